"""Vendetta sheets: kept by pair, over power cuts, decided at five wins or after nine matches."""

from host_tools.simulated.disk import SimDisk
from storage import vendetta
from storage.vendetta import BY_HAND, DRAW, Match, Sheet, Vendettas

TODAY = 26 << 9 | 11 << 5 | 17
RED, BEN = b"Red", b"Ben"


def _book(disk=None, day=TODAY):
    return Vendettas(disk or SimDisk(), lambda: day)


def _seal(number):
    return bytes((number, 1, 2, 3))


def _played(results):
    """Return a sheet with matches that came out like this: 0 for nobody, 1 Ben, 2 Red."""
    sheet = Sheet((RED, BEN))
    for number in range(len(results)):
        sheet.note(Match(_seal(number), results[number], 0))
    return sheet


def test_a_pair_has_one_sheet_whoever_sits_first():
    disk = SimDisk()
    _book(disk).note((RED, BEN), _seal(1), RED)
    _book(disk).note((BEN, RED), _seal(2), BEN)

    sheet = _book(disk).sheet((RED, BEN))

    assert sheet.names == (BEN, RED)
    assert [match.result for match in sheet.matches] == [2, 1]
    assert sheet.score() == (1, 1)


def test_each_pair_has_a_sheet_of_its_own():
    disk = SimDisk()
    _book(disk).note((RED, BEN), _seal(1), RED)

    assert _book(disk).sheet((RED, b"Ann")).matches == []
    assert [sheet.names for sheet in _book(disk).all().values()] == [(BEN, RED)]


def test_a_match_that_nobody_wins_fills_a_row_and_counts_for_nobody():
    sheet = _book().note((RED, BEN), _seal(1), None)

    assert sheet.matches[0].result == DRAW
    assert sheet.score() == (0, 0) and len(sheet.latest()) == 1


def test_five_wins_decide_early_and_the_next_match_begins_another_sheet():
    sheet = _played([2, 2, 1, 2, 2])
    assert not vendetta.is_decided(sheet.latest())

    sheet.note(Match(_seal(5), 2, 0))
    assert vendetta.is_decided(sheet.latest()) and sheet.score() == (1, 5)

    sheet.note(Match(_seal(6), 1, 0))
    assert sheet.score() == (1, 0)
    assert [len(each) for each in sheet.sheets()] == [6, 1]


def test_nine_matches_end_a_sheet_that_nobody_has_won():
    sheet = _played([1, 2, 0, 1, 2, 0, 1, 2])
    assert not vendetta.is_decided(sheet.latest())

    sheet.note(Match(_seal(8), 0, 0))

    assert vendetta.is_decided(sheet.latest()) and sheet.score() == (3, 3)


def test_the_same_game_is_noted_once():
    disk = SimDisk()
    for winner in (RED, RED, None):
        sheet = _book(disk).note((RED, BEN), _seal(1), winner)

    assert [match.result for match in sheet.matches] == [DRAW]


def test_matches_written_in_by_hand_are_all_different():
    book = _book()
    sheet = book.sheet((RED, BEN))
    for _ in range(3):
        book.write_in(sheet, 1)

    assert [match.seal for match in sheet.matches] == [BY_HAND] * 3


def test_the_last_match_can_be_struck_out():
    sheet = _played([1, 2])
    for _ in range(3):
        sheet.strike_out()

    assert sheet.matches == []


def test_the_day_is_kept_where_somebody_has_set_the_calendar():
    disk = SimDisk()
    _book(disk).note((RED, BEN), _seal(1), RED)
    _book(disk, 0).note((RED, BEN), _seal(2), RED)

    assert [match.day for match in _book(disk).sheet((RED, BEN)).matches] == [TODAY, 0]


def test_the_oldest_sheet_goes_when_there_are_very_many_matches():
    sheet = Sheet((RED, BEN))
    for number in range(181):
        sheet.note(Match(number.to_bytes(4, "big"), 0, 0))

    assert len(sheet.matches) == 172  # nine went
    assert sheet.matches[0].seal == b"\x00\x00\x00\x09"


def test_a_damaged_sheet_is_never_believed():
    sheet = _played([1, 2, 0])
    data = vendetta.encode(sheet)
    assert vendetta.encode(vendetta.decode(data)) == data

    for at in range(len(data)):
        for bit in range(8):
            damaged = bytearray(data)
            damaged[at] ^= 1 << bit
            assert vendetta.decode(bytes(damaged)) is None
        assert vendetta.decode(data[:at]) is None


def test_a_sheet_that_cannot_be_read_is_kept_beside_the_new_one():
    disk = SimDisk()
    book = _book(disk)
    book.note((RED, BEN), _seal(1), RED)
    name = vendetta.file_name((RED, BEN))
    disk.files[name] = damaged = disk.files[name][:-1] + b"\xff"

    sheet = book.sheet((RED, BEN))
    assert sheet.was_damaged
    book.write_in(sheet, 1)
    book.write_in(sheet, 1)

    assert not book.sheet((RED, BEN)).was_damaged
    assert disk.files[name + ".bad"] == damaged
    assert list(book.all()) == [name]


def test_a_result_or_a_row_that_cannot_be_is_not_believed():
    strange = _played([1])
    strange.matches[0].result = 3
    assert vendetta.decode(vendetta.encode(strange)) is None

    nameless = Sheet((RED, BEN))
    nameless.names = (RED,)
    assert vendetta.decode(vendetta.encode(nameless)) is None


def test_a_flash_that_takes_nothing_keeps_the_sheet_as_it_was():
    disk = SimDisk()
    book = _book(disk)
    book.note((RED, BEN), _seal(1), RED)
    disk.is_full = True
    try:
        book.note((RED, BEN), _seal(2), RED)
        raise AssertionError("it was taken")
    except OSError:
        pass

    assert len(book.sheet((RED, BEN)).matches) == 1
