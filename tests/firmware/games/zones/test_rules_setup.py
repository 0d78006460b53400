"""Before the first turn: the set-up, the roster, the bag, bases and tiles, pieces, the coin."""

from games.zones.rules import codes, contract, points
from games.zones.rules import setup as decisions
from games.zones.rules.state import BASE, COIN, DRAW, LAY, NONE, START, TURN
from tests.firmware.games.zones.positions import (
    ARCHER,
    LOBBER,
    NAMES,
    SPEARMAN,
    TROLLWIFE,
    VALA,
    WARRIOR,
    do,
    opened,
    refused,
    roster,
)

GLASS = decisions.GLASS


def rows(field):
    """Return a field of the usual roster."""
    return list(decisions.row(decisions.encode(0, NAMES), field))


def laid(state):
    """Lay all tiles of the active seat at random."""
    for _ in range(3):
        do(state, codes.REST)
    return state


def behind_the_screen(state):
    """Let the active seat lay and place all it has."""
    seat = state.active
    do(state, codes.BASE, 18 * seat)
    laid(state)
    while state.active == seat and state.step == START:
        do(state, *contract.moves(state)[0])
    return state


def test_each_side_has_ten_pieces_and_a_base():
    """ZS-01, ZSD-03: fifty points a side."""
    state = opened(GLASS)

    assert (sum(state.counts[:4]), sum(state.counts[4:])) == (10, 10)
    assert list(state.counts) == [3, 3, 3, 1, 3, 3, 3, 1]
    assert (points.army(state, 0), points.army(state, 1)) == (50, 50)
    assert len(state.bases) == state.seats == 2
    nine = roster((SPEARMAN, decisions.COUNT, 2))
    assert opened(roster=nine) is None
    moved = roster((SPEARMAN, decisions.COUNT, 2), (VALA, decisions.COUNT, 2))
    assert points.army(opened(roster=moved), 0) == 53


def test_the_roster_is_as_guessed():
    """ZSD-04."""
    assert rows(decisions.COST) == [5, 3, 6, 8, 4, 4, 6, 8]
    assert rows(decisions.MOVEMENT) == [0, 1, 0, 2, 0, 1, 2, 0]
    assert rows(decisions.PREFERRED) == [0, 2, 0, 1, 1, 2, 3, 2]
    assert rows(decisions.DIFFICULT) == [2, 1, 1, 2, 3, 3, 0, 1]
    assert rows(decisions.RESTRICTED) == [3, 3, 3, 3, 4, 4, 4, 3]
    assert not opened(GLASS).allows(decisions.CONFIRMED)
    assert opened(decisions.CONFIRMED).allows(decisions.CONFIRMED)


def test_every_cell_of_the_roster_can_be_changed():
    """ZSD-04, ZSD-27: a cell is one terrain or none, and one terrain may stand in two."""
    data = bytearray(decisions.encode(0, NAMES))
    for kind in range(8):
        for field in range(decisions.COST, decisions.RESTRICTED + 1):
            most = {decisions.COST: 15, decisions.MOVEMENT: 2, decisions.TYPE: 1}.get(field, 4)
            for value in (most, 1):
                others = [decisions.value(data, kind, each) for each in range(7)]
                decisions.put(data, kind, field, value)
                others[field] = value
                assert [decisions.value(data, kind, each) for each in range(7)] == others
    assert decisions.is_sound(bytes(data))


def test_no_piece_is_a_fortification():
    """ZSD-19: the form has room for the type."""
    assert rows(decisions.TYPE) == [0, 0, 0, 0, 0, 0, 0, 1]
    assert opened(roster=roster((WARRIOR, decisions.TYPE, 2))) is None
    assert opened(roster=roster((WARRIOR, decisions.TYPE, 1))) is not None


def test_the_bag_has_36_tiles():
    """ZS-03, ZSD-02."""
    state = opened()
    assert [list(state.bag).count(terrain) for terrain in range(4)] == [9, 9, 9, 9]
    other = opened(bag=b"\x24\x00\x00\x00")
    assert list(other.bag) == [0] * 36
    assert opened(bag=b"\x09\x09\x09\x08") is None


