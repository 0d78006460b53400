"""`zonekeeper verify`: what was played is proven, and what cannot be proven yet is said."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import record as codec
from engine.header import PSEUDO
from host_tools.journal.log_file import Log, read_log
from host_tools.journal.recorder import TEST_GAMES
from host_tools.journal.telling import spoken
from host_tools.journal.verify_command import main
from host_tools.shelf import recorded
from host_tools.simulated.shelf import Shelf
from storage.disk import Disk
from storage.journal import Journal
from tests.host_tools.forger import Draft
from tests.host_tools.samples import ENDED, OPEN
from tests.host_tools.tampering import DRAW, ENTER, ROLL

PROVEN, BROKEN, UNREADABLE, UNPROVEN, CONSISTENT = range(5)


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    def run(data: bytes, *options: str) -> tuple[int, dict[str, Any]]:
        path = tmp_path / "game.zkj"
        path.write_bytes(data)
        code = main([str(path), "--json", *options])
        printed = capsys.readouterr()
        return code, json.loads(printed.out) if printed.out else {"told": printed.err}

    return run


def won() -> Draft:
    return Draft(recorded("lamplight/won").read_bytes())


def notes(log: Log) -> list[str]:
    """Return what somebody noted who looked at the device before and after."""
    return ["--seal", spoken(log.header.commitment), "--fingerprint", spoken(log.chain)]


@pytest.mark.parametrize("name", ENDED)
def test_every_recorded_game_that_is_over_is_consistent_and_proven_with_both_notes(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    log = read_log(recorded(name))
    pseudo = ", BUT PSEUDO" * (log.header.flags & PSEUDO)

    assert main([str(recorded(name))]) == CONSISTENT
    assert capsys.readouterr().out.endswith(f"CONSISTENT WITH ITS OWN SECRET{pseudo}.\n")

    code = main([str(recorded(name)), *notes(log)])
    told = capsys.readouterr().out
    if pseudo:
        assert code == CONSISTENT
        assert "lacks  PSEUDO: " in told and told.endswith(f"SECRET{pseudo}.\n")
    elif log.cuts:
        assert code == PROVEN
        assert told.endswith("PROVEN.\n")
    else:
        assert code == CONSISTENT
        assert "lacks  Nobody cut: the device chose alone." in told


@pytest.mark.parametrize("name", OPEN)
def test_a_game_that_is_not_over_is_sound_and_says_what_is_open(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([str(recorded(name))])

    told = capsys.readouterr().out
    assert code == UNPROVEN
    assert "holds  moves" in told
    assert "open   The log has no end" in told
    assert told.endswith("NOT PROVABLE YET.\n")


def change_rules_version(log: Draft) -> None:
    log.header.rules_version = 9


def name_unknown_game(log: Draft) -> None:
    log.header.game = "chess"


def drop_end(log: Draft) -> None:
    log.drop(len(log.bodies))


def drop_half(log: Draft) -> None:
    while len(log.bodies) > 15:
        log.drop(len(log.bodies))


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (change_rules_version, "version 9 of the rules"),
        (name_unknown_game, "'chess' is not on the shelf"),
        (drop_end, "no end"),
        (drop_half, "no end"),
    ],
)
def test_what_takes_the_proof_away_leaves_nothing_proven(
    edit: Callable[[Draft], None], sentence: str, verify: Callable[..., Any]
) -> None:
    log = won()
    edit(log)

    code, told = verify(log.forged())

    assert code == UNPROVEN
    assert any(sentence in each for each in told["open"])


def test_another_whole_game_is_told_apart_by_the_seal_that_was_noted(
    verify: Callable[..., Any],
) -> None:
    noted = spoken(won().header.commitment)

    code, told = verify(recorded("lamplight/dry").read_bytes(), "--seal", noted)

    assert code == BROKEN
    assert (told["flaw"]["line"], told["flaw"]["what"]) == (0, "seal")


def test_a_game_in_the_folder_of_its_device_is_proven_before_its_end(tmp_path: Path) -> None:
    secret = won().bodies[-1][3:]
    log = read_log(recorded("lamplight/won"))
    journal = Journal(Disk(str(tmp_path)), "g0001")
    journal.create(log.header.encode(), secret)
    for record in log.records[:-1]:
        journal.keep(record.data)

    folder = tmp_path / "g0001"

    assert main([str(folder)]) == CONSISTENT
    assert main([str(folder), *notes(read_log(folder))]) == PROVEN


def test_a_secret_file_of_another_game_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = read_log(recorded("lamplight/open"))
    journal = Journal(Disk(str(tmp_path)), "g0001")
    journal.create(log.header.encode(), bytes(32))

    code = main([str(tmp_path / "g0001")])

    assert code == BROKEN
    assert "seal of the secret file" in capsys.readouterr().out


def impossible_face(log: Draft) -> int:
    return log.show(log.lines(ROLL)[0], b"\xc8")


def illegal_die(log: Draft) -> int:
    return log.write(log.lines(ENTER, has_tape=False)[0], codec.move_body(b"\x03\x07", b""))


def impossible_card(log: Draft) -> int:
    return log.show(log.lines(DRAW)[0], b"\xc8")


@pytest.mark.parametrize("edit", [impossible_face, impossible_card])
def test_what_nothing_can_show_is_found_while_cards_are_hidden(
    edit: Callable[[Draft], int], verify: Callable[..., Any]
) -> None:
    # Regression: a log with a die face of 200 was told to be sound.
    log = Draft(recorded("lamplight/open").read_bytes())
    line = edit(log)

    code, told = verify(log.forged())

    assert (code, told["flaw"]["line"]) == (BROKEN, line)


def test_what_the_rules_refuse_is_only_doubted_while_cards_are_hidden(
    verify: Callable[..., Any],
) -> None:
    log = Draft(recorded("lamplight/open").read_bytes())
    line = illegal_die(log)

    code, told = verify(log.forged())

    assert code == UNPROVEN
    assert any(f"Moves from line {line} on" in each for each in told["open"])


def test_the_first_line_that_does_not_hold_is_told_with_what_was_expected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = won()
    line = log.lines(DRAW)[-1]
    true = log.tape(line)[0]
    log.show(line, b"\x00" if true else b"\x01")
    path = tmp_path / "forged.zkj"
    path.write_bytes(log.forged())

    main([str(path)])

    told = capsys.readouterr().out
    assert f"DOES NOT HOLD. Line {line}, chance: expected {true} (Draw {true}); found" in told


@pytest.mark.parametrize("data", [b"", b"ZK", b"PK\x03\x04", b"ZK\x09" + bytes(60)])
def test_what_is_no_log_is_unreadable(data: bytes, verify: Callable[..., Any]) -> None:
    assert verify(data)[0] == UNREADABLE


def test_a_missing_file_is_unreadable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nothing.zkj")]) == UNREADABLE
    assert "nothing.zkj: name a log (.zkj) or the folder of a game." in capsys.readouterr().err


def test_the_help_lists_the_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    told = capsys.readouterr().out
    assert all(f"\n  {code}  " in told for code in range(5))


@pytest.mark.parametrize("noted", [["--seal", ""], ["--seal", "C"], ["--fingerprint", "!!"]])
def test_too_few_letters_prove_nothing_and_are_refused(
    noted: list[str], verify: Callable[..., Any]
) -> None:
    # Regression: an empty seal was taken for the right one.
    with pytest.raises(SystemExit) as ended:
        verify(recorded("lamplight/won").read_bytes(), *noted)

    assert ended.value.code == UNREADABLE
