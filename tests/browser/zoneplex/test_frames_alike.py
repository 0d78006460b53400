"""Recorded games show the same frames in Chromium, under Node and under CPython."""

import json
from pathlib import Path

import pytest

from host_tools.exercises.replay import frame_hashes
from host_tools.micropython_vm.vm import Vm
from host_tools.sweeps.zoneplex.modes import BASE, MODES
from host_tools.sweeps.zoneplex.record_games import recorded_games
from tests.browser.table import Table

EVERY = 16  # lines
_OF_THE_BASE_GAME = 12
_OF_EACH_MODE = 2
_PARTS = 3  # so that both workers have some

_ON_NODE = """
from binascii import unhexlify
from host_tools.exercises.replay import frame_hashes
import json
print(json.dumps(frame_hashes(unhexlify("{digits}"), {every})))
"""


def shortest(name: str, count: int) -> list[Path]:
    """Return so many games of a mode: a whole run of all games is the sweep's business."""
    games = recorded_games((name,))
    return sorted(games, key=lambda path: (path.stat().st_size, path.name))[:count]


GAMES = shortest(*BASE, _OF_THE_BASE_GAME)
GAMES += [path for mode in MODES for path in shortest(mode, _OF_EACH_MODE)]


@pytest.mark.parametrize("part", range(_PARTS))
def test_frames_are_the_same_in_chromium_node_and_cpython(part: int, table: Table) -> None:
    table.ready()
    table.open_workbench()

    with Vm() as vm:
        for path in GAMES[part::_PARTS]:
            expected = frame_hashes(path.read_bytes(), EVERY)
            assert len(expected) > 3
            assert in_chromium(table, path) == expected, path
            digits = path.read_bytes().hex()
            told = vm.run(_ON_NODE.format(digits=digits, every=EVERY))
            assert json.loads(told) == expected, path


def in_chromium(table: Table, path: Path) -> list[str]:
    call = "([digits, every]) => zonekeeper.workbench.ask('frameHashes', digits, every)"
    return list(table.evaluate(call, [path.read_bytes().hex(), EVERY]))


def test_there_are_at_least_twenty_games_and_some_of_each_mode() -> None:
    assert len(set(GAMES)) >= 20
    folders = {path.parent.name for path in GAMES}
    assert folders == {"zoneplex", *MODES}
