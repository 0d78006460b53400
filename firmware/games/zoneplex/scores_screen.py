"""All players at a glance, and for each where every point of Influence comes from."""

from games.zoneplex import rules_influence, scores_words, words
from games.zoneplex.reveal_screen import SIGNS
from games.zoneplex.rules_state import STONE_KINDS
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, DOWN, UP
from micropython import const
from ui import colour, game_sign, lights, sign
from ui.layout import footer, header

_TOP = const(11)
_ROWS = const(5)
_ROW_PX = const(9)
_SIGN_X = const(37)
_METER_X = const(62)
_POINT_PX = const(3)
_ALL = const(-1)


class ScoresScreen(ZoneScreen):
    """First everybody's meter, then with DOWN one page a player."""

    topic = b"scores"

    def __init__(self, game):
        super().__init__(game)
        self._page = _ALL
        self._lines = ()

    def press(self, key, now):
        """Turn the pages."""
        state = self.table.state
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._page = (self._page + 1 + step) % (state.seats + 1) - 1
            self._lines = sources(state, self._page) if self._page != _ALL else ()
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the meters or one player's points."""
        state = self.table.state
        if self._page == _ALL:
            header(
                canvas,
                words.SCORES,
                scores_words.INFLUENCE if state.is_revealed else scores_words.WMS_LONG,
            )
            for seat in range(state.seats):
                self._draw_meter(canvas, seat)
        else:
            self._draw_total(canvas)
            for index in range(len(self._lines)):
                canvas.text(self._lines[index][0], 0, _TOP + index * _ROW_PX)
                canvas.right(self._lines[index][1], 126, _TOP + index * _ROW_PX)
        x = canvas.text(sign.DOWN, canvas.text(sign.UP, 0, 56), 56)
        canvas.text(words.PLAYERS if self._page != _ALL else scores_words.POINTS, x + 2, 56)
        footer(canvas, b"")

    def paint(self, row, now):
        """Let the leader breathe."""
        state = self.table.state
        for seat in range(state.seats):
            is_leader = state.is_revealed and _leads(state, seat)
            rhythm = lights.TURN if is_leader else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)

    def _draw_total(self, canvas):
        """Write a name and the sum of its points in the header."""
        state = self.table.state
        header(canvas, state.setup.names[self._page])
        x = 128
        if state.is_revealed:
            x = canvas.number_right(rules_influence.influence(state, self._page), 128, 0) - 3
        canvas.right(scores_words.INFLUENCE, x, 0)

    def _draw_meter(self, canvas, seat):
        state = self.table.state
        y = _TOP + seat * _ROW_PX
        canvas.text(state.setup.names[seat], 0, y)
        if state.is_revealed:
            canvas.text(SIGNS[state.symbols[seat]], _SIGN_X, y)
        value = rules_influence.influence(state, seat) if state.is_revealed else state.wms[seat]
        canvas.number_right(value, _METER_X - 3, y)
        if value > 0:
            canvas.frame.fill_rect(_METER_X, y + 1, value * _POINT_PX, 5, 1)
        else:
            canvas.frame.hline(_METER_X, y + 3, 2, 1)
        if state.is_revealed and _leads(state, seat):
            canvas.right(game_sign.CROWN, 128, y)


def _leads(state, seat):
    rival = rules_influence.best_other(state, seat)
    return rules_influence.influence(state, seat) > rules_influence.influence(state, rival)


def sources(state, seat):
    """Return (what, points) for everything that gives a seat Influence."""
    lines = [(scores_words.WMS_LONG, b"%d" % state.wms[seat])]
    if not state.is_revealed:
        return tuple(lines + [(words.NOT_COUNTED, b"")])
    for kind in range(STONE_KINDS):
        count = state.stones_of(seat, kind)
        if count:
            value = rules_influence.stone_value(state, seat, kind)
            name = scores_words.STONE_LINE % (count, words.CHAMBER_NAMES[kind])
            lines.append((name, b"%d" % (count * value)))
    if state.influential[seat]:
        relics = rules_influence.from_relics(state, seat)
        if len(lines) == _ROWS:  # four stones on four kinds of chambers leave no line
            both = (state.wms[seat], relics)
            lines[0] = (scores_words.WMS_AND_RELICS % both, b"%d" % sum(both))
        else:
            lines.append((words.INFLUENTIAL, b"%d" % relics))
    return tuple(lines)
