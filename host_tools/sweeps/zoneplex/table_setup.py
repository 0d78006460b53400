"""The set-up of Zoneplex in words: every decision of the table by its name."""

from typing import Any

from games.zoneplex.rules import setup as rules
from games.zoneplex.rules import symbols
from games.zoneplex.rules.cards import MOVEMENT_CARDS
from games.zoneplex.rules.setup_bytes import _HOUSE_OF, WORD, decode, encode
from games.zoneplex.rules.state import SYMBOLS
from games.zoneplex.screens.setup import sign_choice
from host_tools.json_table.fields import Schema, WrongWord

MODES = ("zoneplex", "evocation", "challenge", "gauntlet", "zonemaster")
_CARDS = ("1", "2", "3", "dislocate")
_FEWEST = 2  # of each plain kind: they come first
_STRENGTHS = range(5, 11)
_FLAGS = (
    *("table_die", "table_deck", "high_faces", "others_plus", "jar_fixed", "loose_stones"),
    *("deal_symbols", "open_deck"),
)
_HOUSE = (
    *("always_try", "chambers_only", "late_stone", "fears_in_deck", "mission_too", "four_stacks"),
    *("no_influential", "back_of_stack"),
)
_DRAWN = "drawn"
_PICTURES = [word.decode("ascii") for word in symbols.WORDS]

_FLAG: Schema = {"type": "boolean"}
_PARTS: dict[str, Schema] = {
    "mode": {"enum": list(MODES)},
    "seats": {"type": "integer"},
    "starter": {"anyOf": [{"type": "integer"}, {"const": _DRAWN}]},
    "names": {"type": "array", "items": {"type": "string"}},
    "cards": {
        "type": "object",
        "properties": {name: {"type": "integer"} for name in _CARDS},
        "required": list(_CARDS),
        "additionalProperties": False,
    },
    "two_relics": {"type": "array", "items": {"enum": list(_STRENGTHS)}},
    "is_quiet": _FLAG,
    "is_strict": _FLAG,
    "signs": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"picture": {"enum": list(_PICTURES)}, "word": {"type": "string"}},
            "required": ["picture", "word"],
            "additionalProperties": False,
        },
    },
    **dict.fromkeys((*_FLAGS, *_HOUSE), _FLAG),
}
SETUP: Schema = {
    "type": "object",
    "properties": _PARTS,
    "required": [
        "mode",
        "seats",
        "starter",
        "names",
        "cards",
        "two_relics",
        "is_quiet",
        "is_strict",
    ],
    "additionalProperties": False,
}


def tell_setup(data: bytes) -> dict[str, Any]:
    """Return a set-up by its names; a mode has its own decisions beside those of all."""
    setup = decode(data)
    mode = MODES[setup.mode]
    told = {
        "mode": mode,
        "seats": setup.seats,
        "starter": _DRAWN if setup.starter == rules.DRAWN else setup.starter,
        "names": [name.decode("ascii") for name in setup.names[: setup.seats]],
        "cards": dict(zip(_CARDS, setup.split, strict=True)),
        "two_relics": [5 + bit for bit in range(6) if setup.two_relics >> bit & 1],
        "is_quiet": setup.is_quiet,
        "is_strict": setup.is_strict,
    }
    if setup.signs:
        told["signs"] = [
            {"picture": _PICTURES[symbols.picture(setup, each)], "word": word.decode("ascii")}
            for each, word in enumerate(symbols.words(setup))
        ]
    told |= {name: bool(setup.flags >> bit & 1) for bit, name in enumerate(_FLAGS)}
    return told | {name: bool(setup.house >> bit & 1) for bit, name in _house_of(setup.mode)}


def read_setup(given: dict[str, Any]) -> bytes:
    """Return a set-up as bytes; what is left out is as usual. WrongWord says what is unsound."""
    setup = rules.Setup()
    setup.mode = _choice(given, "mode", MODES)
    known = [*SETUP["required"], "signs", *_FLAGS, *(name for _, name in _house_of(setup.mode))]
    for name in given:
        if name not in known:
            raise WrongWord(f'{MODES[setup.mode]} has no "{name}".')
    fewest, most = rules.FEWEST_SEATS[setup.mode], rules.MOST_SEATS[setup.mode]
    setup.seats = _number(given, "seats", fewest, most, fewest)
    if given.get("starter") == _DRAWN:
        setup.starter = rules.DRAWN
    else:
        setup.starter = _number(given, "starter", 0, setup.seats - 1, 0)
    setup.split = _split(given.get("cards", dict(zip(_CARDS, setup.split, strict=True))))
    setup.two_relics = _relics(given, setup.two_relics)
    setup.is_quiet = _flag(given, "is_quiet")
    if not given.get("is_strict", True):
        raise WrongWord('"is_strict" is false in older games only (AMB-72).')
    setup.flags = sum(_flag(given, name) << bit for bit, name in enumerate(_FLAGS))
    setup.house = sum(_flag(given, name) << bit for bit, name in _house_of(setup.mode))
    _name(setup, given.get("names"))
    _take_signs(setup, given.get("signs"))
    return _checked(encode(setup, setup.seats))


