"""What a move did, in a whole sentence: who did what to whom, with the values before it.

What only some moves need is loaded for them: a page of sentences litters enough.
"""

from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import MASTER, fear_strength, is_fear
from games.zoneplex.rules.words.label import CLASSES, card_name, faces_text

_OTHER_TILE = 8
_DISCARDS = 255
# Moves that need no more than who makes them: whose turn it is, or whose seat the move names.
_PLAIN = {
    codes.END_TURN: b"%s ends the turn",
    codes.ANNOUNCE: b"%s announces the attack",
    codes.ENTER_EYE: b"%s enters The Eye",
    codes.DRAW_RELIC: b"%s draws a relic",
    codes.SWAP_RELIC: b"%s swaps a relic",
    codes.USE_RELIC: b"%s uses a relic",
    codes.MOVED: b"A relic moves %s",
    codes.CURSE: b"%s steps on a cursed tile: Strength -1",
}


def tell(state, move, tape, symbols):
    """Return what a move did to `state`, the one before it; `symbols` are the names of the six."""
    kind = move[0]
    names = state.setup.names
    if kind in _PLAIN:
        return _PLAIN[kind] % names[move[1] if len(move) > 1 else state.active]
    for moves, words in _TELLERS:
        if kind in moves:
            return words(state, move, tape, symbols)
    return names[state.active]


def _place(kind, symbols):
    """Return the words for a place of stones."""
    if kind == 0:
        return b"a neutral chamber"
    if kind == _OTHER_TILE:
        return b"another tile"
    return symbols[kind - 1] if kind <= len(symbols) else b"Dark Power"


def _tell_card(state, move, tape, symbols):
    name = state.setup.names[state.active]
    entered = move[1:]
    card = (entered or tape)[0]
    what = card_name(card) if is_fear(card) else b"MOVE " + card_name(card)
    return b"%s draws %s%s" % (name, what, b" (entered)" if entered else b"")


def _tell_symbols(state, move, tape, symbols):
    shown = move[1:]
    seats = range(state.seats) if len(shown) == state.seats else [state.asked]
    pairs = zip(seats, shown)
    told = [b"%s %s" % (state.setup.names[seat], symbols[symbol]) for seat, symbol in pairs]
    return b"Symbols: " + b", ".join(told)


def _tell_stone(state, move, tape, symbols):
    names = state.setup.names
    if move[0] == codes.PLACE_STONE:
        return b"%s places a stone on %s" % (names[state.active], _place(move[1], symbols))
    who = names[state.active] if move[0] == codes.DISLOCATE else b"A relic"
    return b"%s sends home %s's stone on %s" % (who, names[move[1]], _place(move[2], symbols))


def _tell_relic(state, move, tape, symbols):
    names = state.setup.names
    name = names[move[1]]
    if move[0] == codes.GIVE_RELIC:
        return b"%s gives %s a relic" % (name, names[move[2]])
    if move[0] == codes.JAR:
        as_class = b"" if move[2] == MASTER else b", " + CLASSES[move[2]]
        return b"%s shows the Canopic Jar%s" % (name, as_class)
    if move[0] == codes.MOVE_MASTER:
        return b"%s's Master now counts as %s" % (name, CLASSES[move[3]])
    value = move[2] - 256 if move[2] > 127 else move[2]
    if move[0] == codes.INFLUENTIAL:
        return b"%s shows an Influential Relic, %+d" % (name, value)
    taker = b"the discards" if move[3] == _DISCARDS else names[move[3]]
    return b"%s's Influential Relic goes to %s" % (name, taker)


def _tell_agreement(state, move, tape, symbols):
    names = state.setup.names
    fighters = [names[seat] for seat in range(state.seats) if move[1] >> seat & 1]
    if len(fighters) == 1:
        return fighters[0] + b" fights alone"
    told = [b"the Fear to " + names[move[2]]]
    for seat in range(state.seats):
        count = (move[3] >> 2 * seat if seat < 4 else move[4]) & 3
        if count:
            told.append(b"%d relic%s to %s" % (count, b"s" if count > 1 else b"", names[seat]))
    return _list(fighters) + b" fight; " + b", ".join(told)


