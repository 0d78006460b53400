"""The log behind a table: nothing is believed before it is kept, and all can be read back."""

from engine.seal import cut
from engine.table import IS_OVER, LOG_FULL, MOST_BYTES, NOT_SAVED, NOTHING_UNDONE
from tests.firmware.engine.adding import (
    DRAW,
    ROLL,
    SECRET,
    Flash,
    adding_table,
    facts,
    moves,
    set_up,
)


def test_what_flash_does_not_take_has_not_happened():
    flash = Flash()
    table = adding_table(flash)
    moves(table, 1, ROLL, 2)
    table.undo()
    before, kept = facts(table), flash.data
    flash.is_full = True

    for attempt in (lambda: table.do(bytes((ROLL,))), lambda: table.undo(True), table.redo):
        assert attempt() is NOT_SAVED
        assert facts(table) == before
    assert table.end() is NOT_SAVED
    assert facts(table) == before and table.secret == b""

    flash.is_full = False
    assert flash.data == kept
    assert table.redo() == ()


def test_a_cut_or_a_beginning_that_is_not_kept_has_not_happened():
    flash = Flash()
    table = set_up(flash)
    flash.is_full = True

    assert table.cut(cut(0, 42)) is NOT_SAVED
    assert table.begin() is NOT_SAVED
    assert (table.cuts, table.has_begun) == ([], False)


def test_the_cuts_decide_the_stream():
    totals = []
    for number in (0, 1, 256, 1):
        table = set_up(Flash())
        table.cut(cut(0, number))
        table.begin()
        moves(table, *[DRAW] * 8)
        totals.append(table.state.total)

    assert totals[1] == totals[3]
    assert len(set(totals)) == 3


def test_a_look_shows_every_moment_and_touches_nothing():
    table = adding_table()
    moves(table, 1, 2, ROLL, 4)
    table.undo()
    before = facts(table)

    totals = [table.look(count).total for count in range(3)]

    assert totals == [10, 11, 13]
    assert facts(table) == before


def test_a_log_read_back_goes_on_where_it_was():
    flash = Flash()
    table = set_up(flash)
    table.cut(cut(0, 42))
    table.begin()
    moves(table, 5, DRAW, ROLL, 7)
    table.undo()
    table.undo(True)

    other = set_up(Flash())
    reader = other.load(flash.data)

    assert reader is not None and not reader.is_torn
    assert other.cuts == [cut(0, 42)]
    assert facts(other) == facts(table)
    for each in (table, other):
        each.redo()
        each.redo()
    assert facts(other) == facts(table)


def test_a_torn_log_holds_up_to_the_tear():
    flash = Flash()
    table = adding_table(flash)
    moves(table, 1, 2)
    whole = len(flash.data)
    moves(table, 3)
    for size in range(whole + 1, len(flash.data)):
        other = set_up(Flash())
        reader = other.load(flash.data[:size])

        assert reader.is_torn and reader.at == whole, size
        assert other.state.total == 13, size


def test_the_end_gives_the_secret_away_and_closes_the_game():
    table = adding_table()
    moves(table, 1)
    table.undo()
    assert table.secret == b""

    assert table.end() == ()

    assert table.secret == SECRET
    for attempt in (lambda: table.do(b"\x01"), table.undo, table.redo, table.end):
        assert attempt() is IS_OVER


class Counter:
    """Only counts what it is given: a whole log would be copied with every move."""

    def __init__(self):
        self.size = 0

    def keep(self, data):
        self.size += len(data)


def test_a_full_log_refuses_moves_but_not_the_end():
    flash = Counter()
    table = adding_table(flash)
    while table.do(b"\x01") is not LOG_FULL:
        pass

    assert flash.size <= MOST_BYTES
    assert table.done > 5_000
    assert table.is_nearly_full
    assert table.end() == ()
    assert flash.size <= MOST_BYTES


def test_everything_can_be_taken_back_when_the_log_is_full():
    # Regression: undo was refused, too, and the game could only be given up.
    flash = Counter()
    table = adding_table(flash)
    flash.size = table._size = MOST_BYTES - 3_000  # after much there and back again
    count = 0
    while table.do(b"\x01") is not LOG_FULL:
        count += 1
        for _ in range(count % 7):
            table.undo(True)
        while table.can_redo and table.redo() == ():
            pass

    assert table.redo() in (LOG_FULL, NOTHING_UNDONE)
    while table.done:
        assert table.undo(True) == ()
    assert table.end() == ()
    assert flash.size <= MOST_BYTES


def test_a_log_is_read_in_pieces_of_whole_records():
    pieces = []
    flash = Flash()
    table = adding_table(flash)
    for amount in range(1, 9):
        pieces.append(flash.data)
        flash.data = b""
        moves(table, amount)
    table.undo(True)
    other = set_up(Flash())
    reader = other.load(iter(pieces + [flash.data]))

    assert not reader.is_torn
    assert other.chain == table.chain
    assert other.done == 7 and other.can_redo


def test_equal_logs_have_equal_fingerprints_and_others_have_not():
    tables = [adding_table() for _ in range(3)]
    moves(tables[0], 1, 2)
    moves(tables[1], 1, 2)
    moves(tables[2], 2, 1)

    assert tables[0].fingerprint() == tables[1].fingerprint() != tables[2].fingerprint()
    assert len(tables[0].fingerprint()) == 4
