"""A move in a sentence of the history: who did what. Loaded only for that."""

from games.zeds.rules import codes, dice, names
from games.zeds.rules import setup as decisions
from games.zeds.rules.label import label
from games.zeds.rules.zone.referee import preview

_ROLL = b"Turn %d: light %d, dark %d, sector %s%s."
_SHELTER = b"%s uses a shelter and rolls %d and %d: sector %s."
_CROSS = b"%s takes sector %s."
_PLACE = b"%s draws %s on square %s%s."
_THROW = b"%s erases a zombie on square %s with a grenade."
_THROWN = b"%s uses a grenade."
_LOST = b"%s has lost."
_SAYS = b"%s: %s."
_ENTERED = b" (entered)"
_OF_THE_DAY = b" (daily zone)"


def tell(state, move, tape):
    """Return the move in words; `state` is the one before it."""
    kind = move[0]
    if kind == codes.ROLL:
        return _roll(state, move[1:] or tape)
    who = state.names[move[1] if kind in _WITH_SEAT else state.active] if state.seats else b""
    if kind == codes.SHELTER:
        faces = move[2:] or tape
        return _SHELTER % (who, faces[0], faces[1], _sector(state, faces))
    if kind == codes.PLACE:
        return _place(state, who, move[1])
    if kind == codes.ADJUST:
        who = state.names[move[2]]
    return _say(state, who, move) or _label(who, move, tape)


def _say(state, who, move):
    """Return the sentence of a move that has one of its own, b"" for another."""
    kind = move[0]
    if kind == codes.CROSS:
        return _CROSS % (who, names.sector(move[1]))
    if kind == codes.THROW:
        return _THROW % (who, names.square(state.sheet, move[2])) if state.sheet else _THROWN % who
    return _LOST % who if kind == codes.OUT else b""


def _label(who, move, tape):
    said = label(move, tape)
    return _SAYS % (who, said) if who else said + b"."


_WITH_SEAT = (codes.SHELTER, codes.THROW, codes.ATTACK, codes.COUNT, codes.OUT)


def _roll(state, faces):
    how = _OF_THE_DAY if state.allows(decisions.DAILY) else b""
    how = _ENTERED if state.allows(decisions.OWN_DICE) else how
    return _ROLL % (state.turn + 1, faces[0], faces[1], _sector(state, faces), how)


def _sector(state, faces):
    return names.sector(dice.sector_of(state, faces[0], faces[1]))


def _place(state, who, square):
    """Return what is drawn where, and the zombies that wake by it."""
    outcome = preview(state, state.active, square)
    woken = b""
    if outcome.woken > 0:
        woken = b": %s, %s" % (
            names.several(outcome.woken, b"zombie"),
            names.several(outcome.guns, b"gun") + (b", lost" if outcome.loses else b""),
        )
    where = names.square(state.sheet, square)
    return _PLACE % (who, names.sector(state.sector[state.active]), where, woken)
