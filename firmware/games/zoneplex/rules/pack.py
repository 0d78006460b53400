"""A game of Zoneplex as bytes and back: equal bytes, equal games."""

from engine.packing import Packer, Unpacker
from games.zoneplex.modes.rows import begin
from games.zoneplex.rules.setup import WITH_STACKS
from games.zoneplex.rules.setup_bytes import decode_setup


def pack(state):
    """Return the state as bytes, the streams' positions left out."""
    packer = Packer()
    packer.pile(state.setup.encode())
    _describe(state, packer)
    return packer.data


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    start = 1 + data[0]
    state = begin(decode_setup(data[1:start]), chance)
    _describe(state, Unpacker(data, start))
    return state


def _describe(state, packing):
    """Go through all that a game is made of, in the order of its bytes."""
    _describe_turn(state, packing)
    _describe_battle(state.battle, packing)
    for row in (state.left, state.hands, state.wms, state.stones, state.relics, state.fresh):
        packing.row(row)
    for row in (state.symbols, state.battle.shares, state.battle.lifted):
        packing.row(row)
    for seat in range(state.seats):
        _describe_captured(state, seat, packing)
    if state.setup.offers(WITH_STACKS):
        _describe_stacks(state, packing)
    state.deck = bytearray(packing.rest(state.deck))


def _describe_turn(state, packing):
    state.step = packing.byte(state.step)
    state.phase = packing.byte(state.phase)
    state.active = packing.byte(state.active)
    state.card = packing.byte(state.card)
    flags = packing.flags((state.is_dislocating, state.has_placed, state.is_moved))
    state.is_dislocating, state.has_placed, state.is_moved = flags
    state.drawn = packing.byte(state.drawn)
    state.placed = packing.byte(state.placed)
    state.stack = packing.byte(state.stack)
    state.relic_deck = packing.byte(state.relic_deck)
    state.relic_discard = packing.byte(state.relic_discard)
    state.fear_discard = packing.byte(state.fear_discard)
    state.is_revealed = packing.flags((state.is_revealed,))[0]
    state.winner = packing.byte(state.winner)
    state.ending = packing.byte(state.ending)
    state.voters = packing.byte(state.voters)
    state.tally = packing.words(state.tally)


def _describe_battle(battle, packing):
    battle.total = packing.byte(battle.total)
    battle.left = packing.byte(battle.left)
    battle.helpers = packing.byte(battle.helpers)
    battle.captor = packing.byte(battle.captor)
    battle.struck = packing.byte(battle.struck)
    battle.roll = packing.byte(battle.roll)
    battle.has_begun, battle.is_won = packing.flags((battle.has_begun, battle.is_won))


def _describe_captured(state, seat, packing):
    """Go through the open relics, and through the Fears with the class each stands for."""
    state.influential[seat] = packing.signed(state.influential[seat])
    state.jars[seat] = packing.pile(state.jars[seat])
    state.fears[seat] = packing.pile(state.fears[seat])
    classes = bytearray(state.classes[seat] or len(state.fears[seat]))
    packing.row(classes)
    state.classes[seat] = list(classes)


def _describe_stacks(state, packing):
    """Go through what there is besides where Fears lie in stacks."""
    state.shown = packing.byte(state.shown)
    state.asked = packing.byte(state.asked)
    state.after = packing.byte(state.after)
    state.is_attempt = packing.flags((state.is_attempt,))[0]
    state.turn_of = packing.byte(state.turn_of)
    state.held_step = packing.byte(state.held_step)
    state.held_card = packing.byte(state.held_card)
    packing.row(state.early)
    for number in range(len(state.stacks)):
        state.stacks[number] = bytearray(packing.pile(state.stacks[number]))
