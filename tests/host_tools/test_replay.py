"""`zonekeeper replay`: the state and the very frame of any line, with the secret or without."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from host_tools.journal.device_frame import frame_at
from host_tools.journal.log_file import Log, parse_log, read_log
from host_tools.journal.moment import facts_at
from host_tools.journal.recorder import TEST_GAMES
from host_tools.journal.replay_command import main
from host_tools.shelf import games as on_shelf
from host_tools.shelf import recorded, way_to
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import Shelf
from storage.saves import Saves
from tests.host_tools.forger import Draft
from tests.host_tools.samples import ENDED
from tests.host_tools.tampering import change_face

DONE, BROKEN, UNREADABLE, NOT_KNOWN = range(4)
UNDO_MS = 1900  # a hold long enough to take back what was seen


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


def first_line(log: Log) -> int:
    """Return the line with which the game begins."""
    return next(record.line for record in log.records if record.kind == "begin")


def without_secret(log: Log) -> Log:
    return Log(log.header, log.records[:-1])


def log_of(disk: SimDisk) -> Log:
    saves = Saves(disk)
    journal = saves.journal(saves.current)
    return parse_log(journal.head() + journal.records(), journal.secret())


def play_with_keys() -> list[SimDisk]:
    """Play with real keys; return the flash after each step. One device is powered at a time."""
    session = Session().boot()
    session.press(*way_to(on_shelf()[0]))
    session.settle()
    disks = []
    for keys in (["OK"], ["OK"], ["OK"], ["BACK", "DOWN", "DOWN", "OK"], ["OK"], ["OK"]):
        session.press(*keys)
        session.run(1000)
        disks.append(deepcopy(session.disk))
    session.hold("BACK", UNDO_MS)
    return [*disks, deepcopy(session.disk)]


def test_the_frame_is_what_a_device_shows_that_resumes_there() -> None:
    disks = play_with_keys()
    log = log_of(disks[-1])

    assert log.header.game == on_shelf()[0]
    assert len({len(log_of(disk).records) for disk in disks}) >= 5
    for disk in disks:
        line = len(log_of(disk).records)
        session = Session(disk).boot()
        session.press("OK")
        session.settle()
        picture = session.picture()
        assert frame_at(log, line).picture == picture, f"line {line}"


@pytest.mark.parametrize("name", ENDED)
def test_frames_are_the_same_without_the_secret(name: str) -> None:
    log = read_log(recorded(name))
    bare = without_secret(log)
    step = max(1, len(bare.records) // 20)

    for line in range(first_line(log), len(bare.records) + 1, step):
        assert frame_at(bare, line).picture == frame_at(log, line).picture, f"line {line}"


@pytest.mark.parametrize("name", ENDED)
def test_what_is_public_is_the_same_without_the_secret(name: str) -> None:
    log = read_log(recorded(name))
    bare = without_secret(log)
    step = max(1, len(bare.records) // 40)

    for line in range(first_line(log), len(bare.records) + 1, step):
        known, guessed = facts_at(log, line), facts_at(bare, line)
        assert guessed["view"] == known["view"], f"line {line}"
        assert guessed["verdict"] == known["verdict"], f"line {line}"


def replay_json(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert main([*options, "--json"]) == DONE
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_line_is_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = replay_json(capsys, str(recorded("lamplight/won")), "--at", "6")

    assert (told["line"], told["kind"], told["label"], told["done"]) == (6, "move", "Roll 5", 2)
    assert told["view"]["lamps"] == [0, 1, 0]
    assert told["verdict"]["is_over"] is False
    assert len(bytes.fromhex(told["picture"])) == 1024
    assert len(bytes.fromhex(told["lights"])) == 24


def test_the_last_line_is_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    told = replay_json(capsys, str(recorded("lamplight/won")))

    assert told["line"] == told["lines"]
    assert told["verdict"]["winner"] == 0


def test_before_the_beginning_there_is_a_frame_and_no_view(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("lamplight/won", "lamplight/open"):
        told = replay_json(capsys, str(recorded(name)), "--at", "1")

        assert told["view"] is None
        assert any(bytes.fromhex(told["picture"]))


def test_undo_shows_the_frame_of_the_move_before() -> None:
    log = read_log(recorded("lamplight/won"))

    assert log.records[7].kind == "undo"
    assert frame_at(log, 8).picture == frame_at(log, 6).picture


def test_the_picture_file_has_every_pixel_of_the_frame(tmp_path: Path) -> None:
    out = tmp_path / "frame.png"

    code = main([str(recorded("lamplight/won")), "--at", "12", "--png", str(out)])

    picture = frame_at(read_log(recorded("lamplight/won")), 12).picture
    image = Image.open(out).convert("L")
    lit = [[image.getpixel((13 + 4 * x, 13 + 4 * y)) > 99 for x in range(128)] for y in range(64)]
    assert code == DONE
    assert lit == [
        [bool(picture[y // 8 * 128 + x] >> y % 8 & 1) for x in range(128)] for y in range(64)
    ]


def test_the_animation_has_a_frame_for_every_line_from_the_beginning(tmp_path: Path) -> None:
    out = tmp_path / "game.gif"

    code = main([str(recorded("lamplight/won")), "--at", "12", "--gif", str(out)])

    with Image.open(out) as animation:
        assert code == DONE
        assert animation.n_frames == 12 - 4 + 1


def test_people_see_the_frame_and_the_view(capsys: pytest.CaptureFixture[str]) -> None:
    code = main([str(recorded("lamplight/open")), "--at", "5"])

    told = capsys.readouterr().out
    assert code == DONE
    assert "line 5 of" in told
    assert "▀" in told and "lamps" in told


@pytest.mark.parametrize("line", ["-1", "999"])
def test_a_line_that_is_not_there_is_refused(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(recorded("lamplight/won")), "--at", line]) == UNREADABLE
    assert "the log has lines 0 to" in capsys.readouterr().err


def test_a_line_that_does_not_hold_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Draft(recorded("lamplight/won").read_bytes())
    line = change_face(log)
    path = tmp_path / "forged.zkj"
    path.write_bytes(log.forged())

    assert main([str(path), "--at", str(line - 1)]) == DONE
    assert main([str(path), "--at", str(line)]) == BROKEN
    assert f"Line {line}, chance" in capsys.readouterr().err


def test_of_a_damaged_log_the_sound_part_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "torn.zkj"
    path.write_bytes(recorded("lamplight/open").read_bytes()[:-2])

    code = main([str(path)])

    printed = capsys.readouterr()
    assert code == BROKEN
    assert "lamps" in printed.out
    assert "The log is damaged" in printed.err


def test_other_rules_are_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = Draft(recorded("lamplight/won").read_bytes())
    log.header.rules_version = 2
    path = tmp_path / "newer.zkj"
    path.write_bytes(log.forged())

    assert main([str(path)]) == NOT_KNOWN
    assert "version 2 of the rules" in capsys.readouterr().err


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    out = tmp_path / "new" / "deep" / "frame.png"

    assert main([str(recorded("pseudo")), "--png", str(out)]) == 0
    assert out.is_file()


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").touch()
    out = tmp_path / "taken" / "frame.png"

    assert main([str(recorded("pseudo")), "--png", str(out)]) == UNREADABLE
    assert "is a file: name another place" in capsys.readouterr().err


def test_what_was_written_is_told_and_kept_out_of_the_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ["--png", str(tmp_path / "a.png"), "--gif", str(tmp_path / "a.gif")]
    assert main([str(recorded("pseudo")), "--at", "2", *files]) == DONE
    told = capsys.readouterr().out

    assert f"The frame of line 2 is in {tmp_path / 'a.png'}." in told
    assert f"The frames up to line 2 are in {tmp_path / 'a.gif'}: " in told

    assert main([str(recorded("pseudo")), "--json", "--force", *files[:2]]) == DONE
    told = capsys.readouterr()
    assert "picture" in json.loads(told.out)
    assert "a.png" in told.err


def test_a_line_that_is_no_number_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(recorded("pseudo")), "--at", "abc"])

    assert "abc is no line: name a number" in capsys.readouterr().err


def test_a_log_that_is_not_there_is_told_with_what_would_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "none")]) == UNREADABLE
    told = f"There is no {tmp_path / 'none'}: name a log (.zkj) or the folder of a game.\n"
    assert capsys.readouterr().err == told
