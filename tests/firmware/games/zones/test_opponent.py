"""The device as a player: what it sees coming, what it never looks at, and that it keeps rules."""

from engine.refusal import Refusal
from games.zones.rules import codes, contract
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from games.zones.rules.opponent import placing
from games.zones.rules.opponent.search import Search
from tests.firmware.games.zones.positions import (
    ARCHER,
    HILL_TROLL,
    TROLLWIFE,
    at,
    board,
    do,
    opened,
    roster,
)

STRENGTHS = (1, 2, 3)
TURNS = 30

# One piece of either side is at the other's base, another can come in one move.
GATES = """
#M F. F. F. F. F.
Fw F. F. F. F. F.
F. Fw F. F. F. FS
F. F. F. F. F. F.
F. F. F. F. FA F.
F. F. F. F. F. #T
"""
BARE = """
#M F. F. F. F. F.
F. F. F. F. F. F.
F. F. F. F. F. F.
F. F. F. F. F. F.
F. F. F. F. F. F.
F. F. F. F. F. #T
"""


def thought(state, strength=3, at_once=50):
    """Return the move that is found."""
    search = Search(state, strength)
    while not search.step(at_once):
        pass
    return tuple(search.move)


def with_pieces(pieces, turn="M", **more):
    """Return a board of fields, with terrain and pieces on some cells: "FSb2 Hld4"."""
    cells = BARE.split()
    for each in pieces.split():
        cells[at(each[2:])] = each[:2]
    rows = [" ".join(cells[n : n + 6]) for n in range(0, 36, 6)]
    return board("\n".join(rows), turn, **more)


def falls_next(state):
    """Tell whether a move fells a base now."""
    for move in contract.moves(state):
        trial = contract.unpack(contract.pack(state), state.chance)
        do(trial, *move)
        if trial.ended == rules.BY_BASE:
            return True
    return False


def test_every_strength_fells_a_base_when_it_can():
    """ZS-12."""
    for strength in STRENGTHS:
        for winner, turn in enumerate("MT"):
            state = board(GATES, turn)
            do(state, *thought(state, strength))
            assert (state.ended, state.winner) == (rules.BY_BASE, winner)


def test_a_summon_fells_a_base_where_the_table_plays_so():
    """ZSD-13: a Spearman comes next to the one at the base."""
    state = with_pieces("FSe5", flags=decisions.SUMMON_FELLS)
    do(state, *thought(state, 1))
    assert (state.ended, state.winner) == (rules.BY_BASE, 0)


def test_who_looks_further_does_not_let_his_base_fall():
    """ZS-12: a Warrior is there, another one is two tiles away."""
    state = with_pieces("Fwb2 Fwd1 FAc3")
    state.active = 1
    assert falls_next(state)
    state.active = 0
    for strength in (2, 3):
        trial = contract.unpack(contract.pack(state), state.chance)
        do(trial, *thought(trial, strength))
        assert not falls_next(trial)


def test_it_captures_what_stands_alone_and_keeps_what_it_would_lose():
    """ZS-11: the Hill Troll is worth more than the Archer; behind the Lobber a Troll waits."""
    state = with_pieces("FAc3 Fhb4")
    assert thought(state, 1) == (codes.SHOOT, at("c3"), at("b4"))
    state = with_pieces("FVc3 Flc5 Fhc6 Fte6")
    assert thought(state, 2) != (codes.MOVE, at("c3"), at("c5"))


def test_it_thinks_the_same_in_steps_of_any_size_and_leaves_the_table_as_it_was():
    for turn in "MT":
        state = board(GATES.replace("Fw F.", "F. F."), turn)
        before = contract.pack(state)
        moves = {thought(state, 2, size) for size in (1, 7, 1000)}
        assert len(moves) == 1
        assert contract.pack(state) == before


def test_it_passes_when_it_can_do_nothing():
    """ZSD-16."""
    state = with_pieces("FAc3", "T", captured="wwwlllttth")
    assert thought(state) == (codes.PASS,)


def test_the_trollwife_takes_back_the_best_that_may_come():
    """ZSD-12."""
    state = with_pieces("Wtc3 FVa5", "T", captured="wlth")
    assert placing.returned(state) == TROLLWIFE
    changed = roster((TROLLWIFE, decisions.TYPE, decisions.MONSTER))
    state = with_pieces("Wtc3 FVa5", "T", captured="th", roster=changed)
    assert placing.returned(state) == rules.NONE


def set_up(seed, **more):
    """Let the device set up both sides; return the table before the coin."""
    state = opened(decisions.GLASS, seed=seed, **more)
    while state.step != rules.COIN:
        do(state, *placing.choose(state))
    return state


def test_what_it_puts_down_does_not_depend_on_the_other_half():
    """ZS-02: a Troll sets up behind the screen, whatever Midgard has done there."""
    for seed in range(3):
        mine = set_up(seed)
        state = opened(decisions.GLASS, seed=seed)
        while state.active == 0:
            do(state, *contract.moves(state)[-1])  # tiles at random, the last piece on the last
        while state.step != rules.COIN:
            do(state, *placing.choose(state))
        for row in ("terrain", "pieces"):
            assert getattr(state, row)[18:] == getattr(mine, row)[18:]
            assert getattr(state, row)[:18] != getattr(mine, row)[:18]
        assert state.bases[1] == mine.bases[1]


def test_it_leaves_a_way_in():
    """Tiles that a side cannot enter do not surround its enemy's base."""
    for seed in range(6):
        state = set_up(seed)
        for seat in range(2):
            walls = [
                cell
                for cell in range(rules.CELLS)
                if _is_home(state, seat, cell) and state.terrain[cell] == rules.WATER
            ]
            assert not walls


def _is_home(state, seat, cell):
    base = state.bases[seat]
    down, right = cell // 6 - base // 6, cell % 6 - base % 6
    return cell != base and abs(down) < 2 and abs(right) < 2


def test_it_keeps_the_rules_with_any_roster():
    """It plays both sides; whatever is refused would stop it."""
    swift = roster((ARCHER, decisions.MOVEMENT, 2), (HILL_TROLL, decisions.RESTRICTED, 2))
    for seed, strength, changed in ((1, 1, None), (2, 2, None), (3, 1, swift)):
        state = set_up(seed, roster=changed)
        while state.step != rules.OVER and sum(state.turns) < TURNS:
            is_turn = state.step == rules.TURN
            move = thought(state, strength) if is_turn else placing.choose(state)
            assert not isinstance(contract.apply(state, bytes(move)), Refusal)
        assert sum(state.turns) > 4
