"""The whole position in words, so that a table can go on with paper and real cards."""

from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules.cards import (
    CLASSES,
    FIRST_FEAR,
    FIRST_MASTER,
    KINDS,
    MASTER,
    MOVEMENT_CARDS,
    fear_class,
    fear_strength,
    is_fear,
)
from games.zoneplex.rules.state import DARK, NEUTRAL, NO_CARD, STONES
from games.zoneplex.rules.symbols import word
from games.zoneplex.rules.words.label import card_name
from games.zoneplex.screens import names as shared_names
from games.zoneplex.screens.pages import words


def lifeboat(state):
    """Return all that is public, line by line; symbols only once they are revealed."""
    lines = [words.BOAT_TURN % (state.setup.names[state.active], state.phase)]
    if state.card != NO_CARD:
        lines += _open_card(state)
    lines.append(words.BOAT_TILES % (state.placed, state.stack))
    lines.append(words.BOAT_DECK % (state.cards_left(), sum(state.left[FIRST_FEAR:])))
    lines.append(words.BOAT_MOVES % tuple(state.left[:FIRST_FEAR]))
    if state.cards > MOVEMENT_CARDS:
        lines += _unseen_fears(state)
    if state.stacks:
        lines += _stacks(state)
    lines.append(b"")
    for seat in range(state.seats):
        lines += _player(state, seat)
    return b"\n".join(lines)


def _open_card(state):
    """Return the card that lies open; of a battle, who fights and who has struck."""
    if not is_fear(state.card):
        return [words.BOAT_CARD % card_name(state.card)]
    battle = state.battle
    names = state.setup.names
    fighters = [names[seat] for seat in range(state.seats) if battle.helpers >> seat & 1]
    struck = [names[seat] for seat in range(state.seats) if battle.struck >> seat & 1]
    lines = [words.BOAT_BATTLE % (_fear(state.card), battle.left)]
    lines.append(words.BOAT_FIGHT + (b" ".join(fighters) or words.BOAT_NONE))
    return lines + [words.BOAT_STRUCK + (b" ".join(struck) or words.BOAT_NONE)]


def _fear(card):
    """Return a Fear in a few letters: B8, Master 11."""
    return shared_names.fear_name(card, words.BOAT_CLASSES, b"")


def _unseen_fears(state):
    """Return the Fears that are still in the deck, a line a class: they are to be shuffled in."""
    lines = []
    for fear in range(CLASSES):
        cards = [card for card in range(FIRST_FEAR, FIRST_MASTER) if fear_class(card) == fear]
        numbers = [b"%d" % fear_strength(card) for card in cards if state.left[card]]
        lines.append(
            words.BOAT_UNSEEN % (words.BOAT_CLASSES[fear], b" ".join(numbers) or words.BOAT_NONE)
        )
    masters = sum(state.left[FIRST_MASTER:KINDS])
    return lines + [words.BOAT_UNSEEN % (words.BOAT_CLASSES[MASTER].strip(), b"%d" % masters)]


def _stacks(state):
    """Return the stacks of Fears: their tops where the device knows them, and how many."""
    is_known = state.family(FEARS).is_top_known(state)
    lines = []
    for fear in range(len(state.stacks)):
        stack = state.stacks[fear]
        if stack:
            top = _fear(stack[-1]) if is_known else b"?"
            lines.append(words.BOAT_STACK % (words.BOAT_CLASSES[fear].strip(), top, len(stack)))
    return lines


def _player(state, seat):
    strength = (state.setup.names[seat], state.wms[seat], state.hands[seat])
    relics = (state.relics[seat], len(state.influential[seat]), len(state.jars[seat]))
    fears = [_fear(card) for card in state.fears[seat]]
    lines = [
        words.BOAT_PLAYER % strength,
        _stones(state, seat),
        words.BOAT_RELICS % relics,
    ]
    lines.append(words.BOAT_FEARS + (b" ".join(fears) or words.BOAT_NONE))
    if state.is_shown(seat):
        lines.append(words.BOAT_SYMBOL + word(state.setup, state.symbols[seat]))
    return lines + [b""]


def _stones(state, seat):
    text = words.BOAT_STONES % (STONES - state.placed_stones(seat))
    for kind in range(state.kinds):
        text += (b" " + _place(state.setup, kind)) * state.stones_of(seat, kind)
    return text


def _place(setup, kind):
    """Return a place of stones in a word."""
    if kind == NEUTRAL:
        return words.BOAT_NEUTRAL
    return words.BOAT_DARK if kind == DARK else word(setup, kind - 1)
