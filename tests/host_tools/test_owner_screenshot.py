"""`zonekeeper screenshot`: what a device shows, as a picture."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from host_tools import cli
from host_tools.pictures import oled_look
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import owner_scenes


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VirtualBoard]:
    with owner_scenes.device(tmp_path_factory.mktemp("screenshot")) as board:
        yield board


def shoot(board: VirtualBoard, *arguments: str) -> int:
    return cli.main(["screenshot", *arguments, "--port", board.address])


def test_a_plain_picture_has_the_pixels_of_the_glass(board: VirtualBoard, tmp_path: Path) -> None:
    shown = owner_scenes.still(board)

    assert shoot(board, str(tmp_path / "a.png"), "--plain") == 0

    image = Image.open(tmp_path / "a.png")
    assert image.size == (128, 64)
    assert image.tobytes() == oled_look.pixels(shown).tobytes()
    assert owner_scenes.still(board) == shown


def test_a_picture_looks_like_those_of_the_manual(board: VirtualBoard, tmp_path: Path) -> None:
    shown = owner_scenes.still(board)

    assert shoot(board, str(tmp_path / "a.png"), "--scale", "6") == 0

    image = Image.open(tmp_path / "a.png")
    glass = oled_look.glass(shown, 6)
    assert image.size == (128 * 6 + 36, 64 * 6 + 36)
    assert image.crop((18, 18, 18 + glass.width, 18 + glass.height)).tobytes() == glass.tobytes()


@pytest.mark.parametrize(
    "arguments", [["a.jpg"], ["a.png", "--scale", "0"], ["a.png", "--scale", "4", "--plain"]]
)
def test_bad_arguments_are_refused_before_anything_is_done(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["screenshot", *arguments, "--port", "socket://127.0.0.1:1"])

    assert ended.value.code == 2


def test_a_board_without_the_app_has_no_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with VirtualBoard(tmp_path / "bare.flash", hurry=True) as bare:
        assert shoot(bare, str(tmp_path / "a.png")) == 2

    assert "Zonekeeper does not run on the board" in capsys.readouterr().err
    assert not (tmp_path / "a.png").exists()
