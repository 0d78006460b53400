"""A zone with open squares wherever nothing is drawn: the most that it can still become."""

from games.zeds.rules.state import NONE, SECTORS


def open_sheet(sheet, zone):
    """Return the sheet with a sector that is not drawn made open and empty, and that sector."""
    drawn = list(zone)
    wild = next(sector for sector in range(SECTORS) if sector not in drawn)
    at = 4 + 3 * wild
    return sheet[:at] + bytes(3) + sheet[at + 3 :], wild


def opened(zone, wild):
    """Return a zone with that sector wherever nothing is drawn."""
    return bytearray([wild if sector == NONE else sector for sector in zone])
