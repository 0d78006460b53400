"""A game in words: what a program says and hears of it, in the place of bytes.

Each game has its own, a module `table_words` that `host_tools.shelf` finds:

    MOVES            a dict of `Word` by the first byte of a move
    SETUP            the JSON Schema of its set-up
    VIEW             that of its view
    read_setup(given), tell_setup(data)  between JSON and bytes; WrongWord says what is unsound
    tell_view(view)  a view with names
    EVENTS           names by the first number of an event
    odds(state)      and ways(state, seat): what the judge knows, or None; both may be left out

A game without one is played by its bytes, as hex digits.
"""

from typing import Any

from host_tools.journal.rulebook import STUMBLES
from host_tools.json_table.fields import Schema, WrongWord
from host_tools.shelf import pieces

_HEX: Schema = {"type": "string", "pattern": "^([0-9a-f]{2})*$"}


class Words:
    """Translates for one game."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._own: Any = pieces("table_words").get(game)

    def read_move(self, given: "dict[str, Any] | bytes") -> bytes:
        """Return a move as bytes; raise WrongWord when it is none."""
        if isinstance(given, bytes):
            return given
        words = {word.name: (code, word) for code, word in self._moves().items()}
        name = given.get("do")
        if not isinstance(name, str) or name not in words:
            raise WrongWord(f'"do" is one of: {", ".join(words)}.' if words else self._wordless())
        code, word = words[name]
        rest = {key: value for key, value in given.items() if key != "do"}
        return bytes((code,)) + bytes(word.read(rest))

    def tell_move(self, move: bytes) -> Any:
        """Return a move by its names; as hex digits where the game has none for it."""
        word = self._moves().get(move[0]) if move else None
        return move.hex() if word is None else word.tell(move[1:])

    def read_setup(self, given: "dict[str, Any] | bytes") -> bytes:
        """Return a set-up as bytes; raise WrongWord with the reason when it is not sound."""
        if self._own is None:
            if isinstance(given, dict):
                raise WrongWord(self._wordless())
            return given
        data = self._own.read_setup(self.tell_setup(given) if isinstance(given, bytes) else given)
        if isinstance(given, bytes) and data != given:
            raise WrongWord("it has bytes that mean nothing.")
        return bytes(data)

    def tell_setup(self, data: bytes) -> Any:
        """Return a set-up by its names; raise WrongWord when the bytes are none."""
        if self._own is None:
            return data.hex()
        try:
            return self._own.tell_setup(data)
        except STUMBLES:
            raise WrongWord("its bytes are no set-up.") from None

    def tell_view(self, view: dict[str, Any]) -> Any:
        """Return a view with names in the place of numbers that stand for something."""
        return view if self._own is None else self._own.tell_view(view)

    def tell_event(self, event: list[Any]) -> dict[str, Any]:
        """Return an event by its name, with what it says."""
        names = {} if self._own is None else self._own.EVENTS
        name = names.get(event[0], event[0]) if event else None
        return {"event": name, "values": event[1:]}

    def judge(self, what: str, *words: Any) -> Any:
        """Return what the game's judge says; raise WrongWord when it has none."""
        ask = getattr(self._own, what, None)
        if ask is None:
            raise WrongWord(f"{self._game} has no {what}.")
        return ask(*words)

    def schemas(self) -> dict[str, Schema]:
        """Return the JSON Schemas of what is the game's own, by their names."""
        if self._own is None:
            return {"setup": _HEX, "move": _HEX, "view": {"type": "object"}}
        moves = [word.schema() for word in self._moves().values()]
        return {"setup": self._own.SETUP, "move": {"oneOf": moves}, "view": self._own.VIEW}

    def _moves(self) -> dict[int, Any]:
        return {} if self._own is None else self._own.MOVES

    def _wordless(self) -> str:
        return f"{self._game} has no names for this: say it in hex digits."
