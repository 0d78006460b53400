"""A move in a sentence of the history: who did what. Loaded only for that."""

from games.zones.rules import codes, names
from games.zones.rules.words.label import label

_DOES = b"%s %s."
_LAYS = b"%s lays %s."


def tell(state, move, tape):
    """Return the move in words; `state` is the one before it."""
    kind = move[0]
    if kind in (codes.MOVE, codes.SHOOT):
        return _moved(state, kind, move[1], move[2])
    who = state.names[state.active]
    if kind == codes.LAY:
        return _LAYS % (who, names.TERRAINS[state.hand])  # what is in hand is no secret
    said = label(move, tape)
    if kind in (codes.COIN, codes.AGREE, codes.FELL, codes.FLAG, codes.ADJUST):
        return said + b"."
    return _DOES % (who, said[:1].lower() + said[1:])


def _moved(state, kind, cell, target):
    who = names.piece(state, cell)
    if kind == codes.SHOOT:
        return b"%s shoots %s." % (who, names.piece(state, target))
    if state.pieces[target]:
        return b"%s takes %s." % (who, names.piece(state, target))
    return b"%s to %s." % (who, names.cell(target))
