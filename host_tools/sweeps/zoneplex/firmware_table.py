"""Lays a plain table out as a state of the firmware's rules, to be judged by them."""

from typing import TYPE_CHECKING, Any

from engine.chance import Chance
from games.zoneplex.modes.rows import begin
from games.zoneplex.rules import cards
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as state_rules
from host_tools.exercises.zoneplex import plain
from host_tools.exercises.zoneplex.plain_modes import mode_of
from host_tools.sweeps.zoneplex.modes import NAMES

if TYPE_CHECKING:
    from host_tools.exercises.zoneplex.plain import Player, Table

_SYMBOLS = "ABCDEF"
_CLASS_NUMBERS = {
    **{name: plain.CLASSES.index(name) for name in plain.CLASSES},
    plain.MASTER: 3,
    plain.ANY: 3,
}
_PLACES = {
    plain.NEUTRAL: state_rules.NEUTRAL,
    plain.OTHER_TILE: state_rules.NEUTRAL,
    plain.DARK: state_rules.DARK,
    **{symbol: 1 + _SYMBOLS.index(symbol) for symbol in _SYMBOLS},
}
_HOUSES = {
    "always_try": setup_rules.ALWAYS_TRY,
    "late_stone": setup_rules.LATE_STONE,
    "mission_too": setup_rules.MISSION_TOO,
}


def to_state(table: "Table", active: int = 0) -> Any:
    """Return a state in which `active` has moved and the last card lies open."""
    setup = setup_rules.Setup()
    setup.seats = len(table["players"])
    setup.mode = NAMES.index(mode_of(table))
    setup.flags = _flags(table)
    setup.house = sum(flag for name, flag in _HOUSES.items() if table.get(name))
    state = begin(setup, Chance(bytes(32)))
    state.active = active
    state.step, state.card = state_rules.MOVE, cards.THREE
    state.drawn = state.cards
    state.left = bytearray(cards.KINDS)
    # Not revealed with all tiles laid: the turn of the last tile is not over yet (AMB-05).
    state.placed, state.stack = state_rules.TILES, 0
    state.hands = bytearray(setup.seats)
    is_complete = not setup.offers(setup_rules.WITH_TILES) or table.get(
        "is_complete", table["is_revealed"]
    )
    state.phase = 2 if is_complete else 1
    state.is_revealed = table["is_revealed"]
    for seat, player in enumerate(table["players"]):
        _lay_out(state, seat, player)
        if not (table.get("is_dealt", True) or plain.is_known(table, player)):
            state.symbols[seat] = state_rules.UNKNOWN
        if player.get("is_shown"):
            state.shown |= 1 << seat
            state.early[seat] = player["early"]
    return state


def symbol_of(player: "Player") -> int:
    """Return the firmware's number for the symbol of a player."""
    return _SYMBOLS.index(player["symbol"])


def kind_of(place: str) -> int:
    """Return the firmware's number for a kind of place for stones."""
    return int(_PLACES[place])


def card_of(fear: tuple[str, int]) -> int:
    """Return the firmware's card of a Fear."""
    return int(cards.fear_card(_CLASS_NUMBERS[fear[0]], fear[1]))


def _flags(table: "Table") -> int:
    flags = setup_rules.OTHERS_PLUS if table["others_give_2"] else 0
    jars = [jar for player in table["players"] for jar in player["jars"]]
    if jars and plain.ANY not in jars:
        flags |= setup_rules.JAR_FIXED
    return int(flags)


def _lay_out(state: Any, seat: int, player: "Player") -> None:
    state.wms[seat] = player["wms"]
    state.symbols[seat] = symbol_of(player)
    state.relics[seat] = player["relics"]
    state.influential[seat] = list(player["influential"])
    state.jars[seat] = [_CLASS_NUMBERS[jar] for jar in player["jars"]]
    state.fears[seat] = [card_of(fear) for fear in player["fears"]]
    state.classes[seat] = [_CLASS_NUMBERS[fear[0]] for fear in player["fears"]]
    for chamber in player["stones"]:
        state.add_stone(seat, kind_of(chamber), 1)
