"""The lights of Zenith: which planet leans to whom, what one influence wins, a disc, the end."""

from games.zenith.rules.state import ABSOLUTE, GONE, NO_CARDS
from games.zenith.screens.end_screen import EndScreen
from games.zenith.screens.zenith_screen import DiscLights, paint_planets
from tests.firmware.games.zenith.positions import (
    HUMAN,
    JUPITER,
    MARS,
    MERCURY,
    ROBOT,
    TERRA,
    VENUS,
    begun,
    lead,
)
from ui import lights

_WRAP = 0x40000000
_TECHNOLOGY = 5  # the first light of the three


class Row:
    """Remembers what is set."""

    def __init__(self):
        self.rhythms = {}
        self.colours = {}

    def set(self, place, colour, rhythm, now):
        """Take a light."""
        self.rhythms[place] = rhythm
        self.colours[place] = colour


def painted(state):
    """Return the rhythm of each light that is set."""
    row = Row()
    paint_planets(row, state, 0)
    return row.rhythms


def test_a_planet_says_by_its_rhythm_whose_side_its_disc_is_on():
    state = begun()
    lead(state, MERCURY, 1)
    lead(state, VENUS, -2)
    lead(state, TERRA, 3)
    state.tracks[JUPITER] = GONE
    found = painted(state)

    assert found[MERCURY] == lights.STRONG
    assert found[VENUS] == lights.BLINK
    assert found[TERRA] == lights.MAY_WIN
    assert found[MARS] == lights.PRESENT
    assert JUPITER not in found

    state.active = 1
    found = painted(state)
    assert found[MERCURY] == found[TERRA] == lights.BLINK
    assert found[VENUS] == lights.STRONG
    lead(state, MARS, -3)
    assert painted(state)[MARS] == lights.MAY_WIN


def test_every_planet_has_a_colour_of_its_own():
    row = Row()
    paint_planets(row, begun(), 0)

    assert len({row.colours[planet] for planet in range(5)}) == 5


def test_a_technology_breathes_when_it_can_be_paid():
    state = begun()
    state.levels[:3] = bytes((0, 1, 5))
    state.zenithium[0] = 1
    found = painted(state)

    assert found[_TECHNOLOGY] == lights.TURN
    assert found[_TECHNOLOGY + HUMAN] == found[_TECHNOLOGY + ROBOT] == lights.PRESENT
    state.zenithium[0] = 0
    assert _TECHNOLOGY not in painted(state)


def test_a_disc_that_is_won_has_a_moment():
    start = _WRAP - 700
    moment = DiscLights(MARS, start)
    row = Row()

    assert moment.paint(row, (start + 1399) % _WRAP)
    assert row.rhythms == {MARS: lights.ALARM}
    assert not moment.paint(Row(), (start + 1400) % _WRAP)


class Game:
    """A game that is over, as far as its last screen asks."""

    def __init__(self, state):
        self.table = self
        self.state = state


def test_the_end_has_a_moment_and_then_breathes():
    state = begun()
    state.discs[5 + TERRA] = 3
    state.ended, state.winner = ABSOLUTE, 1
    screen = EndScreen(Game(state))
    start = _WRAP - 100
    screen.happened((), start)

    for after, rhythm in ((0, lights.ALARM), (2399, lights.ALARM), (2400, lights.TURN)):
        row = Row()
        screen.paint(row, (start + after) % _WRAP)
        assert row.rhythms == {TERRA: rhythm}, after


def test_nobody_lights_up_when_it_is_drawn():
    state = begun()
    state.discs[TERRA] = 1
    state.ended = NO_CARDS
    row = Row()
    EndScreen(Game(state)).paint(row, 0)

    assert row.rhythms == {}
