"""Hands that play Zenith towards an end: they pull where a disc is near, and try everything."""

from random import Random
from typing import Any

from games.zenith.rules import all_moves, cards, codes, contract, could_win
from games.zenith.rules.ways import distance

_PLANETS_ASKED = b"anNg"
_RARE = 0.15  # moves without a plan


class Policy:
    """Chooses among the moves that the rules offer. `has_others` lets it enter unnamed cards."""

    def __init__(self, hand: Random, has_others: bool) -> None:
        self._hand = hand
        self._has_others = has_others

    def choose(self, state: Any) -> bytes:
        """Return a move."""
        moves: list[bytes] = [m for m in contract.moves(state) if self._is_wanted(m)]
        if self._hand.random() < _RARE:
            kind = self._hand.choice(sorted({move[0] for move in moves}))
            moves = [move for move in moves if move[0] == kind]
            return self._hand.choice(moves)
        best = max(self._worth(state, move) for move in moves)
        return self._hand.choice([m for m in moves if self._worth(state, m) >= best - 1])

    def _is_wanted(self, move: bytes) -> bool:
        is_other = move[0] == codes.RECRUIT_OTHER
        is_other |= move[0] == codes.CHOOSE and move[1] == ord("m") and move[2] >= cards.OTHER
        return self._has_others or not is_other

    def _worth(self, state: Any, move: bytes) -> int:
        if move[0] == codes.RECRUIT:
            planet = cards.planet_of(move[1])
            near: int = 5 - distance(state, state.side, planet)
            left = all_moves.credits_after(state, move[1])
            brought: int = could_win.best(state, move[1], planet, left)
            return near + 1 + brought
        if move[0] == codes.TECHNOLOGY:
            return 6
        if move[0] == codes.LEADER:
            return 2
        if move[0] == codes.CHOOSE and move[1] in _PLANETS_ASKED and move[2] < cards.PLANETS:
            far: int = distance(state, state.side, move[2])
            return 8 - far
        if move[0] == codes.CHOOSE and move[1] == ord("H"):
            return 4 if move[2] == 0 else 1
        return 0 if move[-1] == codes.NO or move[0] == codes.SWAP else 3
