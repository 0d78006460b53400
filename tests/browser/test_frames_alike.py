"""Recorded games show the same frames in Chromium, under Node and under CPython."""

import json
from pathlib import Path

import pytest

from host_tools.simulated.zoneplex_replay import frame_hashes
from host_tools.virtual_board.vm import ROOT, Vm
from tests.browser.table import Table

_RECORDED = (ROOT / "tests" / "recorded" / "zoneplex").glob("*.zkj")
# The shortest: a whole run of all games is the sweep's business.
GAMES = sorted(_RECORDED, key=lambda path: (path.stat().st_size, path.name))[:21]
EVERY = 16  # lines
_PARTS = 3  # so that both workers have some

_ON_NODE = """
from binascii import unhexlify
from host_tools.simulated.zoneplex_replay import frame_hashes
import json
print(json.dumps(frame_hashes(unhexlify("{digits}"), {every})))
"""


@pytest.mark.parametrize("part", range(_PARTS))
def test_frames_are_the_same_in_chromium_node_and_cpython(part: int, table: Table) -> None:
    table.ready()
    table.open_workbench()

    with Vm() as vm:
        for path in GAMES[part::_PARTS]:
            expected = frame_hashes(path.read_bytes(), EVERY)
            assert len(expected) > 3
            assert in_chromium(table, path) == expected, path.name
            digits = path.read_bytes().hex()
            told = vm.run(_ON_NODE.format(digits=digits, every=EVERY))
            assert json.loads(told) == expected, path.name


def in_chromium(table: Table, path: Path) -> list[str]:
    call = "([digits, every]) => zonekeeper.workbench.ask('frameHashes', digits, every)"
    return list(table.evaluate(call, [path.read_bytes().hex(), EVERY]))


def test_there_are_at_least_twenty_games() -> None:
    assert len(GAMES) >= 20
