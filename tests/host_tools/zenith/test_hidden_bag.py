"""The order of the tokens in the bag leaves no trace: not on the step, not on any page."""

from typing import Any

import pytest

from engine.header import decode_header
from games.zenith.rules import setup as decisions
from host_tools.simulated.game_log import open_game
from host_tools.simulated.session import Session
from host_tools.sweeps import every_page
from host_tools.sweeps.zenith.hidden_bag import looks, secret_lines
from host_tools.sweeps.zenith.record_games import recorded_games

_PAGES = {"list_page", "text_page", "lifeboat_screen", "history_screen", "judge_screen"}


def dealt_games() -> list[bytes]:
    """Return games whose tokens the device has drawn."""
    games = [path.read_bytes() for path in recorded_games()]
    return [g for g in games if not decode_header(g).setup[0] & decisions.OWN_TOKENS]


@pytest.mark.parametrize("number", range(0, 20, 5))
def test_another_order_in_the_bag_changes_nothing_that_is_seen(number: int) -> None:
    data = dealt_games()[number]
    lines = secret_lines(data)

    for line in (lines[2], lines[len(lines) // 2], lines[-1]):
        bag, shown = looks(data, line)
        assert {name.split(".")[-2] for name in shown if "." in name} >= _PAGES
        other, shown_then = looks(data, line, len(bag))
        assert other != bag
        assert sorted(other) == sorted(bag)
        assert shown_then == shown, line


def test_a_device_that_tells_the_next_token_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(session: Session) -> Any:
        game = open_game(session)
        game.table.state.credits[0] = game.table.state.bag[0]
        return game

    data = dealt_games()[0]
    line = secret_lines(data)[2]
    monkeypatch.setattr(every_page, "open_game", tell)

    bag, shown = looks(data, line)

    assert looks(data, line, len(bag))[1] != shown
