"""No screen of Zoneplex writes to the state: recorded games of every mode, played with keys."""

from pathlib import Path
from typing import Any

import pytest

import modules
from host_tools.sweeps.hands import Astray
from host_tools.sweeps.zoneplex.hands import Hands
from host_tools.sweeps.zoneplex.modes import MODES
from host_tools.sweeps.zoneplex.record_games import recorded_games
from tests.host_tools.read_only import ReadOnly

_BASE_GAMES = (0, 15, 60)
_MODE_GAME = 3  # the table has its own deck
GAMES = [recorded_games()[number] for number in _BASE_GAMES]
GAMES += [recorded_games((mode,))[_MODE_GAME] for mode in MODES]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_no_screen_of_a_recorded_game_writes_to_the_state(path: Path) -> None:
    with ReadOnly():
        assert Hands(path.read_bytes()).play()


def test_a_screen_that_borrows_the_helpers_of_a_battle_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Regression: the odds of other helpers were worked out with the state's own swapped.
    with ReadOnly(), pytest.raises(Astray):
        hands = Hands(GAMES[0].read_bytes())
        from tabletop.step_screen import StepScreen  # as the device has it loaded now

        def borrow(screen: Any, row: object, now: int) -> None:
            screen.table.state.battle.helpers = 1

        # Loaded again it would be unharmed, whatever other tests had loaded at their start.
        monkeypatch.setattr(modules, "_at_start", [*modules._at_start, StepScreen.__module__])
        monkeypatch.setattr(StepScreen, "paint", borrow)
        hands.play()
