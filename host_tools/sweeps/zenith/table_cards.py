"""Cards, answers and places of Zenith by their names."""

from typing import Any

from games.zenith.rules import cards, label, names
from games.zenith.rules.codes import NO
from host_tools.json_table.fields import Schema, WrongWord

PLANETS = tuple(name.decode() for name in names.PLANETS)
FACTIONS = tuple(name.decode() for name in names.FACTIONS)
TOKENS = tuple(name.decode() for name in names.TOKENS)
SPOTS = PLANETS + FACTIONS
SIDES = 2
_YES = 1
_MOST = 255


def card_name(card: int) -> str:
    """Return what a card is called: its agent, or planet and cost."""
    return str(names.agent(card).decode())


AGENTS = tuple(card_name(agent) for agent in range(cards.ALL_AGENTS))
CARDS = {
    card: card_name(card)
    for card in (*range(cards.ALL_AGENTS), *range(cards.OTHER, cards.OTHER + 16 * cards.PLANETS))
    if cards.is_card(card, True)
}

# What is asked, by its letter: a name, for what the label of the move calls it.
QUESTIONS = {
    "a": "influence",
    "g": "influence of the opponent",
    "n": "neighbours from",
    "N": "neighbours around",
    "b": "open token",
    "m": "mobilise",
    "f": "transfer from",
    "e": "exile from",
    "o": "exile own of",
    "k": "exile own but Mercury",
    "r": "to the centre",
    "v": "develop",
    "|": "either",
    "G": "give",
    "S": "spend",
    "T": "exile for times",
    "K": "exile two",
    "h": "exile one",
    "B": "exile for its cost",
    "F": "transfer for its cost",
    "D": "discard of",
    "C": "discard of cost",
    "Q": "its cost",
    "y": "cards passed on",
    "H": "by hand",
    "E": "token laid",
    "O": "token drawn",
}
_MEANINGS = {chr(line[0]): chr(line[1]) for line in label._ANSWERS.split(b"\n") if line}
assert set(_MEANINGS) == set(QUESTIONS)
_NAMES: dict[str, dict[int, Any]] = {
    "p": dict(enumerate(PLANETS)),
    "f": dict(enumerate(FACTIONS)),
    "c": dict(CARDS),
    "s": dict(enumerate(SPOTS)),
    "t": {kind: name for kind, name in enumerate(TOKENS) if kind},
    "n": {number: number for number in range(NO)},
    "e": {0: "the first", 1: "the second"},
    "h": {place: name.decode() for place, name in enumerate(label.BY_HAND)},
    ".": {_YES: "yes"},
}


class ColumnCard:
    """A card by its number; 255 takes the top one off."""

    size = 1

    def read(self, value: Any) -> bytes:
        """Return the byte of a card; null takes one off."""
        if value is None:
            return bytes((NO,))
        for card, name in CARDS.items():
            if value == name:
                return bytes((card,))
        raise WrongWord("the name of a card, or null")

    def tell(self, data: bytes) -> str | int | None:
        """Return the name; a byte that has none is its number."""
        return None if data[0] == NO else CARDS.get(data[0], data[0])

    def schema(self) -> Schema:
        """Return a name, or null."""
        return {"anyOf": [{"enum": list(CARDS.values())}, {"type": ["integer", "null"]}]}


class Answer:
    """The letter of what is asked, then the answer, both as below; 255 when it is declined."""

    size = 2

    def read(self, value: Any) -> bytes:
        """Return the two bytes of {question: answer}."""
        if not isinstance(value, dict) or len(value) != 1:
            raise WrongWord('an object with what is asked and its answer: {"develop": "Human"}')
        ((asked, answer),) = value.items()
        for letter, question in QUESTIONS.items():
            if asked == question:
                return bytes((ord(letter), _answer(letter, answer)))
        raise WrongWord(f"an answer to one of {', '.join(QUESTIONS.values())}")

    def tell(self, data: bytes) -> dict[str, Any]:
        """Return what was asked, with its answer; null when it was declined."""
        letter = chr(data[0])
        answers = _NAMES[_MEANINGS[letter]] if letter in QUESTIONS else {}
        answer = None if data[1] == NO else answers.get(data[1], data[1])
        return {QUESTIONS.get(letter, letter): answer}

    def schema(self) -> Schema:
        """Return an object of one part."""
        either: Schema = {"type": ["string", "integer", "null"]}
        return {
            "type": "object",
            "additionalProperties": either,
            "minProperties": 1,
            "maxProperties": 1,
        }


def _answer(letter: str, answer: Any) -> int:
    """Return the byte of an answer; a number stands for itself."""
    if answer is None:
        return int(NO)
    for byte, name in _NAMES[_MEANINGS[letter]].items():
        if answer == name and type(answer) is type(name):
            return byte
    if type(answer) is int and 0 <= answer <= _MOST:
        return int(answer)
    raise WrongWord(f'"{answer}", which is no answer to "{QUESTIONS[letter]}"')


def answers_table() -> str:
    """Return a table of all that may be asked, for the page of the log."""
    told = {
        "p": "a planet, from 0",
        "f": "a faction, from 0",
        "c": "a card",
        "s": "a spot of a token: a planet, or 5 and a faction",
        "t": "the kind of a token",
        "n": "a number",
        "e": "0 the first, 1 the second",
        "h": ", ".join(f"{place} {name}" for place, name in _NAMES["h"].items()),
        ".": f"{_YES} yes",
    }
    rows = [
        f"| `{letter}`, {ord(letter)} | {question} | {told[_MEANINGS[letter]]} |".replace(
            "`|`", "`\\|`"
        )
        for letter, question in QUESTIONS.items()
    ]
    return "\n".join(["| letter | what is asked | the answer |", "|---|---|---|", *rows])
