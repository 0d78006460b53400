"""The firmware's ZoneS and the plain one, side by side at the same position.

`as_state` puts a plain position on the firmware's board; `differences` says what is not alike.
"""

from collections.abc import Iterator
from typing import Any

from engine.chance import Chance
from games.zones.rules import codes, contract, points
from games.zones.rules import state as rules
from games.zones.rules.board import capture, moves
from host_tools.sweeps.zones.plain import CELLS, KINDS, SIDES, TERRAINS, Cell, Position, name_of
from host_tools.sweeps.zones.plain_game import NO_KIND, Action
from host_tools.sweeps.zones.plain_moves import has_ally, needs_ally, reach, shots, summons
from host_tools.sweeps.zones.plain_setup import Setup

ENDS = {
    0: "",
    rules.BY_BASE: "base",
    rules.RESIGNED: "resigned",
    rules.FLAGGED: "flag",
    rules.DRAW_AGREED: "agreed",
    rules.DRAW_PASSES: "passes",
    rules.DRAW_BARE: "bare",
}
NAMES = {
    value: name.lower()
    for name, value in vars(codes).items()
    if name.isupper() and not name.startswith("EV_")
}
TIME = b"\x00\x08"  # two seconds
_CODES = {name: code for code, name in NAMES.items()}
_TIMED = ("move", "shoot", "summon", "moved", "captured", "pass")
_LISTS: tuple[tuple[Any, ...], ...] = (CELLS, KINDS, SIDES)
# What stands behind a move: kinds, cells, sides.
_DETAILS = {
    "base": "c",
    "lay": "c",
    "start": "kc",
    "coin": "s",
    "move": "cc",
    "shoot": "cc",
    "summon": "kc",
    "captured": "k",
    "return": "k",
    "fell": "s",
    "flag": "s",
}


def as_state(position: Position, setup: Setup) -> Any:
    """Return the position as the firmware knows it."""
    state: Any = contract.new(setup.written(), Chance(bytes(32)))
    state.step = rules.TURN
    state.active = SIDES.index(position.turn)
    state.last = codes.PASS if position.passes else 0
    for at, cell in enumerate(CELLS):
        if cell in position.terrain:
            state.terrain[at] = TERRAINS.index(position.terrain[cell])
        if cell in position.pieces:
            state.pieces[at] = KINDS.index(position.pieces[cell]) + 1
    for seat, side in enumerate(SIDES):
        state.bases[seat] = CELLS.index(position.bases[side])
    for kind, name in enumerate(KINDS):
        state.reserve[kind] = position.reserve[name]
        state.captured[kind] = position.captured[name]
    return state


def as_action(move: bytes) -> Action:
    """Return a move without time in plain words."""
    name = NAMES[move[0]]
    details = zip(_DETAILS.get(name, ""), move[1:], strict=False)
    return (name, *(_detail(letter, number) for letter, number in details))


def _detail(letter: str, number: int) -> Any:
    if letter == "k":
        return NO_KIND if number == rules.NONE else KINDS[number]
    return CELLS[number] if letter == "c" else SIDES[number]


def as_move(action: Action, time: bytes = b"") -> bytes:
    """Return an action as the firmware knows it; what takes time has some."""
    name, *details = action
    time = time if name in _TIMED else b""
    return bytes((_CODES[name], *map(_number, details))) + time


def _number(detail: Any) -> int:
    found = [names.index(detail) for names in _LISTS if detail in names]
    return found[0] if found else rules.NONE


def offered(state: Any) -> set[Action]:
    """Return what the firmware offers; what stands in its list twice is a fault."""
    found = contract.moves(state)
    if len(set(map(bytes, found))) != len(found):
        raise AssertionError(f"a move is offered twice: {sorted(found)}")
    size = len(TIME) if state.clock else 0
    return {as_action(_without(move, size)) for move in found}


def _without(move: bytes, size: int) -> bytes:
    """Return a move without its time."""
    return move[: len(move) - size] if NAMES[move[0]] in _TIMED else move


