"""Random positions and whole random games, against a second, plain implementation of the rules.

A position is made up and has one action; a whole game goes from the set-up to its end.
"""

import traceback
from collections import Counter
from random import Random
from typing import Any

from engine.chance import Chance
from games.zenith.rules import cards, codes, contract
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.effects import tableau
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zenith.side_by_side import Choose, Pair, as_world
from host_tools.sweeps.zenith.whole_games import whole_game

_AGAIN = "zonekeeper soak --part zenith-positions --seed {} --events 1"
_GAME_EVERY = 50  # a seed of so many is a whole game; its actions count
_MOST_ANSWERS = 12  # of an effect that is gone through whole; only cards have more


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` positions; every seed has one, or a whole game."""
    done = games = 0
    asked_for: Counter[str] = Counter()
    failure = ""
    while done < count and not failure:
        is_game = seed % _GAME_EVERY == _GAME_EVERY - 1
        try:
            made, wrong = (whole_game if is_game else position)(seed, asked_for)
        except Exception:  # whatever either raises is a finding, to be told with its seed
            made, wrong = 1, traceback.format_exc()
        failure = wrong and f"{wrong}\nRun it again:\n  {_AGAIN.format(seed)}"
        done, games, seed = done + made, games + is_game, seed + 1
        advance(made)
    questions = sum(asked_for.values())
    return Report(
        f"{done:,} actions alike, {games:,} whole games among them; {questions:,} questions of"
        f" {len(asked_for)} kinds.",
        failure,
    )


def position(seed: int, asked_for: "Counter[str]") -> tuple[int, str]:
    """Compare one action in a made-up position; every agent has its turn."""
    rng = Random(seed)
    state = make_state(rng)
    agent = seed % cards.ALL_AGENTS
    kind = rng.random()
    if kind < 0.15:
        faction = rng.randrange(3)
        state.levels[state.side * 3 + faction] %= 5
        state.zenithium[state.side] += 5
        return 1, _compare(state, bytes((codes.TECHNOLOGY, faction)), rng.choice, asked_for)
    if kind < 0.2:
        return 1, _compare(state, bytes((codes.LEADER, rng.randrange(3))), rng.choice, asked_for)
    _take_up(state, agent)
    state.credits[state.side] += rng.randrange(cards.cost_of(agent), 20)
    return 1, _compare(state, bytes((codes.RECRUIT, agent)), rng.choice, asked_for)


def _take_up(state: Any, agent: int) -> None:
    """Let an agent lie in no column, so that it can be recruited."""
    for column in range(len(state.columns)):
        state.columns[column] = bytearray([c for c in state.columns[column] if c != agent])


class Odometer:
    """Answers one after the other, so that in the end every way was gone."""

    def __init__(self) -> None:
        self._taken: list[int] = []
        self._counts: list[int] = []

    def choose(self, options: list[int]) -> int:
        """Return the answer whose turn it is; of many cards to be named some will do."""
        at = len(self._counts)
        self._counts.append(min(len(options), _MOST_ANSWERS))
        if at == len(self._taken):
            self._taken.append(0)
        return options[self._taken[at] * len(options) // self._counts[at]]

    def turn(self) -> bool:
        """Go on to the next way; tell whether there is one."""
        del self._taken[len(self._counts) :]
        while self._taken and self._taken[-1] + 1 == self._counts[len(self._taken) - 1]:
            self._taken.pop()
        self._counts = []
        if self._taken:
            self._taken[-1] += 1
        return bool(self._taken)


def every_choice(agent: int, seed: int, most: int) -> tuple[int, str]:
    """Recruit an agent in one position with every answer, so many ways at most."""
    state = make_state(Random(seed))
    _take_up(state, agent)
    state.credits[state.side] += cards.MOST_COST
    packed = contract.pack(state)
    odometer = Odometer()
    for ways in range(1, most + 1):
        state = contract.unpack(packed, Chance(bytes(32)))
        wrong = _compare(state, bytes((codes.RECRUIT, agent)), odometer.choose, Counter())
        if wrong or not odometer.turn():
            return ways, wrong
    return most, ""


def make_state(rng: Random) -> Any:
    """Return a position at the beginning of a turn, likely or not."""
    flags = rng.randrange(256) & ~(decisions.NOVICE | decisions.TEAMS | decisions.OWN_TOKENS)
    flags |= decisions.SECRET
    setup = decisions.encode(flags, 1 + rng.randrange(2), 2, rng.randrange(8), (b"A", b"B"))
    state = contract.new(setup, Chance(rng.randbytes(32)))
    contract.apply(state, bytes((codes.DRAW,)))
    contract.apply(state, bytes((codes.LAID_OUT,)))
    for planet in range(5):
        state.tracks[planet] = rng.choice((1, 2, 3, 4, 4, 4, 5, 6, 7))
        if rng.random() < 0.06:
            state.tracks[planet] = rules_state.GONE
        if rng.random() < 0.5:
            state.spent.append(state.tokens[planet])
            state.tokens[planet] = 0
    for side in range(2):
        for disc in rng.sample(range(5), 3):
            most = min(2, 4 - sum(state.discs[5 * side : 5 * side + 5]))  # nobody has won yet
            state.discs[5 * side + disc] = rng.randint(0, most)
        state.credits[side] = rng.randrange(25)
        state.zenithium[side] = rng.randrange(7)
        for faction in range(3):
            state.levels[3 * side + faction] = rng.randrange(6)
    state.badge, state.is_gold = rng.randrange(3), rng.randrange(2)
    state.hands[0], state.hands[1] = rng.randrange(1, 8), rng.randrange(8)
    state.hands[state.active] = rng.randrange(1, 8)
    state.deck, state.discards = rng.choice(((0, 0), (1, 3), (40, 10), (60, 0)))
    _fill_columns(state, rng)
    return state


def _fill_columns(state: Any, rng: Random) -> None:
    agents = list(range(cards.ALL_AGENTS))
    rng.shuffle(agents)
    for agent in agents[: rng.randrange(40)]:
        tableau.lay(state, rng.randrange(2), agent)
    for _ in range(rng.randrange(8)):
        cost = rng.choice((0, 3, 7, cards.NO_COST))
        tableau.lay(state, rng.randrange(2), cards.other(rng.randrange(5), cost))


def _compare(state: Any, move: bytes, choose: Choose, asked_for: "Counter[str]") -> str:
    """Make a move on both and answer what is asked; return what is not alike."""
    pair = Pair(state, as_world(state))
    wrong = pair.play(move, choose)
    asked_for.update(pair.asked_for)
    return wrong
