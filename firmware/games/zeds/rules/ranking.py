"""Who has escaped, with how many points, and who is before whom (ZD-11, ZD-12)."""

from games.zeds.rules.state import HAS_ESCAPED


def points(state, seat):
    """Return the points of a seat: they may be negative (ZDD-18)."""
    return state.killed[seat] + state.survivors[seat] - state.thrown[seat] - state.sheltered[seat]


def escaped(state):
    """Return the seats that have a path to the exit, and a generator in its area."""
    return [
        seat
        for seat in range(state.seats)
        if state.plays(seat) and state.escaped[seat] == HAS_ESCAPED
    ]


def level(state):
    """Return those with the most points."""
    return _most(escaped(state), lambda seat: points(state, seat))


def winners(state):
    """Return those who are first after both ties: several share the victory (ZDD-09)."""
    calm = _most(level(state), lambda seat: -state.idle_zombies[seat])
    return _most(calm, lambda seat: state.idle_items[seat])


def _most(seats, value):
    found = [value(seat) for seat in seats]
    return [seat for seat in seats if value(seat) == max(found)]
