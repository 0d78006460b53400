"""The set-up: paper or a known sheet, who plays, the dice."""

from games.zeds.rules import codes, contract, dice
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import PLACE, ROLL
from games.zeds.rules.zone import sheet_check
from tests.firmware.games.zeds.positions import (
    NAMES,
    TALL,
    do,
    on_paper,
    opened,
    refused,
    roll,
    sector,
    sheet,
    taken,
)

_DAY = (2026, 11, 19)


def made(setup):
    """Return the game of a set-up, None when it makes no sense."""
    return contract.new(setup, None)


def test_one_to_six_play_and_more_share_the_dice_alone():
    for seats in range(1, 7):
        assert opened(seats).seats == seats

    assert opened(0).seats == 0
    assert made(b"\x00" + b"\x01A" * 7) is None
    assert made(decisions.encode(0, (), sheet())) is None


def test_nonsense_is_no_set_up():
    names = (b"Ann",)
    for setup in (
        b"",
        b"\x40\x01A",
        b"\x00\x00",
        b"\x00\x05Ann",
        b"\x10\x01A",
        b"\x20\x01A",
        b"\x00\x01\x7f",
    ):
        assert made(setup) is None
    assert made(decisions.encode(decisions.TALL, names, sheet())) is None
    assert made(decisions.encode(0, names, b"", _DAY)) is None
    assert made(decisions.encode(decisions.OWN_DICE, names, sheet(), _DAY)) is None
    assert made(decisions.encode(0, names, sheet(), (2026, 13, 1))) is None
    assert made(decisions.encode(0, names, sheet(), (2026, 12, 0))) is None
    assert made(decisions.encode(0, names, sheet(), _DAY)) is not None


def test_a_roll_is_shared_by_all():
    """ZD-01."""
    state = opened(3)

    events = do(state, codes.ROLL)

    light, dark = state.chance.tape
    assert events[0] == (codes.EV_ROLLED, 1, light, dark)
    assert (state.light, state.dark) == (light, dark)
    assert [taken(state, seat) for seat in range(3)] == [(light, dark)] * 3
    assert state.step == ROLL
    assert contract.tallies(state)[0][1][light - 1] == 1
    assert sum(contract.tallies(state)[1][1]) == 1


def test_light_is_the_row_or_the_column():
    """ZDD-01."""
    usual, swapped = on_paper(1), on_paper(1, decisions.SWAPPED)
    roll(usual, 3, 4)
    roll(swapped, 3, 4)

    assert taken(usual, 0) == (3, 4)
    assert taken(swapped, 0) == (4, 3)


def test_own_dice_are_entered_and_the_devices_are_not():
    state = on_paper(1)

    assert refused(state, codes.ROLL) == b"ZD-01"
    assert refused(state, codes.ROLL, 1) == b"ZD-01"
    assert refused(state, codes.ROLL, 0, 3) == b"ZD-01"
    assert refused(state, codes.ROLL, 3, 7) == b"ZD-01"
    assert refused(opened(1), codes.ROLL, 3, 3) == b"ZD-01"
    assert not contract.tallies(state)[0][1][0]


def test_a_daily_zone_is_the_same_for_everybody():
    first = opened(1, 0, sheet(), _DAY, seed=1)
    other = opened(1, 0, sheet(), _DAY, seed=2)
    later = opened(1, 0, sheet(), (2026, 11, 20), seed=1)
    rolls = []
    for state in (first, other, later):
        do(state, codes.ROLL)
        assert bytes(state.chance.tape) == bytes((state.light, state.dark))
        assert state.chance.positions == [0, 0]
        rolls.append([dice.of_day(state.setup, turn, 0) for turn in range(1, 21)])

    assert rolls[0] == rolls[1]
    assert rolls[0] != rolls[2]
    assert (first.light, first.dark) == rolls[0][0]
    faces = [face for pair in rolls[0] + rolls[2] for face in pair]
    assert sorted(set(faces)) == [1, 2, 3, 4, 5, 6]
    assert dice.of_day(first.setup, 1, 1) != dice.of_day(first.setup, 1, 2)
    assert decisions.date_of(first.setup) == _DAY
    assert decisions.date_of(opened(1).setup) is None


def test_the_zone_has_either_size():
    """ZDD-20."""
    for head in (b"\x54\x00\x13\x82", TALL, b"\x54\x02\x11\x14", b"\x45\x03\x10\x18"):
        assert sheet_check.is_sound(sheet((), head))
    on_paper(1, decisions.TALL)


def test_entrance_and_exit_lie_on_the_edge():
    """ZDD-20."""
    for head in (
        b"\x66\x00\x13\x82",  # no such size
        b"\x54\x06\x13\x82",  # a square in the middle
        b"\x54\x00\x14\x82",  # no such square
        b"\x54\x00\x13\x42",  # a side within
        b"\x54\x00\x13\x80",  # no side
        b"\x54\x00\x13\x92",  # two sides
        b"\x54\x00\x00\x88",  # the same
    ):
        assert not sheet_check.is_sound(sheet((), head))
        assert made(decisions.encode(0, NAMES[:1], sheet((), head))) is None


def test_a_sector_has_walls_a_split_and_items():
    """ZDD-21."""
    sound = sheet()
    at = 4 + 3 * sector(5, 5)
    for place, byte in ((0, 0x50), (1, 7), (1, 8), (1, 9), (2, 0x70)):
        broken = bytearray(sound)
        broken[at + place] = byte
        assert not sheet_check.is_sound(bytes(broken))
    assert sheet_check.is_sound(sheet([(5, 5, ("NS", "/", "ZgBs"))]))


def test_two_sectors_have_a_generator():
    """ZDD-21."""
    assert not sheet_check.is_sound(sheet([(5, 5, ("", "", "E"))]))
    assert not sheet_check.is_sound(sheet([(2, 2, ("", "", ""))]))
    assert not sheet_check.is_sound(sheet([(2, 2, ("", "", "")), (2, 3, ("", "", "EE"))]))


def test_a_sheet_has_sixteen_shelters_at_most():
    """ZDD-19."""
    four = [(5, column, ("", "", "SSSS")) for column in range(1, 4)]

    assert sheet_check.is_sound(sheet(four + [(6, 1, ("", "", "S"))]))
    assert not sheet_check.is_sound(sheet(four + [(6, 1, ("", "", "SS"))]))


def test_the_dice_alone_count_twenty_turns():
    """ZD-08."""
    state = opened(0)
    for _ in range(20):
        do(state, codes.ROLL)
    do(state, codes.DONE)

    verdict = contract.verdict(state)
    assert verdict.is_over
    assert verdict.reasons[0].holds


def test_the_sheet_stays_in_the_set_up():
    state = opened(2, 0, sheet())
    again = contract.unpack(contract.pack(state), state.chance)

    assert decisions.sheet_of(again.setup) == sheet()
    do(again, codes.ROLL)
    assert again.step == PLACE
