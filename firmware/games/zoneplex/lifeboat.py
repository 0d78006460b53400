"""The whole position in words, so that a table can go on with paper and real cards."""

from games.zoneplex import lifeboat_words as words
from games.zoneplex.rules_cards import (
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
from games.zoneplex.rules_label import card_name
from games.zoneplex.rules_state import FEARS_RULES, NO_CARD, STONES


def lifeboat(state):
    """Return all that is public, line by line; symbols only once they are revealed."""
    lines = [words.TURN % (state.setup.names[state.active], state.phase)]
    if state.card != NO_CARD:
        lines += _open_card(state)
    lines.append(words.TILES % (state.placed, state.stack))
    lines.append(words.DECK % (state.cards_left(), sum(state.left[FIRST_FEAR:])))
    lines.append(words.MOVES % tuple(state.left[:FIRST_FEAR]))
    if state.cards > MOVEMENT_CARDS:
        lines += _unseen_fears(state)
    if state.more is not None:
        lines += _stacks(state)
    lines.append(b"")
    for seat in range(state.seats):
        lines += _player(state, seat)
    return b"\n".join(lines)


def _open_card(state):
    """Return the card that lies open; of a battle, who fights and who has struck."""
    if not is_fear(state.card):
        return [words.CARD % card_name(state.card)]
    battle = state.battle
    names = state.setup.names
    fighters = [names[seat] for seat in range(state.seats) if battle.helpers >> seat & 1]
    struck = [names[seat] for seat in range(state.seats) if battle.struck >> seat & 1]
    lines = [words.BATTLE % (fear_name(state.card), battle.left)]
    lines.append(words.FIGHT + (b" ".join(fighters) or words.NONE))
    return lines + [words.STRUCK + (b" ".join(struck) or words.NONE)]


def fear_name(card):
    """Return a Fear in a few letters: B8, Master 11."""
    return words.CLASSES[fear_class(card)] + b"%d" % fear_strength(card)


def _unseen_fears(state):
    """Return the Fears that are still in the deck, a line a class: they are to be shuffled in."""
    lines = []
    for fear in range(CLASSES):
        cards = [card for card in range(FIRST_FEAR, FIRST_MASTER) if fear_class(card) == fear]
        numbers = [b"%d" % fear_strength(card) for card in cards if state.left[card]]
        lines.append(words.UNSEEN % (words.CLASSES[fear], b" ".join(numbers) or words.NONE))
    masters = sum(state.left[FIRST_MASTER:KINDS])
    return lines + [words.UNSEEN % (words.CLASSES[MASTER].strip(), b"%d" % masters)]


def _stacks(state):
    """Return the stacks of Fears: their tops where the device knows them, and how many."""
    is_known = state.family(FEARS_RULES).is_top_known(state)
    lines = []
    for fear in range(len(state.more.stacks)):
        stack = state.more.stacks[fear]
        if stack:
            top = fear_name(stack[-1]) if is_known else b"?"
            lines.append(words.STACK % (words.CLASSES[fear].strip(), top, len(stack)))
    return lines


def _player(state, seat):
    strength = (state.setup.names[seat], state.wms[seat], state.hands[seat])
    relics = (state.relics[seat], len(state.influential[seat]), len(state.jars[seat]))
    fears = [fear_name(card) for card in state.fears[seat]]
    lines = [words.PLAYER % strength, _stones(state, seat), words.RELICS % relics]
    lines.append(words.FEARS + (b" ".join(fears) or words.NONE))
    if state.is_shown(seat):
        lines.append(words.SYMBOL + words.CHAMBERS[state.symbols[seat] + 1])
    return lines + [b""]


def _stones(state, seat):
    text = words.STONES % (STONES - state.placed_stones(seat))
    for kind in range(state.kinds):
        text += (b" " + words.CHAMBERS[kind]) * state.stones_of(seat, kind)
    return text
