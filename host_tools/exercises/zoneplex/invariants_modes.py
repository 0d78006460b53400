"""What is true after every move of a mode of Zoneplex, and what there is of everything in it.

The numbers are those of the rulebook (B1, B2), not the firmware's. Runs on both interpreters.
"""

from games.zoneplex.rules import eye
from games.zoneplex.rules import state as steps
from host_tools.exercises.zoneplex import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ZONEPLEX, EVOCATION, CHALLENGE, GAUNTLET, ZONEMASTER = range(5)

_FEARS_IN_DECK = 0x08
_FOUR_STACKS = 0x20
_FIRST_FEAR = 4
_FIRST_MASTER = 22
_NOBODY = 255
_NO_CARD = 255

_ALL_CARDS = 72
_MOVEMENT_CARDS = 51
_SET_ASIDE = 4
_ALL_RELICS = 30
_BOXED_ALONE = 6

_SYMBOLS = [(symbol, 3) for symbol in "ABCDEF"]
# Evocation's other tiles: 6 + 2 teleporters, 5 reliquaries, 8 Evocation tiles; walls bar the way.
_PLACES = (
    [(plain.NEUTRAL, 9)] + _SYMBOLS,
    [(plain.OTHER_TILE, 21)] + _SYMBOLS + [(plain.DARK, 3)],
    [(plain.OTHER_TILE, 0)] + _SYMBOLS,
)


def is_small(state: "Any") -> bool:
    """Tell whether one or two play."""
    return bool(state.setup.mode >= CHALLENGE)


def places(state: "Any") -> "list[tuple[str, int]]":
    """Return the places for stones, in the order of the state, and how many there are of each."""
    return _PLACES[min(state.setup.mode, CHALLENGE)]


def relics(state: "Any") -> int:
    """Return how many relic cards are in the game (CH-SET-04)."""
    return _ALL_RELICS - (_BOXED_ALONE if is_small(state) and state.seats == 1 else 0)


def has_four_stacks(state: "Any") -> bool:
    """Tell whether a Fear of each type is set aside, and the others are in the deck."""
    is_variant = state.setup.mode == ZONEMASTER and state.setup.house & _FOUR_STACKS
    return bool(state.setup.mode == EVOCATION or is_variant)


def has_class_decks(state: "Any") -> bool:
    """Tell whether all Fears are in three decks of their own (CH-SET-02)."""
    is_in_deck = state.setup.mode == ZONEMASTER and state.setup.house & _FEARS_IN_DECK
    return is_small(state) and not has_four_stacks(state) and not is_in_deck


def is_boxed(state: "Any") -> bool:
    """Tell whether the decks of Fears are still to be made."""
    return bool(has_class_decks(state) and state.step == steps.LAY_OUT)


def cards(state: "Any") -> int:
    """Return how many action cards there are, those that nobody will see among them."""
    if has_class_decks(state):
        return _MOVEMENT_CARDS
    is_set_aside = has_four_stacks(state) and state.step != steps.LAY_OUT
    return _ALL_CARDS - (_SET_ASIDE if is_set_aside else 0)


def dealt(state: "Any") -> int:
    """Return after how many cards the deck is out (CH-SET-03, AMB-64)."""
    if state.setup.mode in (CHALLENGE, GAUNTLET):
        return _MOVEMENT_CARDS - (30 if state.seats == 1 else 10)
    return _ALL_CARDS - _SET_ASIDE if has_four_stacks(state) else cards(state)


def stacked(state: "Any") -> "list[int]":
    """Return the Fears in stacks."""
    found = []
    for stack in state.stacks:
        found += list(stack)
    return found


def is_shown(state: "Any", seat: int) -> bool:
    """Tell whether one has shown the symbol alone."""
    return bool(state.shown >> seat & 1)


def _deck(state: "Any") -> str:
    return "" if state.cards == dealt(state) else "the deck ends after %d cards" % state.cards


def _stacks(state: "Any") -> str:
    if not state.stacks:
        return ""
    for number in range(len(state.stacks)):
        for card in state.stacks[number]:
            if number != _home(state, card):
                return "card %d lies in stack %d" % (card, number)
    return "a Fear is on the discards" if state.fear_discard else ""


def _home(state: "Any", card: int) -> int:
    """Return where a Fear belongs: Masters have a stack of their own, or each class has one."""
    if card < _FIRST_MASTER:
        return (card - _FIRST_FEAR) // 6
    return 3 if has_four_stacks(state) else card - _FIRST_MASTER


def _interrupted(state: "Any") -> str:
    if state.turn_of == _NOBODY:
        return ""
    held = state.held_step
    if state.turn_of >= state.seats or held not in (steps.DRAW, steps.MOVE, steps.DONE):
        return "seat %d waits in step %d" % (state.turn_of, held)
    if (state.held_card < _FIRST_FEAR) != (held == steps.MOVE):
        return "in step %d card %d waits" % (held, state.held_card)
    step = state.after if state.step == steps.REVEAL else state.step
    is_battle = steps.STRENGTH <= step <= steps.DONE
    return "" if is_battle else "a turn waits in step %d" % state.step


def _shown(state: "Any") -> str:
    """Look whether those have shown their symbols who must, and nobody else is asked."""
    if not is_small(state):
        return "only one has shown a symbol" if state.shown else ""
    if (state.asked != _NOBODY) != (state.step == steps.REVEAL) or state.is_revealed:
        return "seat %d is asked in step %d" % (state.asked, state.step)
    for seat in range(state.seats):
        is_due = eye.is_worthy(state, seat) and state.step not in (steps.REVEAL, steps.OVER)
        if is_due and not is_shown(state, seat):
            return "seat %d has a full set and hides the symbol" % seat
        if is_shown(state, seat) and state.symbols[seat] > 5:
            return "seat %d has shown a symbol that nobody knows" % seat
    return ""


def _attempt(state: "Any") -> str:
    is_tried = state.is_attempt
    return "an attempt waits in step %d" % state.step if is_tried and state.step != 8 else ""


CHECKS = (_deck, _stacks, _interrupted, _shown, _attempt)
