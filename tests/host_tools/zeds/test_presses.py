"""Presses in recorded games of Zeds Zone, played through the real screens."""

from host_tools.sweeps.zeds.presses import CHOICE, PLACE, ROLL, count_game
from host_tools.sweeps.zeds.record_games import recorded_games


def test_a_roll_is_one_press_a_choice_two_and_a_drawing_six_on_average() -> None:
    found: dict[str, list[int]] = {ROLL: [], CHOICE: [], PLACE: []}
    for path in recorded_games()[7:50:7]:
        for kind, presses in count_game(path):
            found[kind].append(presses)

    assert set(found[ROLL]) == {1}
    assert max(found[CHOICE]) == 2
    assert sum(found[PLACE]) <= 6 * len(found[PLACE])
