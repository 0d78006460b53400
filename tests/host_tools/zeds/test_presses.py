"""Presses in recorded games of Zeds Zone, played through the real screens."""

from host_tools.sweeps.zeds.bench import AVERAGE, MOST, MOST_MOVES, could_escape
from host_tools.sweeps.zeds.presses import count_game
from host_tools.sweeps.zeds.record_games import recorded_games


def test_a_roll_is_one_press_a_choice_two_and_a_drawing_six_on_average() -> None:
    found: dict[str, list[int]] = {kind: [] for kind in (*MOST, *AVERAGE)}
    for path in recorded_games()[7:50:7]:  # the bench plays all
        for kind, presses in count_game(path):
            found[kind].append(presses)

    for kind, most in MOST.items():
        assert max(found[kind]) <= most
    for kind, most in AVERAGE.items():
        assert sum(found[kind]) <= most * len(found[kind])


def test_can_i_still_make_it_is_told_within_a_second() -> None:
    assert 100 < could_escape(1).value <= MOST_MOVES  # the bench asks in more games
