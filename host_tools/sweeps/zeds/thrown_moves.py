"""Throws random moves at positions of recorded games: a refused one changes nothing."""

import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zeds.rules import codes, contract, ranking
from host_tools.exercises.replay import Replay
from host_tools.exercises.zeds.invariants import broken
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zeds.record_games import recorded_games

_ROW = 4  # bytes in the table of moves, which begins with ROLL
_THROWS = 4  # at one position, one after the other
_OFFERED = 0.3
_LIKELY = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9, 12, 16, 19, 20, 35, 36, 79, 80, 81, 255)
_AGAIN = "zonekeeper soak --part zeds-moves --seed {} --events 1"


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
def positions() -> list[bytes]:
    """Return packed states from all over the recorded games."""
    found = []
    for path in recorded_games():
        replay = Replay(path.read_bytes())
        for _ in replay.lines():
            if replay.table.has_begun:
                found.append(contract.pack(replay.table.state))
    return found


def _wrong_with(seed: int, taken: Counter[int]) -> str:
    try:
        return "; ".join(_throw(Random(seed), positions(), taken))
    except Exception:  # whatever the rules raise is a finding, to be told with its seed
        return traceback.format_exc()


def _throw(rng: Random, found: list[bytes], taken: Counter[int]) -> Iterator[str]:
    state = contract.unpack(rng.choice(found), Chance(rng.randbytes(32)))
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
    if contract.is_over(state) and not set(ranking.winners(state)) <= set(ranking.escaped(state)):
        yield f"after {list(move)} somebody wins who has not escaped"
    contract.view(state, -1)
    contract.verdict(state)
    contract.label(move, bytes(state.chance.tape))
    contract.tell(before, move, bytes(state.chance.tape))


def _random_move(rng: Random, state: Any) -> bytes:
    """Return a move that is offered, or any, mostly of a length that the rules look at."""
    offered = contract.moves(state) if rng.random() < _OFFERED else []
    if offered:
        return bytes(rng.choice(offered))
    kind = rng.randrange(len(contract._MOVES) // _ROW)
    shortest, longest = contract._MOVES[kind * _ROW :][:2]
    size = rng.randint(shortest, longest + (rng.random() < 0.1))
    return bytes((kind + codes.ROLL, *(_byte(rng) for _ in range(size - 1))))


def _byte(rng: Random) -> int:
    return rng.choice(_LIKELY) if rng.random() < 0.85 else rng.randrange(256)
