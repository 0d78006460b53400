"""Zoneplex as the device knows it: every move, where it is decided, and what it is called.

A move is one byte for what is done, then its arguments, a byte each.
"""

from engine.refusal import Refusal
from games.zoneplex import rules_state
from micropython import const

VERSION = const(1)

DRAW = const(1)  # the card, when the table has its own deck
END_TURN = const(2)
REVEAL = const(3)  # the symbol of each seat
PLACE_STONE = const(4)  # kind of chamber
DISLOCATE = const(5)  # owner, kind
REMOVE_STONE = const(6)  # owner, kind
DRAW_RELIC = const(7)  # seat
SWAP_RELIC = const(8)  # seat
USE_RELIC = const(9)  # seat
GIVE_RELIC = const(10)  # giver, taker
INFLUENTIAL = const(11)  # seat, value
MOVE_INFLUENTIAL = const(12)  # seat, which, taker or 255 for the discards
JAR = const(13)  # seat, class
MOVE_MASTER = const(14)  # seat, which, class
STRENGTH = const(15)  # the face, when the table has its own die
AGREE = const(16)  # helpers, captor, shares: two bits a seat
PAY_FEAR = const(17)  # giver, which, taker
LIFT = const(18)  # stones of each seat, two bytes each
SACRIFICE = const(19)  # the face
ANNOUNCE = const(20)
STRIKE = const(21)  # the face
ENTER_EYE = const(22)
VOTE = const(23)  # seat, 255 when the Council does not agree
ADJUST = const(24)  # field, seat, value
TAKE_FEAR = const(25)  # seat, card
DROP_FEAR = const(26)  # seat, which
LAY_OUT = const(27)  # the Fears set aside, when the table has its own deck
EVOKE = const(28)  # seat, stack, the card when the table has its own decks of Fears
GO_ON = const(29)
CURSE = const(30)  # seat

# Shortest and longest each move may be, in bytes.
_SHORTEST = (
    b"\x00\x01\x01\x02\x02\x03\x03\x02\x02\x02\x03\x03\x04\x03\x04\x01\x05\x04\x03\x01\x01\x01"
    b"\x01\x02\x04\x03\x03\x01\x03\x01\x02"
)
_LONGEST = (
    b"\x00\x02\x01\x06\x02\x03\x03\x02\x02\x02\x03\x03\x04\x03\x04\x02\x05\x04\x0b\x02\x01\x02"
    b"\x01\x02\x04\x03\x03\x04\x04\x01\x02"
)

# Where each move is decided: a module rules_<part>, loaded when needed.
_PARTS = ("turn", "stones", "relics", "battle", "eye", "cataclysm", "adjust", "attack", "evoke")
_PART_OF = (
    b"\x00\x00\x00\x00\x01\x01\x01\x02\x02\x02\x02\x02\x02\x02\x02\x03\x03\x02\x03\x07\x07\x07"
    b"\x04\x05\x06\x06\x06\x08\x08\x08\x08"
)
# Which of the part's ACTIONS it is.
_PLACE_OF = (
    b"\x00\x00\x01\x02\x00\x01\x02\x00\x01\x02\x03\x04\x05\x06\x07\x00\x01\x08\x02\x00\x01\x02"
    b"\x00\x00\x00\x01\x02\x00\x01\x02\x03"
)

_OVER = Refusal(b"ZP-EYE-05", b"The game is over.")
_VOTING = Refusal(b"ZP-TIE-04", b"The Council votes: undo to change anything.")
_UNKNOWN = Refusal(b"MOVE", b"No such move.")


def new(setup, chance):
    """Return the state before the first card; None when the setup is not sound."""
    from games.zoneplex import rules_new

    return rules_new.new(setup, chance)


def pack(state):
    """Return the state as bytes, the streams' positions left out."""
    from games.zoneplex import rules_pack

    return rules_pack.pack(state)


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    from games.zoneplex import rules_pack

    return rules_pack.unpack(data, chance)


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    kind = move[0] if move else 0
    if not 0 < kind < len(_PART_OF) or not _SHORTEST[kind] <= len(move) <= _LONGEST[kind]:
        return _UNKNOWN
    if state.stage == rules_state.OVER:
        return _OVER
    if state.stage == rules_state.VOTE and kind != VOTE:
        return _VOTING
    part = __import__("games.zoneplex.rules_" + _PARTS[_PART_OF[kind]], None, None, ("*",))
    outcome = part.ACTIONS[_PLACE_OF[kind]](state, move)
    if state.setup.is_small and not isinstance(outcome, Refusal):
        from games.zoneplex import rules_showing

        outcome += rules_showing.after(state)
    return outcome


def is_over(state):
    """Tell whether the game has come to its end."""
    return state.stage == rules_state.OVER


def label(move, tape):
    """Return what a move is called, with what chance made of it."""
    from games.zoneplex import rules_label

    return rules_label.label(move, tape)


def view(state, seat):
    """Return what `seat` (or everybody, -1) may see."""
    from games.zoneplex import rules_view

    return rules_view.view(state, seat)


def tallies(state):
    """Return the faces of the pyramid die so far."""
    from games.zoneplex import rules_view

    return rules_view.tallies(state)


def verdict(state):
    """Return how the game stands; while it lasts, for the player whose turn it is."""
    from games.zoneplex import rules_verdict

    return rules_verdict.judge(state)


def agreement(helpers, captor, shares):
    """Return the move that notes who helps and how the booty is shared."""
    low = 0
    for seat in range(min(4, len(shares))):
        low |= shares[seat] << 2 * seat
    return bytes((AGREE, helpers, captor, low, shares[4] if len(shares) > 4 else 0))


def lifting(kinds_by_seat):
    """Return the move that lifts stones; one list of chamber kinds a seat."""
    from games.zoneplex import rules_battle

    data = bytes((LIFT,))
    for kinds in kinds_by_seat:
        data += rules_battle.pack_stones(kinds)
    return data


def moves(state):
    """Return moves that may be made now, enough of every kind to play a whole game."""
    from games.zoneplex import rules_moves

    return rules_moves.moves(state)
