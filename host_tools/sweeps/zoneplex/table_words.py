"""Zoneplex in words, for programs at `zonekeeper table`."""

from typing import Any

from games.zoneplex.modes import eye_ways
from games.zoneplex.rules import adjust, codes, influence
from games.zoneplex.rules.battle.declared import pack_stones, unpack_stones
from games.zoneplex.rules.battle.odds import battle_odds
from games.zoneplex.rules.cards import KINDS
from games.zoneplex.rules.state import ATTACK, HELP, READY, SACRIFICE
from games.zoneplex.rules.words.label import card_name
from host_tools.json_table.fields import Bits, Choice, Number, Row, Schema, Word, WrongWord
from host_tools.sweeps.zoneplex.table_setup import SETUP, read_setup, tell_setup
from host_tools.sweeps.zoneplex.table_view import CHAMBERS, SYMBOLS, VIEW, tell_view

__all__ = ["EVENTS", "MOVES", "SETUP", "VIEW", "read_setup", "tell_setup", "tell_view"]

_SEATS = 5
_LONGEST_LIFT = 4
_SHARES = 2


class _Shares:
    """The relics of each seat, two bits each in two bytes."""

    size = _SHARES

    def read(self, value: Any) -> bytes:
        """Return the bits of a list of small numbers."""
        if not isinstance(value, list) or len(value) > _SEATS:
            raise WrongWord(f"a list of up to {_SEATS} numbers")
        if not all(type(each) is int and 0 <= each <= 3 for each in value):
            raise WrongWord("a list of numbers from 0 to 3")
        shares = value + [0] * (_SEATS - len(value))
        return bytes((sum(each << 2 * seat for seat, each in enumerate(shares[:4])), shares[4]))

    def tell(self, data: bytes) -> list[int]:
        """Return the relics of each seat."""
        return [*(data[0] >> 2 * seat & 3 for seat in range(4)), data[1] & 3]

    def schema(self) -> Schema:
        """Return a list of numbers."""
        return {"type": "array", "items": {"type": "integer"}}


class _Stones:
    """The stones of one seat, by where they lie."""

    size = 2

    def read(self, value: Any) -> bytes:
        """Return the two bytes of a list of chambers."""
        if not isinstance(value, list) or len(value) > _LONGEST_LIFT:
            raise WrongWord("a list for each seat, of up to four chambers")
        return bytes(pack_stones([_CHAMBER.read(each)[0] for each in value]))

    def tell(self, data: bytes) -> list[Any]:
        """Return the chambers."""
        return [_CHAMBER.tell(bytes((kind,))) for kind in unpack_stones(data)]

    def schema(self) -> Schema:
        """Return a list of chambers."""
        return {"type": "array", "items": _CHAMBER.schema()}


def _cards() -> tuple[str, ...]:
    """Return the names of all cards; those of the same name get a number."""
    names: list[str] = []
    for card in range(KINDS):
        name = card_name(card).decode()
        count = sum(each.split(" (")[0] == name for each in names)
        names.append(f"{name} ({count + 1})" if count else name)
    return tuple(names)


_SEAT = Number(0, _SEATS - 1)
_WHICH = Number(0, 255)
_CHAMBER = Choice(CHAMBERS)
_CARD = Choice(_cards())
_CLASS = Choice(("blue", "green", "magenta", "Master"))
_FACE = Choice(("Eye", 1, 2, 3, 4))
_ADJUSTED = Choice(
    (
        *("strength", "relics", "hand", "active", "placed"),
        *(f"stones on {name}" for name in CHAMBERS[:7]),
        *(f"cards {name}" for name in ("1", "2", "3", "3 or dislocate")),
        "stones on Dark Power",
    )
)
assert len(_ADJUSTED.names) == adjust.FIELDS

