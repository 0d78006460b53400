"""All players at a glance, and for each where every point of Influence comes from."""

from games.zoneplex import judge_words, menu_words, rules_influence, scores_words, then_words
from games.zoneplex.places import place_name
from games.zoneplex.reveal_screen import SIGNS
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
        self._is_counted = False  # somebody's Influence

    def changed(self, now):
        """See whose Influence counts by now."""
        state = self.table.state
        counted = [rules_influence.is_counted(state, seat) for seat in range(state.seats)]
        self._is_counted = any(counted)

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
                menu_words.SCORES,
                scores_words.INFLUENCE if self._is_counted else scores_words.WMS_LONG,
            )
            for seat in range(state.seats):
                self._draw_meter(canvas, seat)
        else:
            self._draw_total(canvas)
            for index in range(len(self._lines)):
                canvas.text(self._lines[index][0], 0, _TOP + index * _ROW_PX)
                canvas.right(self._lines[index][1], 126, _TOP + index * _ROW_PX)
        x = canvas.text(sign.DOWN, canvas.text(sign.UP, 0, 56), 56)
        canvas.text(judge_words.PLAYERS if self._page != _ALL else scores_words.POINTS, x + 2, 56)
        footer(canvas, b"")

    def paint(self, row, now):
        """Let the leader breathe."""
        state = self.table.state
        for seat in range(state.seats):
            is_leader = _leads(state, seat)
            rhythm = lights.TURN if is_leader else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)

    def _draw_total(self, canvas):
        """Write a name and the sum of its points in the header."""
        state = self.table.state
        header(canvas, state.setup.names[self._page])
        x = 128
        if rules_influence.is_counted(state, self._page):
            x = canvas.number_right(rules_influence.influence(state, self._page), 128, 0) - 3
        if rules_influence.is_used(state.setup):
            canvas.right(scores_words.INFLUENCE, x, 0)

    def _draw_meter(self, canvas, seat):
        state = self.table.state
        y = _TOP + seat * _ROW_PX
        canvas.text(state.setup.names[seat], 0, y)
        if state.is_shown(seat):
            canvas.text(SIGNS[state.symbols[seat]], _SIGN_X, y)
        is_counted = rules_influence.is_counted(state, seat)
        if self._is_counted and not is_counted:
            canvas.right(scores_words.NO_SET, 128, y)  # AMB-66
            return
        value = rules_influence.influence(state, seat) if is_counted else state.wms[seat]
        canvas.number_right(value, _METER_X - 3, y)
        if value > 0:
            canvas.frame.fill_rect(_METER_X, y + 1, value * _POINT_PX, 5, 1)
        else:
            canvas.frame.hline(_METER_X, y + 3, 2, 1)
        if _leads(state, seat):
            canvas.right(game_sign.CROWN, 128, y)


def _leads(state, seat):
    """Tell whether a seat has more Influence than all others whose Influence counts."""
    for other in range(state.seats):
        if not rules_influence.is_counted(state, other):
            return False
    rival = rules_influence.best_other(state, seat)
    return rules_influence.influence(state, seat) > rules_influence.influence(state, rival)


def sources(state, seat):
    """Return (what, points) for everything that gives a seat Influence."""
    lines = [(scores_words.WMS_LONG, b"%d" % state.wms[seat])]
    if not rules_influence.is_counted(state, seat):
        return tuple(lines + _uncounted(state, seat))
    for kind in range(state.kinds):
        count = state.stones_of(seat, kind)
        if count:
            value = rules_influence.stone_value(state, seat, kind)
            name = scores_words.STONE_LINE % (count, place_name(state, kind))
            lines.append((name, b"%d" % (count * value)))
    if state.influential[seat]:
        relics = rules_influence.from_relics(state, seat)
        if len(lines) == _ROWS:  # four stones on four kinds of chambers leave no line
            both = (state.wms[seat], relics)
            lines[0] = (scores_words.WMS_AND_RELICS % both, b"%d" % sum(both))
        else:
            lines.append((then_words.INFLUENTIAL, b"%d" % relics))
    return tuple(lines)


def _uncounted(state, seat):
    """Return what stands in the place of points before they count, or where they never do."""
    words_now = (
        scores_words.NOT_COUNTED if rules_influence.is_used(state.setup) else scores_words.NOT_USED
    )
    lines = [(words_now, b"")]
    if state.setup.is_small:
        symbol = SIGNS[state.symbols[seat]] if state.is_shown(seat) else b"?"
        lines.append((scores_words.SYMBOL, symbol))
        lines.append((scores_words.STONES, b"%d" % state.placed_stones(seat)))
    return lines
