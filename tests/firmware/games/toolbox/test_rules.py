"""The Toolbox's rules: every move, every refusal, and undo to an equal state."""

from engine.header import Header
from engine.refusal import Refusal
from engine.seal import sealed
from engine.table import NOTHING_LEFT, Table
from games.toolbox.rules import contract
from tests.firmware.expect import Sequence
from tests.firmware.reading import Glass

_SECRET = bytes(range(32))
_LABEL_PX = 86  # what a list leaves beside a number and a mark


def fresh_table():
    """Return a Toolbox that was just opened."""
    header = sealed(Header("toolbox", contract.VERSION, b""), _SECRET)
    table = Table(contract, header, _SECRET, lambda data: None)
    table.begin()
    return table


def facts(state):
    """Return all that a state holds, so that two states can be compared."""
    values = []
    for name in contract.State.__slots__:
        value = getattr(state, name)
        if name == "chance":
            value = value.positions
        elif name == "tally":
            value = [(sides, tuple(value[sides])) for sides in sorted(value)]
        if isinstance(value, (list, bytearray)):
            value = tuple(value)
        values.append((name, value))
    return values


# Each kind of move, made one after the other from the start.
PLAY = (
    contract.set_die(2, 20),
    contract.set_die(3, contract.PYRAMID),
    contract.roll(0x3F),
    contract.roll(0x01),
    contract.set_die(0, 0),
    bytes((contract.FLIP,)),
    bytes((contract.FLIP,)),
    bytes((contract.SET_SEATS, 6)),
    bytes((contract.PICK,)),
    contract.count(5, 40),
    contract.count(0, -999),
    contract.count(1, 9999),
    contract.set_limit(90),
    bytes((contract.START,)),
    contract.pause(61_000),
    bytes((contract.RESTART,)),
    contract.pause(5),
)

# move, the rule that refuses it in a fresh Toolbox
REFUSED = (
    (b"", b"TB-MOVE"),
    (b"\x00", b"TB-MOVE"),
    (b"\x0b", b"TB-MOVE"),
    (b"\xff\x00", b"TB-MOVE"),
    (bytes((contract.ROLL,)), b"TB-MOVE"),
    (bytes((contract.FLIP, 1)), b"TB-MOVE"),
    (bytes((contract.COUNT, 0, 1)), b"TB-MOVE"),
    (contract.set_die(6, 6), b"TB-DICE"),
    (contract.set_die(0, 101), b"TB-DICE"),
    (contract.roll(0), b"TB-DICE"),
    (contract.roll(0x3C), b"TB-DICE"),
    (contract.roll(0xC0), b"TB-DICE"),
    (contract.roll(0x83), b"TB-DICE"),  # a die that is, and one that cannot be
    (bytes((contract.SET_SEATS, 0)), b"TB-SEATS"),
    (bytes((contract.SET_SEATS, 7)), b"TB-SEATS"),
    (contract.count(4, 1), b"TB-SEATS"),
    (contract.count(0, -1000), b"TB-COUNT"),
    (contract.count(0, 10_000), b"TB-COUNT"),
    (contract.set_limit(3601), b"TB-CLOCK"),
    (contract.pause(1), b"TB-CLOCK"),
)


def test_every_kind_of_move_is_played():
    kinds = {move[0] for move in PLAY}

    assert kinds == set(range(contract.SET_DIE, contract.RESTART + 1))


def test_undo_returns_to_an_equal_state_after_every_move_and_redo_forward():
    table = fresh_table()
    states = [facts(table.state)]
    for move in PLAY:
        outcome = table.do(move)
        assert not isinstance(outcome, Refusal), move
        assert outcome
        states.append(facts(table.state))

    for expected in reversed(states[:-1]):
        assert table.undo(True) == ()
        assert facts(table.state) == expected
    for expected in states[1:]:
        assert table.redo() == ()
        assert facts(table.state) == expected


def test_every_move_has_a_label():
    table = fresh_table()
    labels = set()
    for move in PLAY:
        table.do(move)
        labels.add(table.last_label.split(b":")[0].rstrip(b"0123456789 "))

    assert b"" not in labels
    assert len(labels) == 10


def test_a_label_tells_what_chance_made_of_the_move():
    for move, tape, label in (
        (contract.roll(3), b"\x05\x02", b"Roll 5 2"),
        (bytes((contract.FLIP,)), b"\x01", b"Coin: heads"),
        (bytes((contract.FLIP,)), b"\x02", b"Coin: tails"),
        (bytes((contract.PICK,)), b"\x04", b"First player 4"),
        (contract.set_limit(30), b"", b"Turn length set"),
    ):
        assert contract.label(move, tape) == label


