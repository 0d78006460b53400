"""Hands that play Zeds Zone towards an end: to escape, to be level, to stay, to lose."""

from random import Random
from typing import Any

from games.zeds.rules import all_moves, codes, ranking
from games.zeds.rules import state as rules
from games.zeds.rules.zone import referee
from host_tools.sweeps.zeds.paper_policy import PaperPolicy

LOST, NOBODY, POINTS, ZOMBIES, ITEMS, SHARED = range(6)
ENDINGS = ("lost", "nobody", "points", "zombies", "items", "shared")

_LOOKS = 6  # squares that are thought about
_ALIKE = {ZOMBIES: 0.97, ITEMS: 0.97, SHARED: 1.0}  # how often all draw alike
_SHELTER = 0.08
_THROW = 0.8


def ending(state: Any) -> int:
    """Return how a game has ended: who is first, and by what."""
    if not any(state.plays(seat) for seat in range(state.seats)):
        return LOST
    level = ranking.level(state)
    if not level:
        return NOBODY
    if len(level) == 1:
        return POINTS
    fewest = min(state.idle_zombies[seat] for seat in level)
    calm = [seat for seat in level if state.idle_zombies[seat] == fewest]
    if len(calm) == 1:
        return ZOMBIES
    return ITEMS if len(ranking.winners(state)) == 1 else SHARED


class Policy:
    """Chooses among the moves that the rules offer."""

    def __init__(self, hand: Random, wanted: int) -> None:
        self._hand = hand
        self._wanted = wanted
        self._alike = _ALIKE.get(wanted, 0.5)
        self._paper = PaperPolicy(hand, wanted == LOST, wanted != NOBODY)

    def choose(self, state: Any) -> bytes:
        """Return a move."""
        step = state.step
        if not state.sheet:
            said = self._paper.say(state)
            if said:
                return said
        moves: list[bytes] = all_moves.moves(state)
        shelters = [move for move in moves if move[0] == codes.SHELTER]
        if shelters and self._hand.random() < _SHELTER * (self._alike < 1):
            return self._hand.choice(shelters)
        moves = [move for move in moves if move[0] != codes.SHELTER]
        if step == rules.PLACE:
            return self._place(state, moves)
        if step == rules.GRENADE and self._hand.random() < _THROW:
            return moves[-1]
        if step in (rules.COLLISION, rules.FORCED) and self._hand.random() < self._alike:
            return moves[0]
        return self._hand.choice(moves)

    def _place(self, state: Any, moves: list[bytes]) -> bytes:
        """Draw as a neighbour did, or think about some squares."""
        seat = state.active
        there = bytes(state.zones[seat - 1]).find(state.sector[seat]) if seat else -1
        if bytes((codes.PLACE, there & 255)) in moves and self._hand.random() < self._alike:
            return bytes((codes.PLACE, there))
        looked = self._hand.sample(moves, min(_LOOKS, len(moves)))
        return max(looked, key=lambda move: self._worth(state, move[1]))

    def _worth(self, state: Any, square: int) -> int:
        """Return how much a square is worth for the end that is wanted."""
        outcome = referee.preview(state, state.active, square)
        reached: int = sum(halves > 0 for halves in outcome.area.reached)
        guns, woken, escaped = int(outcome.guns), int(outcome.woken), int(outcome.escaped)
        if self._wanted == LOST:
            return 100 * (woken > guns) + reached - guns
        if woken > guns:
            return -100
        return -reached if self._wanted == NOBODY else 20 * escaped + reached + guns - woken
