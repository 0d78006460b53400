"""The five planets as a tug-of-war: who pulls what, what is won, what each side has."""

from games.zenith.rules.state import CENTRE, GONE
from games.zenith.screens import words
from micropython import const
from ui import sign
from ui.layout import TOP
from ui.widgets.track import Track

ROW_PX = const(9)

_PLANETS = const(5)
_FACTIONS = const(3)
_MIDDLE_X = const(68)
_STEP_PX = const(8)
_SIGN_X = const(23)
_REACH = const(4)
_DISC_PX = const(3)
_WON_X = (32, 102)  # of the discs that each side has won
_EDGE_X = const(128)
_BAR_PX = const(5)
_BAR_PITCH = const(7)
_BAR_Y = const(52)  # of the lowest level
_LEVEL_PX = const(3)
_LEVELS = const(5)


class TracksPicture:
    """Side 0 pulls to the left, side 1 to the right. Draws from TOP to BOTTOM."""

    def __init__(self):
        self._tracks = []
        for planet in range(_PLANETS):
            self._tracks.append(Track(_MIDDLE_X, TOP + planet * ROW_PX, _REACH, _STEP_PX))

    def draw(self, canvas, state):
        """Draw the whole table. Allocates nothing."""
        self.draw_tracks(canvas, state)
        for side in range(2):
            _draw_side(canvas, state, side)

    def draw_tracks(self, canvas, state):
        """Draw the planets alone."""
        for planet in range(_PLANETS):
            canvas.span(words.PLANET_SIGNS, planet, planet + 1, _SIGN_X, TOP + planet * ROW_PX)
            self._tracks[planet].draw_places(canvas)
            if state.tracks[planet] != GONE:
                x = self._tracks[planet].place_x(state.tracks[planet] - CENTRE)
                _draw_disc(canvas.frame, x, TOP + planet * ROW_PX)
            for side in range(2):
                _draw_won(canvas, state.discs[side * _PLANETS + planet], _WON_X[side], planet)


def _draw_disc(frame, x, y):
    """Draw a round disc, and a broad rope from the centre to it."""
    left = x if x < _MIDDLE_X else _MIDDLE_X
    frame.fill_rect(left, y + 3, abs(x - _MIDDLE_X), 3, 1)
    frame.fill_rect(x - 4, y, 9, 9, 0)
    frame.fill_rect(x - 3, y + 2, 7, 5, 1)
    frame.fill_rect(x - 2, y + 1, 5, 7, 1)


def _draw_won(canvas, discs, x, planet):
    """Draw the discs of a planet that a side has won, one below the other."""
    for disc in range(min(discs, 2)):
        canvas.frame.fill_rect(x, TOP + planet * ROW_PX + 4 * disc, _DISC_PX, _DISC_PX, 1)


def _draw_side(canvas, state, side):
    """Draw what a side has at its edge."""
    credits, zenithium = state.credits[side], state.zenithium[side]
    if side:
        canvas.number_right(credits, canvas.right(words.CREDITS, _EDGE_X, TOP) - 2, TOP)
        y = TOP + ROW_PX
        canvas.number_right(zenithium, canvas.right(words.ZENITHIUM, _EDGE_X, y) - 2, y)
    else:
        canvas.number(credits, canvas.text(words.CREDITS, 0, TOP) + 1, TOP)
        y = TOP + ROW_PX
        canvas.number(zenithium, canvas.text(words.ZENITHIUM, 0, y) + 1, y)
    if state.badge == side:
        _draw_badge(canvas, side, state.is_gold)
    x = _EDGE_X + 2 - _FACTIONS * _BAR_PITCH if side else 0
    for faction in range(_FACTIONS):
        _draw_level(canvas, state.levels[side * _FACTIONS + faction], x + faction * _BAR_PITCH)


def _draw_badge(canvas, side, is_gold):
    """Draw the badge with the number of cards that its holder refills to."""
    y = TOP + 2 * ROW_PX
    if side:
        canvas.number_right(5 + is_gold, canvas.right(sign.CROWN, _EDGE_X, y) - 2, y)
    else:
        canvas.number(5 + is_gold, canvas.text(sign.CROWN, 0, y) + 1, y)


def _draw_level(canvas, level, x):
    """Draw a technology as a ladder of five rungs; those below the marker are filled."""
    for rung in range(_LEVELS):
        y = _BAR_Y - rung * _LEVEL_PX
        if rung < level:
            canvas.frame.fill_rect(x, y, _BAR_PX, 2, 1)
        else:
            canvas.frame.pixel(x + 2, y + 1, 1)
