"""`zonekeeper verify` where nothing is hidden: a roll is judged without the secret."""

import json
from pathlib import Path

import pytest

from games.toolbox.rules import contract
from host_tools.journal.verify_command import main
from host_tools.shelf import RECORDED
from tests.host_tools.forger import Draft

BROKEN = 1


def test_an_impossible_roll_is_found_without_the_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Draft((RECORDED / "toolbox" / "open.zkj").read_bytes())
    line = log.show(log.lines(contract.FLIP)[0], b"\x05")
    path = tmp_path / "game.zkj"
    path.write_bytes(log.forged())

    assert main([str(path), "--json"]) == BROKEN
    assert json.loads(capsys.readouterr().out)["flaw"]["line"] == line
