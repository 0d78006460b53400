"""The terminal board: its cells, colours, keys and fingers, each by itself."""

from pathlib import Path

import pytest

from host_tools.simulated.world import World
from host_tools.terminal import flash, key_codes
from host_tools.terminal.cells import braille, half_blocks
from host_tools.terminal.face import BLOCKS, BRAILLE, Face
from host_tools.terminal.fingers import GPIOS, Fingers
from host_tools.terminal.key_codes import DOWN, HOLD, TAP, UP, Decoder, Stroke
from host_tools.terminal.lamp_colour import visible

DARK = bytes(1024)


def picture_with(*pixels: tuple[int, int]) -> bytes:
    picture = bytearray(1024)
    for x, y in pixels:
        picture[y // 8 * 128 + x] |= 1 << y % 8
    return bytes(picture)


def test_half_blocks_show_two_rows_a_cell() -> None:
    rows = half_blocks(picture_with((0, 0), (1, 1), (2, 0), (2, 1), (127, 63)))

    assert (len(rows), {len(row) for row in rows}) == (32, {128})
    assert rows[0].rstrip() == "▀▄█"
    assert rows[31] == " " * 127 + "▄"


def test_braille_shows_two_columns_and_four_rows_a_cell() -> None:
    every_dot = [(x, y) for x in (0, 1) for y in range(4)]
    rows = braille(picture_with(*every_dot, (2, 0), (5, 3), (127, 63)))

    assert (len(rows), {len(row) for row in rows}) == (16, {64})
    assert rows[0][:3] == "⣿⠁⢀"
    assert rows[15][63] == "⢀"


def test_a_light_keeps_its_hue_and_is_bright_enough_to_see() -> None:
    off, dim, full = visible(bytes((0, 0, 0, 10, 20, 0, 128, 255, 0)))

    assert off == (0, 0, 0)
    assert dim[0] > 100
    assert abs(dim[0] - 2 * dim[1]) <= 1
    assert full == (255, 128, 0)


@pytest.mark.parametrize(
    ("size", "form"),
    [((130, 38), BLOCKS), ((129, 60), BRAILLE), ((200, 37), BRAILLE), ((66, 22), BRAILLE)],
)
def test_the_largest_form_that_fits_is_taken(size: tuple[int, int], form: str) -> None:
    assert Face(False, True).form(*size) == form


def test_braille_can_be_asked_for_and_a_tiny_terminal_is_told() -> None:
    face = Face(True, True)

    assert face.form(200, 60) == BRAILLE
    assert face.form(65, 22) == ""
    assert face.lines("", DARK, [], False) == ["Too small: please make it 66 x 22."]


@pytest.mark.parametrize("form", [BLOCKS, BRAILLE])
def test_the_face_keeps_to_its_size(form: str) -> None:
    lines = Face(False, True).lines(form, DARK, [(0, 0, 0)] * 8, False)
    width, height = (130, 38) if form == BLOCKS else (66, 22)

    assert len(lines) <= height
    assert max(len(_without_colours(line)) for line in lines) <= width


def test_lights_have_colours_in_both_kinds_of_terminal() -> None:
    lamps = [(255, 0, 0)] + [(0, 0, 0)] * 7

    assert "\x1b[38;2;255;0;0m████" in "".join(Face(True, True).lines(BRAILLE, DARK, lamps, False))
    assert "\x1b[38;5;196m████" in "".join(Face(True, False).lines(BRAILLE, DARK, lamps, False))


def _without_colours(line: str) -> str:
    while "\x1b" in line:
        start = line.index("\x1b")
        line = line[:start] + line[line.index("m", start) + 1 :]
    return line


STROKES = [
    (b"w", [Stroke(TAP, "UP")]),
    (b"s", [Stroke(TAP, "DOWN")]),
    (b"\r \no", [Stroke(TAP, "OK")] * 4),
    (b"b\x7f\x08", [Stroke(TAP, "BACK")] * 3),
    (
        b"WSOB",
        [Stroke(HOLD, "UP"), Stroke(HOLD, "DOWN"), Stroke(HOLD, "OK"), Stroke(HOLD, "BACK")],
    ),
    (b"\x1b[A\x1b[B", [Stroke(TAP, "UP"), Stroke(TAP, "DOWN")]),
    (b"\x1bOA\x1bOB", [Stroke(TAP, "UP"), Stroke(TAP, "DOWN")]),
    (b"pq\x03", [Stroke(key_codes.BATTERY), Stroke(key_codes.QUIT), Stroke(key_codes.QUIT)]),
    (b"\x1b[C\x1b[5~\x1b[?62;c", []),
    ("xéz".encode(), []),
    (b"\x1b\x1b[A", [Stroke(TAP, "BACK"), Stroke(TAP, "UP")]),
    (b"\x1b[?0u", [Stroke(key_codes.CAN_KITTY)]),
]


@pytest.mark.parametrize(("data", "strokes"), STROKES)
def test_keys_become_strokes_however_they_are_cut(data: bytes, strokes: list[Stroke]) -> None:
    assert Decoder().feed(data) == strokes

    decoder = Decoder()
    singly = [stroke for byte in data for stroke in decoder.feed(bytes([byte]))]
    assert singly == strokes


def test_a_lone_escape_is_back_once_nothing_follows() -> None:
    decoder = Decoder()

    assert decoder.feed(b"\x1b") == []
    assert decoder.give_up() == [Stroke(TAP, "BACK")]
    assert decoder.give_up() == []


KITTY_STROKES = [
    (b"\x1b[A", [Stroke(DOWN, "UP")]),
    (b"\x1b[1;1:3A", [Stroke(UP, "UP")]),
    (b"\x1b[1;1:2B", []),
    (b"\x1b[13u", [Stroke(DOWN, "OK")]),
    (b"\x1b[13;1:3u", [Stroke(UP, "OK")]),
    (b"\x1b[27u\x1b[27;1:3u", [Stroke(DOWN, "BACK"), Stroke(UP, "BACK")]),
    (b"\x1b[111;2u", [Stroke(DOWN, "OK")]),
    (b"\x1b[113u\x1b[113;1:3u", [Stroke(key_codes.QUIT)]),
    (b"\x1b[99;5u", [Stroke(key_codes.QUIT)]),
    (b"\x1b[99u\x1b[57441u", []),
]


@pytest.mark.parametrize(("data", "strokes"), KITTY_STROKES)
def test_a_terminal_that_tells_when_keys_come_up(data: bytes, strokes: list[Stroke]) -> None:
    decoder = Decoder()

    assert decoder.feed(b"\x1b[?11u") == []
    assert decoder.tells_up
    assert decoder.feed(data) == strokes


class Table:
    """A world without a device; notes when the OK key is down."""

    def __init__(self) -> None:
        self.world = World()
        self.fingers = Fingers(self.world)

    def pass_ms(self, duration_ms: int, key: str = "OK") -> int:
        """Let time pass; return for how long the key was down."""
        down = 0
        for _ in range(duration_ms):
            self.fingers.step()
            down += bool(self.world.pressed.get(GPIOS[key]))
            self.world.sleep_us(1000)
        return down


@pytest.mark.parametrize(("kind", "duration_ms"), [(TAP, 60), (HOLD, 700)])
def test_a_stroke_lasts_its_time(kind: str, duration_ms: int) -> None:
    table = Table()

    table.fingers.strike([Stroke(kind, "OK")])

    assert table.pass_ms(3000) == duration_ms


def test_a_hold_struck_again_is_a_long_hold() -> None:
    table = Table()

    table.fingers.strike([Stroke(HOLD, "OK")])
    down = table.pass_ms(300)
    table.fingers.strike([Stroke(HOLD, "OK")])

    assert down + table.pass_ms(3000) == 2000


def test_a_key_that_the_terminal_repeats_stays_down() -> None:
    table = Table()
    down = 0

    for _ in range(10):
        table.fingers.strike([Stroke(TAP, "OK")])
        down += table.pass_ms(30)

    assert down == 300


def test_strokes_that_come_together_follow_one_another() -> None:
    table = Table()
    presses = 0
    was_down = False

    table.fingers.strike([Stroke(TAP, "OK")] * 3)
    for _ in range(600):
        is_down = bool(table.pass_ms(1))
        presses += is_down and not was_down
        was_down = is_down

    assert presses == 3


def test_real_presses_last_until_the_key_comes_up() -> None:
    table = Table()

    table.fingers.strike([Stroke(DOWN, "BACK")])
    assert table.pass_ms(1234, "BACK") == 1234

    table.fingers.strike([Stroke(UP, "BACK")])
    assert table.pass_ms(100, "BACK") == 0


def test_the_flash_lies_where_the_user_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert flash.default_folder() == Path("/data/zonekeeper/flash")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/someone")
    monkeypatch.setattr("sys.platform", "linux")
    assert flash.default_folder() == Path("/home/someone/.local/share/zonekeeper/flash")

    monkeypatch.setattr("sys.platform", "darwin")
    expected = Path("/home/someone/Library/Application Support/zonekeeper/flash")
    assert flash.default_folder() == expected


def test_a_flash_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert flash.open_folder(tmp_path / "new" / "flash") == ""
    assert "cannot be used as flash" in flash.open_folder(tmp_path / "file" / "flash")
