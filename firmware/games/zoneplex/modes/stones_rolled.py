"""Stones in the base game: each that is lifted is rolled for (ZP-SAC-02)."""


def damage(state, counts):
    """Return how many of these stones are rolled for, and that none hits without a roll."""
    return sum(counts), 0


def one_more(state, helpers, counts):
    """Return a seat that takes part and has one more stone to give, -1 without one."""
    for seat in range(state.seats):
        if helpers >> seat & 1 and counts[seat] < state.placed_stones(seat):
            return seat
    return -1


def lifted(state, kinds):
    """Let nothing happen yet: the rolls come next."""
    return ()
