"""Whole random games, from the set-up to the end, against the plain rules.

Both are laid out for themselves and go on by themselves; before every action they must offer the
same, and what the plain rules do not offer must be refused.
"""

from collections import Counter
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zenith.rules import cards, codes, contract
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.effects.frames import OP, top
from host_tools.sweeps.zenith import plain_game
from host_tools.sweeps.zenith.plain import World
from host_tools.sweeps.zenith.side_by_side import Pair, as_action, as_world, decided

_MOST_ACTIONS = 400  # hardly any game is as long
_ENTER = ord("E")


def whole_game(seed: int, asked_for: "Counter[str]") -> tuple[int, str]:
    """Compare every action of a game played at random; return how many there were."""
    rng = Random(seed)
    state, wrong = _laid_out(rng)
    if wrong:
        return 1, wrong
    pair = Pair(state, _start(state))
    wrong = _apart(pair)
    for action in range(1, _MOST_ACTIONS + 1):
        if wrong or state.ended:
            asked_for.update(pair.asked_for)
            return action, wrong
        moves = contract.moves(state)
        wrong = _unlike(pair, moves) or _taken_though_not_offered(pair, rng)
        kind = rng.choice(sorted({move[0] for move in moves}))
        chosen = rng.choice([move for move in moves if move[0] == kind])
        wrong = wrong or pair.play(chosen, rng.choice)
    asked_for.update(pair.asked_for)
    return _MOST_ACTIONS, wrong


def _laid_out(rng: Random) -> tuple[Any, str]:
    """Return a game before its first turn, with any decisions of the table."""
    flags = rng.randrange(256)
    first = 1 + rng.randrange(2) if flags & decisions.NOVICE else rng.randrange(3)
    names = (b"A", b"B", b"C", b"D")[: 4 if flags & decisions.TEAMS else 2]
    setup = decisions.encode(flags, first, rng.randrange(3), rng.randrange(8), names)
    state = contract.new(setup, Chance(rng.randbytes(32)))
    contract.apply(state, bytes((codes.DRAW,)))
    entered: list[int] = []
    while state.step == rules_state.CHOICE:
        left = sorted((plain_game.TOKENS - Counter(entered)).elements())
        if top(state)[OP] != _ENTER:
            return state, f"{bytes(top(state))!r} is asked where tokens are entered"
        entered.append(rng.choice(left))
        contract.apply(state, bytes((codes.CHOOSE, _ENTER, entered[-1])))
    contract.apply(state, bytes((codes.LAID_OUT,)))
    if entered and entered != list(state.tokens)[: len(entered)]:
        return state, f"{entered} were entered, {list(state.tokens)} lie there"
    return state, ""


def _start(state: Any) -> World:
    """Lay the plain game out; only what chance or the table decided is taken over."""
    decisions_of = {**decided(state), "novice": bool(state.allows(decisions.NOVICE))}
    sides = state.boards
    how = decisions.boards_of(state.setup)
    if how != decisions.DRAWN_BOARDS:
        sides = decisions.sides_of(state.setup) if how == decisions.SAID_BOARDS else 0
    said = decisions.first_of(state.setup)
    first = state.side if said == decisions.DRAWN else said - 1
    return plain_game.start(decisions_of, first, sides, list(state.tokens))


def _apart(pair: Pair) -> str:
    """Say what is not alike before the first turn."""
    theirs = as_world(pair.state)
    unlike = [name for name in theirs if theirs[name] != pair.world.get(name)]
    return f"laid out, {unlike} are not alike" if unlike else ""


def _unlike(pair: Pair, moves: list[bytes]) -> str:
    """Say what only one of them offers."""
    ours, theirs = plain_game.legal(pair.world), {as_action(move) for move in moves}
    if len(theirs) != len(moves):
        return "a move is offered twice"
    return "" if ours == theirs else f"only one offers {sorted(ours ^ theirs)}"


def _taken_though_not_offered(pair: Pair, rng: Random) -> str:
    """Try something that is not offered; say so when it is not refused, or changes anything."""
    kind = rng.choice((codes.RECRUIT, codes.RECRUIT_OTHER, codes.TECHNOLOGY, codes.PASS))
    details = {
        codes.RECRUIT: (rng.randrange(cards.ALL_AGENTS),),
        codes.RECRUIT_OTHER: (rng.randrange(cards.PLANETS), rng.randrange(12)),
        codes.TECHNOLOGY: (rng.randrange(cards.FACTIONS),),
        codes.PASS: (),
    }
    move = bytes((kind, *details[kind]))
    if as_action(move) in plain_game.legal(pair.world):
        return ""
    before = contract.pack(pair.state)
    is_refused = isinstance(contract.apply(pair.state, move), Refusal)
    is_same = contract.pack(pair.state) == before
    return "" if is_refused and is_same else f"{list(move)} is taken though not offered"
