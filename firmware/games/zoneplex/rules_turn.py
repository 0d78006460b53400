"""The turn: one card, its tiles, its end; the change of phase; the end of the deck."""

from engine.refusal import Refusal
from games.zoneplex import rules_setup
from games.zoneplex.rules_cards import (
    DISLOCATE,
    KINDS,
    STARTERS,
    fear_strength,
    is_fear,
    steps,
)
from games.zoneplex.rules_state import (
    BANISHED,
    DONE,
    DRAW,
    EV_OVER,
    EYE_RULES,
    MOVE,
    NO_CARD,
    REVEAL,
    STRENGTH,
    SYMBOLS,
    TILES,
    UNKNOWN,
    Battle,
)
from micropython import const

EV_CARD = const(1)  # card
EV_TURN = const(2)  # the seat whose turn begins
EV_PHASE_2 = const(3)
EV_REVEALED = const(4)
EV_ASKED = const(6)  # all are to show their symbols


def draw(state, move):
    """Turn over the next card (ZP-DECK-03). A table with its own deck says which it was."""
    if state.stage != DRAW:
        return Refusal(b"ZP-DECK-03", b"One card a turn.")
    if state.drawn >= state.cards:
        return Refusal(b"ZP-DECK-04", b"The deck is empty.")
    if state.setup.has(rules_setup.TABLE_DECK):
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
    state.stage = STRENGTH if is_fear(card) else MOVE
    state.battle = Battle(state.seats)
    if is_fear(card):
        state.battle.left = fear_strength(card)
    return ((EV_CARD, card),)


def _show_starter(state):
    """With the first card, let the log tell whom chance has made the first (AMB-38)."""
    if not state.drawn and state.setup.starter == rules_setup.DRAWN:
        state.chance.show(state.active)


def _is_starter(state, card):
    """Tell whether one of the six set-aside cards of that kind is still to come (AMB-36)."""
    if card >= DISLOCATE:
        return False
    seen = state.setup.split[card] - state.left[card]
    return seen < STARTERS.count(bytes((card,)))


def end_turn(state, move):
    """End the turn: tiles are counted, then comes the next seat, or Phase 2, or the end."""
    is_dry = state.stage == DRAW and state.drawn >= state.cards  # a deck that was set so by hand
    if (state.stage not in (MOVE, DONE, BANISHED) and not is_dry) or state.is_interrupted():
        return Refusal(b"ZP-TURN-01", b"The turn is not over yet.")
    if state.stage == MOVE and not state.is_dislocating:
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
    if state.more is not None:
        return ((EV_PHASE_2,),) + _go_on(state)  # symbols stay hidden (EV-SCR-01)
    if max(state.symbols) == UNKNOWN:
        state.stage = REVEAL
        return ((EV_PHASE_2,),)
    show_symbols(state)
    return ((EV_PHASE_2,), (EV_REVEALED,)) + _go_on(state)


def reveal(state, move):
    """Take the symbols that the players show, one a seat (ZP-PH-03)."""
    if state.stage != REVEAL:
        return Refusal(b"ZP-PH-02", b"Symbols stay hidden until it is time.")
    if state.setup.is_small:
        from games.zoneplex import rules_showing

        return rules_showing.reveal(state, move)
    symbols = move[1:]
    if len(symbols) != state.seats or max(symbols) >= SYMBOLS:
        return Refusal(b"ZP-SET-04", b"Each player has one of six symbols.")
    for symbol in symbols:
        if list(symbols).count(symbol) > 1:
            return Refusal(b"ZP-SET-04", b"No two players hold the same symbol.")
    state.symbols[:] = symbols
    state.is_revealed = True
    if state.more is not None and state.more.is_attempt:
        return ((EV_REVEALED,), state.family(EYE_RULES).decide(state))
    return ((EV_REVEALED,),) + _go_on(state)


def _go_on(state):
    """Pass the turn on clockwise, or let the Cataclysm strike (ZP-CAT-01, AMB-08)."""
    if state.drawn < state.cards:
        state.active = state.next_seat(state.active)
        state.stage = DRAW
        return ((EV_TURN, state.active),)
    if state.setup.is_small:
        return (state.family(EYE_RULES).deck_out(state),)
    if not state.is_revealed:
        return _reveal_late(state)
    return (_judge(state),)


def _reveal_late(state):
    """Reveal and score before the judgement when the deck ends before that (AMB-09)."""
    begun = ((EV_PHASE_2,),) if state.phase == 1 else ()
    state.phase = 2
    if max(state.symbols) == UNKNOWN:
        state.stage = REVEAL
        return begun or ((EV_ASKED,),)
    show_symbols(state)
    return begun + ((EV_REVEALED,), _judge(state))


def show_symbols(state):
    """Let the table see the symbols that the device dealt."""
    for symbol in state.symbols:
        state.chance.show(symbol)
    state.is_revealed = True


def _judge(state):
    from games.zoneplex import rules_cataclysm

    rules_cataclysm.judge(state)
    return (EV_OVER, state.ending, state.winner)


ACTIONS = (draw, end_turn, reveal)  # in the order that `rules` knows
