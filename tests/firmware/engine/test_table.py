"""Table: the one gate. Moves are made, undone and redone; a refusal changes nothing."""

from engine.refusal import Refusal
from engine.table import Table
from tests.firmware.expect import Sequence

_SEED = bytes(32)


class Adding:
    """A game in which a move adds to a total, or draws from chance; 0 is refused."""

    DRAW = 255

    def new(self, setup, chance):
        return [setup[0], chance]

    def apply(self, state, move):
        if move[0] == 0:
            return Refusal(b"ADD-0", b"Nothing to add.")
        amount = state[1].below(100) if move[0] == self.DRAW else move[0]
        state[0] += amount
        return ((1, amount),)

    def label(self, move):
        return b"add %d" % move[0]


def adding_table():
    """Return a table of that game, at 10."""
    return Table(Adding(), b"\x0a", _SEED)


def moves(table, *amounts):
    """Make a move for each amount."""
    for amount in amounts:
        table.do(bytes((amount,)))


def test_a_move_changes_the_state_and_returns_its_events():
    table = adding_table()

    events = table.do(b"\x05")

    assert events == ((1, 5),)
    assert table.state[0] == 15
    assert table.done == 1


def test_a_refusal_changes_nothing_and_is_not_kept():
    table = adding_table()
    moves(table, 1, 2)
    table.undo()

    refusal = table.do(b"\x00")

    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.sentence) == (b"ADD-0", b"Nothing to add.")
    assert table.state[0] == 11
    assert table.done == 1
    assert table.can_redo


def test_undo_goes_back_to_the_start_and_no_further():
    table = adding_table()
    moves(table, 1, 2, 3)

    totals = []
    while table.undo():
        totals.append(table.state[0])

    assert totals == [13, 11, 10]
    assert not table.undo()
    assert table.done == 0


def test_redo_makes_the_undone_moves_again_in_order():
    table = adding_table()
    moves(table, 1, 2, 3)
    for _ in range(3):
        table.undo()

    totals = []
    while table.redo():
        totals.append(table.state[0])

    assert totals == [11, 13, 16]
    assert not table.redo()


def test_a_new_move_forgets_what_was_undone():
    table = adding_table()
    moves(table, 1, 2, 3)
    table.undo()
    table.undo()

    moves(table, 50)

    assert table.state[0] == 61
    assert not table.can_redo
    assert not table.redo()


def test_undoing_a_draw_draws_the_same_again():
    table = adding_table()
    moves(table, Adding.DRAW, Adding.DRAW)
    total = table.state[0]

    table.undo()
    table.undo()
    moves(table, Adding.DRAW, Adding.DRAW)

    assert table.state[0] == total


def test_the_last_move_has_a_label_and_the_start_has_none():
    table = adding_table()
    assert table.last_label() == b""

    moves(table, 7)
    assert table.last_label() == b"add 7"
    table.undo()
    assert table.last_label() == b""


def test_a_packed_table_goes_on_where_it_was():
    table = adding_table()
    moves(table, 5, Adding.DRAW, 6, 7)
    table.undo()

    other = Table(Adding(), b"\x00", bytes([9]) * 32)
    other.unpack(table.pack())

    assert (other.state[0], other.done, other.can_redo) == (table.state[0], 3, True)
    other.redo()
    table.redo()
    assert other.state[0] == table.state[0]


def test_random_play_with_undo_and_redo_equals_the_fold_of_its_moves():
    for seed in range(20):
        sequence = Sequence(seed)
        table = adding_table()
        stand = []
        undone = []
        for _ in range(60):
            what = sequence.below(5)
            if what == 0:
                assert table.undo() == bool(stand)
                if stand:
                    undone.append(stand.pop())
            elif what == 1:
                assert table.redo() == bool(undone)
                if undone:
                    stand.append(undone.pop())
            else:
                amount = 1 + sequence.below(255)
                moves(table, amount)
                stand.append(amount)
                undone = []

        fresh = adding_table()
        moves(fresh, *stand)
        assert table.state[0] == fresh.state[0], seed
        assert table.done == len(stand), seed