MOVES = {
    codes.DRAW: Word("draw", (("card", _CARD),), 1),
    codes.END_TURN: Word("end turn"),
    codes.REVEAL: Word("reveal", (("symbols", Row(Choice(SYMBOLS))),)),
    codes.PLACE_STONE: Word("place stone", (("chamber", _CHAMBER),)),
    codes.DISLOCATE: Word("dislocate", (("owner", _SEAT), ("chamber", _CHAMBER))),
    codes.REMOVE_STONE: Word("send stone back", (("owner", _SEAT), ("chamber", _CHAMBER))),
    codes.DRAW_RELIC: Word("draw relic", (("seat", _SEAT),)),
    codes.SWAP_RELIC: Word("swap relic", (("seat", _SEAT),)),
    codes.USE_RELIC: Word("use relic", (("seat", _SEAT),)),
    codes.GIVE_RELIC: Word("give relic", (("giver", _SEAT), ("taker", _SEAT))),
    codes.INFLUENTIAL: Word("influential", (("seat", _SEAT), ("value", Number(-128, 127)))),
    codes.MOVE_INFLUENTIAL: Word(
        "move influential",
        (("seat", _SEAT), ("which", _WHICH), ("taker", Choice((0, 1, 2, 3, 4), none=True))),
    ),
    codes.JAR: Word("jar", (("seat", _SEAT), ("class", _CLASS))),
    codes.MOVE_MASTER: Word(
        "move Master", (("seat", _SEAT), ("which", _WHICH), ("class", _CLASS))
    ),
    codes.STRENGTH: Word("roll strength", (("face", _FACE),), 1),
    codes.AGREE: Word(
        "agree", (("helpers", Bits(_SEATS)), ("captor", _SEAT), ("shares", _Shares()))
    ),
    codes.PAY_FEAR: Word("pay Fear", (("giver", _SEAT), ("which", _WHICH), ("taker", _SEAT))),
    codes.LIFT: Word("lift stones", (("stones", Row(_Stones())), ("roll", Number(1, 1))), 1),
    codes.SACRIFICE: Word("roll sacrifice", (("face", _FACE),), 1),
    codes.ANNOUNCE: Word("announce attack"),
    codes.STRIKE: Word("roll attack", (("face", _FACE),), 1),
    codes.ENTER_EYE: Word("enter The Eye"),
    codes.VOTE: Word("vote", (("seat", Choice((0, 1, 2, 3, 4), none=True)),)),
    codes.ADJUST: Word(
        "adjust", (("field", _ADJUSTED), ("seat", _SEAT), ("value", Number(0, 255)))
    ),
    codes.TAKE_FEAR: Word("take Fear", (("seat", _SEAT), ("card", _CARD))),
    codes.DROP_FEAR: Word("drop Fear", (("seat", _SEAT), ("which", _WHICH))),
    codes.LAY_OUT: Word("lay out", (("cards", Row(_CARD)),), 1),
    codes.EVOKE: Word("evoke", (("seat", _SEAT), ("stack", _CLASS), ("card", _CARD)), 1),
    codes.GO_ON: Word("go on"),
    codes.CURSE: Word("curse", (("seat", _SEAT),)),
    codes.MOVED: Word("relic moved monk", (("seat", _SEAT),)),
}
EVENTS = {
    value: name.removeprefix("EV_").lower()
    for name, value in vars(codes).items()
    if name.startswith("EV_")
}
_STEPS = {
    value: name.lower()
    for name, value in vars(eye_ways).items()
    if name in ("GAIN_CLASS", "GAIN_WMS", "GAIN_OWN", "GAIN_STONE", "GAIN_RELIC")
    or name in ("LOSE_RIVAL", "LIFT_OWN")
}


def odds(state: Any) -> dict[str, Any] | None:
    """Return how likely those who fight win the battle; None when there is none."""
    if state.step not in (HELP, SACRIFICE, READY, ATTACK):
        return None
    fighting = [seat for seat in range(state.seats) if state.battle.helpers >> seat & 1]
    return {"percent": battle_odds(state, state.battle.helpers), "fighting": fighting}


def ways(state: Any, seat: int) -> list[list[str]] | None:
    """Return the shortest lists of changes that open The Eye; None before Influence counts."""
    if not all(influence.is_counted(state, each) for each in range(state.seats)):
        return None
    return [[_STEPS[step] for step in way] for way in eye_ways.shortest_ways(state, seat)]
