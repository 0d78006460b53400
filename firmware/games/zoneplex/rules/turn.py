"""The turn: one card, its tiles, its end; the change of phase; the end of the deck."""

from engine.refusal import Refusal
from games.zoneplex.modes.families import EYE
from games.zoneplex.rules import codes, setup
from games.zoneplex.rules.cards import DISLOCATE, KINDS, STARTERS, fear_strength, is_fear, steps
from games.zoneplex.rules.state import (
    BANISHED,
    DONE,
    DRAW,
    MOVE,
    NO_CARD,
    REVEAL,
    STRENGTH,
    SYMBOLS,
    TILES,
    UNKNOWN,
    Battle,
)


def draw(state, move):
    """Turn over the next card (ZP-DECK-03). A table with its own deck says which it was."""
    if state.step != DRAW:
        return Refusal(b"ZP-DECK-03", b"One card a turn.")
    if state.drawn >= state.cards:
        return Refusal(b"ZP-DECK-04", b"The deck is empty.")
    if state.setup.has(setup.TABLE_DECK):
        card = move[1] if len(move) > 1 else NO_CARD
        if card >= KINDS or not state.left[card]:
            return Refusal(b"ZP-DECK-01", b"No such card is left.")
        if state.drawn < state.starters and not _is_starter(state, card):
            return Refusal(b"ZP-DECK-02", b"The first six are 1, 2 and 3, two each.")
    elif len(move) > 1:
        return Refusal(b"ZP-DECK-03", b"The device deals the cards.")
    else:
        card = state.chance.show(state.deck[state.drawn])
    _show_starter(state)
    state.card = card
    state.left[card] -= 1
    state.drawn += 1
    state.is_dislocating = False
    state.has_placed = False
    state.is_moved = False
    state.step = STRENGTH if is_fear(card) else MOVE
    state.battle = Battle(state.seats)
    if is_fear(card):
        state.battle.left = fear_strength(card)
    return ()


def _show_starter(state):
    """With the first card, let the log tell whom chance has made the first (AMB-38)."""
    if not state.drawn and state.setup.starter == setup.DRAWN:
        state.chance.show(state.active)


def _is_starter(state, card):
    """Tell whether one of the six set-aside cards of that kind is still to come (AMB-36)."""
    if card >= DISLOCATE:
        return False
    seen = state.setup.split[card] - state.left[card]
    return seen < STARTERS.count(bytes((card,)))


def end_turn(state, move):
    """End the turn: tiles are counted, then comes the next seat, or Phase 2, or the end."""
    is_dry = state.step == DRAW and state.drawn >= state.cards  # a deck that was set so by hand
    if (state.step not in (MOVE, DONE, BANISHED) and not is_dry) or state.is_interrupted():
        return Refusal(b"ZP-TURN-01", b"The turn is not over yet.")
    if state.step == MOVE and not state.is_dislocating:
        count_tiles(state)
    for seat in range(state.seats):
        state.fresh[seat] = 0
    state.card = NO_CARD
    if state.phase == 1 and state.placed == TILES:
        return _complete(state)
    return _go_on(state)


def count_tiles(state):
    """Draw k and place k, or what is left of both (ZP-DECK-05, AMB-37)."""
    if state.phase != 1:
        return
    count = steps(state.card)
    drawn = min(count, state.stack)
    state.stack -= drawn
    state.hands[state.active] += drawn
    placed = min(count, state.hands[state.active])
    state.hands[state.active] -= placed
    state.placed += placed


def _complete(state):
    """Phase 2 begins after the turn of the last tile (ZP-PH-03, AMB-05)."""
    state.phase = 2
    if not state.family(EYE).SHOWS_ALL:
        return ((codes.EV_PHASE_2,),) + _go_on(state)
    if max(state.symbols) == UNKNOWN:
        state.step = REVEAL
        return ((codes.EV_PHASE_2,),)
    state.show_symbols()
    return ((codes.EV_PHASE_2,), (codes.EV_REVEALED,)) + _go_on(state)


def reveal(state, move):
    """Take the symbols that the players show, one a seat (ZP-PH-03)."""
    if state.step != REVEAL:
        return Refusal(b"ZP-PH-02", b"Symbols stay hidden until it is time.")
    if state.setup.offers(setup.WITH_HIDDEN_SYMBOLS):
        from games.zoneplex.modes import hidden_symbols

        return hidden_symbols.reveal(state, move)
    symbols = move[1:]
    if len(symbols) != state.seats or max(symbols) >= SYMBOLS:
        return Refusal(b"ZP-SET-04", b"Each player has one of six symbols.")
    for symbol in symbols:
        if list(symbols).count(symbol) > 1:
            return Refusal(b"ZP-SET-04", b"No two players hold the same symbol.")
    state.symbols[:] = symbols
    state.is_revealed = True
    if state.is_attempt:
        return ((codes.EV_REVEALED,), state.family(EYE).decide(state))
    return ((codes.EV_REVEALED,),) + _go_on(state)


def _go_on(state):
    """Pass the turn on clockwise, or let the Cataclysm strike (ZP-CAT-01, AMB-08)."""
    if state.drawn < state.cards:
        state.active = state.next_seat(state.active)
        state.step = DRAW
        return ()
    return state.family(EYE).deck_out(state)


ACTIONS = (draw, end_turn, reveal)  # in the order that `rules` knows