def _checked(data: bytes) -> bytes:
    """Return the bytes unless the rules read something else out of them."""
    if encode(setup := decode(data), setup.seats) != data:
        raise WrongWord("it has a decision that its mode does not know.")
    return data


def _house_of(mode: int) -> list[tuple[int, str]]:
    return [(bit, name) for bit, name in enumerate(_HOUSE) if _HOUSE_OF[mode] >> bit & 1]


def _choice(given: dict[str, Any], name: str, names: tuple[str, ...]) -> int:
    value = given.get(name, names[0])
    if value not in names:
        raise WrongWord(f'"{name}" is one of {", ".join(names)}.')
    return names.index(value)


def _number(given: dict[str, Any], name: str, low: int, high: int, usual: int) -> int:
    value = given.get(name, usual)
    if type(value) is not int or not low <= value <= high:
        raise WrongWord(f'"{name}" must be a number from {low} to {high}.')
    return value


def _flag(given: dict[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise WrongWord(f'"{name}" must be true or false.')
    return value


def _split(cards: Any) -> bytes:
    if not isinstance(cards, dict) or sorted(cards) != sorted(_CARDS):
        raise WrongWord(f'"cards" must have {", ".join(_CARDS)}.')
    counts = [_number(cards, name, 0, MOVEMENT_CARDS, 0) for name in _CARDS]
    if sum(counts) != MOVEMENT_CARDS:
        raise WrongWord(f'"cards" must be {MOVEMENT_CARDS} together, and they are {sum(counts)}.')
    if min(counts[:3]) < _FEWEST:
        raise WrongWord(f'"cards" must have {_FEWEST} each of 1, 2 and 3, which come first.')
    return bytes(counts)


def _relics(given: dict[str, Any], usual: int) -> int:
    strengths = given.get("two_relics")
    if strengths is None:
        return usual & 0x3F
    if not isinstance(strengths, list) or not all(
        type(each) is int and each in _STRENGTHS for each in strengths
    ):
        raise WrongWord('"two_relics" must be a list of strengths from 5 to 10.')
    return sum(1 << each - 5 for each in set(strengths))


def _name(setup: Any, names: Any) -> None:
    if names is None:
        return
    if not isinstance(names, list) or len(names) != setup.seats:
        raise WrongWord(f'"names" must be a list of {setup.seats} names.')
    for seat, name in enumerate(names):
        fits = isinstance(name, str) and name.isascii() and name.isprintable()
        if not fits or len(name) > rules.NAME:
            raise WrongWord(f'"names" must have up to {rules.NAME} plain letters each.')
        setup.names[seat] = name.encode()


def _take_signs(setup: Any, signs: Any) -> None:
    """Take a picture and a word for each symbol."""
    if signs is None:
        return
    if not isinstance(signs, list) or not all(_is_sign(each) for each in signs):
        raise WrongWord(f'"signs" must be pictures and words of up to {WORD} plain letters.')
    pictures = [each["picture"] for each in signs]
    if len(pictures) != SYMBOLS or len(set(pictures)) != SYMBOLS:
        raise WrongWord(f'"signs" must be {SYMBOLS} different pictures.')
    for symbol, picture in enumerate(pictures):
        sign_choice.take_picture(setup, symbol, _PICTURES.index(picture))
    for symbol, each in enumerate(signs):
        sign_choice.take_word(setup, symbol, each["word"].encode())


def _is_sign(each: Any) -> bool:
    if not isinstance(each, dict) or set(each) != {"picture", "word"}:
        return False
    word = each["word"]
    is_word = isinstance(word, str) and word.isascii() and word.isprintable()
    return is_word and 0 < len(word) <= WORD and each["picture"] in _PICTURES
