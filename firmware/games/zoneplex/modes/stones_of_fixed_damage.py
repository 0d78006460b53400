"""Stones in the Challenge: so many together hit for a fixed damage, without a roll."""

_DAMAGE = b"\x00\x01\x03\x06\x0a"  # of no stone up to four (CH-COM-01, AMB-62)


def damage(state, counts):
    """Return that none of these stones is rolled for, and what they do together."""
    return 0, _DAMAGE[sum(counts)]


def one_more(state, helpers, counts):
    """Return the seat whose stone comes next, -1 when all are given."""
    seat = state.active
    return seat if counts[seat] < state.placed_stones(seat) else -1


def lifted(state, kinds):
    """Let the lifted stones hit; return what happened."""
    from games.zoneplex.modes.sure_hit import hit

    count = sum(state.battle.lifted)
    state.battle.lifted[:] = bytes(state.seats)
    return hit(state, _DAMAGE[count])
