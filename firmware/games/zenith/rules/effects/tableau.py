"""What lies before a side, and the piles: credits, Zenithium, columns, hands, deck, tokens."""

from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import ALL_AGENTS, FACTIONS, PLANETS, planet_of
from games.zenith.rules.codes import (
    EV_BADGE,
    EV_CREDITS,
    EV_DISCARDED,
    EV_EXILED,
    EV_LEVEL,
    EV_MOBILISED,
    EV_REFILLED,
    EV_SHUFFLED,
    EV_TRANSFERRED,
    EV_TURN,
    EV_WON,
    EV_ZENITHIUM,
)
from games.zenith.rules.effects import influence
from games.zenith.rules.effects.frames import push
from games.zenith.rules.state import CENTRE, GONE, HAND
from micropython import const

_LEVELS = const(76)  # the character L

_MOST = 65_000  # credits; nobody comes near


def earn(state, side, credits):
    """Give a side credits, or take them."""
    if credits:
        state.credits[side] = min(_MOST, state.credits[side] + credits)
        state.told.append((EV_CREDITS, side, credits))


def charge(state, side, zenithium):
    """Give a side Zenithium, or take it."""
    if zenithium:
        state.zenithium[side] = min(_MOST, state.zenithium[side] + zenithium)
        state.told.append((EV_ZENITHIUM, side, zenithium))


def note_seen(state, card, is_seen):
    """Remember whether an agent lies on the discard pile."""
    if card < ALL_AGENTS:
        bits = state.seen[card >> 3] & ~(1 << (card & 7))
        state.seen[card >> 3] = bits | is_seen << (card & 7)


def exile(state, side, planet):
    """Discard the top card of a column and return it."""
    card = _take_off(state, side, planet)
    state.discards += 1
    note_seen(state, card, 1)
    state.told.append((EV_EXILED, side, card))
    return card


def transfer(state, side, planet):
    """Move the top card of the opponent's column to a side's own and return it."""
    card = _take_off(state, 1 - side, planet)
    state.columns[side * PLANETS + planet].append(card)
    state.told.append((EV_TRANSFERRED, side, card))
    return card


def _take_off(state, side, planet):
    column = state.columns[side * PLANETS + planet]
    state.columns[side * PLANETS + planet] = column[:-1]
    return column[-1]


def mobilise(state, side, card):
    """Lay the card drawn off the deck into its column."""
    draw(state, 1)
    lay(state, side, card)
    state.told.append((EV_MOBILISED, side, card))


def lay(state, side, card):
    """Lay a card on its column."""
    note_seen(state, card, 0)
    state.columns[side * PLANETS + planet_of(card)].append(card)


def draw(state, count):
    """Take cards off the deck, shuffling the discards when it is empty; return how many."""
    if state.deck < count and state.discards:
        state.deck += state.discards
        state.discards = 0
        state.seen[:] = bytes(len(state.seen))
        state.told.append((EV_SHUFFLED, 0))
    drawn = min(state.deck, count)
    state.deck -= drawn
    return drawn


def discard(state, count):
    """Let the player discard cards; return how many."""
    state.hands[state.active] -= count
    state.discards += count
    if count:
        state.told.append((EV_DISCARDED, state.active, count))
    return count


def draw_token(state, side, kind):
    """Draw a token from the reserve and apply it; `kind` is what the table's own was, or 0."""
    if not state.bag:
        state.bag, state.spent = state.spent, bytearray()
        state.told.append((EV_SHUFFLED, 1))
        if not kind:
            state.chance.shuffle(state.bag)
    if kind:
        take_kind(state, kind)
    else:
        kind = state.chance.show(state.bag[-1])
        state.bag = state.bag[:-1]
    influence.use_token(state, side, kind)


def take_kind(state, kind):
    """Take a token that the table has drawn itself out of the reserve."""
    place = list(state.bag).index(kind)
    state.bag = state.bag[:place] + state.bag[place + 1 :]


def hand_over(state):
    """Give the badge away; it arrives on its silver side (ZND-25)."""
    state.badge = 1 - state.badge
    state.is_gold = 0
    state.told.append((EV_BADGE, state.badge, 0))


def develop(state, side, faction, cost):
    """Pay for the next level of a technology and apply it (ZN-11)."""
    charge(state, side, -cost)
    place = side * FACTIONS + faction
    state.levels[place] += 1
    level = state.levels[place]
    state.told.append((EV_LEVEL, side, faction, level))
    push(state, _LEVELS, side, faction, level, level)


def hand_limit(state, side):
    """Return how many cards a side refills to (ZN-14)."""
    return HAND + (1 + state.is_gold if state.badge == side else 0)


def end_turn(state):
    """Refill the hand, put new discs at the centre, and let the next one play (ZN-08)."""
    seat = state.active
    missing = max(0, hand_limit(state, state.side) - state.hands[seat])
    drawn = draw(state, missing)
    state.hands[seat] += drawn
    state.told.append((EV_REFILLED, seat, drawn))
    for planet in range(PLANETS):
        if state.tracks[planet] == GONE:
            state.tracks[planet] = CENTRE
    if not any(state.hands) and not state.deck and not state.discards:
        state.ended = rules_state.NO_CARDS
        state.told.append((EV_WON, 0, state.ended))
        return
    _next_turn(state)
    state.told.append((EV_TURN, state.active))


def _next_turn(state):
    """Let the partner play, or the other side."""
    if state.seats > 2 and not state.half:
        state.half = 1
        state.active ^= 1
        return
    state.half = 0
    state.active = 1 - state.side if state.seats == 2 else 2 * (1 - state.side)
