"""Can this player still make it? Yes with a plan that works, no with a proof, else unknown.

No: not even open squares wherever nothing is drawn would join entrance, generator and exit; or of
the last drawing all were tried. Yes: a plan was played to its end by the rules, with sectors that
the dice may still bring, one a turn. Grenades and shelters are left out of a plan, so some that
could escape are unknown. The work is bounded: every look at the zone counts.
"""

from games.zeds.rules import sectors
from games.zeds.rules import state as rules
from games.zeds.rules.state import HAS_ESCAPED, NONE, SECTORS, SQUARES, TURNS
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.area import Area
from games.zeds.rules.zone.open_squares import open_sheet, opened
from games.zeds.rules.zone.referee import Outcome, preview
from games.zeds.rules.zone.sheet import GENERATOR, GUN, ITEMS, ZOMBIE
from micropython import const

NO = const(0)
YES = const(1)
UNKNOWN = const(2)

_LOOKS = const(64)  # at the zone, of some milliseconds each on the device
_LAST = const(4096)  # above all that `_harm` returns


def could_escape(state, seat):
    """Return whether a seat with a known sheet can still escape: NO, YES or UNKNOWN."""
    if not state.plays(seat):
        return NO
    turns = turns_left(state, seat)
    if not turns:
        return YES if state.escaped[seat] == HAS_ESCAPED else NO
    if not _is_thinkable(state, seat):
        return NO
    looks = _LOOKS
    for first in _first(state, seat):
        plan = _Plan(state, seat, first, looks)
        if plan.make(turns) and plan.play():
            return YES
        looks = plan.looks
    return _last_chance(state, seat, looks) if turns == 1 else UNKNOWN


def turns_left(state, seat):
    """Return how many sectors a seat has still to draw."""
    is_waiting = state.todo[seat] in (rules.COLLISION, rules.PLACE, rules.FORCED)
    return TURNS - state.turn + (1 if is_waiting else 0)


def _last_chance(state, seat, looks):
    """Try all that may come last on all that is free; UNKNOWN if that is too much."""
    zone = state.zones[seat]
    trial = _Trial(state, seat)
    for sector in _last_sectors(state, seat):
        trial.sector[seat] = sector
        for square in range(SQUARES):
            if zone[square] != NONE:
                continue
            looks -= 1
            if looks < 0:  # squares were wiped by hand: else one is left
                return UNKNOWN
            outcome = preview(trial, seat, square)
            if outcome.escaped == HAS_ESCAPED and not outcome.loses:
                return YES
    return NO


def _last_sectors(state, seat):
    """Return what may come in the twentieth turn, by a shelter, too."""
    is_forced = not known.is_generator_drawn(state.sheet, state.zones[seat])
    is_rolled = state.todo[seat] != rules.ROLL
    has_shelter = state.shelters[seat] and not state.refused >> seat & 1
    if is_rolled and (is_forced or not has_shelter):
        return _first(state, seat)
    if is_forced:
        return _generators_to_come(state, seat)
    free = [each for each in range(SECTORS) if not sectors.is_crossed(state, seat, each)]
    return (_first(state, seat) if is_rolled else []) + free


def _is_thinkable(state, seat):
    """Tell whether open squares would do, with a generator that is drawn or can come."""
    zone = state.zones[seat]
    sheet, wild = open_sheet(state.sheet, zone)
    area = Area(sheet, opened(zone, wild))
    if not area.has_path:
        return False
    if _generators_to_come(state, seat):
        return sum([area.reached[at] for at in range(SQUARES) if zone[at] == NONE]) > 0
    return has_generator_inside(state.sheet, zone, area)


def has_generator_inside(sheet, zone, area):
    """Tell whether a generator of a zone is in an area."""
    for place in range(SQUARES * ITEMS):
        square, number = place // ITEMS, place % ITEMS
        if zone[square] == NONE:
            continue
        item = known.item(sheet, zone[square], number)
        if item & 7 == GENERATOR and area.is_inside(square, item):
            return True
    return False


def _generators_to_come(state, seat):
    """Return the generator sectors that may still be drawn, crossed ones only by force."""
    drawn = list(state.zones[seat])
    found = [each for each in range(SECTORS) if known.has_generator(state.sheet, each)]
    is_forced = not known.is_generator_drawn(state.sheet, drawn)
    coming = state.sector[seat] if state.todo[seat] else NONE
    return [
        sector
        for sector in found
        if sector not in drawn
        and (is_forced or sector == coming or not sectors.is_crossed(state, seat, sector))
    ]


def _first(state, seat):
    """Return what may be drawn next: sectors that were rolled, or NONE for any."""
    step, sector = state.todo[seat], state.sector[seat]
    if step == rules.PLACE:
        return [sector]
    if step == rules.COLLISION:
        return sectors.offers(state, seat, sector)
    return _generators_to_come(state, seat) if step == rules.FORCED else [NONE]


