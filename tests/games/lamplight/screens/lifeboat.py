"""The whole position in words, so that a table can go on with paper and real cards."""

from games.lamplight.rules.state import NO_CARD
from games.lamplight.screens import words


def lifeboat(state):
    """Return all that is public, line by line."""
    discards = b" ".join([b"%d" % card for card in state.discards])
    lines = [words.BOAT_TURN % _name(state.active), words.BOAT_DECK % len(state.deck)]
    lines.append(words.BOAT_DISCARDS + discards)
    for seat in range(state.seats):
        hidden = words.BOAT_HIDDEN if state.hidden[seat] != NO_CARD else b""
        lines.append(words.BOAT_PLAYER % (_name(seat), state.lamps[seat]) + hidden)
    return b"\n".join(lines)


def _name(seat):
    return b"Seat %d" % (seat + 1)
