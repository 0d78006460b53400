"""`zonekeeper log`: everything a log tells to everybody, sound or damaged, over or not."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import record as codec
from host_tools.journal.log_command import main
from host_tools.journal.log_file import read_log
from host_tools.journal.record_command import main as record
from host_tools.journal.recorder import TEST_GAMES
from host_tools.shelf import recorded
from host_tools.simulated.shelf import Shelf
from storage.disk import Disk
from storage.journal import Journal
from tests.host_tools.forger import Draft
from tests.host_tools.samples import NAMES

SOUND, DAMAGED, UNREADABLE = range(3)


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Callable[[Path], Any]:
    def run(path: Path) -> tuple[int, list[dict[str, Any]]]:
        code = main([str(path), "--json"])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_the_recorded_games_are_what_the_recorder_plays() -> None:
    samples = {name.split("/")[0] for name in NAMES}

    assert record(["--check", *(f"--game={game}" for game in samples)]) == 0


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_every_recorded_game_is_told(name: str, tell: Callable[..., Any]) -> None:
    log = read_log(recorded(name))

    code, entries = tell(recorded(name))

    lines = [entry["line"] for entry in entries if "line" in entry]
    assert code == SOUND
    assert lines == list(range(len(log.records) + 1))
    assert entries[-1]["kind"] == "verdict"


@pytest.mark.parametrize("name", NAMES)
def test_the_table_for_people_has_a_row_for_every_line(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(recorded(name))])

    rows = capsys.readouterr().out.split("\n\n")[1].splitlines()[1:]
    assert [int(row.split()[0]) for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == len(read_log(recorded(name)).records)


def test_the_header_tells_game_rules_setup_seal_and_source(tell: Callable[..., Any]) -> None:
    header = tell(recorded("lamplight/won"))[1][0]

    assert (header["game"], header["rules_version"], header["setup"]) == ("lamplight", 1, "03")
    assert len(header["seal"].split()) == 8
    assert header["source"] == "hardware"


def test_a_doubtful_source_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(recorded("pseudo"))])

    assert "chance from    PSEUDO" in capsys.readouterr().out


def test_undo_names_the_move_its_agreement_and_its_line(tell: Callable[..., Any]) -> None:
    entries = tell(recorded("lamplight/won"))[1]
    agreed = next(each for each in entries if each.get("agreed"))
    plain = next(each for each in entries if each.get("agreed") is False)

    assert entries[agreed["of_line"]]["shown"]
    assert not entries[plain["of_line"]]["shown"]
    for undo in (agreed, plain):
        assert undo["label"] == entries[undo["of_line"]]["label"]
        assert entries[undo["of_line"]]["undone_in"] in (None, undo["line"])


def test_a_move_that_was_made_again_stands(tell: Callable[..., Any]) -> None:
    entries = tell(recorded("lamplight/won"))[1]
    redo = next(each for each in entries if each["kind"] == "redo")

    assert entries[redo["of_line"]]["undone_in"] is None


def test_the_secret_and_the_seed_are_told_at_the_end_and_not_before(
    tell: Callable[..., Any],
) -> None:
    assert "secret" in tell(recorded("lamplight/won"))[1][-2]
    assert all("secret" not in entry for entry in tell(recorded("lamplight/open"))[1])


def test_turns_and_labels_are_the_same_without_the_secret(
    tell: Callable[..., Any], tmp_path: Path
) -> None:
    log = Draft(recorded("lamplight/dry").read_bytes())
    log.drop(len(log.bodies))
    bare = tmp_path / "bare.zkj"
    bare.write_bytes(log.forged())

    whole, without = tell(recorded("lamplight/dry"))[1], tell(bare)[1]

    lines = [entry for entry in whole[:-1] if entry["kind"] != "end"]
    assert without[:-1] == lines
    assert without[-1] == whole[-1]


def test_the_verdict_comes_with_its_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(recorded("lamplight/dry"))])

    told = capsys.readouterr().out
    assert "Nobody wins." in told
    assert "yes  Cards left: 0. (LL-7)" in told


def test_the_folder_of_a_device_is_told_like_the_file_and_its_secret_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = read_log(recorded("lamplight/open"))
    secret = bytes(range(32))
    journal = Journal(Disk(str(tmp_path)), "g0001")
    journal.create(log.header.encode(), secret)
    for each in log.records:
        journal.keep(each.data)

    code = main([str(tmp_path / "g0001"), "--json"])

    told = capsys.readouterr().out
    assert code == SOUND
    assert len(told.splitlines()) >= len(log.records)
    assert secret.hex() not in told


def test_of_a_damaged_log_the_sound_lines_are_told_and_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = bytearray(recorded("lamplight/won").read_bytes())
    data[-60] ^= 1
    path = tmp_path / "damaged.zkj"
    path.write_bytes(data)

    code = main([str(path)])

    told = capsys.readouterr().out
    assert code == DAMAGED
    assert "the seed is fixed" in told
    assert "The log is damaged. Every line above it is sound. Line " in told


def test_the_moves_of_an_unknown_game_are_told_in_hex(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Draft(recorded("lamplight/won").read_bytes())
    log.header.rules_version = 2
    path = tmp_path / "newer.zkj"
    path.write_bytes(log.forged())

    code = main([str(path)])

    told = capsys.readouterr().out
    assert code == SOUND
    assert "Played by version 2 of the rules; this copy has version 1." in told
    assert "move 01" in told and "Draw" not in told


def test_a_move_that_the_rules_have_no_word_for_does_not_stop_the_telling(
    tmp_path: Path, tell: Callable[..., Any]
) -> None:
    log = Draft(recorded("lamplight/won").read_bytes())
    log.write(5, codec.move_body(b"\xff\xff", b""))
    path = tmp_path / "odd.zkj"
    path.write_bytes(log.forged())

    entries = tell(path)[1]

    assert entries[5]["label"] == "move ffff"


def test_what_is_no_log_is_unreadable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")

    assert main([str(tmp_path / "photo.png")]) == UNREADABLE
    assert main([str(tmp_path)]) == UNREADABLE
    told = capsys.readouterr().err
    assert "no log of Zonekeeper" in told and "is no saved game" in told
