"""`zonekeeper logs`: the games of a device, taken off it in the middle of one, and proven."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools import cli
from host_tools.cable.board_link import BoardLink
from host_tools.journal.log_file import read_log
from host_tools.owner import fresh_file
from host_tools.owner.game_files import choose
from host_tools.owner.saved_game import SavedGame, joined
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import owner_scenes
from tests.host_tools.owner_scenes import IN_PLAY, OVER, TITLE, played_so_far

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VirtualBoard]:
    with owner_scenes.device(tmp_path_factory.mktemp("logs")) as board:
        yield board


def logs(board: VirtualBoard, *arguments: str) -> int:
    return cli.main(["logs", *arguments, "--port", board.address])


def test_the_list_tells_what_can_be_told(board: VirtualBoard, capsys: Captured) -> None:
    assert logs(board) == 0

    heading, over, playing = (line.split() for line in capsys.readouterr().out.splitlines())
    assert heading == ["game", "title", "players", "moves", "state", "bytes", "log"]
    assert over[:2] == ["g0001", TITLE] and over[-3] == "over"
    game = SavedGame("g0002", played_so_far(), is_open=True, is_closed=False)
    told = f"{game.moves} open {len(game.data)} {game.fingerprint}"
    assert " ".join(playing) == f"g0002 {TITLE} Red, Amber, Green {told}"
    assert game.moves > 20


def test_pulled_logs_are_those_that_verify_reads(
    board: VirtualBoard, tmp_path: Path, capsys: Captured
) -> None:
    assert logs(board, "pull", "--out", str(tmp_path)) == 0

    told = capsys.readouterr().out
    assert "consistent" in told and "sound; provable when it is over" in told
    over, playing = sorted(tmp_path.iterdir())
    assert over.read_bytes() == OVER.read_bytes()
    assert IN_PLAY.read_bytes().startswith(playing.read_bytes())
    assert [cli.main(["verify", str(file)]) for file in (over, playing)] == [4, 3]


def test_the_secret_of_a_game_in_play_does_not_cross_the_cable(
    board: VirtualBoard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = bytearray()
    send = board._line.send
    monkeypatch.setattr(board._line, "send", lambda data: (heard.extend(data), send(data)))

    assert logs(board, "pull", "g0002", "--out", str(tmp_path)) == 0

    (file,) = tmp_path.iterdir()
    secret = owner_scenes.data_files()["g0002/secret"]
    assert read_log(file).secret == b""
    assert b">head" in heard and b"secret" not in heard and b"mark" not in heard
    assert not any(form in heard for form in (secret, secret.hex().encode(), b64encode(secret)))


def test_pulling_again_overwrites_nothing(board: VirtualBoard, tmp_path: Path) -> None:
    for _ in range(2):
        assert logs(board, "pull", "2", "--out", str(tmp_path)) == 0
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"something else")

    assert logs(board, "pull", "2", "--out", str(tmp_path)) == 0

    assert file.read_bytes() == b"something else"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_game_that_is_not_there_is_named(board: VirtualBoard, capsys: Captured) -> None:
    assert logs(board, "verify", "7") == 2

    told = "There is no game 7 on the device: it has g0001, g0002.\n"
    assert capsys.readouterr().err == told


def test_a_place_that_cannot_be_written_is_told(
    board: VirtualBoard, tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "file").touch()

    assert logs(board, "pull", "--out", str(tmp_path / "file")) == 2
    told = capsys.readouterr()
    assert told.err == f"{tmp_path / 'file'} is a file: name a folder.\n"
    assert not told.out  # before the games are sent and listed


def test_the_heap_of_the_game_is_given_back(board: VirtualBoard) -> None:
    weigh = "(__import__('gc').collect(), __import__('gc').mem_alloc())[1]"
    assert logs(board) == 0  # modules that the chip has built in are loaded here, and stay
    with BoardLink(board.address) as link:
        link.ask(weigh)
        before = link.ask(weigh)
    for _ in range(5):
        assert logs(board) == 0
    with BoardLink(board.address) as link:
        link.ask(weigh)
        after = link.ask(weigh)

    # What is lent takes 2.8 KB; the simulated chip itself comes and goes by one or two.
    assert after - before < 4096


def test_names_of_games_are_taken_as_people_write_them() -> None:
    there = ["g0001", "g000a", "g0012"]

    assert choose([], there) == there
    assert choose(["A", "g0001", "1", "0012"], there) == there


def test_a_damaged_game_does_not_hold() -> None:
    whole = OVER.read_bytes()
    flipped = bytes((*whole[:300], whole[300] ^ 1, *whole[301:]))
    headless = bytes((*whole[:20], whole[20] ^ 1, *whole[21:]))

    for data, words in ((flipped, "does not hold: Line"), (headless, "The header is damaged")):
        verdict = SavedGame("g0001", data, False, True).verdict()
        assert not verdict.is_good and words in verdict.sentence


def test_a_segment_that_cannot_be_read_ends_the_log() -> None:
    files = {"head": b"H", "000": b"ab", "001": b"", "002": b"ef", "over": b"", "mark0": b"m"}

    assert joined(files, ["001"]) == b"Hab\x00ef"


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))

    with pytest.raises(fresh_file.CableTrouble, match=r"cannot be written \(full\)"):
        fresh_file.write(tmp_path / "log", b"new")
    assert (tmp_path / "log").read_bytes() == b"old"
