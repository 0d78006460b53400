"""A battle with a Fear, up to the first roll of those who fight: strength, help, stones."""

from engine.refusal import Refusal
from games.zoneplex.modes import families
from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import die
from games.zoneplex.rules.battle.declared import unpack_stones
from games.zoneplex.rules.cards import fear_relics, fear_strength
from games.zoneplex.rules.setup import TABLE_DIE, WITH_ALLIES
from games.zoneplex.rules.state import DONE, HELP, READY, SACRIFICE, STRENGTH

_BEGUN = Refusal(b"ZP-GRP-03", b"The battle has begun: nobody may join.")
_ALONE = Refusal(b"CH-COM-02", b"Nobody helps: one fights alone.")


def roll_strength(state, move):
    """Roll the Fear's strength: its number and one roll (ZP-BAT-01)."""
    if state.step != STRENGTH:
        return Refusal(b"ZP-BAT-07", b"There is no Fear to roll for.")
    face = die.throw(state, move[1:])
    if face == die.NO_FACE:
        return die.NO_SUCH_FACE
    battle = state.battle
    battle.roll = face
    battle.total = battle.left = fear_strength(state.card) + face
    battle.helpers = 1 << state.active
    battle.captor = state.active
    battle.shares[state.active] = fear_relics(state.card, state.setup.two_relics)
    state.step = HELP
    return ((codes.EV_STRENGTH, face, battle.total),)


def agree(state, move):
    """Note who helps, who captures the Fear, and how its relics are shared (ZP-GRP-02)."""
    battle = state.battle
    if not state.is_bargaining():
        return _BEGUN if state.setup.offers(WITH_ALLIES) else _ALONE
    helpers, captor = move[1], move[2]
    shares = [move[3] >> 2 * seat & 3 for seat in range(4)] + [move[4] & 3]
    if helpers >> state.seats or _bound(state) & ~helpers:
        return Refusal(b"ZP-GRP-01", b"Who drew it or lifted stones fights.")
    if captor >= state.seats or not helpers >> captor & 1:
        return Refusal(b"ZP-BAT-08", b"The Fear goes to one who takes part.")
    for seat in range(len(shares)):
        if shares[seat] and not helpers >> seat & 1:
            return Refusal(b"ZP-REL-09", b"Relics go to those who take part.")
    if sum(shares) > fear_relics(state.card, state.setup.two_relics):
        return Refusal(b"ZP-REL-08", b"The Fear has fewer relics.")
    battle.helpers = helpers
    battle.captor = captor
    battle.shares[:] = bytes(shares[: state.seats])
    return ()


def _bound(state):
    """Return who cannot back out, one bit each: who drew the Fear, and who lifted stones."""
    bound = 1 << state.active
    for seat in range(state.seats):
        if state.battle.lifted[seat]:
            bound |= 1 << seat
    return bound


def lift(state, move):
    """Take the declared stones off the board, two bytes a seat (ZP-SAC-02, AMB-25)."""
    battle = state.battle
    if not state.may_lift():
        return Refusal(b"ZP-SAC-03", b"Stones are declared before the first roll.")
    is_rolled = len(move) == 2 + 2 * state.seats and not state.setup.has(TABLE_DIE)
    if len(move) - is_rolled != 1 + 2 * state.seats:
        return Refusal(b"ZP-SAC-02", b"Each says how many.")
    kinds = [unpack_stones(move[1 + 2 * seat : 3 + 2 * seat]) for seat in range(state.seats)]
    for seat in range(state.seats):
        if kinds[seat] and not battle.helpers >> seat & 1:
            return Refusal(b"ZP-SAC-01", b"Only those who take part.")
        if not _has_stones(state, seat, kinds[seat]):
            return Refusal(b"ZP-SAC-01", b"Only own stones that lie on the board.")
    _take_off(state, kinds)
    events = state.family(families.STONES).lifted(state, kinds)
    if state.step != DONE:
        state.step = SACRIFICE if any(battle.lifted) else READY
    if is_rolled and state.step == SACRIFICE:
        from games.zoneplex.rules.battle import attack

        events += attack.sacrifice(state, b"\x00")
    return events


def _take_off(state, kinds):
    for seat in range(state.seats):
        for kind in kinds[seat]:
            state.add_stone(seat, kind, -1)
        state.battle.lifted[seat] += len(kinds[seat])


def _has_stones(state, seat, kinds):
    """Tell whether a seat has stones on all these chambers."""
    for kind in kinds:
        if kind >= state.kinds or kinds.count(kind) > state.stones_of(seat, kind):
            return False
    return True


ACTIONS = (roll_strength, agree, lift)  # in the order that `rules` knows
