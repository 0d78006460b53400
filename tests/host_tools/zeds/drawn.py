"""Sheets and zones for the tests, written as a person writes them."""

from host_tools.workshop.zeds.plain import Zone
from host_tools.workshop.zeds.sheet import Sector, Sheet, named, places
from host_tools.workshop.zeds.sheet_text import read

HEAD = "title: Trial\nzone: 5 x 4\nentrance: W of (1,1)\nexit: E of (4,5)\n"


def lines(**changes: str) -> str:
    """Return the text of a sheet; `s34="walls N"` says what sector (3,4) has."""
    sectors = dict.fromkeys(places(), "")
    sectors[6, 5] = sectors[6, 6] = "items E"
    for name, words in changes.items():
        sectors[int(name[1]), int(name[2])] = words
    return HEAD + "".join(f"{named(place)} {words}\n" for place, words in sectors.items())


def sheet(**changes: str) -> Sheet:
    """Return such a sheet."""
    return read(lines(**changes))


def sector(words: str) -> Sector:
    """Return a sector by its words."""
    number, place = ("s66", (6, 6)) if "items E" in words else ("s11", (1, 1))
    return sheet(**{number: words}).sectors[place]


def zone(*rows: str) -> Zone:
    """Return a zone with sectors drawn from the north-west on.

    A row has sectors with `;` between them; `.` leaves a square free.
    """
    found = Zone(sheet())
    for row, text in enumerate(rows, 1):
        for column, words in enumerate(text.split(";"), 1):
            if words.strip() != ".":
                found.draw((row, column), sector(words.strip()))
    return found
