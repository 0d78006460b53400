"""What a known sheet tells of a seat: guns, zombies, points, as the rules count them."""

from games.zeds.rules.state import HAS_GENERATOR, HAS_PATH, NONE, SQUARES
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.area import Area, Stock
from games.zeds.rules.zone.sheet import GENERATOR, GRENADE, GUN, ITEMS, SHELTER, SURVIVOR, ZOMBIE


class Outcome:
    """What a drawing brings: how many zombies wake, the guns against them, and what then is so.

    `area` is the passable area with it, `stock` the items.
    """

    __slots__ = ("area", "guns", "stock", "woken")

    def __init__(self, state, seat, zone=None):
        zone = zone or state.zones[seat]
        self.area = Area(state.sheet, zone)
        self.stock = Stock(state.sheet, zone, state.erased[seat], self.area)
        self.woken = self.stock.inside[ZOMBIE] - state.killed[seat]
        self.guns = max(0, self.stock.inside[GUN] - state.killed[seat])

    @property
    def loses(self):
        """Tell whether there are too few guns (ZD-06)."""
        return self.woken > self.guns

    @property
    def escaped(self):
        """Return a bit for a path to the exit, and one for a generator in its area (ZD-10)."""
        has_generator = HAS_GENERATOR if self.stock.inside[GENERATOR] else 0
        return has_generator | (HAS_PATH if self.area.has_path else 0)


def preview(state, seat, square):
    """Return the Outcome of drawing a seat's sector on a free square, without drawing it."""
    zone = bytearray(state.zones[seat])
    zone[square] = state.sector[seat]
    return Outcome(state, seat, zone)


def take_stock(state, seat):
    """Count what a seat has, once its zombies are killed."""
    outcome = Outcome(state, seat)
    inside, outside = outcome.stock.inside, outcome.stock.outside
    state.killed[seat] = inside[ZOMBIE]
    state.guns[seat] = max(0, inside[GUN] - inside[ZOMBIE])
    state.grenades[seat] = max(0, inside[GRENADE] - state.thrown[seat])
    state.shelters[seat] = max(0, inside[SHELTER] - state.sheltered[seat])
    state.survivors[seat] = inside[SURVIVOR]
    state.escaped[seat] = outcome.escaped
    state.idle_zombies[seat] = outside[ZOMBIE]
    left = state.guns[seat] + state.grenades[seat] + state.shelters[seat]
    cut_off = outside[GUN] + outside[GRENADE] + outside[SHELTER] + outside[SURVIVOR]
    state.idle_items[seat] = left + cut_off


def targets(state, seat):
    """Return (square, item) of each zombie that a grenade may erase (ZDD-07)."""
    zone = state.zones[seat]
    area = Area(state.sheet, zone)
    found = []
    for place in range(SQUARES * ITEMS):
        square, number = place // ITEMS, place % ITEMS
        if zone[square] == NONE or place in state.erased[seat]:
            continue
        item = known.item(state.sheet, zone[square], number)
        if item & 7 == ZOMBIE and not area.is_inside(square, item):
            found.append((square, number))
    return found
