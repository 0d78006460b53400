"""The `zonekeeper` command as somebody at a shell meets it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from host_tools import cli
from host_tools.shelf import games
from version import VERSION

Captured = pytest.CaptureFixture[str]
ROOT = Path(__file__).resolve().parents[2]


def test_without_a_command_it_lists_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0

    told = capsys.readouterr().out
    for name, command in cli.COMMANDS.items():
        assert f"  {name:<14} {command.about}" in told


def test_an_unknown_command_is_refused_with_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["plya"]) == 2
    assert capsys.readouterr().err == "There is no command plya: did you mean play?\n"

    assert cli.main(["xyzzy"]) == 2
    assert "zonekeeper --help lists what there is." in capsys.readouterr().err


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_its_own_help_in_a_fresh_process(name: str) -> None:
    command = [sys.executable, "-m", "host_tools.cli", name, "--help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert f"usage: zonekeeper {name}" in done.stdout


def test_the_version_is_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    with pytest.raises(SystemExit):
        cli.main(["--version"])

    assert capsys.readouterr().out.strip() == project["version"] == VERSION.decode()


def test_a_command_whose_part_is_missing_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "size", cli.Command("host_tools.no_such_part", "weigh"))

    assert cli.main(["size"]) == 2
    assert "has no host_tools.no_such_part" in capsys.readouterr().err


def test_the_exit_code_is_the_commands_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    part = SimpleNamespace(main=lambda argv: seen.append(argv) or 7)
    monkeypatch.setitem(sys.modules, "host_tools.made_up_part", part)
    monkeypatch.setitem(cli.COMMANDS, "size", cli.Command("host_tools.made_up_part", "weigh"))

    assert cli.main(["size", "--flag", "word"]) == 7
    assert seen == [["--flag", "word"]]


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "host_tools.made_up_part", SimpleNamespace(main=interrupted))
    monkeypatch.setitem(cli.COMMANDS, "size", cli.Command("host_tools.made_up_part", "weigh"))

    assert cli.main(["size"]) == 130


def test_the_installed_command_refuses_to_play_without_a_terminal() -> None:
    command = [Path(sys.executable).parent / "zonekeeper", "play", "--terminal"]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert done.stderr == "Playing needs a terminal: run it in one, without redirecting it.\n"


def test_somebody_who_reads_no_further_ends_it_without_a_traceback() -> None:
    # Regression: `zonekeeper table --schema GAME | head -2` ended in a BrokenPipeError.
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "host_tools.cli", "table", "--schema", games()[0]]
    done = subprocess.run(
        command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)

    assert (done.returncode, done.stderr) == (141, "")


def test_a_broken_pipe_of_something_else_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def work(_: list[str]) -> int:
        raise BrokenPipeError

    monkeypatch.setattr(cli, "import_module", lambda _: SimpleNamespace(main=work))

    with pytest.raises(BrokenPipeError):
        cli.main(["size"])


@pytest.mark.parametrize("name", ["flash", "play", "case", "hardware", "bench"])
def test_the_help_says_what_the_exit_codes_mean(name: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        cli.main([name, "--help"])

    assert "exit codes:\n  0  " in capsys.readouterr().out
