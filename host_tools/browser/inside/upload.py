"""Checks a log that somebody brings to the page, line by line, as `zonekeeper verify` does.

A log that is over has its own secret: every card and roll is computed again from it. One that is
not over can be checked by the device alone on which it lies.
"""

from engine import record
from engine.chance import Chance
from engine.header import decode_header
from games import catalogue
from host_tools.exercises.replay import Broken, Replay
from host_tools.simulated.game_log import Log

# What rules and readers may raise over bytes that no device has written.
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)

_SETUP = "The set-up in its header cannot be read: no table of %s can have it."
_CUTS = "The log does not begin with one cut for each of %d players."
_WRONG_SECRET = "The secret in its last line is not the one that the header has sealed."
_DOES_NOT_HOLD = "Line %d does not hold: the rules and the secret make something else of it."
_AFTER_END = "The log goes on after its end, in line %d."


def has_sound_setup(game: str, setup: bytes) -> bool:
    """Tell whether a table of that game can be set up so."""
    try:
        return catalogue.load(game).RULES.new(setup, Chance(bytes(32))) is not None
    except STUMBLES:
        return False


def flaw_of_head(data: bytes) -> str:
    """Return a sentence about a set-up that cannot be, or ""."""
    header = decode_header(data)
    return "" if has_sound_setup(header.game, header.setup) else str(_SETUP % header.game)


def flaw_of_lines(data: bytes, is_sealed: bool) -> str:
    """Return a sentence about the first line of a finished log that does not hold, or "".

    `is_sealed` says whether the secret in its end is the one that its header promised.
    """
    wrong = _wrong_cuts(Log(data)) or ("" if is_sealed else _WRONG_SECRET)
    if wrong:
        return wrong
    line = 0
    try:
        for line in Replay(data).lines():  # noqa: B007 - the last one that held
            pass
    except (Broken,) + STUMBLES:
        return _DOES_NOT_HOLD % (line + 1)
    return ""


def _wrong_cuts(log: Log) -> str:
    """Return a sentence unless every player has cut once, in order, or nobody has."""
    seats = catalogue.load(log.header.game).cutters(log.header.setup)
    reader = log.reader()
    cuts = []
    line = end = 0
    while reader.step():
        line += 1
        if end:
            return _AFTER_END % line
        if reader.code == record.CUT:
            cuts.append(reader.payload[:1])
        elif reader.code == record.END:
            end = line
    expected = [bytes((seat,)) for seat in range(seats)]
    return "" if not cuts or cuts == expected else _CUTS % seats
