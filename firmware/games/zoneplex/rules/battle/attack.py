"""The end of a battle with a Fear: sacrifice, ATTACK, strike, result (ZP-BAT-07)."""

from engine.refusal import Refusal
from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import die
from games.zoneplex.rules.cards import fear_class
from games.zoneplex.rules.setup import TABLE_DIE
from games.zoneplex.rules.state import ATTACK, DONE, HELP, NO_CARD, READY, SACRIFICE
from micropython import const

_ROLLS_AT_ONCE = const(12)  # as many faces as one record's tape can take, and a few spare
_WMS_MOST = const(4)


def sacrifice(state, move):
    """Roll for the lifted stones, clockwise from the drawer (ZP-SAC-02, AMB-27)."""
    battle = state.battle
    if state.step != SACRIFICE:
        return Refusal(b"ZP-SAC-02", b"No stone was lifted.")
    events: tuple = ()
    rolls = 1 if state.setup.has(TABLE_DIE) else _ROLLS_AT_ONCE
    while rolls and any(battle.lifted) and battle.left:
        face = die.throw(state, move[1:])
        if face == die.NO_FACE:
            return die.NO_SUCH_FACE
        battle.has_begun = True
        battle.roll = face
        battle.lifted[next_lifter(state)] -= 1
        battle.left = max(0, battle.left - face)
        events += ((codes.EV_SACRIFICED, face, battle.left),)
        rolls -= 1
    if not battle.left:
        return events + win(state)  # beaten by stones alone (AMB-23); the rest is spent (AMB-24)
    if not any(battle.lifted):
        state.step = READY
    return events


def next_lifter(state):
    """Return whose stone is rolled for next: clockwise from the drawer (AMB-27)."""
    seat = state.active
    while not state.battle.lifted[seat]:
        seat = state.next_seat(seat)
    return seat


def announce(state, move):
    """Announce the attack: no more stones from here on (ZP-BAT-06, AMB-28)."""
    if state.step not in (HELP, READY):
        return Refusal(b"ZP-BAT-06", b"Roll for the stones first.")
    state.step = ATTACK
    return ()


def next_attacker(state):
    """Return who strikes next: clockwise from the drawer, once each (AMB-21)."""
    seat = state.active
    for _ in range(state.seats):
        if state.battle.helpers >> seat & 1 and not state.battle.struck >> seat & 1:
            return seat
        seat = state.next_seat(seat)
    return seat


def strike(state, move):
    """Let the next one attack: roll and WMS; The Eye is a critical miss (ZP-DIE-02).

    The first strike announces the attack, where nobody has done so before.
    """
    battle = state.battle
    if state.step not in (HELP, READY, ATTACK):
        return Refusal(b"ZP-BAT-06", b"There is nothing to attack now.")
    face = die.throw(state, move[1:])
    if face == die.NO_FACE:
        return die.NO_SUCH_FACE
    state.step = ATTACK
    seat = next_attacker(state)
    attack = face + state.wms[seat] if face else 0
    battle.has_begun = True
    battle.roll = face
    battle.struck |= 1 << seat
    battle.left = max(0, battle.left - attack)
    events = ((codes.EV_STRUCK, seat, face, attack, battle.left),)
    if not battle.left:
        return events + win(state)
    return events + _lose(state) if battle.struck == battle.helpers else events


def win(state):
    """Everybody who took part grows, the captor gets the Fear, relics go as agreed (ZP-BAT-08)."""
    from games.zoneplex.rules import relics

    battle = state.battle
    battle.is_won = True
    _change_wms(state, 1)
    state.fears[battle.captor].append(state.card)
    state.classes[battle.captor].append(fear_class(state.card))
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        battle.shares[seat] = relics.award(state, seat, battle.shares[seat])
    return _end(state)


def _lose(state):
    """The Fear is discarded, everybody who took part shrinks (ZP-BAT-09)."""
    _change_wms(state, -1)
    state.family(FEARS).fear_stays(state, state.card)
    return _end(state)


def _end(state):
    state.battle.lifted[:] = bytes(state.seats)
    state.card = NO_CARD
    state.step = DONE
    return ()


def _change_wms(state, change):
    """Move the WMS of all who took part, between 1 and 4 (ZP-WMS-01, AMB-31)."""
    for seat in range(state.seats):
        if state.battle.helpers >> seat & 1:
            state.wms[seat] = max(1, min(_WMS_MOST, state.wms[seat] + change))


ACTIONS = (sacrifice, announce, strike)  # in the order that `rules` knows
