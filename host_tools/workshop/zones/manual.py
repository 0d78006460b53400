"""What the manual says of ZoneS, with the figures of the tournament."""

from pathlib import Path


def step() -> str:
    """Return its step of the manual, as HTML."""
    return Path(__file__).with_name("manual.html").read_text()


def files() -> dict[str, bytes]:
    """Return nothing: all that it shows are pictures of plays."""
    return {}
