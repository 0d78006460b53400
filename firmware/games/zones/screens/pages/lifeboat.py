"""The whole position as a drawn board, to go on without the device."""

from games.zones.rules import clock, names, notation
from games.zones.rules import setup as decisions
from games.zones.rules.state import COLUMNS, NONE, OVER
from games.zones.screens.pages import page_words as words


def lifeboat(state):
    """Return the board in letters, then reserves and captures; nothing that is hidden."""
    lines = [words.BOAT_TURN % state.names[state.active]]
    if state.is_hidden:
        return lines[0] + words.BOAT_HIDDEN
    if state.glass:
        rows = notation.position(state).split(b" ")[0].split(b"/")
        for row in range(COLUMNS):
            cells = [rows[row][at : at + 2] for at in range(0, 2 * COLUMNS, 2)]
            lines.append(b"%d  " % (row + 1) + b"  ".join(cells))
        lines.append(words.BOAT_LEGEND)
    for seat in range(2):
        lines.append(words.BOAT_RESERVE % (state.names[seat], _kinds(state.reserve, seat)))
        lines.append(words.BOAT_TAKEN % _kinds(state.captured, 1 - seat))
        if state.clock:
            lines.append(words.BOAT_TIME % (state.used[seat] // clock.SECOND))
    return b"\n".join(lines)


def _kinds(row, seat):
    """Return how many of each kind of a side are in a row."""
    kinds = range(4 * seat, 4 * seat + 4)
    found = [b"%d %s" % (row[kind], names.KINDS[kind]) for kind in kinds if row[kind]]
    return b", ".join(found) or words.NOTHING


def match_of(state):
    """Return both names and the winner's or None; None for a game against the device."""
    is_match = state.names[0] != state.names[1] and not state.setup[decisions.OPPONENT]
    if state.step != OVER or not is_match:
        return None
    return state.names, None if state.winner == NONE else state.names[state.winner]
