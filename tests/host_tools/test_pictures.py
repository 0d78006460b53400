"""The pictures of the manual: current, made of the device's own pixels and letters."""

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from host_tools.pictures import film, gallery, main, oled_look, sheet
from host_tools.pictures.scene import Film, films

DARK = bytes(1024)
NO_LIGHTS = bytes(24)


@pytest.mark.parametrize("each", films(), ids=lambda each: each.name)
def test_a_film_is_current_and_has_no_frame_twice(each: Film) -> None:
    shown = film.develop(each)

    assert film.is_current(shown, film.path_of(each)), "out of date; run `make pictures`"
    frames = [image.tobytes() for image, _ in shown]
    assert len(frames) > 20
    assert all(before != after for before, after in pairwise(frames))


def test_a_film_with_another_frame_is_told(tmp_path: Path) -> None:
    frames = [oled_look.face(bytes([n]) * 1024, NO_LIGHTS).quantize(8) for n in range(3)]
    path = tmp_path / "film.gif"
    film.write_film([(frames[0], 100), (frames[1], 100)], path)

    assert film.is_current([(frames[0], 100), (frames[1], 100)], path)
    assert not film.is_current([(frames[0], 100), (frames[2], 100)], path)
    assert not film.is_current([(frames[0], 100)], tmp_path / "none.gif")


def test_every_pixel_is_a_bright_square_with_a_fine_gap() -> None:
    picture = bytearray(DARK)
    picture[1] = 0b100
    glass = oled_look.glass(bytes(picture))

    size = oled_look.SCALE
    assert glass.size == (128 * size, 64 * size)
    lit = glass.getpixel((size, 2 * size))
    gap = glass.getpixel((2 * size - 1, 3 * size - 1))
    assert sum(lit) > sum(gap) > 300
    assert sum(glass.getpixel((0, 0))) < 50


def test_a_light_glows_in_its_colour() -> None:
    lights = bytearray(NO_LIGHTS)
    lights[1] = 26  # the first light, a tenth of full red
    dark = oled_look.face(DARK, NO_LIGHTS)
    lit = oled_look.face(DARK, bytes(lights))

    changed = [
        (red, green, blue)
        for (red, green, blue), before in zip(_pixels(lit), _pixels(dark), strict=True)
        if (red, green, blue) != before
    ]
    assert max(red for red, _, _ in changed) > 150
    assert all(red > max(green, blue) for red, green, blue in changed if red > 60)


def test_the_sheet_has_three_columns() -> None:
    face = oled_look.face(DARK, NO_LIGHTS)

    four, three = sheet.contact_sheet([(face, "One")] * 4), sheet.contact_sheet([(face, "")] * 3)

    assert four.width == three.width > 3 * face.width
    assert four.height > 2 * face.height > three.height


def test_a_picture_is_written_once_and_removed_when_nothing_shows_it(tmp_path: Path) -> None:
    face = oled_look.face(DARK, NO_LIGHTS)

    assert gallery.write_all({"one": face, "two": face}, tmp_path) == ["one", "two"]
    assert gallery.write_all({"one": face, "two": face}, tmp_path) == []
    assert gallery.write_all({"one": face}, tmp_path) == ["two"]
    assert [path.name for path in tmp_path.iterdir()] == ["one.png"]


def test_pixels_are_compared_not_bytes(tmp_path: Path) -> None:
    face = oled_look.face(DARK, NO_LIGHTS)
    face.save(tmp_path / "one.png", compress_level=0)

    assert gallery.out_of_date({"one": face}, tmp_path) == []
    face.putpixel((0, 0), (255, 0, 0))
    assert gallery.out_of_date({"one": face}, tmp_path) == ["one"]


def test_check_tells_by_its_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gallery, "draw_all", dict)

    assert main(["--check"]) == 1
    assert "screens" in capsys.readouterr().err


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    raw = image.tobytes()
    return [(raw[at], raw[at + 1], raw[at + 2]) for at in range(0, len(raw), 3)]
