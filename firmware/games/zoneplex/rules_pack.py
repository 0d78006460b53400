"""A game of Zoneplex as bytes and back: equal bytes, equal games."""

import struct

from games.zoneplex.rules_setup_bytes import decode_setup
from games.zoneplex.rules_state import State

_FIXED = "<BBBBBBBBBBBB"
_BATTLE = "<BBBBBBB"


def pack(state):
    """Return the state as bytes, the streams' positions left out."""
    battle = state.battle
    setup = state.setup.encode()
    data = bytes((len(setup),)) + setup
    data += struct.pack(
        _FIXED,
        state.stage,
        state.phase,
        state.active,
        state.card,
        state.is_dislocating | state.has_placed << 1,
        state.drawn,
        state.placed,
        state.stack,
        state.relic_deck,
        state.relic_discard,
        state.fear_discard,
        state.is_revealed,
    )
    data += bytes((state.winner, state.ending, state.voters)) + struct.pack("<4H", *state.tally)
    data += struct.pack(
        _BATTLE,
        battle.total,
        battle.left,
        battle.helpers,
        battle.captor,
        battle.struck,
        battle.roll,
        battle.has_begun | battle.is_won << 1,
    )
    for part in _rows(state):
        data += bytes(part)
    for seat in range(state.seats):
        data += _pack_lists(state, seat)
    if state.more is not None:
        from games.zoneplex import rules_more_pack

        data += rules_more_pack.pack(state.more)
    return data + bytes(state.deck)


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    state = State(decode_setup(data[1 : 1 + data[0]]), chance)
    data = data[1 + data[0] :]
    fixed = struct.unpack_from(_FIXED, data, 0)
    state.stage, state.phase, state.active, state.card = fixed[:4]
    state.is_dislocating = bool(fixed[4] & 1)
    state.has_placed = bool(fixed[4] & 2)
    state.drawn, state.placed, state.stack = fixed[5:8]
    state.relic_deck, state.relic_discard, state.fear_discard = fixed[8:11]
    state.is_revealed = bool(fixed[11])
    at = struct.calcsize(_FIXED)
    state.winner, state.ending, state.voters = data[at], data[at + 1], data[at + 2]
    state.tally = list(struct.unpack_from("<4H", data, at + 3))
    at = _unpack_battle(state.battle, data, at + 11)
    for part in _rows(state):
        part[:] = data[at : at + len(part)]
        at += len(part)
    for seat in range(state.seats):
        at = _unpack_lists(state, seat, data, at)
    if state.more is not None:
        from games.zoneplex import rules_more_pack

        at = rules_more_pack.unpack(state.more, data, at)
    state.deck = bytearray(data[at:])
    return state


def _rows(state):
    """Return the parts of a state that are rows of bytes."""
    return (
        state.left,
        state.hands,
        state.wms,
        state.stones,
        state.relics,
        state.fresh,
        state.symbols,
        state.battle.shares,
        state.battle.lifted,
    )


def _pack_lists(state, seat):
    values = bytes([value & 0xFF for value in state.influential[seat]])
    data = bytes((len(values),)) + values
    data += bytes((len(state.jars[seat]),)) + bytes(state.jars[seat])
    fears = bytes(state.fears[seat]) + bytes(state.classes[seat])
    return data + bytes((len(state.fears[seat]),)) + fears


def _unpack_lists(state, seat, data, at):
    count = data[at]
    values = data[at + 1 : at + 1 + count]
    state.influential[seat] = [value - 256 if value > 127 else value for value in values]
    at += 1 + count
    count = data[at]
    state.jars[seat] = list(data[at + 1 : at + 1 + count])
    at += 1 + count
    count = data[at]
    state.fears[seat] = list(data[at + 1 : at + 1 + count])
    state.classes[seat] = list(data[at + 1 + count : at + 1 + 2 * count])
    return at + 1 + 2 * count


def _unpack_battle(battle, data, at):
    fields = struct.unpack_from(_BATTLE, data, at)
    battle.total, battle.left, battle.helpers, battle.captor = fields[:4]
    battle.struck, battle.roll = fields[4:6]
    battle.has_begun = bool(fields[6] & 1)
    battle.is_won = bool(fields[6] & 2)
    return at + struct.calcsize(_BATTLE)
