"""Hands that play the modes of Zoneplex: what they do beyond, or otherwise than in the base game.

Runs on both interpreters.
"""

from games.zoneplex import rules, rules_die, rules_odds, rules_showing, rules_stones
from games.zoneplex import rules_state as steps
from games.zoneplex.rules_cards import CLASSES, fear_card, fear_class, fear_strength
from games.zoneplex.rules_eye import class_mask
from games.zoneplex.rules_setup import TABLE_DECK
from games.zoneplex.stacks_screen import is_entered, moved_rows
from host_tools.simulated.zoneplex_policy import EVOKES, Policy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_GOOD_PERCENT = 40
_MISSION_PERCENT = 70
_CURSE_PERCENT = 4
_MOVED_PERCENT = 2
_FALL_PERCENT = 4  # faces a Fear only to see the next one (CH-STK-01)
_OTHER_TILES = 4
_DARK_TILES = 3


class ModePolicy(Policy):
    """All hands at one table of a mode."""

    turn_wishes = ("_enter", "_curse", "_mission", "_evoke", "_moved") + Policy.turn_wishes[1:]

    def _end(self, state: "Any") -> bytes:
        return bytes((rules.GO_ON,)) if state.is_interrupted() else bytes((rules.END_TURN,))

    def _lay_out(self, state: "Any") -> bytes:
        cards = b""
        if state.setup.has(TABLE_DECK) and state.family(steps.FEARS_RULES).HAS_STARTERS:
            strengths = [5 + self._dice.below(6) for _ in range(CLASSES)]
            cards = bytes([fear_card(fear, strengths[fear]) for fear in range(CLASSES)])
        return bytes((rules.LAY_OUT,)) + cards

    def _curse(self, state: "Any") -> bytes:
        if not state.setup.is_small or not self._dice.percent(_CURSE_PERCENT):
            return b""
        return bytes((rules.CURSE, state.active))

    def _mission(self, state: "Any") -> bytes:
        """Place the stone that the symbol wants, once it is known."""
        seat = state.active
        if not state.setup.is_small or not state.is_shown(seat):
            return b""
        own = 1 + state.symbols[seat]
        has_room = rules_stones.may_place(state) and rules_stones.free_chambers(state, own)
        is_open = has_room and not rules_showing.is_mission_done(state, seat)
        return self._stone_on(own) if is_open and self._dice.percent(_MISSION_PERCENT) else b""

    def _evoke(self, state: "Any") -> bytes:
        """End on an Evocation tile whose Fear is wanted and not too strong."""
        seat = state.active
        if state.stage != steps.MOVE or state.is_dislocating or not self._does(seat, EVOKES):
            return b""
        found = [move for move in _evocations(state) if self._is_welcome(state, move)]
        return bytes(self._dice.choice(found)) if found else b""

    def _is_welcome(self, state: "Any", move: bytes) -> bool:
        card = move[3] if len(move) > 3 else state.more.stacks[move[2]][-1]
        if self._dice.percent(_FALL_PERCENT):
            return True
        is_held = class_mask(state, state.active) >> fear_class(card) & 1
        return not is_held and _hope(state, card) >= _GOOD_PERCENT

    def _moved(self, state: "Any") -> bytes:
        """Let somebody be moved onto an Evocation tile by a relic (EV-STK-05)."""
        is_time = state.seats > 1 and not state.is_interrupted()
        if not is_time or not self._dice.percent(_MOVED_PERCENT):
            return b""
        found = [move for _, move in moved_rows(state) if move[1] != state.active]
        return bytes(self._dice.choice(found)) if found else b""

    def _chambers(self, state: "Any") -> "tuple[int, ...]":
        """Return the tiles a player may stand on; for one or two only symbols count."""
        any_symbol = 1 + self._dice.below(6)
        if state.setup.is_small:
            is_known = state.is_shown(state.active)
            return (1 + state.symbols[state.active] if is_known else any_symbol, any_symbol)
        own = 1 + self._symbol(state, state.active)
        tiles = (steps.NEUTRAL,) * _OTHER_TILES + (steps.DARK,) * _DARK_TILES
        return tiles + (own, own, any_symbol)

    def _stone_on(self, kind: int) -> bytes:
        """Name the tile as the screen does."""
        is_other = kind == steps.NEUTRAL
        return bytes((rules.PLACE_STONE, rules_stones.OTHER_TILE if is_other else kind))

    def _invite(self, state: "Any") -> bytes:
        return b"" if state.setup.is_small else Policy._invite(self, state)

    def _reveal(self, state: "Any") -> bytes:
        """Show all symbols, or in a game for one or two that of the one who is asked."""
        if not state.setup.is_small:
            return Policy._reveal(self, state)
        return bytes((rules.REVEAL, self._symbol(state, state.more.asked)))


def _evocations(state: "Any") -> "list[bytes]":
    """Return a battle with every Fear that may lie on top of a stack."""
    found = []
    for number in range(len(state.more.stacks)):
        stack = state.more.stacks[number]
        if is_entered(state):
            found += [bytes((rules.EVOKE, state.active, number, card)) for card in sorted(stack)]
        elif stack:
            found.append(bytes((rules.EVOKE, state.active, number)))
    return found


def _hope(state: "Any", card: int) -> int:
    """Return the odds against a Fear with all own stones, and with everybody's help."""
    counts = [0] * state.seats
    counts[state.active] = state.placed_stones(state.active)
    rolled, hit = state.family(steps.STONES_RULES).damage(state, counts)
    left = max(0, fear_strength(card) + 1 - hit)
    monks = [state.wms[state.active]] if state.setup.is_small else list(state.wms)
    winning, total = rules_odds.odds(left, rolled, monks, rules_die.faces(state.setup))
    return int(rules_odds.percent(winning, total))
