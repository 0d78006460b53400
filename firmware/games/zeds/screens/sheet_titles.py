"""The sheets that the device knows, and what they are called. Loaded for the moment of asking."""

from engine import dispatch
from games.zeds import sheets

_PAPER = b"paper"
_OTHER = b"own sheet"
_DAILY = b"%s daily"


def titles():
    """Return paper, and the titles of all sheets, the gentlest first."""
    return [_PAPER] + [dispatch.part(name).TITLE for name in sheets.NAMES.split()]


def sheet(number):
    """Return the bytes of a sheet, counted from 1, b"" for paper."""
    return dispatch.part(sheets.NAMES.split()[number - 1]).SHEET if number else b""


def title_of(data, is_daily=False):
    """Return what a sheet is called: a game carries its bytes alone."""
    title = _title_of(data) if data else _PAPER
    return _DAILY % title if is_daily else title


def _title_of(data):
    for name in sheets.NAMES.split():
        module = dispatch.part(name)
        if data == module.SHEET:
            return module.TITLE
    return _OTHER
