"""The sheets that the device knows, and what they are called."""

import modules
from games.zeds import sheets

PAPER = b"paper"
_OTHER = b"own sheet"
_DAILY = b"%s daily"


def titles():
    """Return the titles of all, the gentlest first."""
    return [modules.borrow(name).TITLE for name in sheets.NAMES.split()]


def sheet(number):
    """Return the bytes of a sheet."""
    return modules.borrow(sheets.NAMES.split()[number]).SHEET


def title_of(data, is_daily=False):
    """Return what a sheet is called: a game carries its bytes alone."""
    title = _title_of(data) if data else PAPER
    return _DAILY % title if is_daily else title


def _title_of(data):
    for name in sheets.NAMES.split():
        module = modules.borrow(name)
        if data == module.SHEET:
            return module.TITLE
    return _OTHER
