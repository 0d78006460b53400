"""Turns what a terminal sends into what a person did: keys of the device, and commands.

A plain terminal tells only that a key was struck. One that speaks the kitty keyboard protocol
can tell when it goes down and when it comes up. `ASK_FOR_KITTY` finds out; the answer arrives
among the keys as a CAN_KITTY, and is to be followed by `START_KITTY`.
"""

import re
from typing import NamedTuple

ASK_FOR_KITTY = "\x1b[?u"
# Escape codes for all keys, with their events: 1 disambiguate + 2 events + 8 all keys.
_KITTY_FLAGS = 11
START_KITTY = f"\x1b[>{_KITTY_FLAGS}u{ASK_FOR_KITTY}"
STOP_KITTY = "\x1b[<u"

TAP = "tap"  # struck: down and up again
HOLD = "hold"  # struck, to be held for a while
DOWN = "down"
UP = "up"
CAN_KITTY = "can kitty"  # the terminal speaks the protocol, but has not begun to
BATTERY = "battery"  # pull it
QUIT = "quit"


class Stroke(NamedTuple):
    """One thing that happened; `key` names a key of the device, or is empty."""

    kind: str
    key: str = ""


_ESC = "\x1b"
_LETTERS = {"w": "UP", "s": "DOWN", "o": "OK", "b": "BACK", " ": "OK", "\r": "OK", "\n": "OK"}
_LETTERS |= {"\x7f": "BACK", "\b": "BACK"}
_ARROWS = {"A": "UP", "B": "DOWN"}
_COMMANDS = {"p": BATTERY, "q": QUIT, "\x03": QUIT}

# CSI: parameters, then one letter. SS3: arrows of a terminal in application mode.
_SEQUENCE = re.compile(r"\x1b\[(?P<parameters>[0-9;:?<>=]*)(?P<final>[@-~])|\x1bO(?P<ss3>[A-D])")
_UNFINISHED = re.compile(r"\x1b(\[[0-9;:?<>=]*|O)?\Z")
_CTRL = 4
_PRESSED = 1
_REPEATED = 2
_RELEASED = 3


class Decoder:
    """Takes what was read, in pieces of any size, and returns strokes.

    `tells_up` is True once the terminal has said that it tells when keys come up.
    """

    def __init__(self) -> None:
        self._rest = ""
        self.tells_up = False

    def feed(self, data: bytes) -> list[Stroke]:
        """Return the strokes that are complete."""
        text = self._rest + data.decode("latin-1")
        self._rest = ""
        strokes: list[Stroke] = []
        while text:
            if _UNFINISHED.match(text):
                self._rest = text
                break
            taken, stroke = self._first(text)
            text = text[taken:]
            strokes += [stroke] if stroke else []
        return strokes

    def give_up(self) -> list[Stroke]:
        """Return what the rest means when nothing more has come: a lone Escape is BACK."""
        rest, self._rest = self._rest, ""
        return [Stroke(TAP, "BACK"), *self.feed(rest[1:].encode("latin-1"))] if rest else []

    def _first(self, text: str) -> tuple[int, Stroke | None]:
        """Return how many characters the first stroke takes, and what it is, if we know it."""
        sequence = _SEQUENCE.match(text)
        if sequence is None:
            return 1, Stroke(TAP, "BACK") if text[0] == _ESC else _letter(text[0])
        final, parameters = sequence["final"] or sequence["ss3"], sequence["parameters"] or ""
        return sequence.end(), self._sequence(final, parameters)

    def _sequence(self, final: str, parameters: str) -> Stroke | None:
        if final in _ARROWS:
            event = _event(parameters) or (_PRESSED if self.tells_up else None)
            return _event_stroke(event, _ARROWS[final]) if event else Stroke(TAP, _ARROWS[final])
        if final != "u":
            return None
        if not parameters.startswith("?"):
            return _kitty_key(parameters)
        flags = _number(parameters[1:])
        self.tells_up = flags & _KITTY_FLAGS == _KITTY_FLAGS
        return None if self.tells_up else Stroke(CAN_KITTY)


def _letter(letter: str) -> Stroke | None:
    if letter in _COMMANDS:
        return Stroke(_COMMANDS[letter])
    key = _LETTERS.get(letter.lower())
    if key is None:
        return None
    return Stroke(HOLD if letter.isupper() else TAP, key)


def _kitty_key(parameters: str) -> Stroke | None:
    """Read `code;modifiers:event u`."""
    code = _number(parameters.split(";", maxsplit=1)[0].split(":", maxsplit=1)[0])
    letter = chr(code) if code < 128 else ""
    event = _event(parameters) or _PRESSED
    if letter == "c" and _modifiers(parameters) & _CTRL:
        letter = "\x03"
    if letter in _COMMANDS:
        return Stroke(_COMMANDS[letter]) if event == _PRESSED else None
    key = "BACK" if letter == _ESC else _LETTERS.get(letter)
    return _event_stroke(event, key) if key else None


def _event_stroke(event: int, key: str) -> Stroke | None:
    if event == _REPEATED:
        return None  # the key is still down
    return Stroke(UP if event == _RELEASED else DOWN, key)


def _modifiers(parameters: str) -> int:
    return _number(_second_field(parameters)[0]) - 1


def _event(parameters: str) -> int | None:
    """Return what happened to the key, or None where the terminal does not say."""
    parts = _second_field(parameters)
    return _number(parts[1]) if len(parts) > 1 else None


def _second_field(parameters: str) -> list[str]:
    """Return the parts of `modifiers:event`."""
    fields = parameters.split(";")
    return fields[1].split(":") if len(fields) > 1 else ["1"]


def _number(digits: str) -> int:
    return int(digits) if digits.isdigit() else 0
