"""A symbol that nobody has shown leaves no trace: not on the step, the scores, the judge."""

from typing import Any

import pytest

from engine.header import decode_header
from games.zoneplex.rules import setup
from host_tools.simulated.game_log import open_game
from host_tools.simulated.session import Session
from host_tools.sweeps import every_page
from host_tools.sweeps.zoneplex.hidden_symbols import hidden_seats, looks
from host_tools.sweeps.zoneplex.modes import MODES
from host_tools.sweeps.zoneplex.record_games import recorded_games

_PAGES = {
    *("scores_screen", "eye_judge_screen", "stacks_screen", "lifeboat_screen"),
    *("history_screen", "judge_screen"),
}


def dealt_games(mode: str) -> list[bytes]:
    """Return games whose symbols the device has dealt."""
    games = [path.read_bytes() for path in recorded_games((mode,))]
    return [data for data in games if decode_header(data).setup[2] & setup.DEAL_SYMBOLS]


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("mode", MODES)
def test_another_hidden_symbol_changes_nothing_that_is_seen(mode: str, number: int) -> None:
    data = dealt_games(mode)[number]
    hidden = hidden_seats(data)
    lines = sorted(hidden)
    for line in (lines[len(lines) // 2], lines[-1]):
        symbols, shown = looks(data, line)
        assert {name.split(".")[-2] for name in shown if "." in name} >= _PAGES
        for seat in hidden[line][-2:]:
            others, shown_then = looks(data, line, seat)
            assert others != symbols
            assert shown_then == shown, (line, seat)


def test_a_device_that_tells_a_symbol_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(session: Session) -> Any:
        game = open_game(session)
        game.table.state.shown = 1
        return game

    data = dealt_games("challenge")[0]
    line = min(hidden_seats(data))
    monkeypatch.setattr(every_page, "open_game", tell)

    assert looks(data, line)[1] != looks(data, line, 0)[1]
