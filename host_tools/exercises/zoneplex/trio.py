"""Hands that always fight by threes and give two stones each as soon as they have them.

Runs on both interpreters.
"""

from games.zoneplex.rules import codes, stones
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.battle import declared
from games.zoneplex.rules.setup import TABLE_DIE
from games.zoneplex.screens.battle.stones_choice import cheapest
from host_tools.exercises.zoneplex.policy import Policy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_STONES_EACH = 2


class TrioPolicy(Policy):
    """The next two clockwise always help, and nobody keeps a stone back."""

    def _place(self, state: "Any") -> bytes:
        has_room = stones.free_chambers(state, steps.NEUTRAL)
        has_few = state.placed_stones(state.active) <= _STONES_EACH
        is_wanted = has_few and state.step == steps.MOVE
        if not (stones.may_place(state) and has_room and is_wanted):
            return b""
        return bytes((codes.PLACE_STONE, steps.NEUTRAL))

    def _invite(self, state: "Any") -> bytes:
        helpers = 0
        for step in range(3):
            helpers |= 1 << (state.active + step) % state.seats
        return self._ask(state, helpers)

    def _deal(self, state: "Any") -> bytes:
        return b""

    def _lift(self, state: "Any") -> bytes:
        kinds: list[list[int]] = [[] for _ in range(state.seats)]
        for seat in range(state.seats):
            if state.battle.helpers >> seat & 1:
                if state.placed_stones(seat) < _STONES_EACH:
                    return b""
                kinds[seat] = cheapest(state, seat, _STONES_EACH)
        return bytes(declared.lifting(kinds, not state.setup.has(TABLE_DIE)))
