"""Values set by hand, and how moves are called."""

from games.zeds.rules import codes, contract, fields, sectors
from games.zeds.rules.state import NONE, ROLL
from tests.firmware.games.zeds.positions import (
    do,
    draw,
    lay,
    on_paper,
    opened,
    refereed,
    refused,
    roll,
    sector,
    sheet,
)


def put(state, field, seat, index, value):
    """Set a value by hand."""
    return do(state, codes.ADJUST, field, seat, index, value)


def test_turn_and_sectors_are_set_by_hand():
    """ZDD-19: never more sectors than turns and shelters explain."""
    state = on_paper(2)
    too_many = (codes.ADJUST, fields.CROSSED, 1, sector(2, 2), 1)
    assert refused(state, *too_many) == b"ZDD-19"
    put(state, fields.TURN, 0, 0, 5)
    put(state, fields.CROSSED, 1, sector(2, 2), 1)

    assert state.turn == 5
    assert sectors.is_crossed(state, 1, sector(2, 2))
    assert refused(state, codes.ADJUST, fields.TURN, 0, 0, 0) == b"ZDD-19"
    put(state, fields.CROSSED, 1, sector(2, 2), 0)
    put(state, fields.TURN, 0, 0, 0)
    assert refused(state, codes.ADJUST, fields.TURN, 0, 0, 20) == b"ZD-02"
    assert refused(state, codes.ADJUST, fields.TURN, 2, 0, 1) == b"ZD-02"


def test_shelters_on_paper_explain_sectors():
    """ZDD-19."""
    state = on_paper(1)
    roll(state, 1, 1)
    do(state, codes.SHELTER, 0, 1, 2)

    assert refused(state, codes.COUNT, 0, fields.SHELTERED, 0) == b"ZDD-19"
    assert refused(state, codes.ADJUST, fields.USED, 0, 0, 5) == b"ZD-02"


def test_who_was_out_plays_again():
    state = on_paper(2)
    roll(state, 1, 1)
    do(state, codes.OUT, 0)
    put(state, fields.IS_OUT, 0, 0, 0)

    assert state.plays(0)
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-08"  # nothing is drawn in this turn
    put(state, fields.IS_OUT, 0, 0, 1)
    events = put(state, fields.IS_OUT, 1, 0, 1)
    assert (codes.EV_OVER,) in events


def test_squares_are_set_by_hand_and_judged_with_the_next_drawing():
    state = refereed()
    too_many = (codes.ADJUST, fields.SQUARE, 0, 0, sector(1, 1))
    assert refused(state, *too_many) == b"ZDD-19"
    put(state, fields.TURN, 0, 0, 4)
    put(state, fields.SQUARE, 0, 0, sector(1, 1))

    assert sectors.is_crossed(state, 0, sector(1, 1))
    assert (state.killed[0], state.out[0]) == (1, 0)
    assert refused(state, codes.ADJUST, fields.SQUARE, 0, 1, sector(1, 1)) == b"ZD-02"
    assert refused(state, codes.ADJUST, fields.CROSSED, 0, sector(1, 1), 0) == b"ZD-02"
    put(state, fields.SQUARE, 0, 0, NONE)
    assert state.killed[0] == 0
    put(state, fields.USED, 0, 0, 1)
    assert state.sheltered[0] == 1


def test_an_erased_zombie_is_drawn_again():
    state = refereed()
    state.turn = 4
    lay(state, 0, (1, 2, 9), (1, 6, 0))
    put(state, fields.ERASED, 0, 4 * 9 + 1, 1)
    assert (state.thrown[0], state.idle_zombies[0]) == (1, 1)
    assert refused(state, codes.ADJUST, fields.ERASED, 0, 4 * 9 + 1, 1) == b"ZD-02"
    put(state, fields.ERASED, 0, 4 * 9 + 1, 0)
    assert (state.thrown[0], state.idle_zombies[0]) == (0, 2)
    assert refused(state, codes.ADJUST, fields.ERASED, 0, 4 * 9 + 1, 0) == b"ZD-02"

    put(state, fields.ERASED, 0, 4 * 9, 1)
    put(state, fields.SQUARE, 0, 9, NONE)
    assert (state.thrown[0], state.erased[0]) == (0, b"")