def unlike_board(state: Any, position: Position) -> Iterator[str]:
    """Yield which pieces of either side could do something else by the board's functions."""
    for cell, kind in position.pieces.items():
        at = CELLS.index(cell)
        for what, found, expected in (
            ("reach", moves.reach(state, at), reach(position, cell)),
            ("shots", moves.shots(state, at), shots(position, cell)),
        ):
            if sorted(CELLS[each] for each in found) != sorted(expected):
                yield f"{what} of {kind} {name_of(cell)}: {_told(found)}, plainly {expected}"
    for number, kind in enumerate(KINDS):
        found = moves.summons(state, number)
        if sorted(CELLS[each] for each in found) != sorted(summons(position, kind)):
            yield f"summons of {kind}: {_told(found)}, plainly {summons(position, kind)}"


def unlike_captures(state: Any, position: Position) -> Iterator[str]:
    """Yield whom somebody may capture, and by which rule, where they do not agree."""
    for attacker in position.pieces:
        for victim in position.pieces:
            if position.owner(attacker) != position.owner(victim):
                ours = _judged(state, attacker, victim)
                theirs = _judged_plainly(position, attacker, victim)
                if ours != theirs:
                    pair = f"{name_of(attacker)} captures {name_of(victim)}"
                    yield f"{pair}: {ours}, plainly {theirs}"


def _judged(state: Any, attacker: Cell, victim: Cell) -> tuple[bool, bool, str]:
    cells = CELLS.index(attacker), CELLS.index(victim)
    is_allowed, rule, _ = capture.reason(state, *cells)
    return capture.may_capture(state, *cells), is_allowed, rule.decode()


def _judged_plainly(position: Position, attacker: Cell, victim: Cell) -> tuple[bool, bool, str]:
    rule = needs_ally(position, victim)
    is_swordsman = position.pieces[attacker] == "Swordsman"
    is_allowed = not rule or is_swordsman or has_ally(position, attacker, victim)
    return is_allowed, is_allowed, rule or "ZS-11"


def differences(state: Any, position: Position) -> Iterator[str]:
    """Yield what is not alike of what lies on the board and beside it."""
    expected = as_state_rows(position)
    for name, row in expected.items():
        if bytes(getattr(state, name)) != row:
            yield f"{name} {_told(getattr(state, name))}, plainly {_told(row)}"
    step = "over" if position.end else "return" if position.wife else "turn"
    ours = {rules.TURN: "turn", rules.RETURN: "return", rules.OVER: "over"}.get(state.step)
    if ours != step:
        yield f"the step is {ours}, plainly {step}"
    if not position.end and SIDES[state.active] != position.turn:
        yield f"it is the turn of {SIDES[state.active]}, plainly of {position.turn}"
    yield from _unlike_end(state, position)


def as_state_rows(position: Position) -> dict[str, bytes]:
    """Return pieces, reserve and captures as the firmware keeps them."""
    pieces = [position.pieces.get(cell) for cell in CELLS]
    return {
        "pieces": bytes(KINDS.index(kind) + 1 if kind else 0 for kind in pieces),
        "reserve": bytes(position.reserve[kind] for kind in KINDS),
        "captured": bytes(position.captured[kind] for kind in KINDS),
    }


def _unlike_end(state: Any, position: Position) -> Iterator[str]:
    winner = SIDES.index(position.winner) if position.winner else -1
    if (ENDS[state.ended], state.winner) != (position.end, winner & rules.NONE):
        yield f"it ended {ENDS[state.ended]} {state.winner}, plainly {position.end} {winner}"
    verdict = contract.verdict(state)
    if (verdict.is_over, verdict.winner) != (bool(position.end), winner):
        yield f"the verdict is {verdict.is_over} {verdict.winner}, plainly {winner}"
    for seat, side in enumerate(SIDES):
        if points.total(state, seat) != position.points(side):
            yield f"{side} has {points.total(state, seat)} points, plainly {position.points(side)}"


def _told(cells: bytes) -> str:
    return " ".join(map(str, cells))
