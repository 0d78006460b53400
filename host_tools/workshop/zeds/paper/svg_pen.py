"""A pen for a picture that a browser shows at any size."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from reportlab.pdfbase.pdfmetrics import stringWidth

from host_tools.workshop.zeds.paper.pen import BLACK, BOLD, PLAIN, Point

_FAMILY = "Helvetica, Arial, sans-serif"


class SvgPen:
    """Gathers the lines of an SVG."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def picture(self, size: Point, border: float) -> str:
        """Return what is drawn, on white paper with a border around it."""
        wide, high = size[0] + 2 * border, size[1] + 2 * border
        place = f'x="{-border:g}" y="{-border:g}" width="{wide:g}" height="{high:g}"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{high:g}"'
            f' viewBox="{-border:g} {-border:g} {wide:g} {high:g}">'
        )
        ground = f'<rect {place} fill="#fff"/>'
        return "\n".join([head, ground, *self._lines, "</svg>", ""])

    def box(
        self, corner: Point, size: Point, *, fill: float | None = None, width: float = 0.6
    ) -> None:
        """Draw a rectangle; filled ones have no outline."""
        self._add(f"<rect {_place(corner, size)} {_ink(fill, width)}/>")

    def round_box(self, corner: Point, size: Point, radius: float, *, fill: float) -> None:
        """Draw a rectangle with round corners and a black outline."""
        ink = f'fill="{_grey(fill)}" stroke="#000" stroke-width="0.8"'
        self._add(f'<rect {_place(corner, size)} rx="{_short(radius)}" {ink}/>')

    def line(
        self,
        start: Point,
        end: Point,
        *,
        width: float = 0.6,
        grey: float = BLACK,
        dash: Sequence[float] = (),
    ) -> None:
        """Draw a line with flat ends."""
        dashes = f' stroke-dasharray="{" ".join(map(_short, dash))}"' if dash else ""
        ink = f'stroke="{_grey(grey)}" stroke-width="{_short(width)}"{dashes}'
        self._add(f'<path d="M{_points([start, end])}" {ink}/>')

    def circle(
        self, centre: Point, radius: float, *, fill: float | None = None, width: float = 0.6
    ) -> None:
        """Draw a circle; filled ones have no outline."""
        place = f'cx="{_short(centre[0])}" cy="{_short(centre[1])}" r="{_short(radius)}"'
        self._add(f"<circle {place} {_ink(fill, width)}/>")

    def shape(
        self, corners: Sequence[Point], *, fill: float | None = BLACK, width: float = 0.6
    ) -> None:
        """Draw a closed shape, filled or as an outline."""
        self._add(f'<path d="M{_points(corners)}Z" {_ink(fill, width)}/>')

    def text(
        self, place: Point, words: str, size: float, *, font: str = PLAIN, centred: bool = False
    ) -> None:
        """Write a line as wide as on paper, whatever letters the browser has."""
        look = f'font-family="{_FAMILY}" font-size="{_short(size)}"'
        if font == BOLD:
            look += ' font-weight="bold"'
        if centred:
            look += ' text-anchor="middle"'
        width = _short(stringWidth(words, font, size))
        where = f'x="{_short(place[0])}" y="{_short(place[1])}" textLength="{width}"'
        fit = 'lengthAdjust="spacingAndGlyphs"'
        self._add(f"<text {where} {fit} {look}>{escape(words)}</text>")

    def _add(self, line: str) -> None:
        self._lines.append(line)


def _place(corner: Point, size: Point) -> str:
    x, y, wide, high = map(_short, (*corner, *size))
    return f'x="{x}" y="{y}" width="{wide}" height="{high}"'


def _points(points: Sequence[Point]) -> str:
    return "L".join(f"{_short(x)} {_short(y)}" for x, y in points)


def _ink(fill: float | None, width: float) -> str:
    if fill is not None:
        return f'fill="{_grey(fill)}"'
    outline = f'stroke="#000" stroke-width="{_short(width)}"'
    return f'fill="none" {outline} stroke-linejoin="round"'


def _grey(grey: float) -> str:
    return "#" + f"{round(grey * 255):02x}" * 3


def _short(number: float) -> str:
    return f"{round(number, 2):g}"
