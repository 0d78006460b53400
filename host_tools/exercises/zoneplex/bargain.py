"""The bargains of a battle of Zoneplex, as its screens offer them: help, shares, payments."""

from games.zoneplex.rules import codes
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.battle import die, odds
from games.zoneplex.screens.battle.allies_screen import agreement
from games.zoneplex.screens.battle.deal_screen import other_share

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from host_tools.exercises.dice import Dice


def chance(state: "Any", helpers: int) -> int:
    """Return the chance in percent that these win without a stone."""
    monks = [state.wms[seat] for seat in range(state.seats) if helpers >> seat & 1]
    faces = die.faces(state.setup)
    winning, total = odds.odds(state.battle.left, 0, monks, faces)
    return int(odds.percent(winning, total))


def invitation(state: "Any", helpers: int) -> bytes:
    """Return the move that takes the next one of the helpers in, or nothing when all are in."""
    for step in range(1, state.seats):
        bit = 1 << (state.active + step) % state.seats
        if helpers & bit and not state.battle.helpers & bit:
            return bytes(agreement(state, state.battle.helpers | bit))
    return b""


def deal(state: "Any", dice: "Dice") -> bytes:
    """Return another captor, another share, or a payment for help; nothing when all is one's."""
    battle = state.battle
    partners = [
        seat for seat in range(state.seats) if battle.helpers >> seat & 1 and seat != state.active
    ]
    if not partners:
        return b""
    partner = dice.choice(partners)
    what = dice.below(4)
    if what < 2:
        return bytes(other_share(state, partner))
    if what == 2 and state.fears[state.active]:
        index = dice.below(len(state.fears[state.active]))
        return bytes((codes.PAY_FEAR, state.active, index, partner))
    return _pay_relic(state, partner)


def gift(state: "Any", dice: "Dice") -> bytes:
    """Return a relic that changes hands, given or taken; nothing when nobody has room."""
    found = []
    for giver in range(state.seats):
        for taker in range(state.seats):
            has_room = state.relic_count(taker) < steps.MOST_RELICS
            if giver != taker and state.relics[giver] and has_room:
                found.append((codes.GIVE_RELIC, giver, taker))
    return bytes(dice.choice(found)) if found else b""


def _pay_relic(state: "Any", partner: int) -> bytes:
    has_room = state.relic_count(partner) < steps.MOST_RELICS
    if not state.relics[state.active] or not has_room:
        return b""
    return bytes((codes.GIVE_RELIC, state.active, partner))
