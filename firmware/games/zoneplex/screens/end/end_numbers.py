"""What the end tells of everybody: the rungs of the ladder, and the last table."""

from games.zoneplex.rules import cataclysm, eye, influence
from games.zoneplex.screens.end import words


def numbers(state):
    """Return the columns of the last table, and everybody's values."""
    has_influence = influence.is_used(state.setup)
    lines = []
    for seat in range(state.seats):
        counts = [len(state.fears[seat]), state.relic_count(seat)]
        if has_influence:
            counts.insert(0, influence.influence(state, seat))
        lines.append((state.setup.names[seat], [b"%d" % count for count in counts]))
    return words.COLUMNS if has_influence else words.COLUMNS[1:], lines


def ladder(state, rung):
    """Return (name, value) of every player on a rung: worthy, then the comparisons."""
    lines = []
    for seat in range(state.seats):
        if rung == 0:
            value = words.WORTHY if eye.is_worthy(state, seat) else words.FALLEN
        elif not eye.is_worthy(state, seat):
            value = words.FALLEN
        else:
            value = b"%d" % cataclysm.RUNGS[rung - 1][1](state, seat)
        lines.append((state.setup.names[seat], value))
    return tuple(lines)
