"""Throws random moves at positions of recorded games: a refused one changes nothing."""

import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zones.rules import codes, contract
from host_tools.exercises.replay import Replay
from host_tools.exercises.zones.invariants import broken
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zones.record_games import recorded_games

_ROW = 4  # bytes in the table of moves, which begins with DRAW
_THROWS = 4  # at one position, one after the other
_OFFERED = 0.3
_CORRECTIONS = 4  # as often as so many other kinds: most go too far
_FIRST = 9  # a kind or a field, and one more than there are
_LIKELY = (0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 11, 17, 18, 19, 22, 28, 35, 36, 59, 60, 255)
_AGAIN = "zonekeeper soak --part zones-moves --seed {} --events 1"


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Throw `count` moves; those of one position have one seed."""
    taken: Counter[int] = Counter()
    thrown = 0
    failure = ""
    while thrown < count and not failure:
        wrong = _wrong_with(seed, taken)
        failure = wrong and f"{wrong}\nRun it again:\n  {_AGAIN.format(seed)}"
        thrown, seed = thrown + _THROWS, seed + 1
        advance(_THROWS)
    return Report(
        f"{thrown:,} moves thrown, {taken.total():,} taken, of {len(taken)} kinds.", failure
    )


@cache
def positions() -> list[list[bytes]]:
    """Return packed states from all over the recorded games, those of each step together."""
    found: dict[int, list[bytes]] = {}
    for path in recorded_games():
        replay = Replay(path.read_bytes())
        for _ in replay.lines():
            if replay.table.has_begun:
                state = replay.table.state
                found.setdefault(state.step, []).append(contract.pack(state))
    return [found[step] for step in sorted(found)]


def _wrong_with(seed: int, taken: Counter[int]) -> str:
    try:
        return "; ".join(_throw(Random(seed), positions(), taken))
    except Exception:  # whatever the rules raise is a finding, to be told with its seed
        return traceback.format_exc()


def _throw(rng: Random, found: list[list[bytes]], taken: Counter[int]) -> Iterator[str]:
    state = contract.unpack(rng.choice(rng.choice(found)), Chance(rng.randbytes(32)))
    for _ in range(_THROWS):
        before = contract.pack(state)
        move = _random_move(rng, state)
        told = contract.unpack(before, state.chance)
        state.chance.tape = bytearray()
        outcome = contract.apply(state, move)
        if not isinstance(outcome, Refusal):
            taken[move[0]] += 1
            if not outcome:  # the screens take that for a refusal
                yield f"{list(move)} was taken and nothing happened"
            yield from _wrong_after(told, state, move)
        elif contract.pack(state) != before:
            yield f"{list(move)} was refused and changed the state"


def _wrong_after(before: Any, state: Any, move: bytes) -> Iterator[str]:
    for sentence in broken(state):
        yield f"after {list(move)} {sentence}"
    packed = contract.pack(state)
    if contract.pack(contract.unpack(packed, state.chance)) != packed:
        yield f"after {list(move)} the state cannot be packed"
    for seat in (-1, 0, 1):
        contract.view(state, seat)
    contract.verdict(state)
    contract.label(move, bytes(state.chance.tape))
    contract.tell(before, move, bytes(state.chance.tape))


def _random_move(rng: Random, state: Any) -> bytes:
    """Return a move that is offered, or any, mostly of a length that the rules look at."""
    offered = contract.moves(state) if rng.random() < _OFFERED else []
    if offered:
        return bytes(rng.choice(offered))
    last = len(contract._MOVES) // _ROW - 1
    kind = min(last, rng.randrange(last + _CORRECTIONS))
    shortest, longest = contract._MOVES[kind * _ROW :][:2]
    size = rng.randint(shortest, longest + (rng.random() < 0.1))
    first = rng.randrange(_FIRST) if rng.random() < 0.7 else _byte(rng)
    return bytes((kind + codes.DRAW, first, *(_byte(rng) for _ in range(size - 1))))[:size]


def _byte(rng: Random) -> int:
    return rng.choice(_LIKELY) if rng.random() < 0.85 else rng.randrange(256)
