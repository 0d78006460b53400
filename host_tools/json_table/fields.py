"""The parts of a move by name: how each is written in JSON, in bytes, and in a JSON Schema."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

_NONE = 255  # in a byte that may name nobody

Schema = dict[str, Any]


class WrongWord(Exception):
    """A value that cannot stand there; the text says what can."""


class Field(Protocol):
    """A part of a move."""

    @property
    def size(self) -> int:
        """Return its bytes; 0 for all that are left."""

    def read(self, value: Any) -> bytes:
        """Return the bytes of a value; raise WrongWord when there are none."""

    def tell(self, data: bytes) -> Any:
        """Return the value of some bytes."""

    def schema(self) -> Schema:
        """Return the JSON Schema of its values."""


@dataclass(frozen=True)
class Number:
    """A number; `zero` is what stands for 0 in bytes, the high byte first."""

    low: int
    high: int
    size: int = 1
    zero: int = 0

    def read(self, value: Any) -> bytes:
        """Return the bytes of a number within bounds."""
        if type(value) is not int or not self.low <= value <= self.high:
            raise WrongWord(f"a number from {self.low} to {self.high}")
        whole: int = (value + self.zero) % 256**self.size
        return whole.to_bytes(self.size, "big")

    def tell(self, data: bytes) -> int:
        """Return the number; beyond the highest it was a negative one."""
        value = int.from_bytes(data, "big") - self.zero
        return value - 256**self.size if value > self.high and self.low < 0 else value

    def schema(self) -> Schema:
        """Return the bounds, which a log of another device may not keep."""
        return {"type": "integer"}


@dataclass(frozen=True)
class Choice:
    """One of some names; their place is the byte. `none` lets null stand for 255."""

    names: tuple[str | int, ...]
    none: bool = False
    size: int = 1

    def read(self, value: Any) -> bytes:
        """Return the byte of a name."""
        if value is None and self.none:
            return bytes((_NONE,))
        if not isinstance(value, str | int) or isinstance(value, bool) or value not in self.names:
            raise WrongWord(f"one of {', '.join(map(str, self.names))}")
        return bytes((self.names.index(value),))

    def tell(self, data: bytes) -> str | int | None:
        """Return the name; a byte that has none is its number."""
        if self.none and data[0] == _NONE:
            return None
        return self.names[data[0]] if data[0] < len(self.names) else data[0]

    def schema(self) -> Schema:
        """Return the names."""
        others: list[Schema] = [{"type": "null"}] if self.none else []
        return {"anyOf": [{"enum": list(self.names)}, {"type": "integer"}, *others]}


@dataclass(frozen=True)
class Bits:
    """Several of some places, one bit each: a list of their numbers."""

    count: int
    size: int = 1

    def read(self, value: Any) -> bytes:
        """Return the bits of a list."""
        if not isinstance(value, list) or not all(
            type(each) is int and 0 <= each < self.count for each in value
        ):
            raise WrongWord(f"a list of numbers from 0 to {self.count - 1}")
        return bytes((sum(1 << each for each in set(value)),))

    def tell(self, data: bytes) -> list[int]:
        """Return the places whose bit is set."""
        return [place for place in range(8) if data[0] >> place & 1]

    def schema(self) -> Schema:
        """Return a list of numbers."""
        return {"type": "array", "items": {"type": "integer"}}


@dataclass(frozen=True)
class Row:
    """A list of values to the end of the move, each as another field has it."""

    each: Field
    size: int = 0

    def read(self, value: Any) -> bytes:
        """Return the values one after the other."""
        if not isinstance(value, list):
            raise WrongWord("a list")
        return b"".join(self.each.read(one) for one in value)

    def tell(self, data: bytes) -> list[Any]:
        """Return the list."""
        size = self.each.size
        return [self.each.tell(data[at : at + size]) for at in range(0, len(data), size)]

    def schema(self) -> Schema:
        """Return a list of such values."""
        return {"type": "array", "items": self.each.schema()}


@dataclass(frozen=True)
class Word:
    """A kind of move: its name and its parts. The last `spare` of them may be left out."""

    name: str
    parts: Sequence[tuple[str, Field]] = ()
    spare: int = 0

    def read(self, given: dict[str, Any]) -> bytes:
        """Return the bytes of the parts; raise WrongWord with what is wrong."""
        known = [name for name, _ in self.parts]
        for name in given:
            if name not in known:
                raise WrongWord(f'"{self.name}" has no "{name}"; it has: {", ".join(known)}.')
        data = b""
        for place, (name, field) in enumerate(self.parts):
            if name not in given:
                if place < len(self.parts) - self.spare:
                    raise WrongWord(f'"{self.name}" needs "{name}".')
                continue
            try:
                data += field.read(given[name])
            except WrongWord as wanted:
                raise WrongWord(f'"{name}" must be {wanted}.') from None
        return data

    def tell(self, data: bytes) -> dict[str, Any]:
        """Return the move by names."""
        told: dict[str, Any] = {"do": self.name}
        at = 0
        for name, field in self.parts:
            size = field.size or len(data) - at
            if isinstance(field, Row):
                size -= size % field.each.size  # what is left over is the part after the row
            if at + size <= len(data) and size:
                told[name] = field.tell(data[at : at + size])
            at += size
        return told

    def schema(self) -> Schema:
        """Return the JSON Schema of such a move."""
        parts = {name: field.schema() for name, field in self.parts}
        needed = [name for name, field in self.parts[: len(self.parts) - self.spare] if field.size]
        return {
            "type": "object",
            "properties": {"do": {"const": self.name}, **parts},
            "required": ["do", *needed],
            "additionalProperties": False,
        }
