"""What a move is called in the history: short, in the rulebook's terms."""

from games.zoneplex.rules.cards import fear_class, fear_strength, is_fear

_NAMES = (
    b"",
    b"Card",
    b"Turn ended",
    b"Symbols shown",
    b"Stone",
    b"Stone dislocated",
    b"Stone sent back",
    b"Relic drawn",
    b"Relic swapped",
    b"Relic used",
    b"Relic given",
    b"Influential Relic",
    b"Influential moved",
    b"Canopic Jar",
    b"Master moved",
    b"Fear's roll",
    b"Help agreed",
    b"Fear paid",
    b"Stones lifted",
    b"Sacrifice",
    b"ATTACK",
    b"Attack",
    b"Entered The Eye",
    b"Council voted",
    b"Set by hand",
    b"Fear by hand",
    b"Fear by hand",
    b"Fears laid out",
    b"Fear evoked",
    b"Turn goes on",
    b"Cursed tile",
    b"Relic moved monk",
)
_CARDS = (b"1", b"2", b"3", b"3 or dislocate")
CLASSES = (b"blue", b"green", b"magenta", b"Master")
_SYMBOL = (b"a symbol",)  # which one, only a sentence with the state can say
_CHAMBERS = (b"neutral",) + _SYMBOL * 6 + (b"Dark Power", b"other tile")

_DRAW = 1
_PLACE = 4
_LIFT = 18
_ROLLS = (15, 19, 21)
_STRIKE = 21
_EVOKE = 28
_STACKS = (b" blue", b" green", b" magenta", b" Master")


def card_name(card):
    """Return the name of a card."""
    if is_fear(card):
        return b"Fear %s %d" % (CLASSES[fear_class(card)], fear_strength(card))
    return _CARDS[card]


def label(move, tape):
    """Return what a move is called, with what chance made of it."""
    kind = move[0]
    text = _NAMES[kind]
    if kind == _DRAW:
        entered = move[1:]
        return text + b" " + card_name((entered or tape)[0]) + (b" entered" if entered else b"")
    if kind in _ROLLS:
        entered = move[1:]
        if kind == _STRIKE:
            tape = tape[:1]  # what follows is a symbol that was shown
        return text + faces_text(entered or tape) + (b" entered" if entered else b"")
    if kind == _EVOKE:
        return text + _STACKS[move[2]]
    if kind == _LIFT:
        return text + faces_text(tape)
    if kind == _PLACE:
        return text + b" on " + _CHAMBERS[move[1]]
    return text


def faces_text(values):
    """Return the faces of dice in words, a blank before each."""
    text = b""
    for value in values:
        text += b" %d" % value if value else b" Eye"
    return text
