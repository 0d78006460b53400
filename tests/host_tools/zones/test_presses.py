"""Presses in recorded games of ZoneS, played through the real screens."""

from host_tools.sweeps.zones.bench import AVERAGE, MOST
from host_tools.sweeps.zones.presses import by_hand, count_game


def test_a_move_is_two_presses_a_capture_five_at_most_and_on_the_glass_seven_on_average() -> None:
    found: dict[str, list[int]] = {kind: [] for kind in (*MOST, *AVERAGE)}
    for path in by_hand()[::4]:  # the bench plays all
        for kind, presses in count_game(path):
            found[kind].append(presses)

    for kind, most in MOST.items():
        assert max(found[kind]) <= most
    for kind, most in AVERAGE.items():
        assert sum(found[kind]) <= most * len(found[kind])
