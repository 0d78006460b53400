"""Table: the one gate. Moves are made, undone and redone; undo has a conscience."""

from engine import record
from engine.table import NEEDS_AGREEMENT, NOTHING_LEFT, NOTHING_UNDONE
from tests.firmware.engine.adding import DRAW, ROLL, Flash, adding_table, facts, moves
from tests.firmware.expect import Sequence


def test_a_move_changes_the_state_and_returns_its_events():
    table = adding_table()

    events = table.do(b"\x05")

    assert events == ((1, 5),)
    assert table.state.total == 15
    assert table.done == 1


def test_a_refusal_changes_nothing_and_is_not_kept():
    flash = Flash()
    table = adding_table(flash)
    moves(table, 1, 2)
    table.undo()
    before, kept = facts(table), flash.data

    refusal = table.do(b"\x00")

    assert (refusal.rule, refusal.sentence) == (b"ADD-0", b"Nothing to add.")
    assert facts(table) == before
    assert flash.data == kept
    assert table.can_redo


def test_undo_goes_back_to_the_start_and_no_further():
    table = adding_table()
    moves(table, 1, 2, 3)

    totals = []
    while table.undo() == ():
        totals.append(table.state.total)

    assert totals == [13, 11, 10]
    assert table.undo() is NOTHING_LEFT
    assert table.done == 0


def test_redo_makes_the_undone_moves_again_in_order():
    table = adding_table()
    moves(table, 1, 2, 3)
    for _ in range(3):
        table.undo()

    totals = []
    while table.redo() == ():
        totals.append(table.state.total)

    assert totals == [11, 13, 16]
    assert table.redo() is NOTHING_UNDONE


def test_a_new_move_forgets_what_was_undone():
    table = adding_table()
    moves(table, 1, 2, 3)
    table.undo()
    table.undo()

    moves(table, 50)

    assert table.state.total == 61
    assert not table.can_redo
    assert table.redo() is NOTHING_UNDONE


def test_what_the_table_has_seen_is_taken_back_only_if_all_agree():
    flash = Flash()
    table = adding_table(flash)
    moves(table, ROLL)
    before, kept = facts(table), flash.data

    assert table.undo() is NEEDS_AGREEMENT
    assert facts(table) == before
    assert flash.data == kept
    assert table.undo(True) == ()

    assert table.state.total == 10
    body = record.control_body(record.UNDO_REVEALED)
    assert flash.data[len(kept) :][: len(body)] == body


def test_what_nobody_has_seen_is_taken_back_at_once():
    for amount in (5, DRAW):
        table = adding_table()
        moves(table, amount)

        assert not table.last_was_seen()
        assert table.undo() == ()


def test_undoing_a_draw_or_a_roll_gives_the_same_again():
    table = adding_table()
    moves(table, DRAW, ROLL, DRAW)
    total = table.state.total

    for _ in range(3):
        table.undo(True)
    moves(table, DRAW, ROLL, DRAW)

    assert table.state.total == total


def test_the_last_move_has_a_label_and_the_start_has_none():
    table = adding_table()
    assert table.last_label == b""

    moves(table, 7, 8)
    assert table.last_label == b"add 8"
    table.undo()
    assert (table.last_label, table.next_label()) == (b"add 7", b"add 8")
    table.undo()
    assert table.last_label == b""


def test_random_play_with_undo_and_redo_equals_the_fold_of_its_moves():
    for seed in range(20):
        sequence = Sequence(seed)
        table = adding_table()
        stand = []
        undone = []
        for _ in range(60):
            what = sequence.below(5)
            if what == 0:
                assert (table.undo(True) == ()) == bool(stand)
                if stand:
                    undone.append(stand.pop())
            elif what == 1:
                assert (table.redo() == ()) == bool(undone)
                if undone:
                    stand.append(undone.pop())
            else:
                amount = 1 + sequence.below(255)
                moves(table, amount)
                stand.append(amount)
                undone = []

        fresh = adding_table()
        moves(fresh, *stand)
        assert table.pack() == fresh.pack(), seed
        assert table.done == len(stand), seed
