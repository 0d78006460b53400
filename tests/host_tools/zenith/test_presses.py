"""Presses in recorded games of Zenith, played through the real screens."""

from host_tools.sweeps.zenith.bench import AVERAGE, MOST
from host_tools.sweeps.zenith.presses import count_game
from host_tools.sweeps.zenith.record_games import recorded_games


def test_actions_take_few_presses() -> None:
    found: dict[str, list[int]] = {}
    for path in recorded_games()[3::32]:  # the bench plays all
        for kind, presses in count_game(path):
            found.setdefault(kind, []).append(presses)

    for kind, most in MOST.items():
        assert max(found.get(kind, [0])) <= most
    for kind, most in AVERAGE.items():
        assert sum(found[kind]) / len(found[kind]) <= most