def test_what_makes_no_sense_is_no_set_up():
    sound = decisions.encode(GLASS, NAMES)
    assert decisions.is_sound(sound)
    for wrong in (b"", sound[:20], sound[:-1], sound + b"\x03Cid", sound + b"x"):
        assert not decisions.is_sound(wrong)
    for at, value in ((0, 64), (0, 3), (1, 4), (1, 8), (2, 4), (2, 1), (3, 5), (4, 5), (34, 7)):
        wrong = bytearray(sound)
        wrong[at] = value
        assert not decisions.is_sound(bytes(wrong)), at
    for at in (decisions.ROSTER, decisions.ROSTER + 1, decisions.ROSTER + 2):
        wrong = bytearray(sound)
        wrong[at] = 0xF0 if at == decisions.ROSTER else 125
        assert not decisions.is_sound(bytes(wrong))
    for rest in (
        b"\x02\x00\x00\x00",
        b"\x07\x01\x05\x00",
        b"\x00\x02\x05\x0a",
        b"\x00\x03\x00\x0a",
    ):
        assert decisions.is_sound(decisions.encode(GLASS, NAMES, rest))
    assert not decisions.is_sound(decisions.encode(0, NAMES, b"\x02\x00\x00\x00"))
    for names in ((b"Ann",), (b"Ann", b""), (b"Ann", b"B\n"), (b"A", b"B", b"C")):
        assert not decisions.is_sound(decisions.encode(GLASS, names))


def test_the_base_lies_in_the_own_half():
    """ZS-02, ZSD-01."""
    state = opened(GLASS)
    assert (state.step, state.active) == (BASE, 0)
    assert refused(state, codes.BASE, 18) == b"ZS-02"
    assert refused(state, codes.BASE, 255) == b"ZS-02"
    assert refused(state, codes.LAY, 0) == b"ZS-03"
    events = do(state, codes.BASE, 17)

    assert state.bases[0] == 17
    assert events == ((codes.EV_LAID, 0, 17, NONE), (codes.EV_DRAWN, 0, state.hand))
    assert bytes(state.chance.tape) == bytes((state.hand,))
    assert refused(state, codes.LAY, 17) == b"ZS-03"
    assert refused(state, codes.LAY, 20) == b"ZS-02"
    assert refused(state, codes.BASE, 3) == b"ZS-03"


def test_a_side_lays_seventeen_tiles():
    """ZS-03, ZSD-01."""
    state = opened(GLASS)
    do(state, codes.BASE, 4)
    for cell in range(18):
        if cell != 4:
            assert state.step == LAY
            in_hand = state.hand
            do(state, codes.LAY, cell)
            assert state.terrain[cell] == in_hand
    assert (state.step, state.drawn, state.hand, len(state.bag)) == (START, 17, NONE, 19)
    assert not state.chance.tape


def test_the_rest_is_laid_at_random():
    """ZS-03: seven tiles at a time, for the tape holds no more."""
    state = opened(GLASS)
    do(state, codes.BASE, 4)
    do(state, codes.LAY, 0)
    events = do(state, codes.REST)
    assert len([event for event in events if event[0] == codes.EV_LAID]) == 7
    assert len(state.chance.tape) == 14
    do(state, codes.REST)
    do(state, codes.REST)

    assert state.step == START
    assert len([terrain for terrain in state.terrain if terrain != NONE]) == 17
    assert state.terrain[4] == NONE
    assert refused(state, codes.REST) == b"ZS-03"


def test_both_draw_from_one_bag_in_turn():
    """ZS-03, ZSD-01: two tiles stay in the bag."""
    dealt = opened(seed=3).bag
    state = opened(GLASS, seed=3)
    drawn = [[], []]
    for seat in range(2):
        do(state, codes.BASE, 18 * seat)
        drawn[seat].append(state.hand)
        for cell in range(1, 18):
            do(state, codes.LAY, 18 * seat + cell)
            drawn[seat].append(state.hand)
        while state.active == seat and state.step == START:
            do(state, *contract.moves(state)[0])
    order = list(dealt)
    order.reverse()

    assert drawn[0][:17] == [order[n] for n in range(0, 34, 2)]
    assert drawn[1][:17] == [order[n] for n in range(1, 34, 2)]
    assert len(state.bag) == 2
    assert state.step == COIN


