"""What the screens of a turn share: both sides in the header, the planets on the lights."""

from games.zenith.rules import codes
from games.zenith.screens import words
from micropython import const
from tabletop import steps
from tabletop.step_screen import StepScreen
from ticks import since
from ui import lights

_DISC_MS = const(1400)
_PLANETS = const(5)
_GAP_PX = const(4)


class DiscLights:
    """A disc is won: its planet flickers, all others go dark for a moment."""

    def __init__(self, planet, now):
        self._planet = planet
        self._since = now

    def paint(self, row, now):
        """Light the planet; return False when the moment is over."""
        if since(now, self._since) >= _DISC_MS:
            return False
        row.set(self._planet, words.PLANET_COLOURS[self._planet], lights.ALARM, now)
        return True


class ZenithScreen(StepScreen):
    """A screen of a step: what the last move did is said, and a disc that was won shown."""

    def happened(self, events, now):
        """Say what was done, and let the lights tell of a disc."""
        tell(self, events, now)

    def paint(self, row, now):
        """Show the planets: whose side each disc is on, and where one more wins it."""
        if self.effect is not None and self.effect.paint(row, now):
            return
        paint_planets(row, self.table.state, now)


def tell(screen, events, now):
    """Say on a screen what was done, and let its lights tell of a disc."""
    sentence = steps.made("games.zenith.screens.turn.told sentence", screen.table.state, events)
    if sentence:
        screen.stack.say(sentence, now)
    for event in events:
        if event[0] == codes.EV_DISC:
            screen.effect = DiscLights(event[2], now)


def paint_planets(row, state, now):
    """Light the planets for who plays, then the technologies. Allocates nothing.

    Bright: the disc is on your side. Blinking: on the other. Double blink: one influence more
    wins it. Dark: no disc until the turn ends. A technology breathes when it can be paid.
    """
    side = state.side
    for planet in range(_PLANETS):
        place = state.tracks[planet]
        if 0 < place < 8:
            lead = place - 4 if side else 4 - place
            rhythm = lights.STRONG if lead > 0 else lights.BLINK if lead else lights.PRESENT
            row.set(
                planet, words.PLANET_COLOURS[planet], lights.MAY_WIN if lead == 3 else rhythm, now
            )
    for faction in range(3):
        level = state.levels[side * 3 + faction]
        if level < 5 and state.zenithium[side] > level:
            row.set(_PLANETS + faction, words.FACTION_COLOUR, lights.TURN, now)
        elif level:
            row.set(_PLANETS + faction, words.FACTION_COLOUR, lights.PRESENT, now)


def draw_sides(canvas, state, notes):
    """Draw both sides in the header, the one that plays dark on light; a note between them.

    Of the notes it is the first that finds room. Allocates nothing.
    """
    left = _draw_name(canvas, state, 0) + _GAP_PX
    room = _draw_name(canvas, state, 1) - _GAP_PX - left
    for note in notes:
        width = canvas.measure(note)
        if width <= room:
            canvas.text(note, left + (room - width) // 2, 0)
            break
    canvas.frame.hline(0, 8, 128, 1)


def _draw_name(canvas, state, side):
    """Write who plays for a side: in a team the member whose turn it is, or comes first.

    Return where the name ends towards the middle.
    """
    is_active = side == state.side
    seat = state.active if is_active else side * state.seats // 2
    name = state.names[seat]
    width = canvas.measure(name)
    x = 127 - width if side else 1
    if is_active:
        canvas.frame.fill_rect(x - 1, 0, width + 2, 8, 1)
        canvas.use(canvas.small, 0)
    canvas.text(name, x, 0)
    canvas.use(canvas.small)
    return x if side else x + width
