"""The hundred agents as numbers, and cards that nobody has named.

A card is one byte. The ninety agents are 0 to 89, by planet, by faction, by cost; the ten secret
ones are 90 to 99. A card that is known by planet and cost alone is OTHER, 16 for each planet, and
its cost; NO_COST stands for one that nobody has looked at.
"""

from micropython import const

PLANETS = const(5)
FACTIONS = const(3)
AGENTS = const(90)
ALL_AGENTS = const(100)
OTHER = const(128)
NO_COST = const(15)
MOST_COST = const(10)

_OF_PLANET = const(18)
_OF_FACTION = const(6)
_ZERO = const(48)  # the character; ten is the one after nine
# The costs of the agents, six characters for each faction of a planet.
_COSTS = (
    b"13379:123567122459"
    b"12233611366924667:"
    b"12389:144567124566"
    b"12335913446:122446"
    b"11133312246:244588"
    b"5005500505"
)
# Of each secret agent: planet and faction.
_SECRET = b"\x01\x02\x11\x12\x20\x21\x30\x32\x40\x41"


def planet_of(card):
    """Return the planet of a card."""
    if card >= OTHER:
        return card - OTHER >> 4
    return card // _OF_PLANET if card < AGENTS else _SECRET[card - AGENTS] >> 4


def faction_of(agent):
    """Return the faction of a named agent."""
    if agent >= AGENTS:
        return _SECRET[agent - AGENTS] & 3
    return agent % _OF_PLANET // _OF_FACTION


def cost_of(card):
    """Return the printed cost of a card, NO_COST where it is not known."""
    return card & 15 if card >= OTHER else _COSTS[card] - _ZERO


def other(planet, cost):
    """Return the card that is known by planet and cost alone."""
    return OTHER + 16 * planet + cost


def is_card(card, has_secret):
    """Tell whether a byte is a card of the box; only a secret agent costs nothing."""
    if card < OTHER:
        return card < (ALL_AGENTS if has_secret else AGENTS)
    cost = card & 15
    least = 0 if has_secret else 1
    return card - OTHER < 16 * PLANETS and (least <= cost <= MOST_COST or cost == NO_COST)
