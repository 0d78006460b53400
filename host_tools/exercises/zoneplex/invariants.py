"""What is true after every move of Zoneplex: nothing comes from nowhere, nothing gets lost.

Runs on both interpreters.
"""

from games.zoneplex.rules import influence
from host_tools.exercises.zoneplex import invariants_modes as modes
from host_tools.exercises.zoneplex import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TILES = 48
_BASE = 7
_FEARS = 21
_FIRST_FEAR = 4
_KINDS = 25
_MOST = 4  # of stones, of relics in hand, of strength


def broken(state: "Any") -> "list[str]":
    """Return a sentence for everything that does not hold."""
    found = []
    for check in (_cards, _tiles, _stones, _players, _fears, _relics, _influence) + modes.CHECKS:
        sentence = check(state)
        if sentence:
            found.append(sentence)
    return found


def _cards(state: "Any") -> str:
    if state.drawn + sum(state.left) != modes.cards(state) or state.drawn > state.cards:
        return "%d cards are drawn and %d left" % (state.drawn, sum(state.left))
    waiting = bytes(state.deck[state.drawn :])
    for kind in range(_KINDS):
        if state.deck and waiting.count(bytes((kind,))) != state.left[kind]:
            return "the deck does not hold what is left of card %d" % kind
    return ""


def _tiles(state: "Any") -> str:
    tiles = state.placed + state.stack + sum(state.hands)
    if tiles != _TILES or state.placed < _BASE:
        return "%d tiles, %d of them placed" % (tiles, state.placed)
    return ""


def _stones(state: "Any") -> str:
    for kind, (place, count) in enumerate(modes.places(state)):
        taken = sum([state.stones_of(seat, kind) for seat in range(state.seats)])
        if taken > count:
            return "%d stones on %d places %s" % (taken, count, place)
    for seat in range(state.seats):
        if state.placed_stones(seat) + state.battle.lifted[seat] > _MOST:
            return "seat %d has more than four stones" % seat
    return ""


def _players(state: "Any") -> str:
    for seat in range(state.seats):
        if not 1 <= state.wms[seat] <= _MOST:
            return "seat %d has a WMS of %d" % (seat, state.wms[seat])
        if state.relic_count(seat) > _MOST:
            return "seat %d holds %d relics" % (seat, state.relic_count(seat))
        if state.fresh[seat] > state.relics[seat]:
            return "seat %d has more new relics than relics" % seat
    return "" if state.active < state.seats else "it is nobody's turn"


def _fears(state: "Any") -> str:
    captured = []
    for seat in range(state.seats):
        captured += state.fears[seat]
        if len(state.fears[seat]) != len(state.classes[seat]):
            return "seat %d has Fears without a class" % seat
    waiting = [card for card in range(_FIRST_FEAR, _KINDS) if state.left[card]]
    open_card = [state.card] if _FIRST_FEAR <= state.card < _KINDS else []
    held = captured + waiting + open_card + modes.stacked(state)
    if len(held) != len(set(held)):
        return "a Fear is in two places"
    if len(held) + state.fear_discard != (0 if modes.is_boxed(state) else _FEARS):
        return "%d Fears and %d on the discards" % (len(held), state.fear_discard)
    return ""


def _relics(state: "Any") -> str:
    relics = state.relic_deck + state.relic_discard + sum(state.relics)
    for seat in range(state.seats):
        relics += len(state.influential[seat]) + len(state.jars[seat])
    return "%d relic cards" % relics if relics != modes.relics(state) else ""


def _influence(state: "Any") -> str:
    table = plain_table(state)
    for seat in range(state.seats):
        plainly = plain.influence(table, table["players"][seat])
        found = influence.influence(state, seat)
        if found != plainly:
            return "seat %d has an Influence of %d, not %d" % (seat, found, plainly)
    return ""


def plain_table(state: "Any") -> "plain.Table":
    """Return a state as a table of the plain rules, as far as Influence needs it."""
    return {
        "is_revealed": state.is_revealed,
        "others_give_2": state.setup.flags & 0x08 != 0,
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _player(state: "Any", seat: int) -> "plain.Player":
    stones = []
    for kind, (place, _) in enumerate(modes.places(state)):
        stones += [place] * state.stones_of(seat, kind)
    symbol = state.symbols[seat]
    return {
        "symbol": "ABCDEF"[symbol] if symbol < 6 else "",
        "is_shown": modes.is_shown(state, seat),
        "wms": state.wms[seat],
        "stones": stones,
        "influential": list(state.influential[seat]),
    }
