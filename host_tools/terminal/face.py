"""The device's face in a terminal: the glass in a frame, the lights, a line about the keys."""

from host_tools.terminal.cells import braille, half_blocks
from host_tools.terminal.lamp_colour import Rgb

BLOCKS = "blocks"
BRAILLE = "braille"

_SIZES = {BLOCKS: (130, 38), BRAILLE: (66, 22)}  # columns and rows that the whole face takes
_GLASS = "\x1b[38;2;190;225;255;48;2;6;8;12m"
_GLASS_256 = "\x1b[38;5;153;48;5;232m"
_FAINT = "\x1b[2m"
_PLAIN = "\x1b[0m"

_LEGEND = ("↑↓ ws  choose", "⏎ o  OK", "⌫ esc b  BACK")
_LEGEND_END = ("p  pull the battery", "q  quit")
_HOLD_BY_SHIFT = ("O B  hold OK, BACK",)
_HOLD_BY_HOLDING = ("hold a key to hold it",)


class Face:
    """Lays the face out for a terminal's size. `wants_braille` takes the small form anyway."""

    def __init__(self, wants_braille: bool, has_true_colour: bool) -> None:
        self._wants_braille = wants_braille
        self._has_true_colour = has_true_colour

    def form(self, columns: int, rows: int) -> str:
        """Return the largest form that fits, or nothing when none does."""
        for form in (BRAILLE,) if self._wants_braille else (BLOCKS, BRAILLE):
            width, height = _SIZES[form]
            if columns >= width and rows >= height:
                return form
        return ""

    def lines(self, form: str, picture: bytes, lamps: list[Rgb], tells_up: bool) -> list[str]:
        """Return the face's lines, all of the same width, with their colours in them."""
        if not form:
            width, height = _SIZES[BRAILLE]
            return [f"Too small: please make it {width} x {height}."]
        rows = half_blocks(picture) if form == BLOCKS else braille(picture)
        width = len(rows[0])
        glass = _GLASS if self._has_true_colour else _GLASS_256
        return [
            f"{_FAINT}╭{'─' * width}╮{_PLAIN}",
            *(f"{_FAINT}│{_PLAIN}{glass}{row}{_PLAIN}{_FAINT}│{_PLAIN}" for row in rows),
            f"{_FAINT}╰{'─' * width}╯{_PLAIN}",
            self._lamp_row(lamps, width),
            "",
            *_legend(tells_up, form),
        ]

    def _lamp_row(self, lamps: list[Rgb], width: int) -> str:
        """Draw the lights evenly below the glass; one that is off is a row of faint dots."""
        share = width // max(1, len(lamps))
        bulb = share // 2
        side = " " * ((share - bulb) // 2)
        row = "".join(side + self._lamp(lamp, bulb) + side for lamp in lamps)
        return " " + row

    def _lamp(self, lamp: Rgb, width: int) -> str:
        if not any(lamp):
            return f"{_FAINT}{'·' * width}{_PLAIN}"
        return f"{self._ink(lamp)}{'█' * width}{_PLAIN}"

    def _ink(self, lamp: Rgb) -> str:
        if self._has_true_colour:
            return "\x1b[38;2;{};{};{}m".format(*lamp)
        red, green, blue = (round(part * 5 / 255) for part in lamp)
        return f"\x1b[38;5;{16 + 36 * red + 6 * green + blue}m"


def _legend(tells_up: bool, form: str) -> list[str]:
    """Name the keys: in one line where there is room, else in two."""
    hold = _HOLD_BY_HOLDING if tells_up else _HOLD_BY_SHIFT
    if form == BLOCKS:
        return [_legend_line(*_LEGEND, *hold, *_LEGEND_END)]
    return [_legend_line(*_LEGEND), _legend_line(*hold, *_LEGEND_END)]


def _legend_line(*parts: str) -> str:
    return _FAINT + " " + "   ".join(parts) + _PLAIN
