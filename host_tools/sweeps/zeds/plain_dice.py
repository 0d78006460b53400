"""The dice of a daily zone, as the page of the log says how they come about."""

from hashlib import sha256

_FAIR = 252


def of_day(day: tuple[int, int, int], turn: int, second: int, sheet: bytes) -> tuple[int, int]:
    """Return light and dark; `second` is 0 for all, or the seat plus 1 behind a shelter."""
    date = "{:04}-{:02}-{:02}".format(*day)
    text = f"Zeds Zone daily {date}".encode() + bytes((turn, second)) + sheet
    light, dark = [byte for byte in sha256(text).digest() if byte < _FAIR][:2]
    return light % 6 + 1, dark % 6 + 1
