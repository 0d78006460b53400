"""A sheet as a text that a person reads and writes; README.md has the form."""

import re
from collections.abc import Callable
from typing import Any

from host_tools.workshop.zeds.sheet import (
    HALVES,
    ITEMS,
    MOST_ITEMS,
    SIDES,
    Door,
    Sector,
    Sheet,
    Square,
    faults,
    named,
    places,
)

_PLACE = re.compile(r"\(([1-6]),([1-6])\)")
_HEAD = ("title", "zone", "entrance", "exit")
_DOOR = re.compile(r"([NESW]) of \((\d+),(\d+)\)")
_ZONE = re.compile(r"(\d+) x (\d+)")


class Unsound(Exception):
    """A text that is no sheet. `faults` has a sentence for each thing that is wrong."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class _Wrong(Exception):
    """A line that cannot be read. The text is what follows "Line 3: "."""


def read(text: str) -> Sheet:
    """Return the sheet that a text describes, or raise Unsound with all that is wrong."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.take(number, line.partition("#")[0].strip())
    sheet = reader.sheet()
    found = reader.faults or (faults(sheet) if sheet else [])
    if found or sheet is None:
        raise Unsound(found)
    return sheet


class _Reader:
    """Takes up a text line by line."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._head: dict[str, Any] = {}
        self._sectors: dict[Square, Sector] = {}

    def take(self, number: int, line: str) -> None:
        """Take up a line, or note what is wrong with it."""
        try:
            if line.startswith("("):
                self._take_sector(line)
            elif line:
                self._take_head(line)
        except _Wrong as wrong:
            self.faults.append(f"Line {number}: {wrong}")

    def sheet(self) -> Sheet | None:
        """Return the sheet, None when its head is not whole."""
        missing = [name for name in _HEAD if name not in self._head]
        if missing:
            self.faults += [f"There is no line for the {name}." for name in missing]
            return None
        title, (columns, rows), entrance, leave = (self._head[name] for name in _HEAD)
        return Sheet(title, columns, rows, entrance, leave, self._sectors)

    def _take_head(self, line: str) -> None:
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name not in _HEAD:
            raise _Wrong("it must begin with title, zone, entrance, exit, or a sector like (3,4).")
        if name in self._head:
            raise _Wrong(f"there is a second {name}.")
        self._head[name] = _VALUES[name](value)

    def _take_sector(self, line: str) -> None:
        first, *words = line.split()
        found = _PLACE.fullmatch(first)
        if not found:
            raise _Wrong(f"{first} is no sector: rows and columns go from 1 to 6.")
        place = int(found[1]), int(found[2])
        if place in self._sectors:
            raise _Wrong(f"there is a second sector {named(place)}.")
        self._sectors[place] = Sector()  # what is wrong with it is told once
        self._sectors[place] = _sector(words)


def _door(value: str) -> Door:
    found = _DOOR.fullmatch(value)
    if not found:
        raise _Wrong(f"a border is written like W of (1,1), not {value or 'nothing'}.")
    return Door((int(found[2]), int(found[3])), found[1])


def _zone(value: str) -> Square:
    found = _ZONE.fullmatch(value)
    if not found:
        raise _Wrong("columns and rows are written like 5 x 4.")
    return int(found[1]), int(found[2])


_VALUES: dict[str, Callable[[str], Any]] = {
    "title": str,
    "zone": _zone,
    "entrance": _door,
    "exit": _door,
}


def _sector(words: list[str]) -> Sector:
    walls, split = "", ""
    items = {}
    while words:
        word = words.pop(0)
        if word == "walls":
            walls = _walls(_next(words, word))
        elif word == "split":
            split = _split(_next(words, word))
        elif word == "items":
            items["items"] = _items(_next(words, word))
        elif ":" in word:
            half, _, letters = word.partition(":")
            items[half] = _items(letters)
        else:
            raise _Wrong(f"{word} is none of walls, split, items, or a half like NE:Z.")
    return Sector(walls, split, _in_halves(items, split))


def _next(words: list[str], word: str) -> str:
    if not words:
        raise _Wrong(f"nothing follows {word}.")
    return words.pop(0)


def _walls(letters: str) -> str:
    if not set(letters) <= set(SIDES) or len(set(letters)) < len(letters):
        raise _Wrong(f"walls are letters of {SIDES}, each once, not {letters}.")
    return "".join(side for side in SIDES if side in letters)


def _split(sign: str) -> str:
    if sign not in HALVES:
        raise _Wrong(f"a split is one of {' '.join(HALVES)}, not {sign}.")
    return sign


def _items(text: str) -> str:
    letters = text.split(",")
    for letter in letters:
        if letter not in ITEMS or not letter:
            raise _Wrong(f"items are letters of {ITEMS} with commas, not {text or 'nothing'}.")
    return "".join(sorted(letters, key=ITEMS.index))


def _in_halves(items: dict[str, str], split: str) -> tuple[str, str]:
    names = HALVES[split] if split else ("items", "")
    for name in items:
        if name not in names:
            raise _Wrong(_stray_half(name, split))
    first, second = (items.get(name, "") for name in names)
    if len(first + second) > MOST_ITEMS:
        raise _Wrong(f"a sector has at most {MOST_ITEMS} items.")
    return first, second


def _stray_half(name: str, split: str) -> str:
    if not split:
        return f"there is no half {name} without a split: write items."
    return f"{name} is no half of a split {split}: they are {' and '.join(HALVES[split])}."


def written(sheet: Sheet) -> str:
    """Return the text of a sheet; `read` makes an equal sheet of it."""
    lines = [
        f"title: {sheet.title}",
        f"zone: {sheet.columns} x {sheet.rows}",
        f"entrance: {_written_door(sheet.entrance)}",
        f"exit: {_written_door(sheet.exit)}",
    ]
    for place in places():
        if place[1] == 1:
            lines.append("")
        lines.append(" ".join([named(place), *_words(sheet.sectors[place])]))
    return "\n".join(lines) + "\n"


def _written_door(door: Door) -> str:
    return f"{door.side} of {named(door.square)}"


def _words(sector: Sector) -> list[str]:
    words = ["walls", sector.walls] if sector.walls else []
    if sector.split:
        halves = zip(HALVES[sector.split], sector.items)
        named_items = [f"{half}:{','.join(items)}" for half, items in halves if items]
        return [*words, "split", sector.split, *named_items]
    items = ",".join(sector.all_items)
    return [*words, "items", items] if items else words
