"""Games begun before AMB-72 was kept: they play again to their end, with what it forbids now."""

from pathlib import Path

import pytest

from engine.header import decode_header
from games.zoneplex.rules.setup_bytes import decode_setup
from games.zoneplex.rules.state import DONE, OVER
from host_tools.exercises.replay import Replay
from host_tools.firmware_path import ROOT

GAMES = sorted((ROOT / "tests" / "older_rules" / "zoneplex").glob("*.zkj"))
NOW_FORBIDDEN = (b"Stone on", b"Entered The Eye")


def test_there_are_some_of_several_modes() -> None:
    assert [path.stem.partition("_")[0] for path in GAMES] == [
        *("evocation", "gauntlet", "zonemaster", "zoneplex")
    ]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_an_older_game_keeps_its_meaning(path: Path) -> None:
    data = path.read_bytes()
    assert not decode_setup(decode_header(data).setup).is_strict
    replay = Replay(data)
    after_a_battle = 0
    step = None
    for _ in replay.lines():
        label = replay.table.last_label if replay.table.done else b""
        after_a_battle += step == DONE and label.startswith(NOW_FORBIDDEN)
        step = replay.table.state.step if replay.table.has_begun else None

    assert replay.table.state.step == OVER
    assert after_a_battle
