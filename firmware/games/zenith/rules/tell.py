"""A move in a sentence of the history: who did what. Loaded only for that."""

from games.zenith.rules import codes, fields, names
from games.zenith.rules.cards import FACTIONS, PLANETS, cost_of, other, planet_of
from games.zenith.rules.effects.frames import SIDE, top
from games.zenith.rules.label import label

_RECRUITS = b"%s recruits %s for %d."
_DEVELOPS = b"%s develops %s to level %d."
_LEADS = b"%s leads with a card of %s."
_SAYS = b"%s: %s."
_TOKEN = b" Token: %s."


def tell(state, move, tape):
    """Return the move in words; `state` is the one before it."""
    kind = move[0]
    if kind in (codes.RECRUIT, codes.RECRUIT_OTHER):
        return _recruits(state, move) + _tokens(tape)
    who = state.names[state.active]
    if kind == codes.TECHNOLOGY:
        level = state.levels[state.side * FACTIONS + move[1]] + 1
        return _DEVELOPS % (who, names.faction(move[1]), level) + _tokens(tape)
    if kind == codes.LEADER:
        return _LEADS % (who, names.faction(move[1])) + _tokens(tape)
    owner = _owner(state, move)
    said = label(move, b"")
    return (_SAYS % (owner, said) if owner else said + b".") + (
        b"" if kind == codes.DRAW else _tokens(tape)
    )


def _recruits(state, move):
    card = move[1] if move[0] == codes.RECRUIT else other(move[1], move[2])
    lying = len(state.columns[state.side * PLANETS + planet_of(card)])
    price = max(0, cost_of(card) - lying)
    return _RECRUITS % (state.names[state.active], names.agent(card), price)


def _owner(state, move):
    """Return whose answer or whose value it is, b"" when it is nobody's."""
    if move[0] == codes.CHOOSE:
        return names.side_name(state, top(state)[SIDE])
    if move[0] == codes.COLUMN:
        return names.side_name(state, move[1] // PLANETS)
    if move[0] == codes.ADJUST:
        return _owner_of_value(state, move[1], move[2])
    return state.names[state.active] if move[0] in (codes.PASS, codes.SWAP) else b""


def _owner_of_value(state, field, index):
    if field == fields.HAND:
        return state.names[index]
    if field in (fields.CREDITS, fields.ZENITHIUM):
        return names.side_name(state, index)
    if field == fields.DISCS:
        return names.side_name(state, index // PLANETS)
    return names.side_name(state, index // FACTIONS) if field == fields.LEVEL else b""


def _tokens(tape):
    return b"".join([_TOKEN % names.token(kind) for kind in tape])