def test_the_companion_draws_34_tiles_in_turn():
    """ZS-03, ZSD-01."""
    state = opened()
    assert state.step == DRAW
    for number in range(34):
        assert state.active == number % 2
        events = do(state, codes.DRAW)
        assert events == ((codes.EV_DRAWN, number % 2, state.hand),)
        assert bytes(state.chance.tape) == bytes((state.hand,))

    assert (state.step, state.active, len(state.bag)) == (START, 0, 2)
    assert refused(state, codes.DRAW) == b"ZS-03"
    assert opened(decisions.OWN_BAG).step == START
    assert opened(decisions.OWN_BAG).bag == b""


def test_three_pieces_start_on_the_board():
    """ZS-04."""
    state = opened(decisions.OWN_BAG)
    assert refused(state, codes.START, WARRIOR) == b"ZS-04"
    do(state, codes.START, VALA)
    assert refused(state, codes.START, VALA) == b"ZS-04"
    assert refused(state, codes.START, VALA, 3) == b"ZS-03"
    do(state, codes.START, ARCHER)
    do(state, codes.START, ARCHER)
    assert state.active == 1
    assert refused(state, codes.START, ARCHER) == b"ZS-04"
    for kind in (WARRIOR, LOBBER, TROLLWIFE):
        do(state, codes.START, kind)

    assert state.step == COIN
    assert list(state.reserve) == [3, 1, 3, 0, 2, 2, 2, 1]
    assert refused(state, codes.START, ARCHER) == b"ZS-03"


def test_the_first_pieces_stand_on_open_tiles_of_their_half():
    """ZSD-15: never on restricted terrain."""
    state = opened(GLASS, bag=b"\x09\x09\x09\x09", seed=1)
    do(state, codes.BASE, 4)
    laid(state)
    terrain = bytes(state.terrain)
    water, land = terrain.find(b"\x03"), terrain.find(b"\x00")
    for cell in (water, 4, 20, 255):
        assert refused(state, codes.START, SPEARMAN, cell) == b"ZSD-15"
    assert refused(state, codes.START, SPEARMAN) == b"ZS-03"
    do(state, codes.START, SPEARMAN, land)

    assert state.pieces[land] == SPEARMAN + 1
    assert refused(state, codes.START, SPEARMAN, land) == b"ZSD-15"


def test_who_has_no_tile_for_a_piece_starts_with_fewer():
    """ZS-04, ZSD-15: Midgard may not enter water, and there is nothing else."""
    state = opened(GLASS, bag=b"\x00\x00\x00\x24")
    do(state, codes.BASE, 4)
    laid(state)

    assert (state.active, state.step) == (1, BASE)
    behind_the_screen(state)
    assert state.step == COIN
    assert [list(state.reserve[:4]), sum(state.reserve[4:])] == [[3, 3, 3, 1], 7]


def test_a_coin_says_who_begins():
    """ZS-05."""
    first = set()
    for seed in range(8):
        state = opened(decisions.OWN_BAG, seed=seed)
        for kind in (0, 0, 0, 4, 4, 4):
            do(state, codes.START, kind)
        assert refused(state, codes.COIN, 0) == b"ZS-05"
        events = do(state, codes.COIN)
        assert events == ((codes.EV_STARTS, state.active),)
        assert list(state.chance.tape) == [state.active + 1]
        assert state.step == TURN
        first.add(state.active)
    assert first == {0, 1}

    own = opened(decisions.OWN_BAG | decisions.OWN_COIN)
    for kind in (0, 0, 0, 4, 4, 4):
        do(own, codes.START, kind)
    assert refused(own, codes.COIN) == b"ZS-05"
    assert refused(own, codes.COIN, 2) == b"ZS-05"
    do(own, codes.COIN, 1)
    assert own.active == 1
