"""Exact odds of a battle, in whole numbers: no sampling, no rounding until the screen."""

from games.zoneplex.modes.families import STONES
from games.zoneplex.rules.battle.die import faces
from games.zoneplex.rules.setup import WITH_ALLIES
from micropython import const

_NONE = const(-1)  # where nobody is left to give a stone or to join


def odds(left, stones, strengths, values):
    """Return (winning, all) equally likely outcomes.

    `left` is what the Fear still has, `stones` how many are still to be rolled, and
    `strengths` the WMS of each who is still to attack. `values` are the die's faces.
    """
    ways = [0] * (left + 1)  # ways[d]: outcomes with d damage, everything above in the last
    ways[0] = 1
    for _ in range(stones):
        ways = _roll(ways, values, 0)
    for strength in strengths:
        ways = _roll(ways, values, strength)
    return ways[left], sum(ways)


def _roll(ways, values, strength):
    """Return the ways after one more roll; a critical miss adds nothing (ZP-DIE-02)."""
    last = len(ways) - 1
    after = [0] * len(ways)
    for damage in range(len(ways)):
        count = ways[damage]
        if count:
            for value in values:
                hit = damage + value + strength if value else damage
                after[hit if hit < last else last] += count
    return after


def percent(winning, total):
    """Return whole percents; only a certain win is 100 and only a certain loss 0."""
    if winning == total:
        return 100
    shown = (winning * 200 + total) // (2 * total)
    if winning and not shown:
        return 1
    return min(shown, 99)


def battle_odds(state, helpers, counts=b"", more_helpers=0):
    """Return the odds in percent of those who fight, or with some stones or helpers more.

    `helpers` are all who fight, one bit each, `counts` more stones of each seat. Helpers beyond
    those who fight are the weakest of the others.
    """
    battle = state.battle
    strengths = [
        state.wms[seat]
        for seat in range(state.seats)
        if helpers >> seat & 1 and not battle.struck >> seat & 1
    ]
    others = [state.wms[seat] for seat in range(state.seats) if not helpers >> seat & 1]
    strengths += sorted(others)[:more_helpers]
    stones, hit = state.family(STONES).damage(state, counts) if any(counts) else (0, 0)
    left = max(0, battle.left - hit)
    stones += sum(battle.lifted)
    winning, total = odds(left, stones, strengths, faces(state.setup))
    return percent(winning, total)


def chances(state, helpers, counts=b""):
    """Return the odds in percent: now, with a stone more, with a helper more."""
    counts = bytearray(counts or state.seats)  # stones of each seat
    now = battle_odds(state, helpers, counts)
    with_stone = with_helper = _NONE
    if helpers != (1 << state.seats) - 1 and state.setup.offers(WITH_ALLIES):
        with_helper = battle_odds(state, helpers, counts, 1)
    seat = state.family(STONES).one_more(state, helpers, counts)
    if seat >= 0:
        counts[seat] += 1
        with_stone = battle_odds(state, helpers, counts)
    return now, with_stone, with_helper
