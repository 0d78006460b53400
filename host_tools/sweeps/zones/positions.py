"""Random positions of ZoneS with random rosters: all that is offered, and one turn, both ways."""

from collections import Counter
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zones.rules import contract
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zones.plain import CELLS, KINDS, Position
from host_tools.sweeps.zones.plain_game import Action, legal, play
from host_tools.sweeps.zones.random_position import random_position, random_setup
from host_tools.sweeps.zones.side_by_side import (
    as_move,
    as_state,
    differences,
    offered,
    unlike_board,
    unlike_captures,
)

_TRIES = 5


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` positions; every seed has one."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zones-positions", one_position, seeds, workers, advance)
    return Report(f"{count:,} positions alike: {told(seen)}.", failure)


def one_position(seed: int, seen: "Counter[str]") -> str:
    """Compare what is offered, what is not, and what comes of a turn; return what differs."""
    rng = Random(seed)
    setup = random_setup(rng)
    position = random_position(rng, setup)
    state = as_state(position, setup)
    wrong = "; ".join((*unlike_board(state, position), *unlike_captures(state, position)))
    options = legal(position)
    wrong = wrong or unlike_offers(state, options) or taken_though_not_offered(state, options, rng)
    seen["offers"] += len(options)
    while not wrong and not position.end:
        action = rng.choice(sorted(options))
        seen.update((_called(action, position),))
        wrong = play_both(state, position, action)
        if not position.wife:
            break
        options = legal(position)
        wrong = wrong or unlike_offers(state, options)
    seen[f"end by {position.end}" if position.end else "going on"] += 1
    return wrong and f"{setup.written().hex()} {position}: {wrong}"


def unlike_offers(state: Any, options: set[Action]) -> str:
    """Say what only one of them offers."""
    ours = offered(state)
    return "" if ours == options else f"only one offers {sorted(ours ^ options, key=str)}"


def play_both(state: Any, position: Position, action: Action) -> str:
    """Do the same on both; return what is not alike."""
    outcome = contract.apply(state, as_move(action))
    if isinstance(outcome, Refusal):
        return f"{action} is refused: {outcome.sentence!r}"
    play(position, action)
    wrong = list(differences(state, position))
    packed = contract.pack(state)
    if contract.pack(contract.unpack(packed, Chance(bytes(32)))) != packed:
        wrong.append("the state cannot be packed")
    return (wrong and f"after {action} {'; '.join(wrong)}") or ""


def taken_though_not_offered(state: Any, options: set[Action], rng: Random) -> str:
    """Try things on the board that are not offered; say so when one is not refused."""
    before = contract.pack(state)
    for _ in range(_TRIES):
        action = _any_action(rng, state)
        if action not in options:
            outcome = contract.apply(state, as_move(action))
            if not isinstance(outcome, Refusal) or contract.pack(state) != before:
                return f"{action} is taken though not offered"
    return ""


def _any_action(rng: Random, state: Any) -> Action:
    """Return something, mostly with a piece of whose turn it is."""
    own = [
        CELLS[at] for at, piece in enumerate(state.pieces) if piece and (piece > 4) == state.active
    ]
    name = rng.choice(("move", "move", "move", "shoot", "summon", "summon", "pass", "return"))
    if name == "summon":
        return (name, rng.choice(KINDS), rng.choice(CELLS))
    if name == "return":
        return (name, rng.choice(KINDS))
    return (name,) if name == "pass" else (name, rng.choice(own or CELLS), rng.choice(CELLS))


def _called(action: Action, position: Position) -> str:
    """Return what kind of action it is."""
    name = str(action[0])
    is_capture = name == "move" and action[2] in position.pieces
    return "captured" if is_capture else name
