"""A sheet as it is printed: the pages of a PDF, one for each player, and a picture of it."""

import io
from typing import Any

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfgen.canvas import Canvas

from host_tools.workshop.zeds.paper import margin, table, zone
from host_tools.workshop.zeds.paper.pdf_pen import PdfPen
from host_tools.workshop.zeds.paper.pen import Pen
from host_tools.workshop.zeds.paper.svg_pen import SvgPen
from host_tools.workshop.zeds.sheet import Sheet

PAPERS = {"a4": A4, "letter": LETTER}

_WIDTH = 531.0  # of what is drawn, before it is fitted to the paper
_HEIGHT = 772.0
_BORDER = 30.0  # most printers leave less than that
_TOP = 36.0
_TABLE = 62.0
_COLUMN = 386.0  # where the legend begins


def document(sheet: Sheet, players: int, paper: str) -> bytes:
    """Return the PDF; equal sheets make equal ones."""
    size = PAPERS[paper]
    file = io.BytesIO()
    canvas: Any = Canvas(file, pagesize=size, invariant=1)
    canvas.setTitle(f"Zeds Zone: {sheet.title}")
    for _ in range(players):
        _page(canvas, sheet, size)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def picture(sheet: Sheet) -> str:
    """Return a page as an SVG, to be looked at."""
    pen = SvgPen()
    _draw(pen, sheet)
    return pen.picture((_WIDTH, _HEIGHT), _BORDER)


def _page(canvas: Any, sheet: Sheet, size: tuple[float, float]) -> None:
    scale = min((size[0] - 2 * _BORDER) / _WIDTH, (size[1] - 2 * _BORDER) / _HEIGHT)
    canvas.translate((size[0] - scale * _WIDTH) / 2, (size[1] - scale * _HEIGHT) / 2)
    canvas.scale(scale, scale)
    _draw(PdfPen(canvas, _HEIGHT), sheet)


def _draw(pen: Pen, sheet: Sheet) -> None:
    margin.head(pen, sheet, (0, 0), _WIDTH)
    margin.turns(pen, (0, _TOP), _WIDTH)
    table.draw(pen, sheet, (0, _TABLE))
    margin.legend(pen, (_COLUMN + 8, _TABLE + table.MARGIN))
    _lower_half(pen, sheet)
    margin.rules(pen, (0, _HEIGHT - margin.RULES_HEIGHT))


def _lower_half(pen: Pen, sheet: Sheet) -> None:
    """Draw the zone in the middle of what is left, and the points beside it."""
    top = _TABLE + table.SIZE
    room = _HEIGHT - margin.RULES_HEIGHT - top
    wide, high = zone.size(sheet)
    zone.draw(pen, sheet, ((_COLUMN - wide) / 2, top + (room - high) / 2))
    margin.points(pen, (_COLUMN + 8, top + (room - high) / 2 + zone.MARGIN), _WIDTH - _COLUMN - 8)