class _Trial:
    """What drawings change of a seat, as a copy that the rules take for the state."""

    def __init__(self, state, seat):
        self.sheet = state.sheet
        self.crossed = state.crossed
        self.erased = state.erased
        self.zones = {seat: bytearray(state.zones[seat])}
        self.sector = {seat: state.sector[seat]}
        self.killed = {seat: state.killed[seat]}


class _Plan:
    """Which sectors to draw where. It works on a trial of the state; `looks` are those left."""

    def __init__(self, state, seat, first, looks):
        self._state = _Trial(state, seat)
        self._seat = seat
        self._sheet = state.sheet
        self._first = first  # what has to be drawn next, or NONE
        self._drawings: list = []  # (sector, square)
        self.looks = looks

    def make(self, turns):
        """Choose sectors and squares so that the way stays open; tell whether there are any."""
        chosen = self._choose(turns)
        zone = self._state.zones[self._seat]
        sheet, wild = open_sheet(self._sheet, bytes(zone) + bytes(chosen))
        zone = opened(zone, wild)
        for sector in chosen:
            square = self._square_for(sheet, zone, wild, sector)
            if square == NONE:
                return False
            self._drawings.append((sector, square))
        return len(self._drawings) == turns

    def play(self):
        """Draw it by the rules, in an order in which nothing is lost; tell whether it escapes."""
        waiting = sorted(self._drawings, key=lambda drawing: self._order(drawing[0]))
        while waiting:
            drawing = self._next_of(waiting[:1] if waiting[0][0] == self._first else waiting)
            if drawing is None:
                return False
            waiting.remove(drawing)
        return Outcome(self._state, self._seat).escaped == HAS_ESCAPED

    def _next_of(self, drawings):
        """Draw the first that does not lose; return it."""
        state, seat = self._state, self._seat
        for drawing in drawings:
            outcome = self._try(drawing[0], drawing[1])
            if outcome and not outcome.loses:
                state.zones[seat][drawing[1]] = drawing[0]
                state.killed[seat] += max(0, outcome.woken)
                return drawing
        return None

    def _try(self, sector, square):
        """Return the outcome of a drawing, None when there was work enough."""
        self.looks -= 1
        if self.looks < 0:
            return None
        self._state.sector[self._seat] = sector
        return preview(self._state, self._seat, square)

    def _choose(self, turns):
        """Return the mildest sectors that may come, those that are harder to place first."""
        state, seat, first = self._state, self._seat, self._first
        is_drawn = known.is_generator_drawn(self._sheet, list(state.zones[seat]) + [first])
        free = [
            self._harm(each) + (_LAST if is_drawn or not self._generators(each) else 0)
            for each in range(SECTORS)
            if each != first and not sectors.is_crossed(state, seat, each)
        ]
        chosen = sorted(free)[: turns - (first != NONE)]
        chosen = [number % SECTORS for number in reversed([each % _LAST for each in chosen])]
        return ([] if first == NONE else [first]) + chosen

    def _square_for(self, sheet, zone, wild, sector):
        """Return a square that takes a sector and leaves the way open, NONE if there is none."""
        for square in range(SQUARES):
            if zone[square] != wild:
                continue
            self.looks -= 1
            if self.looks < 0:
                return NONE
            zone[square] = sector
            area = Area(sheet, zone)
            if area.has_path and self._is_reached(sector, square, area):
                outcome = self._try(sector, square) if sector == self._first else None
                if not outcome or not outcome.loses:
                    return square
            zone[square] = wild
        return NONE

    def _is_reached(self, sector, square, area):
        """Tell whether a generator of a sector is in the area; without one that is all right."""
        for number in range(ITEMS):
            item = known.item(self._sheet, sector, number)
            if item & 7 == GENERATOR:
                return area.is_inside(square, item)
        return True

    def _harm(self, sector):
        """Return how much a sector is in the way, never the same for two."""
        walls = known.walls(self._sheet, sector)
        closed = (walls & 1) + (walls >> 1 & 1) + (walls >> 2 & 1) + (walls >> 3)
        split = 1 if known.split(self._sheet, sector) else 0
        harm = 9 * self._count(sector, ZOMBIE) + 2 * closed + split - self._guns(sector)
        return (harm + ITEMS) * SECTORS + sector

    def _order(self, sector):
        """Return a number that is lower for what is drawn sooner: the rolled sector, then guns."""
        return -1 if sector == self._first else (ITEMS - self._guns(sector)) * SECTORS + sector

    def _guns(self, sector):
        return self._count(sector, GUN)

    def _generators(self, sector):
        return self._count(sector, GENERATOR)

    def _count(self, sector, kind):
        count = 0
        for number in range(ITEMS):  # no list: this runs often, and litters
            count += known.item(self._sheet, sector, number) & 7 == kind
        return count
