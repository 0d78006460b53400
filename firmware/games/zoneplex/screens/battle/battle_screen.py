"""What the screens of a battle share: the Fear as a shape, its meter, the odds."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import CLASSES, MASTER, fear_class, fear_strength
from games.zoneplex.rules.setup import TABLE_DIE
from games.zoneplex.screens import words
from games.zoneplex.screens.battle import words as battle_words
from games.zoneplex.screens.battle.battle_lights import roll_lights
from games.zoneplex.screens.zone_screen import ZoneScreen
from micropython import const
from tabletop import steps
from ui import colour, layout, lights

STRENGTH_NOTED = const(-1)  # among the game's notes: a move, and everybody's WMS before it
_CHANCES = "games.zoneplex.rules.battle.odds chances"
_COLOURS = (0x2030FF, 0x20FF20, 0xE000FF, 0xFFFFFF)
_CLASS_LIGHTS = const(5)  # the lights after the seats
_SIGN_PX = const(20)  # a sign with some room around it


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

    def play(self, move, now):
        """Make a move; how strong all were before it may have to be told after it."""
        self.game.notes[STRENGTH_NOTED] = self.table.done, bytes(self.table.state.wms)
        return super().play(move, now)

    def odds(self, helpers, counts=b""):
        """Return the chances; what works them out is loaded for this moment."""
        return Odds(steps.made(_CHANCES, self.table.state, helpers, counts))

    def header(self, canvas):
        """Write whose battle it is, the class of the Fear, its number and its roll."""
        state = self.table.state
        name = state.setup.names[state.active]
        layout.header(canvas, name)
        fear = fear_class(state.card)
        x = 127
        if state.battle.total:
            x = canvas.number_right(state.battle.total - fear_strength(state.card), x, 0)
            x = canvas.right(b"+", x - 1, 0) - 1
        x = canvas.number_right(fear_strength(state.card), x, 0)
        if canvas.measure(name) + canvas.measure(words.CLASS_NAMES[fear]) + _SIGN_PX < x:
            x = canvas.right(words.CLASS_NAMES[fear], x - 4, 0)
        canvas.right(words.FEAR_SIGNS[fear], x - 3, 0)

    def draw_number(self, canvas, x, y=10):
        """Draw what is left of the Fear across the table, around x."""
        canvas.use(canvas.digits)
        canvas.number_centre(self.table.state.battle.left, x, y)
        canvas.use(canvas.small)

    def draw_meter(self, canvas):
        """Draw what is left of the Fear across the table, with its shape."""
        state = self.table.state
        canvas.use(canvas.large)
        canvas.centre(words.FEAR_SIGNS[fear_class(state.card)], 8, 18)
        self.draw_number(canvas, 39)

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


def attack(screen, now):
    """Announce the attack and let the first one strike; the table's own die is entered next."""
    has_die = screen.table.state.setup.has(TABLE_DIE)
    screen.play(bytes((codes.ANNOUNCE if has_die else codes.STRIKE,)), now)


class Odds:
    """The exact chances in percent: now, with a stone more, with a helper more."""

    def __init__(self, chances):
        self.now, self.stone, self.helper = chances

    def draw(self, canvas, y):
        """Write the chance now, with one more stone, with one more monk."""
        self.draw_with_stone(canvas, y)
        if self.helper >= 0:
            _draw_percent(canvas, battle_words.ONE_HELPER, self.helper, 94, y)

    def draw_with_stone(self, canvas, y, x=0):
        """Write the chance now, and with one more stone."""
        _draw_percent(canvas, battle_words.WIN, self.now, x, y)
        if self.stone >= 0:
            _draw_percent(canvas, battle_words.ONE_STONE, self.stone, x + 50, y)

    def draw_now(self, canvas, y):
        """Write the chance as things stand."""
        _draw_percent(canvas, battle_words.WIN, self.now, 0, y)


def _draw_percent(canvas, name, value, x, y):
    x = canvas.text(name, x, y)
    canvas.text(b"%", canvas.number(value, x, y), y)
