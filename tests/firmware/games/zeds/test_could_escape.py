"""Can I still make it? Yes, no, or unknown; never a wrong answer."""

from engine.chance import Chance
from games.zeds.rules import codes, contract
from games.zeds.rules.state import HAS_ESCAPED, OVER
from games.zeds.rules.zone import could_escape as could
from games.zeds.rules.zone import referee
from games.zeds.rules.zone.could_escape import NO, UNKNOWN, YES, could_escape, turns_left
from tests.firmware.games.zeds.positions import (
    cross,
    do,
    lay,
    opened,
    refereed,
    roll,
    sector,
    sheet,
)


def test_at_the_start_everything_is_possible():
    state = refereed()

    assert turns_left(state, 0) == 20
    assert could_escape(state, 0) == YES


def test_a_closed_entrance_is_the_end_of_it():
    state = refereed()
    lay(state, 0, (4, 4, 0))

    assert could_escape(state, 0) == NO


def test_a_closed_exit_is_the_end_of_it():
    state = refereed()
    lay(state, 0, (4, 2, 19))

    assert could_escape(state, 0) == NO


def test_who_is_out_cannot_escape():
    state = refereed(2)
    roll(state, 1, 1)
    do(state, codes.PLACE, 0)

    assert could_escape(state, 0) == NO
    assert could_escape(state, 1) == YES


def test_generators_that_are_gone_end_it():
    """Both are drawn where no way leads."""
    state = refereed()
    state.turn = 8
    lay(state, 0, (2, 2, 4), (2, 3, 15), (4, 2, 3), (4, 3, 10), (4, 5, 9), (4, 6, 16))

    assert could_escape(state, 0) == NO


def nearly_full(turn):
    """Return a game whose way is drawn but for the exit, and most of the rest."""
    state = refereed()
    state.turn = turn
    lay(state, 0, (5, 1, 0), (5, 2, 1), (5, 3, 2), (5, 4, 3), (5, 5, 4), (5, 6, 9), (6, 1, 14))
    lay(state, 0, (6, 2, 5), (6, 3, 6), (6, 4, 7), (6, 5, 8), (6, 6, 10), (4, 1, 11), (4, 2, 12))
    lay(state, 0, (4, 3, 13), (4, 4, 15), (2, 4, 16), (2, 1, 17))
    return state


def test_a_rolled_sector_has_to_be_drawn():
    state = refereed()
    roll(state, 4, 5)
    assert turns_left(state, 0) == 20
    assert could_escape(state, 0) == YES

    state = nearly_full(18)
    assert turns_left(state, 0) == 2
    roll(state, 4, 6)  # four walls: they would close the exit
    assert could_escape(state, 0) == YES
    do(state, codes.PLACE, 19)
    assert could_escape(state, 0) == NO


def test_a_last_turn_without_a_generator_is_decided_by_force():
    state = nearly_full(19)
    lay(state, 0, (2, 6, 18))
    cross(state, 0, sector(2, 3))
    roll(state, 6, 6)

    assert could_escape(state, 0) == YES
    do(state, codes.CROSS, sector(2, 3))
    do(state, codes.PLACE, 19)
    assert state.escaped[0] == HAS_ESCAPED


def test_the_last_drawing_is_known_for_certain():
    state = nearly_full(19)
    lay(state, 0, (2, 2, 18))
    roll(state, 4, 6)  # four walls, and the exit is left
    assert state.shelters[0] == 1
    assert could_escape(state, 0) == YES

    state.refused = 1
    assert could_escape(state, 0) == NO
    state.refused = state.shelters[0] = 0
    assert could_escape(state, 0) == NO


def test_no_is_never_wrong_and_yes_is_never_said_too_late():
    """Whole games: after a no nobody escapes; after the end the answer is what came."""
    answers = set()
    for seed in range(6):
        state = opened(1, 0, sheet(), (), seed)
        was_possible, number = True, seed
        while state.step != OVER:
            number = number * 5 + 1 & 255
            do(state, *harmless(state, number))
            answer = could_escape(state, 0)
            answers.add(answer)
            assert was_possible or answer == NO
            was_possible = answer != NO
        is_escaped = state.plays(0) and state.escaped[0] == HAS_ESCAPED
        assert could_escape(state, 0) == (YES if is_escaped else NO)
    assert YES in answers
    assert NO in answers
    assert answers <= {YES, NO, UNKNOWN}


def harmless(state, number):
    """Return a move that does not lose, if there is one."""
    moves = contract.moves(state)
    for at in range(len(moves)):
        move = moves[(number + at) % len(moves)]
        if move[0] != codes.PLACE or not referee.preview(state, 0, move[1]).loses:
            return move
    return moves[0]


_LOOKS = 64 + 4  # that count, and those at the beginning and the end of two plans


def looks(state):
    """Ask, and return how often the zone was looked at, which is what takes the time."""
    made = []

    def counted(make):
        def call(*arguments):
            made.append(1)
            return make(*arguments)

        return call

    whole = could.Area, could.preview
    could.Area, could.preview = counted(whole[0]), counted(whole[1])
    try:
        could_escape(state, 0)
    finally:
        could.Area, could.preview = whole
    return len(made)


def test_the_looks_are_bounded_at_every_step_of_a_game():
    state = opened(1, 0, sheet(), (), 4)
    number, most = 4, 0
    while state.step != OVER:
        number = number * 5 + 1 & 255
        do(state, *harmless(state, number))
        most = max(most, looks(state))

    assert 16 < most <= _LOOKS


def test_a_last_turn_with_a_zone_wiped_by_hand_is_unknown_in_time():
    # Regression: all sectors were tried on all squares, 700 looks.
    state = refereed()
    state.turn = 19
    lay(state, 0, (2, 2, 10))

    assert looks(state) <= _LOOKS
    assert could_escape(state, 0) == UNKNOWN


def test_asking_changes_nothing():
    state = opened(1, 0, sheet())
    do(state, codes.ROLL)
    before = contract.pack(state), state.chance.positions, Chance(bytes(32)).positions
    could_escape(state, 0)

    assert contract.pack(state) == before[0]
    assert state.chance.positions == before[1]