def _list(names):
    """Return names as one says them: a, b and c."""
    return b", ".join(names[:-1]) + b" and " + names[-1]


def _tell_payment(state, move, tape, symbols):
    names = state.setup.names
    return b"%s pays %s: %s" % (names[move[1]], names[move[3]], _captured(state, move))


def _captured(state, move):
    """Return which of a seat's Fears a move names; Canopic Jars lie behind them."""
    fears = state.fears[move[1]]
    return card_name(fears[move[2]]) if move[2] < len(fears) else b"the Canopic Jar"


def _tell_lifting(state, move, tape, symbols):
    from games.zoneplex.rules.battle.declared import unpack_stones

    told = []
    for seat in range(state.seats):
        kinds = unpack_stones(move[1 + 2 * seat : 3 + 2 * seat])
        if kinds:
            places = [b"neutral" if kind == 0 else _place(kind, symbols) for kind in kinds]
            told.append(b"%s %s" % (state.setup.names[seat], b" ".join(places)))
    rolled = b"; rolled" + faces_text(tape) if tape and len(move) > 1 + 2 * state.seats else b""
    return b"Stones lifted: " + b", ".join(told) + rolled


def _tell_roll(state, move, tape, symbols):
    faces = move[1:] or tape
    how = b" (entered)" if move[1:] else b""
    if move[0] == codes.SACRIFICE:
        return b"Stones rolled" + faces_text(faces) + how
    if move[0] == codes.STRENGTH:
        total = fear_strength(state.card) + faces[0]
        return b"The Fear rolls%s%s: strength %d" % (faces_text(faces), how, total)
    from games.zoneplex.rules.battle.attack import next_attacker

    seat = next_attacker(state)
    name, face = state.setup.names[seat], faces[0]
    if not face:
        return b"%s strikes: The Eye, a critical miss%s" % (name, how)
    strength = state.wms[seat]
    return b"%s strikes: %d+%d=%d%s" % (name, face, strength, face + strength, how)


def _tell_vote(state, move, tape, symbols):
    if move[1] >= state.seats:
        return b"The Council does not agree"
    return b"The Council chooses " + state.setup.names[move[1]]


def _tell_by_hand(state, move, tape, symbols):
    names = state.setup.names
    if move[0] == codes.TAKE_FEAR:
        return b"By hand: %s captures %s" % (names[move[1]], card_name(move[2]))
    if move[0] == codes.DROP_FEAR:
        return b"By hand: %s loses %s" % (names[move[1]], _captured(state, move))
    from games.zoneplex.rules.words.tell_adjust import tell_adjust

    return tell_adjust(state, move, symbols)


def _tell_fears(state, move, tape, symbols):
    if move[0] == codes.LAY_OUT:
        return b"The first Fears are laid out"
    if move[0] == codes.GO_ON:
        return b"The turn goes back to " + state.setup.names[state.turn_of]
    return b"%s evokes a %s Fear" % (state.setup.names[move[1]], CLASSES[move[2]])


_TELLERS = (
    ((codes.DRAW,), _tell_card),
    ((codes.STRENGTH, codes.SACRIFICE, codes.STRIKE), _tell_roll),
    ((codes.AGREE,), _tell_agreement),
    ((codes.LIFT,), _tell_lifting),
    ((codes.PLACE_STONE, codes.DISLOCATE, codes.REMOVE_STONE), _tell_stone),
    (
        (codes.GIVE_RELIC, codes.JAR, codes.MOVE_MASTER, codes.INFLUENTIAL)
        + (codes.MOVE_INFLUENTIAL,),
        _tell_relic,
    ),
    ((codes.ADJUST, codes.TAKE_FEAR, codes.DROP_FEAR), _tell_by_hand),
    ((codes.PAY_FEAR,), _tell_payment),
    ((codes.REVEAL,), _tell_symbols),
    ((codes.VOTE,), _tell_vote),
    ((codes.LAY_OUT, codes.GO_ON, codes.EVOKE), _tell_fears),
)
