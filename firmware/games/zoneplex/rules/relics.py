"""Relics: drawn, used, given, taken, swapped; Influential Relics and the Canopic Jar."""

from engine.refusal import Refusal
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import FIRST_MASTER, MASTER
from games.zoneplex.rules.setup import JAR_FIXED
from games.zoneplex.rules.state import MOST_RELICS, OVER

_FULL = Refusal(b"ZP-REL-01", b"Four relics are the most.")
_NONE = Refusal(b"ZP-REL-02", b"There is no such relic.")


def award(state, seat, count):
    """Deal relics up to the limit; return how many there were (ZP-REL-04, AMB-17, AMB-20)."""
    dealt = 0
    while dealt < count and state.relic_count(seat) < MOST_RELICS and _from_deck(state):
        state.relics[seat] += 1
        state.fresh[seat] += 1
        dealt += 1
    return dealt


def _from_deck(state):
    """Take one off the relic deck, shuffling the discards in when it is empty (ZP-REL-05)."""
    if not state.relic_deck:
        state.relic_deck, state.relic_discard = state.relic_discard, 0
    if not state.relic_deck:
        return False
    state.relic_deck -= 1
    return True


def draw_relic(state, move):
    """Draw one at a Reliquary (ZP-REL-03)."""
    seat = move[1]
    if not _is_playing(state, seat):
        return _NONE
    if state.relic_count(seat) >= MOST_RELICS:
        return Refusal(b"ZP-REL-03", b"With four, swap one instead.")
    if not award(state, seat, 1):
        return Refusal(b"ZP-REL-05", b"No relic is left.")
    return ((codes.EV_RELICS, seat),)


def swap_relic(state, move):
    """Discard one and draw one at a Reliquary, with four in hand (ZP-REL-03)."""
    seat = move[1]
    if not _is_playing(state, seat) or not state.relics[seat]:
        return _NONE
    if state.relic_count(seat) < MOST_RELICS:
        return Refusal(b"ZP-REL-03", b"Only with four: draw one instead.")
    state.relics[seat] -= 1
    state.fresh[seat] = min(state.fresh[seat], state.relics[seat])
    state.relic_discard += 1
    award(state, seat, 1)
    return ((codes.EV_RELICS, seat),)


def use_relic(state, move):
    """Play a relic to the discards; not one that was got this turn (ZP-REL-06, AMB-40)."""
    seat = move[1]
    if not _is_playing(state, seat) or not state.relics[seat]:
        return _NONE
    if state.relics[seat] <= state.fresh[seat]:
        return Refusal(b"ZP-REL-06", b"Not on the turn it was got.")
    state.relics[seat] -= 1
    state.relic_discard += 1
    return ((codes.EV_RELICS, seat),)


def give_relic(state, move):
    """Let a relic change hands: given, taken, or paid for help (ZP-GRP-04)."""
    giver, taker = move[1], move[2]
    if not _is_playing(state, giver) or not _is_playing(state, taker) or giver == taker:
        return _NONE
    if not state.relics[giver]:
        return _NONE
    if state.relic_count(taker) >= MOST_RELICS:
        return _FULL
    state.relics[giver] -= 1
    state.fresh[giver] = min(state.fresh[giver], state.relics[giver])
    state.relics[taker] += 1
    state.fresh[taker] += 1
    return ((codes.EV_RELICS, taker),)


def show_influential(state, move):
    """Turn a relic in hand into an Influential one: it acts at once (ZP-REL-07, AMB-70)."""
    seat = move[1]
    value = move[2] - 256 if move[2] > 127 else move[2]
    if not _is_playing(state, seat) or not state.relics[seat]:
        return _NONE
    if not state.setup.has_influential:
        return Refusal(b"CH-SET-04", b"Influential Relics are left in the box.")
    _take_fresh_first(state, seat)
    state.influential[seat].append(value)
    return ((codes.EV_RELICS, seat),)


def move_influential(state, move):
    """Let an Influential Relic change hands, or go to the discards when the taker is 255."""
    seat, index, taker = move[1], move[2], move[3]
    if not _is_playing(state, seat) or index >= len(state.influential[seat]):
        return _NONE
    if taker != 255 and not _is_playing(state, taker):
        return _NONE
    if taker not in (255, seat) and state.relic_count(taker) >= MOST_RELICS:
        return _FULL
    value = state.influential[seat].pop(index)
    if taker == 255:
        state.relic_discard += 1
    else:
        state.influential[taker].append(value)
    return ((codes.EV_RELICS, seat),)


def show_jar(state, move):
    """Lay a Canopic Jar among the captured Fears (ZP-JAR-01, AMB-15, AMB-16)."""
    seat, fear = move[1], move[2]
    if not _is_playing(state, seat) or not state.relics[seat] or fear > MASTER:
        return _NONE
    if not state.setup.has_jar:
        return Refusal(b"CH-SET-04", b"Alone, the Jar is left in the box.")
    if (fear == MASTER) == state.setup.has(JAR_FIXED):
        return Refusal(b"AMB-16", b"The table agreed otherwise on the Jar's class.")
    _take_fresh_first(state, seat)
    state.jars[seat].append(fear)
    return ((codes.EV_RELICS, seat),)


def pay_fear(state, move):
    """Let a captured Fear change hands while help is bargained for (ZP-GRP-04, AMB-30)."""
    giver, index, taker = move[1], move[2], move[3]
    if not state.is_bargaining():
        return Refusal(b"AMB-30", b"Fears change hands only for help in battle.")
    if not _is_playing(state, giver) or not _is_playing(state, taker) or giver == taker:
        return _NONE
    jar = index - len(state.fears[giver])  # Jars lie behind the Fears (ZP-JAR-01)
    if jar >= len(state.jars[giver]):
        return Refusal(b"ZP-GRP-04", b"There is no such Fear.")
    if jar >= 0:
        state.jars[taker].append(state.jars[giver].pop(jar))
    else:
        state.fears[taker].append(state.fears[giver].pop(index))
        state.classes[taker].append(state.classes[giver].pop(index))
    return ((codes.EV_RELICS, taker),)


def move_master(state, move):
    """Let a captured Master stand for another class (ZP-FEAR-02)."""
    seat, index, fear = move[1], move[2], move[3]
    if not _is_playing(state, seat) or index >= len(state.fears[seat]) or fear > MASTER:
        return Refusal(b"ZP-FEAR-02", b"There is no such Fear.")
    if state.fears[seat][index] < FIRST_MASTER:
        return Refusal(b"ZP-FEAR-02", b"Only a Master may change its class.")
    state.classes[seat][index] = fear
    return ((codes.EV_RELICS, seat),)


def _take_fresh_first(state, seat):
    """Take one relic out of the hand: one just drawn, if there is one."""
    state.relics[seat] -= 1
    if state.fresh[seat]:
        state.fresh[seat] -= 1


def _is_playing(state, seat):
    return seat < state.seats and state.step != OVER


ACTIONS = (
    draw_relic,
    swap_relic,
    use_relic,
    give_relic,
    show_influential,
    move_influential,
    show_jar,
    move_master,
    pay_fear,
)  # in the order that `rules` knows
