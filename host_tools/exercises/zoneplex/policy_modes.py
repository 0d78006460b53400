"""Hands that play the modes of Zoneplex: what they do beyond, or otherwise than in the base game.

Runs on both interpreters.
"""

from games.zoneplex.modes import families, hidden_symbols
from games.zoneplex.rules import codes, stones
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.battle import die, odds
from games.zoneplex.rules.cards import CLASSES, fear_card, fear_class, fear_strength
from games.zoneplex.rules.eye import class_mask
from games.zoneplex.rules.setup import TABLE_DECK, WITH_ALLIES, WITH_CURSES, WITH_HIDDEN_SYMBOLS
from games.zoneplex.screens.turn.stacks_screen import is_entered, moved_rows
from host_tools.exercises.zoneplex.policy import EVOKES, Policy

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

    turn_wishes = ("_carried", "_enter", "_curse", "_mission", "_evoke", "_moved") + (
        Policy.turn_wishes[2:]
    )

    def _end(self, state: "Any") -> bytes:
        return bytes((codes.GO_ON,)) if state.is_interrupted() else bytes((codes.END_TURN,))

    def _lay_out(self, state: "Any") -> bytes:
        cards = b""
        if state.setup.has(TABLE_DECK) and state.family(families.FEARS).HAS_STARTERS:
            strengths = [5 + self._dice.below(6) for _ in range(CLASSES)]
            cards = bytes([fear_card(fear, strengths[fear]) for fear in range(CLASSES)])
        return bytes((codes.LAY_OUT,)) + cards

    def _curse(self, state: "Any") -> bytes:
        if not state.setup.offers(WITH_CURSES) or not self._dice.percent(_CURSE_PERCENT):
            return b""
        return bytes((codes.CURSE, state.active))

    def _mission(self, state: "Any") -> bytes:
        """Place the stone that the symbol wants, once it is known."""
        seat = state.active
        if not state.setup.offers(WITH_HIDDEN_SYMBOLS) or not state.is_shown(seat):
            return b""
        own = 1 + state.symbols[seat]
        has_room = stones.may_place(state) and stones.free_chambers(state, own)
        is_open = has_room and not hidden_symbols.is_mission_done(state, seat)
        return self._stone_on(own) if is_open and self._dice.percent(_MISSION_PERCENT) else b""

    def _evoke(self, state: "Any") -> bytes:
        """End on an Evocation tile whose Fear is wanted and not too strong."""
        seat = state.active
        is_bound = state.is_dislocating or state.has_placed
        if state.step != steps.MOVE or is_bound or not self._does(seat, EVOKES):
            return b""
        found = [move for move in _evocations(state) if self._is_welcome(state, move)]
        return bytes(self._dice.choice(found)) if found else b""

    def _is_welcome(self, state: "Any", move: bytes) -> bool:
        card = move[3] if len(move) > 3 else state.stacks[move[2]][-1]
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
        if not state.setup.offers(WITH_ALLIES):
            is_known = state.is_shown(state.active)
            return (1 + state.symbols[state.active] if is_known else any_symbol, any_symbol)
        own = 1 + self._symbol(state, state.active)
        tiles = (steps.NEUTRAL,) * _OTHER_TILES + (steps.DARK,) * _DARK_TILES
        return tiles + (own, own, any_symbol)

    def _stone_on(self, kind: int) -> bytes:
        """Name the tile as the screen does."""
        is_other = kind == steps.NEUTRAL
        return bytes((codes.PLACE_STONE, stones.OTHER_TILE if is_other else kind))

    def _invite(self, state: "Any") -> bytes:
        return Policy._invite(self, state) if state.setup.offers(WITH_ALLIES) else b""

    def _reveal(self, state: "Any") -> bytes:
        """Show all symbols, or in a game for one or two that of the one who is asked."""
        if not state.setup.offers(WITH_HIDDEN_SYMBOLS):
            return Policy._reveal(self, state)
        return bytes((codes.REVEAL, self._symbol(state, state.asked)))


def _evocations(state: "Any") -> "list[bytes]":
    """Return a battle with every Fear that may lie on top of a stack."""
    found = []
    for number in range(len(state.stacks)):
        stack = state.stacks[number]
        if is_entered(state):
            found += [bytes((codes.EVOKE, state.active, number, card)) for card in sorted(stack)]
        elif stack:
            found.append(bytes((codes.EVOKE, state.active, number)))
    return found


def _hope(state: "Any", card: int) -> int:
    """Return the odds against a Fear with all own stones, and with everybody's help."""
    counts = [0] * state.seats
    counts[state.active] = state.placed_stones(state.active)
    rolled, hit = state.family(families.STONES).damage(state, counts)
    left = max(0, fear_strength(card) + 1 - hit)
    has_allies = state.setup.offers(WITH_ALLIES)
    monks = list(state.wms) if has_allies else [state.wms[state.active]]
    winning, total = odds.odds(left, rolled, monks, die.faces(state.setup))
    return int(odds.percent(winning, total))