def test_nothing_is_set_while_somebody_has_to_choose():
    state = refereed()
    roll(state, 1, 1)
    assert refused(state, codes.ADJUST, fields.TURN, 0, 0, 5) == b"ZD-08"
    assert refused(on_paper(1), codes.ADJUST, 6, 0, 0, 0) == b"ZD-02"
    assert refused(opened(0), codes.ADJUST, fields.TURN, 0, 0, 5) == b"ZD-02"


def test_a_packed_state_comes_back():
    state = refereed(2)
    state.turn = 2
    lay(state, 0, (1, 2, 9), (1, 6, 0))
    roll(state, 5, 5)
    do(state, codes.PLACE, 3)
    do(state, codes.THROW, 0, 9, 0)
    again = contract.unpack(contract.pack(state), state.chance)

    assert contract.pack(again) == contract.pack(state)
    assert again.erased == state.erased
    assert contract.view(again, 0) == contract.view(state, 0)
    assert again.step == state.step


def said(state, *move):
    """Make a move; return its label and its sentence."""
    before = contract.unpack(contract.pack(state), state.chance)
    do(state, *move)
    tape = bytes(state.chance.tape)
    return contract.label(bytes(move), tape), contract.tell(before, bytes(move), tape)


def test_a_game_on_paper_in_words():
    state = on_paper(2)
    assert said(state, codes.ROLL, 3, 4) == (
        b"Roll 3 4 entered",
        b"Turn 1: light 3, dark 4, sector (3,4) (entered).",
    )
    assert said(state, codes.SHELTER, 1, 2, 2) == (
        b"Shelter 2 2 entered",
        b"Ben uses a shelter and rolls 2 and 2: sector (2,2).",
    )
    assert said(state, codes.COUNT, 1, 0, 3) == (b"Guns: 3", b"Ben: Guns: 3.")
    assert said(state, codes.ATTACK, 1, 2, 1)[1] == b"Ben: Zombies: 2, killed."
    assert said(state, codes.THROW, 1)[1] == b"Ben uses a grenade."
    assert said(state, codes.ADJUST, 1, 0, 5, 0) == (
        b"Sector: (1,6) free by hand",
        b"Ann: Sector: (1,6) free by hand.",
    )
    assert said(state, codes.OUT, 1)[1] == b"Ben has lost."
    roll(state, 3, 5)
    assert said(state, codes.ROLL, 3, 4)[0] == b"Roll 3 4 entered"
    assert said(state, codes.CROSS, sector(3, 3)) == (b"Sector (3,3)", b"Ann takes sector (3,3).")


def test_a_game_with_a_sheet_in_words():
    state = refereed()
    roll(state, 1, 4)
    assert said(state, codes.PLACE, 0) == (b"Square 1", b"Ann draws (1,4) on square 1/1.")
    roll(state, 1, 2)
    assert said(state, codes.PLACE, 5)[1] == (b"Ann draws (1,2) on square 2/1: 2 zombies, 2 guns.")
    draw(state, 1, 1, 9)
    roll(state, 1, 5)
    do(state, codes.PLACE, 1)
    assert said(state, codes.THROW, 0, 9, 0) == (
        b"Grenade",
        b"Ann erases a zombie on square 2/5 with a grenade.",
    )
    roll(state, 3, 6)
    assert said(state, codes.PLACE, 2)[1] == (
        b"Ann draws (3,6) on square 1/3: 4 zombies, 0 guns, lost."
    )


def test_a_daily_roll_says_so():
    state = opened(1, 0, sheet(), (2026, 11, 19))
    label, sentence = said(state, codes.ROLL)

    assert label == b"Roll %d %d" % (state.light, state.dark)
    assert sentence[-14:] == b" (daily zone)."
    assert state.step != ROLL
