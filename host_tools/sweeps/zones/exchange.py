"""What lies behind the screen of ZoneS is exchanged: nobody but its owner may notice.

Two tables have the same tiles; on each the hidden side puts them, its base and its pieces
elsewhere. After every move they must say and show the same to the other side and to the public.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine import seal
from engine.chance import Chance
from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games.zones.rules import codes, contract
from games.zones.rules import state as rules
from host_tools.simulated.game_log import Log
from host_tools.simulated.session import Session
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zones.plain_setup import GLASS, Setup

_PUBLIC = -1
_THROWN = 6
_FRAMES_EVERY = 10  # set-ups
_KEYS = ("UP", "DOWN", "OK", "BACK")
_HOLDS = ("OK", "OK", "BACK")
_PRESSES = 30
_HOLD_MS = 700
# They show the fingerprint of the log, which every move changes; the menu in its first line.
_FINGERPRINTS = ("ProofScreen", "CodeScreen")
_MENU = "TableMenu"
_LINE = 128  # bytes of a picture
_ELSEWHERE = ("Launcher", "SetupScreen")  # this one has a number drawn for another game


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` set-ups; every seed has one."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zones-secrets", one_setup, seeds, workers, advance)
    return Report(f"{count:,} set-ups tell nothing: {told(seen)}.", failure)


@dataclass
class Tables:
    """Two tables that differ in what one side has hidden."""

    seed: int
    hidden: int  # a seat
    tables: list[Any] = field(default_factory=list)
    logs: list[bytearray] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Open both with the same seed of chance."""
        for _ in range(2):
            header = Header("zones", contract.VERSION, Setup(GLASS).written())
            seal.sealed(header, self.secret)
            log = bytearray(header.encode())
            table = Table(contract, header, self.secret, log.extend)
            for seat in range(2):
                table.cut(seal.cut(seat, 0))
            table.begin()
            self.tables.append(table)
            self.logs.append(log)

    @property
    def secret(self) -> bytes:
        """Return what the seed of chance was made of, with the cuts."""
        return Random(self.seed).randbytes(32)

    @property
    def states(self) -> list[Any]:
        """Return the states of both."""
        return [table.state for table in self.tables]

    @property
    def other(self) -> int:
        """Return the seat that must not notice anything."""
        return 1 - self.hidden

    def play(self, rng: Random) -> str:
        """Make the next move on both; return what the others could notice."""
        first = self.states[0]
        options = [bytes(move) for move in contract.moves(first)]
        code = rng.choice(sorted({move[0] for move in options if rng.random() < 0.3} or {2, 3, 5}))
        moves = [self._move(rng, state, code) for state in self.states]
        if first.active == self.other:
            moves[1] = moves[0]
        said = [self._do(number, move) for number, move in enumerate(moves)]
        if said[0] != said[1]:
            return f"{moves}: {said[0]}, and {said[1]}"
        return ""

    def _move(self, rng: Random, state: Any, code: int) -> bytes:
        options = [bytes(move) for move in contract.moves(state)]
        return rng.choice([move for move in options if move[0] == code] or options[:1])

    def _do(self, number: int, move: bytes) -> tuple[Any, ...]:
        """Make a move on one table; return all that is said of it."""
        table = self.tables[number]
        before = contract.unpack(contract.pack(table.state), Chance(bytes(32)))
        if isinstance(table.do(move), Refusal):
            raise AssertionError(f"{list(move)} is offered and refused")
        tape = bytes(table.state.chance.tape)
        said = contract.label(move, tape), contract.tell(before, move, tape)
        return (*said, *self.seen(number)) if table.state.is_hidden else said

    def seen(self, number: int) -> tuple[Any, ...]:
        """Return what the public and the other side see and hear of a table."""
        state = self.states[number]
        verdict = contract.verdict(state)
        reasons = [(each.rule, each.sentence, each.holds) for each in verdict.reasons]
        views = [contract.view(state, seat) for seat in (_PUBLIC, self.other)]
        return views, reasons, contract.tallies(state)

    def refusals(self, number: int, moves: list[bytes]) -> list[Any]:
        """Return what the other side hears of moves that it tries."""
        found = []
        for move in moves:
            packed = contract.pack(self.states[number])
            trial = contract.unpack(packed, Chance(bytes(32)))
            outcome = contract.apply(trial, move)
            is_refused = isinstance(outcome, Refusal)
            found.append((outcome.rule, outcome.sentence) if is_refused else outcome)
        return found


def one_setup(seed: int, seen: "Counter[str]") -> str:
    """Set one game up in two ways; return what can be noticed."""
    rng = Random(seed)
    tables = Tables(seed, rng.randrange(2))
    wrong = ""
    while not wrong and _is_hidden(tables):
        seen["moves"] += 1
        wrong = tables.play(rng)
        if not _is_hidden(tables):
            break
        wrong = wrong or _unlike_refusals(tables, rng)
        if not wrong and seed % _FRAMES_EVERY == 0 and rng.random() < 0.2:
            wrong = _unlike_frames(tables, rng, seen)
    return wrong


def _is_hidden(tables: Tables) -> bool:
    """Tell whether both are still behind the screen, at the same step."""
    steps = [(state.step, state.active) for state in tables.states]
    return steps[0] == steps[1] and steps[0][0] < rules.COIN


def _unlike_refusals(tables: Tables, rng: Random) -> str:
    """Try moves while it is the other side's turn; say what sounds different."""
    if tables.states[0].active == tables.hidden:
        return ""
    moves = []
    for _ in range(_THROWN):
        code = rng.choice((codes.BASE, codes.LAY, codes.START, codes.COIN, codes.MOVE))
        moves.append(bytes((code, rng.randrange(36), rng.randrange(36)))[: rng.randint(1, 3)])
    one, other = (tables.refusals(number, moves) for number in range(2))
    return "" if one == other else f"{moves}: {one}, and {other}"


def _unlike_frames(tables: Tables, rng: Random, seen: "Counter[str]") -> str:
    """Press the same keys on two devices; say where their pictures or lights differ."""
    sessions = [_session(bytes(log), tables.secret) for log in tables.logs]
    for _ in range(_PRESSES):
        name = sessions[0].screen
        if name in _ELSEWHERE or tables.hidden == _who_looks(sessions[0]):
            return ""
        shown = [_shown(session) for session in sessions]
        seen[f"frames of {name}"] += 1
        if shown[0] != shown[1] and name not in _FINGERPRINTS:
            return f"the {name} differs from the {sessions[1].screen}"
        _press(sessions, rng)
    return ""


def _shown(session: Session) -> tuple[str, bytes, bytes]:
    """Return what is in sight, but for a fingerprint."""
    name, picture = session.screen, session.picture()
    return name, picture[_LINE:] if name == _MENU else picture, session.lights()


def _who_looks(session: Session) -> int:
    """Return the seat whose half is in sight, -1 for none."""
    screen = session.app.screen
    is_open = session.screen == "PlaceScreen" and screen._is_open
    return int(screen._seat) if is_open else _PUBLIC


def _press(sessions: list[Session], rng: Random) -> None:
    is_held = rng.random() < 0.3
    key = rng.choice(_HOLDS if is_held else _KEYS)
    for session in sessions:
        if is_held:
            session.hold(key, _HOLD_MS)
        else:
            session.press(key)
        session.settle()


def _session(log: bytes, secret: bytes) -> Session:
    """Return a device on which one of the tables was taken up."""
    read = Log(log)
    read.secret = secret  # a game that goes on has not told it yet
    session = read.resume(len(read.lines))
    session.settle()
    return session
