"""The seats on the row of lights."""

from ui import colour, lights


def paint_seats(row, seats, active, now):
    """Light so many seats; the active one breathes (-1 for none). Allocates nothing."""
    for seat in range(seats):
        rhythm = lights.TURN if seat == active else lights.PRESENT
        row.set(seat, colour.SEATS[seat % len(colour.SEATS)], rhythm, now)