def test_a_label_is_short_enough_for_every_list():
    # Regression: six large dice ran over the edges of the history and of the ring.
    canvas = Glass().canvas
    moves = [(move, b"") for move in PLAY if move[0] not in (contract.ROLL, contract.FLIP)]
    for faces in (b"\x06", b"\x14", b"\x64"):
        moves += [(contract.roll(0x3F), faces * dice) for dice in range(1, 7)]

    for move, tape in moves:
        label = contract.label(move, tape)
        assert canvas.measure(label) <= _LABEL_PX, label
    assert contract.label(contract.roll(0x3F), b"\x64" * 6) == b"Roll 6 dice: 600"


def test_every_refusal_names_its_rule_and_changes_nothing():
    for move, rule in REFUSED:
        table = fresh_table()
        before = facts(table.state)

        refusal = table.do(move)

        assert isinstance(refusal, Refusal), move
        assert refusal.rule == rule, move
        assert refusal.sentence.endswith(b"."), move
        assert facts(table.state) == before, move
        assert table.done == 0


def test_a_running_clock_is_not_started_again():
    table = fresh_table()
    table.do(bytes((contract.START,)))

    refusal = table.do(bytes((contract.START,)))

    assert refusal.rule == b"TB-CLOCK"
    assert table.state.is_running


def test_a_die_shows_each_of_its_faces_and_no_other():
    for sides, faces in ((2, range(1, 3)), (6, range(1, 7)), (contract.PYRAMID, range(4))):
        table = fresh_table()
        table.do(contract.set_die(0, sides))

        seen = set()
        for _ in range(120):
            table.do(contract.roll(1))
            seen.add(table.state.faces[0])

        assert seen == set(faces), sides


def test_a_d100_stays_within_1_to_100():
    table = fresh_table()
    table.do(contract.set_die(0, 100))
    for _ in range(200):
        table.do(contract.roll(1))

        assert 1 <= table.state.faces[0] <= 100


def test_a_reroll_leaves_the_other_dice_as_they_lie():
    table = fresh_table()
    for slot in range(6):
        table.do(contract.set_die(slot, 100))
    table.do(contract.roll(0x3F))
    before = bytes(table.state.faces)

    events = table.do(contract.roll(1 << 4))

    after = bytes(table.state.faces)
    assert events == ((contract.EV_ROLLED, 1 << 4),)
    assert [slot for slot in range(6) if after[slot] != before[slot]] in ([4], [])


def test_only_slots_with_a_die_are_rolled():
    table = fresh_table()

    assert table.do(contract.roll(0x3F)) == ((contract.EV_ROLLED, 0x03),)
    assert list(table.state.faces[2:]) == [0, 0, 0, 0]
    assert table.state.rolled == 0x03


def test_the_total_is_the_sum_of_the_faces():
    table = fresh_table()
    for slot in range(6):
        table.do(contract.set_die(slot, 20))
    table.do(contract.roll(0x3F))

    assert contract.dice_total(table.state) == sum(table.state.faces) >= 6


def test_choosing_other_dice_makes_all_unrolled():
    table = fresh_table()
    table.do(contract.roll(0x3F))

    table.do(contract.set_die(5, 8))

    assert table.state.rolled == 0
    assert contract.dice_total(table.state) == 0


def test_the_coin_keeps_a_tally():
    table = fresh_table()
    for flips in range(1, 30):
        events = table.do(bytes((contract.FLIP,)))

        assert events == ((contract.EV_FLIPPED, table.state.coin),)
        assert table.state.coin in (contract.HEADS, contract.TAILS)
        assert table.state.flips[contract.HEADS] + table.state.flips[contract.TAILS] == flips
    assert min(table.state.flips[1:]) > 5


def test_the_first_player_is_one_of_the_seats():
    for seats in range(1, 7):
        table = fresh_table()
        table.do(bytes((contract.SET_SEATS, seats)))

        drawn = set()
        for _ in range(60):
            events = table.do(bytes((contract.PICK,)))
            assert events == ((contract.EV_PICKED, table.state.first),)
            drawn.add(table.state.first)

        assert drawn == set(range(seats))


def test_counters_reach_both_ends():
    table = fresh_table()
    for value in (contract.COUNT_LOW, -1, 0, 1, contract.COUNT_HIGH):
        table.do(contract.count(2, value))

        assert table.state.counts[2] == value


def test_random_moves_never_break_the_rules():
    for seed in range(15):
        sequence = Sequence(seed)
        table = fresh_table()
        for _ in range(60):
            before = facts(table.state)
            move = sequence.bytes(sequence.below(6))
            if move and sequence.below(2):
                move = bytes((1 + move[0] % 10,)) + move[1:]
            if isinstance(table.do(move), Refusal):
                assert facts(table.state) == before, move
        while table.undo(True) is not NOTHING_LEFT:
            pass
        assert facts(table.state) == facts(fresh_table().state)
