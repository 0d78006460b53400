"""Values set by hand, and how moves are called."""

from games.zones.rules import codes, contract, fields
from games.zones.rules import setup as decisions
from games.zones.rules.state import DRAW_BARE, NONE, TURN
from tests.firmware.games.zones.positions import (
    ARCHER,
    HILL_TROLL,
    LOBBER,
    SPEARMAN,
    SWORDSMAN,
    WARRIOR,
    at,
    at_board,
    board,
    do,
    go,
    opened,
    piece,
    refused,
)

BOARD = """
    F. F. F. F. F. #M
    F. F. W. F. FS F.
    F. FA F. F. F. F.
    F. F. Fw F. F. F.
    F. O. F. F. F. F.
    #T F. Ol F. F. F.
"""


def put(state, field, index, value):
    """Set a value by hand."""
    return do(state, codes.ADJUST, field, index, value)


def not_put(state, field, index, value):
    """Try to set a value; return whether it is refused as one that cannot be."""
    return refused(state, codes.ADJUST, field, index, value) == b"ZSD-17"


def balance(state):
    """Return of each kind how many there are on the board, in reserve and captured."""
    pieces = list(state.pieces)
    return [
        pieces.count(kind + 1) + state.reserve[kind] + state.captured[kind] for kind in range(8)
    ]


def test_a_piece_is_put_and_taken_away():
    state = board(BOARD)
    events = put(state, fields.PIECE, at("a1"), SWORDSMAN)
    assert events == ((codes.EV_SET, fields.PIECE, at("a1"), SWORDSMAN),)
    assert (piece(state, "a1"), state.reserve[SWORDSMAN]) == ("W", 2)
    put(state, fields.PIECE, at("a1"), ARCHER)
    assert (piece(state, "a1"), state.reserve[SWORDSMAN]) == ("A", 3)
    put(state, fields.PIECE, at("a1"), NONE)
    assert balance(state) == list(state.counts)
    for cell, kind in (("c2", ARCHER), ("a6", WARRIOR), ("a1", 8)):  # water, a base, no kind
        assert not_put(state, fields.PIECE, at(cell), kind)
    assert not_put(state, fields.PIECE, 36, ARCHER)
    put(state, fields.PIECE, at("a1"), HILL_TROLL)
    assert not_put(state, fields.PIECE, at("a2"), HILL_TROLL)
    assert not_put(at_board(), fields.PIECE, 3, ARCHER)


def test_reserve_and_captures_share_what_is_not_on_the_board():
    state = board(BOARD)
    put(state, fields.CAPTURED, SPEARMAN, 2)
    assert (state.reserve[SPEARMAN], state.captured[SPEARMAN]) == (0, 2)
    assert not_put(state, fields.CAPTURED, SPEARMAN, 3)
    put(state, fields.RESERVE, SPEARMAN, 1)
    assert (state.reserve[SPEARMAN], state.captured[SPEARMAN]) == (1, 1)
    assert balance(state) == list(state.counts)
    assert not_put(state, fields.RESERVE, 8, 0)


def test_a_companion_sets_reserve_and_captures():
    state = at_board()
    put(state, fields.CAPTURED, WARRIOR, 1)
    assert (state.reserve[WARRIOR], state.captured[WARRIOR]) == (2, 1)
    assert not_put(state, fields.CAPTURED, WARRIOR, 2)
    put(state, fields.RESERVE, WARRIOR, 0)
    put(state, fields.CAPTURED, WARRIOR, 3)
    assert not_put(state, fields.RESERVE, WARRIOR, 1)


def test_tiles_and_bases_change_places():
    state = board(BOARD)
    put(state, fields.SWAP, at("b5"), at("c5"))
    assert (state.terrain[at("b5")], state.terrain[at("c5")]) == (0, 1)
    put(state, fields.SWAP, at("f1"), at("a3"))
    assert (state.bases[0], state.terrain[at("f1")], state.terrain[at("a3")]) == (12, 0, NONE)
    assert not_put(state, fields.SWAP, at("a3"), at("a4"))  # the other half
    assert not_put(state, fields.SWAP, at("a3"), at("e2"))  # under a piece
    assert not_put(state, fields.SWAP, at("a3"), at("a6"))  # the other base
    assert not_put(state, fields.SWAP, at("c2"), at("b3"))  # water under an Archer
    assert not_put(state, fields.SWAP, at("c2"), at("c2"))
    assert not_put(state, fields.SWAP, 36, at("c2"))
    assert not_put(at_board(), fields.SWAP, 3, 4)


def test_turn_and_clock_are_set_by_hand():
    state = at_board(rest=b"\x00\x01\x05\x00")
    put(state, fields.ACTIVE, 0, 1)
    assert state.active == 1
    assert not_put(state, fields.ACTIVE, 0, 2)
    assert not_put(state, fields.ACTIVE, 1, 0)
    do(state, codes.MOVED, 0, 250)
    put(state, fields.MINUTES, 1, 3)
    assert state.used == [0, 730]
    put(state, fields.SECONDS, 1, 59)
    assert state.used == [0, 956]
    assert not_put(state, fields.SECONDS, 1, 60)
    assert not_put(state, fields.MINUTES, 2, 1)
    assert not_put(at_board(), fields.MINUTES, 0, 1)
    assert not_put(at_board(), fields.SECONDS, 0, 1)


