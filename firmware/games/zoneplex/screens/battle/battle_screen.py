"""What the screens of a battle share: the Fear as a shape, its meter, the odds."""

from games.zoneplex.modes.families import STONES
from games.zoneplex.rules.battle.odds import battle_odds
from games.zoneplex.rules.cards import CLASSES, MASTER, fear_class
from games.zoneplex.rules.setup import WITH_ALLIES
from games.zoneplex.screens import words
from games.zoneplex.screens.battle import words as battle_words
from games.zoneplex.screens.battle.battle_lights import roll_lights
from games.zoneplex.screens.zone_screen import ZoneScreen
from micropython import const
from ui import colour, layout, lights

_COLOURS = (0x2030FF, 0x20FF20, 0xE000FF, 0xFFFFFF)
_CLASS_LIGHTS = const(5)  # the lights after the seats
_NONE = const(-1)  # where nobody is left to give a stone or to join


class BattleScreen(ZoneScreen):
    """The Fear's class is in the header, its strength on the left."""

    shows_roll = False  # True where a roll has just been seen

    def __init__(self, game):
        super().__init__(game)
        self._roll_lights = None

    def happened(self, events, now):
        """Let the lights show the roll that led here."""
        super().happened(events, now)
        if self.shows_roll:
            state = self.table.state
            fear = _COLOURS[fear_class(state.card)]
            self._roll_lights = roll_lights(events, state.battle.total, fear, now)

    def odds(self, helpers, counts=b""):
        """Return the chances; what a mode loads to work them out is let go of again."""
        found = Odds(self.table.state, helpers, counts)
        self.game.tidy()
        return found

    def header(self, canvas):
        """Write whose battle it is and the class of the Fear."""
        state = self.table.state
        layout.header(canvas, state.setup.names[state.active])
        fear = fear_class(state.card)
        x = canvas.right(words.CLASS_NAMES[fear], 128, 0)
        x = canvas.right(words.FEAR_SIGNS[fear], x - 3, 0)
        canvas.right(battle_words.FEAR, x - 3, 0)

    def draw_meter(self, canvas):
        """Draw what is left of the Fear across the table, with its shape."""
        state = self.table.state
        canvas.use(canvas.large)
        canvas.centre(words.FEAR_SIGNS[fear_class(state.card)], 10, 21)
        canvas.use(canvas.digits)
        canvas.number_centre(state.battle.left, 42, 11)
        canvas.use(canvas.small)

    def paint(self, row, now):
        """Show the last roll, then those who take part, and the class of the Fear."""
        if self._roll_lights is not None and self._roll_lights.paint(row, now):
            return
        state = self.table.state
        for seat in range(state.seats):
            is_in = state.battle.helpers >> seat & 1
            rhythm = lights.TURN if is_in else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)
        fear = fear_class(state.card)
        first = 0 if fear == MASTER else fear
        last = CLASSES - 1 if fear == MASTER else fear
        for each in range(first, last + 1):
            row.set(_CLASS_LIGHTS + each, _COLOURS[fear], lights.ALARM, now)


class Odds:
    """The exact chances in percent: now, with a stone more, with a helper more."""

    def __init__(self, state, helpers, counts=b""):
        counts = bytearray(counts or state.seats)  # stones of each seat
        self.now = battle_odds(state, helpers, counts)
        self.stone = self.helper = _NONE
        if helpers != (1 << state.seats) - 1 and state.setup.offers(WITH_ALLIES):
            self.helper = battle_odds(state, helpers, counts, 1)
        seat = state.family(STONES).one_more(state, helpers, counts)
        if seat >= 0:
            counts[seat] += 1
            self.stone = battle_odds(state, helpers, counts)

    def draw(self, canvas, y):
        """Write the chance now, with one more stone, with one more monk."""
        self.draw_with_stone(canvas, y)
        if self.helper >= 0:
            _draw_percent(canvas, battle_words.ONE_HELPER, self.helper, 97, y)

    def draw_with_stone(self, canvas, y, is_narrow=False):
        """Write the chance now and with one more stone; without words beside a list of five."""
        _draw_percent(canvas, b"" if is_narrow else battle_words.WIN, self.now, 0, y)
        if self.stone >= 0:
            _draw_percent(canvas, battle_words.ONE_STONE, self.stone, 30 if is_narrow else 48, y)

    def draw_now(self, canvas, y):
        """Write the chance as things stand."""
        _draw_percent(canvas, battle_words.WIN, self.now, 0, y)


def _draw_percent(canvas, name, value, x, y):
    x = canvas.text(name, x, y)
    canvas.text(b"%", canvas.number(value, x, y), y)
