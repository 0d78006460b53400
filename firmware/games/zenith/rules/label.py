"""What a move is called, in a few words."""

from games.zenith.rules import codes, fields, names
from games.zenith.rules.cards import FACTIONS, other
from micropython import const

# What is asked, and what an answer to it means: p a planet, f a faction, c a card, s the spot of a
# token, t its kind, n a number, e one of two, h an effect, and a dot where yes says it all.
_ANSWERS = (
    b"ap Influence on %s\ngp Opponent's +1 on %s\nnp From %s on\nNp Around %s\nbs Token of %s\n"
    b"mc Mobilise %s\nfp Transfer from %s\nep Exile from %s\nop Exile own of %s\n"
    b"kp Exile own of %s\nrp %s to the centre\nvf Develop %s\n|e Choice: %s\nG. Given\n"
    b"Sn Spent %sx\nTn Exiled %sx\nK. Exile two\nh. Exile one\nBp Exile from %s\n"
    b"Fp Transfer from %s\nDp Discard of %s\nCn Discard of cost %s\nQn Its cost is %s\n"
    b"yn Cards passed on: %s\nHh By hand: %s\nEt Token: %s\nOt Token drawn: %s\n"
)
_NAMES = (
    b"",
    b"Set-up",
    b"Laid out",
    b"",
    b"",
    b"Technology: ",
    b"Leader: ",
    b"",
    b"Pass",
    b"Partner plays first",
)
DECLINED = b"Not done"
# What a card that nobody names may do.
BY_HAND = (
    b"That is all",
    b"+1 influence anywhere",
    b"Opponent +1 influence",
    b"+1 credit",
    b"+5 credits",
    b"+1 Zenithium",
    b"Leader badge",
    b"Leader badge, gold",
    b"Bonus token",
    b"Mobilise 1",
    b"Transfer 1",
    b"Exile 1 of theirs",
    b"Exile 1 of your own",
    b"Develop",
    b"Opponent +1 credit",
    b"Opponent +1 Zenithium",
    b"Discard 1",
)
_FIELDS = (
    b"Credits",
    b"Zenithium",
    b"Discs",
    b"Track",
    b"Level",
    b"Badge",
    b"Hand",
    b"Deck",
    b"Discards",
    b"Turn",
    b"Token",
    b"Board",
)
_SIDES = (b"S", b"D", b"U", b"O", b"N", b"P")  # as the technology boards have them
_SET = b"%s: %s by hand"
_OF = b"%s of %s"
_OFF = b"Column: top card off"
_ON = b"Column: %s put on"
_EITHER = (b"the first", b"the second")
_PLANETS = const(5)
_CENTRE = const(4)


def label(move, tape):
    """Return a move in words; a token that was drawn by it is named."""
    name = _name(move)
    if tape and move[0] != codes.DRAW:
        name += b": " + names.token(tape[-1])
    return name


def _name(move):
    kind = move[0]
    if kind == codes.RECRUIT:
        return names.agent(move[1])
    if kind == codes.RECRUIT_OTHER:
        return names.agent(other(move[1], move[2]))
    if kind == codes.CHOOSE:
        return DECLINED if move[2] == codes.NO else _answer(move[1:2], move[2])
    if kind in (codes.ADJUST, codes.COLUMN):
        return _by_hand(move)
    return _NAMES[kind] + (names.faction(move[1]) if len(move) > 1 else b"")


def _by_hand(move):
    if move[0] == codes.ADJUST:
        return _set(move[1], move[2], move[3])
    return _OFF if move[2] == codes.NO else _ON % names.agent(move[2])


def _set(field, index, value):
    """Return a value that was set, with the planet or the technology it belongs to."""
    name = _FIELDS[field]
    if field in (fields.DISCS, fields.TRACK):
        name = _OF % (name, names.planet(index % _PLANETS))
    elif field == fields.BOARD:
        return _SET % (_OF % (name, names.faction(index)), _SIDES[2 * index + value])
    elif field == fields.LEVEL:
        name = _OF % (name, names.faction(index % FACTIONS))
    elif field == fields.TOKEN:
        return _SET % (_OF % (name, names.spot(index)), names.token(value))
    return _SET % (name, b"%d" % (value - _CENTRE if field == fields.TRACK else value))


def _answer(letter, answer):
    """Return an answer in words."""
    start = (b"\n" + _ANSWERS).find(b"\n" + letter)
    meaning, words = _ANSWERS[start + 1], _ANSWERS[start + 3 : _ANSWERS.find(b"\n", start)]
    return words % _meaning(meaning, answer) if meaning != ord(".") else words


def _meaning(meaning, answer):
    if meaning == ord("n"):
        return b"%d" % answer
    if meaning in b"he":
        return (BY_HAND if meaning == ord("h") else _EITHER)[answer]
    if meaning == ord("c"):
        return names.agent(answer)
    if meaning == ord("t"):
        return names.token(answer)
    if meaning == ord("f") or (meaning == ord("s") and answer >= _PLANETS):
        return names.faction(answer % _PLANETS)
    return names.planet(answer)
