"""The set-up: who plays, boards, tokens, who begins."""

from games.zenith.rules import codes, contract
from games.zenith.rules import setup as decisions
from games.zenith.rules.state import CENTRE, LAY_OUT, OF_EACH_TOKEN, TURN
from tests.firmware.games.zenith.positions import (
    MARS,
    TERRA,
    VENUS,
    answer,
    asked,
    begun,
    do,
    opened,
    options,
    recruit,
    refused,
)


def test_two_play_or_two_teams_of_two():
    """ZN-01."""
    assert opened().seats == 2
    teams = opened(decisions.TEAMS)

    assert teams.seats == 4
    assert [teams.side_of(seat) for seat in range(4)] == [0, 0, 1, 1]
    for names in ((b"Ann",), (b"Ann", b"Ben", b"Cid")):
        assert contract.new(decisions.encode(0, 1, 0, 0, names), None) is None


def test_a_name_that_is_cut_off_makes_no_setup():
    """ZN-01: the last name has fewer letters than its length says."""
    whole = decisions.encode(0, 1, 0, 0, (b"Ann", b"Ben"))

    assert decisions.is_sound(whole)
    assert not decisions.is_sound(whole[:-1])
    assert not decisions.is_sound(whole + b"\x02")


def test_boards_are_those_of_the_first_game_or_drawn_or_said():
    """ZN-02."""
    sun, said = opened(), opened(boards=decisions.SAID_BOARDS, sides=5)
    do(sun, codes.DRAW)
    do(said, codes.DRAW)
    drawn = set()
    for seed in range(40):
        state = opened(boards=decisions.DRAWN_BOARDS, seed=seed)
        do(state, codes.DRAW)
        assert list(state.chance.tape[:3]) == [state.boards >> at & 1 for at in range(3)]
        drawn.add(state.boards)

    assert sun.boards == 0
    assert said.boards == 5
    assert drawn == set(range(8))


def test_eight_of_sixteen_tokens_lie_open():
    """ZN-03, ZND-11."""
    state = opened(seed=3)
    do(state, codes.DRAW)

    assert all(state.tokens)
    assert len(state.bag) == 8
    lying = sorted(list(state.tokens) + list(state.bag))
    assert [lying.count(kind) for kind in range(9)] == list(OF_EACH_TOKEN)
    assert list(state.chance.tape) == list(reversed(state.tokens))


def test_used_tokens_are_shuffled_when_the_reserve_is_empty():
    """ZN-03, ZND-11."""
    state = begun()
    state.bag, state.spent = bytearray(), bytearray(state.bag + state.spent)

    events = recruit(state, b"Orw3ll")

    assert (codes.EV_SHUFFLED, 1) in events
    assert len(state.bag) == 15


def test_the_tables_own_tokens_are_entered():
    """ZND-11."""
    state = opened(decisions.OWN_TOKENS)
    do(state, codes.DRAW)
    for _ in range(8):
        assert asked(state) == "E"
        answer(state, "E", options(state)[0])

    assert state.step == LAY_OUT
    assert list(state.tokens) == [1, 1, 1, 1, 2, 2, 2, 3]
    do(state, codes.LAID_OUT)
    recruit(state, b"Orw3ll")
    assert asked(state) == "O"
    assert options(state) == [3, 4, 5, 6, 7, 8]
    answer(state, "O", 3)
    assert list(state.spent) == [3]


def test_each_side_has_credits_zenithium_and_cards():
    """ZN-04."""
    state = opened()

    assert state.credits == [12, 12]
    assert state.zenithium == [1, 1]
    assert list(state.hands) == [4, 4]
    assert state.deck == 82


def test_cards_changed_at_the_start_are_a_reminder():
    """ZND-29, ZN-04."""
    from games.zenith.rulebook.pages import page

    state = opened()
    do(state, codes.DRAW)

    assert b"(ZND-29)" in page(state)
    assert b"(ZN-04)" in page(state)


def test_who_plays_second_is_helped():
    """ZN-05."""
    helped = {
        0: [TERRA],
        decisions.TEAMS: [VENUS, MARS],
        decisions.NOVICE: [VENUS, TERRA, MARS],
        decisions.NOVICE | decisions.TEAMS: [VENUS, TERRA, MARS],
    }
    for flags, planets in helped.items():
        for first, step in ((1, 1), (2, -1)):
            state = opened(flags, first)
            do(state, codes.DRAW)
            moved = [planet for planet in range(5) if state.tracks[planet] == CENTRE + step]
            assert moved == planets
            assert state.side == first - 1
    assert contract.new(decisions.encode(decisions.NOVICE, 0, 0, 0, (b"A", b"B")), None) is None


def test_the_device_draws_who_begins_unless_the_table_says():
    """ZND-01."""
    drawn = set()
    for seed in range(20):
        state = opened(first=decisions.DRAWN, seed=seed)
        do(state, codes.DRAW)
        drawn.add(state.side)

    assert drawn == {0, 1}


def test_secret_agents_are_in_the_deck_only_when_the_table_says():
    """ZND-10."""
    state = begun()
    assert b"not in the deck" in refused(state, b"ZND-10", codes.RECRUIT, 90)

    secret = begun(decisions.SECRET)
    assert opened(decisions.SECRET).deck == 92
    do(secret, codes.RECRUIT, 92)


def test_play_begins_when_all_is_laid_out():
    """ZN-08."""
    state = opened()
    refused(state, b"ZN-08", codes.LEADER, 0)
    do(state, codes.DRAW)
    refused(state, b"ZN-08", codes.DRAW)
    do(state, codes.LAID_OUT)
    refused(state, b"ZN-08", codes.LAID_OUT)

    assert state.step == TURN
