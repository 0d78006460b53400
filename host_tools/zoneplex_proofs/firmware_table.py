"""Lays a plain table out as a state of the firmware's rules, to be judged by them."""

from typing import TYPE_CHECKING, Any

from engine.chance import Chance
from games.zoneplex import rules_cards, rules_setup, rules_state
from host_tools.simulated.zoneplex_plain import ANY, CLASSES, MASTER, NEUTRAL

if TYPE_CHECKING:
    from host_tools.simulated.zoneplex_plain import Player, Table

_SYMBOLS = "ABCDEF"
_CLASS_NUMBERS = {**{name: CLASSES.index(name) for name in CLASSES}, MASTER: 3, ANY: 3}


def to_state(table: "Table", active: int = 0) -> Any:
    """Return a state in which `active` has moved and the last card lies open."""
    setup = rules_setup.Setup()
    setup.seats = len(table["players"])
    setup.flags = _flags(table)
    state = rules_state.State(setup, Chance(bytes(32)))
    state.active = active
    state.stage = rules_state.DONE
    state.drawn = rules_cards.CARDS
    state.left = bytearray(rules_cards.KINDS)
    # Not revealed with all tiles laid: the turn of the last tile is not over yet (AMB-05).
    state.placed, state.stack = rules_state.TILES, 0
    state.hands = bytearray(setup.seats)
    state.phase = 2 if table["is_revealed"] else 1
    state.is_revealed = table["is_revealed"]
    for seat, player in enumerate(table["players"]):
        _lay_out(state, seat, player)
    return state


def kind_of(chamber: str) -> int:
    """Return the firmware's number for a kind of chamber."""
    return rules_state.NEUTRAL if chamber == NEUTRAL else 1 + _SYMBOLS.index(chamber)


def card_of(fear: tuple[str, int]) -> int:
    """Return the firmware's card of a Fear."""
    return int(rules_cards.fear_card(_CLASS_NUMBERS[fear[0]], fear[1]))


def _flags(table: "Table") -> int:
    flags = rules_setup.OTHERS_PLUS if table["others_give_2"] else 0
    jars = [jar for player in table["players"] for jar in player["jars"]]
    if jars and ANY not in jars:
        flags |= rules_setup.JAR_FIXED
    return int(flags)


def _lay_out(state: Any, seat: int, player: "Player") -> None:
    state.wms[seat] = player["wms"]
    state.symbols[seat] = _SYMBOLS.index(player["symbol"])
    state.relics[seat] = player["relics"]
    state.influential[seat] = list(player["influential"])
    state.jars[seat] = [_CLASS_NUMBERS[jar] for jar in player["jars"]]
    state.fears[seat] = [card_of(fear) for fear in player["fears"]]
    state.classes[seat] = [_CLASS_NUMBERS[fear[0]] for fear in player["fears"]]
    for chamber in player["stones"]:
        state.add_stone(seat, kind_of(chamber), 1)
