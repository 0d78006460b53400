"""What is true after every move of Zeds Zone: nothing comes from nowhere, nothing gets lost.

Runs on both interpreters.
"""

from games.zeds.rules import room, sectors
from games.zeds.rules import state as rules_state
from games.zeds.rules.state import NONE
from games.zeds.rules.zone import referee
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.sheet import GRENADE, GUN, SURVIVOR, ZOMBIE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def broken(state: "Any") -> "list[str]":
    """Return a sentence for everything that does not hold."""
    found = [_end(state), _question(state)]
    for seat in range(state.seats):
        if state.plays(seat):
            found += [_table(state, seat), _choice(state, seat), _zone(state, seat)]
        elif state.todo[seat]:
            found.append("seat %d is out and has to choose" % seat)
    return [sentence for sentence in found if sentence]


def _end(state: "Any") -> str:
    if state.turn > rules_state.TURNS:
        return "turn %d is played" % state.turn
    playing = [seat for seat in range(state.seats) if state.plays(seat)]
    if state.seats and not playing and state.step != rules_state.OVER:
        return "it goes on without players"
    if playing and state.step == rules_state.OVER and state.turn < rules_state.TURNS:
        return "it is over in turn %d" % state.turn
    return ""


def _question(state: "Any") -> str:
    waiting = [seat for seat in range(state.seats) if state.todo[seat]]
    if waiting and state.active != waiting[0] and state.step != rules_state.OVER:
        return "seat %d plays, and seat %d has to choose" % (state.active, waiting[0])
    return ""


def _table(state: "Any", seat: int) -> str:
    if not state.ended and not room.is_legal(state, seat):
        return "seat %d has crossed out or drawn too much" % seat
    for row in range(rules_state.SIDE):
        if state.crossed[rules_state.SIDE * seat + row] >> rules_state.SIDE:
            return "seat %d has a row of seven" % seat
    sector = state.sector[seat]
    is_asked = state.todo[seat] == rules_state.COLLISION
    if is_asked and not sectors.is_crossed(state, seat, sector):
        return "seat %d chooses, and the sector is free" % seat
    return ""


def _choice(state: "Any", seat: int) -> str:
    if state.todo[seat] != rules_state.COLLISION:
        return ""
    found = sectors.offers(state, seat, state.sector[seat])
    return "" if len(found) == 2 else "seat %d chooses among %d" % (seat, len(found))


def _zone(state: "Any", seat: int) -> str:
    if not state.sheet:
        return ""
    zone = state.zones[seat]
    drawn = [sector for sector in zone if sector != NONE]
    if len(set(drawn)) < len(drawn):
        return "seat %d has drawn a sector twice" % seat
    for sector in drawn:
        if not sectors.is_crossed(state, seat, sector):
            return "seat %d has drawn sector %d and not crossed it out" % (seat, sector)
    return _stock(state, seat)


def _stock(state: "Any", seat: int) -> str:
    """Compare what is counted with what lies in the zone."""
    outcome = referee.Outcome(state, seat)
    inside, outside = outcome.stock.inside, outcome.stock.outside
    if (state.killed[seat], state.survivors[seat]) != (inside[ZOMBIE], inside[SURVIVOR]):
        return "seat %d has other zombies or survivors" % seat
    if state.guns[seat] != max(0, inside[GUN] - inside[ZOMBIE]):
        return "seat %d has %d guns" % (seat, state.guns[seat])
    if state.grenades[seat] != max(0, inside[GRENADE] - state.thrown[seat]):
        return "seat %d has %d grenades" % (seat, state.grenades[seat])
    if len(state.erased[seat]) != state.thrown[seat]:
        return "seat %d has thrown %d grenades" % (seat, state.thrown[seat])
    return _lying(state, seat, inside, outside)


def _lying(state: "Any", seat: int, inside: bytes, outside: bytes) -> str:
    """Tell whether every item that is drawn is counted once, but for the erased."""
    items = 0
    for sector in state.zones[seat]:
        for number in range(known.ITEMS):
            items += sector != NONE and known.item(state.sheet, sector, number) != 0
    if items != sum(inside) + sum(outside) + len(state.erased[seat]):
        return "seat %d has drawn %d items" % (seat, items)
    return ""
