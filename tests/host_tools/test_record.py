"""`zonekeeper record`: what is stale, missing or too many is told, and replaced."""

from pathlib import Path

import pytest

from host_tools import shelf
from host_tools.journal import record_command


def test_stale_missing_and_surplus_recordings_are_told(tmp_path: Path) -> None:
    old = {"000_a.zkj": b"old", "001_b.zkj": b"same", "games.txt": b"-", "mode/0.zkj": b"old"}
    new = {"001_b.zkj": b"same", "002_c.zkj": b"new", "mode/0.zkj": b"new"}
    record_command.write(old, tmp_path)

    told = record_command.differences(new, tmp_path)
    assert told == ["000_a.zkj", "002_c.zkj", "games.txt", "mode/0.zkj"]

    record_command.write(new, tmp_path)
    assert record_command.differences(new, tmp_path) == []


def test_a_changed_recording_makes_the_exit_code_1_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = shelf.games()[0]
    monkeypatch.setattr(record_command, "RECORDED", tmp_path)
    assert record_command.main(["--game", game]) == 0
    assert record_command.main(["--game", game, "--check"]) == 0
    (tmp_path / game / "evening.zkj").write_bytes(b"")

    assert record_command.main(["--game", game, "--check"]) == 1
    assert f"Out of date: {game}/evening.zkj." in capsys.readouterr().err