def test_a_correction_is_looked_at_at_once():
    """ZSD-32: too few pieces end the game; no turn before counts any more."""
    state = at_board()
    state.reserve[:] = bytes(8)
    state.captured[:] = b"\x03\x03\x03\x00\x02\x03\x03\x00"
    events = put(state, fields.CAPTURED, WARRIOR, 3)
    assert events[-1] == (codes.EV_OVER, DRAW_BARE, NONE)

    passed = at_board()
    do(passed, codes.PASS)
    put(passed, fields.ACTIVE, 0, 0)
    do(passed, codes.PASS)
    assert passed.step == TURN


def test_nothing_is_set_before_the_first_turn():
    assert not_put(opened(), fields.ACTIVE, 0, 0)
    assert not_put(at_board(), len(fields.FIELDS), 0, 0)


def said(state, *move):
    """Make a move; return its label and its sentence."""
    before = contract.unpack(contract.pack(state), state.chance)
    do(state, *move)
    tape = bytes(state.chance.tape)
    return contract.label(bytes(move), tape), contract.tell(before, bytes(move), tape)


def test_a_game_on_the_glass_in_words():
    state = board(BOARD)
    assert said(state, codes.MOVE, at("b3"), at("a4")) == (b"b3-a4", b"Archer b3 to a4.")
    assert said(state, codes.MOVE, at("c4"), at("c2"))[1] == b"Warrior c4 to c2."
    assert said(state, codes.SUMMON, SWORDSMAN, at("e1")) == (
        b"Summons Swordsman e1",
        b"Ann summons Swordsman e1.",
    )
    go(state, "c2", "d2")
    assert said(state, codes.MOVE, at("e2"), at("d2"))[1] == b"Spearman e2 takes Warrior d2."
    go(state, "c6", "b5")
    assert said(state, codes.SHOOT, at("a4"), at("b5")) == (
        b"a4 shoots b5",
        b"Archer a4 shoots Lobber b5.",
    )
    assert said(state, codes.ADJUST, fields.PIECE, at("d2"), NONE) == (
        b"Piece: d2 none by hand",
        b"Piece: d2 none by hand.",
    )
    assert said(state, codes.RESIGN) == (b"Resigns", b"Ben resigns.")
    for field, index, value, sentence in (
        (fields.PIECE, 0, LOBBER, b"Piece: a1 Lobber by hand"),
        (fields.RESERVE, ARCHER, 2, b"Reserve: 2 Archer by hand"),
        (fields.SWAP, 0, 1, b"Tiles: a1 and b1 by hand"),
        (fields.ACTIVE, 0, 1, b"Turn: Trolls by hand"),
        (fields.MINUTES, 0, 12, b"Minutes used: Midgard 12 by hand"),
    ):
        assert contract.label(bytes((codes.ADJUST, field, index, value)), b"") == sentence


def test_a_companion_in_words():
    state = opened(decisions.OWN_BAG | decisions.OWN_COIN)
    assert said(state, codes.START, 0)[1] == b"Ann places a piece: Spearman."
    for kind in (0, 0, 4, 4, 4):
        do(state, codes.START, kind)
    assert said(state, codes.COIN, 1) == (b"Coin: Trolls entered", b"Coin: Trolls entered.")
    assert said(state, codes.MOVED) == (b"Moves", b"Ben moves.")
    assert said(state, codes.CAPTURED, WARRIOR)[1] == b"Ann captures Warrior."
    assert said(state, codes.SUMMON, LOBBER)[0] == b"Summons Lobber"
    do(state, codes.PASS)
    do(state, codes.CAPTURED, SPEARMAN)
    assert said(state, codes.RETURN, WARRIOR)[1] == b"Ben takes back Warrior."
    assert contract.label(bytes((codes.RETURN, NONE)), b"") == b"Takes back nobody"
    do(state, codes.MOVED)
    assert said(state, codes.FELL, 0) == (b"Base of Midgard falls", b"Base of Midgard falls.")
    drawn = opened()
    name = (b"Fields", b"Forest", b"Hills", b"Water")[drawn.bag[-1]]
    assert said(drawn, codes.DRAW) == (b"Draws " + name, b"Ann draws " + name + b".")


def test_a_packed_state_comes_back():
    for state in (board(BOARD), at_board(rest=b"\x00\x02\x05\x03"), opened(decisions.GLASS)):
        again = contract.unpack(contract.pack(state), state.chance)
        assert contract.pack(again) == contract.pack(state)
        for seat in (-1, 0, 1):
            assert contract.view(again, seat) == contract.view(state, seat)
        assert again.step == state.step
