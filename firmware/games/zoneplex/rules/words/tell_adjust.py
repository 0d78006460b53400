"""What was set by hand, in a sentence with the value before it."""

from games.zoneplex.rules import adjust

_FIELDS = (
    b"Strength",
    b"relics",
    b"tiles in hand",
    b"turn",
    b"tiles placed",
    b"neutral stones",
    b"stones on %s",
    b"MOVE %s cards left",
    b"stones on Dark Power",
)


def tell_adjust(state, move, symbols):
    """Return which value was set, of whom, from what to what."""
    names = state.setup.names
    who, field = names[state.active], move[1]
    if field == adjust.SET_ACTIVE:
        return b"By hand: the turn goes from %s to %s" % (who, names[move[3]])
    before = adjust.value_of(state, field, move[2])
    whose = b"" if field == adjust.SET_PLACED or 12 <= field < 16 else names[move[2]] + b"'s "
    change = (who, whose, _field(field, symbols), before, move[3])
    return b"%s set %s%s by hand: %d > %d" % change


def _field(field, symbols):
    """Return what a field is called in a sentence."""
    if field == adjust.SET_DARK:
        return _FIELDS[8]
    if field >= adjust.SET_LEFT:
        return _FIELDS[7] % (b"1", b"2", b"3", b"1-3")[field - adjust.SET_LEFT]
    if field > adjust.SET_STONES:
        return _FIELDS[6] % symbols[field - adjust.SET_STONES - 1]
    return _FIELDS[field]
