"""The end: who won and by what; each rung of the ladder can be looked at."""

from games.zoneplex import over_words, rules, rules_cataclysm, rules_eye, rules_influence
from games.zoneplex.rules_state import NOBODY
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, DOWN, OK, UP
from ui import colour, game_sign, lights, sign
from ui.layout import footer, header
from ui.menu import Menu

_REPLAY = 255
_ZONEPLEX_WINS = (rules_cataclysm.ENDED_ZONEPLEX, rules_cataclysm.ENDED_DECK)


class OverScreen(ZoneScreen):
    """The result first; DOWN goes down the ladder, a line each player."""

    def __init__(self, game):
        super().__init__(game)
        self._rung = -1
        self._lines = ()

    def press(self, key, now):
        """Go up and down the ladder; OK closes the game."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._rung = (self._rung + 1 + step) % (_rungs(self.table.state) + 1) - 1
            self._lines = ladder(self.table.state, self._rung) if self._rung >= 0 else ()
        elif key == OK and not self.game.is_looking:
            from tabletop.judge_screen import JudgeScreen

            self.stack.push(JudgeScreen(self.game), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the winner, or one rung."""
        state = self.table.state
        if self._rung < 0:
            header(canvas, over_words.OVER)
            canvas.right(sign.DOWN, canvas.right(over_words.WHY, 128, 0) - 2, 0)
            canvas.use(canvas.large)
            if state.ending in _ZONEPLEX_WINS:
                canvas.centre(over_words.ZONEPLEX, 64, 18)
            elif state.winner == NOBODY:
                canvas.centre(over_words.NOBODY, 64, 18)
            else:
                canvas.centre(game_sign.CROWN, 64, 11)
                canvas.centre(state.setup.names[state.winner], 64, 27)
            canvas.use(canvas.small)
            canvas.centre(over_words.ENDINGS[state.ending], 64, 45)
        else:
            header(canvas, over_words.RUNGS[self._rung])
            for index in range(len(self._lines)):
                canvas.text(self._lines[index][0], 0, 11 + index * 9)
                canvas.right(self._lines[index][1], 126, 11 + index * 9)
        footer(canvas, over_words.PROVE)

    def paint(self, row, now):
        """Let the winner breathe, all others go dark."""
        state = self.table.state
        if state.winner != NOBODY:
            row.set(state.winner, colour.SEATS[state.winner], lights.TURN, now)


def _rungs(state):
    """Return how many rungs there are to look at; without Influence only the first."""
    return len(over_words.RUNGS) if rules_influence.is_used(state.setup) else 1


def ladder(state, rung):
    """Return (name, value) of every player on a rung: worthy, then the comparisons."""
    lines = []
    for seat in range(state.seats):
        if rung == 0:
            value = over_words.WORTHY if rules_eye.is_worthy(state, seat) else over_words.FALLEN
        elif not rules_eye.is_worthy(state, seat):
            value = over_words.FALLEN
        else:
            value = b"%d" % rules_cataclysm.RUNGS[rung - 1][1](state, seat)
        lines.append((state.setup.names[seat], value))
    return tuple(lines)


class VoteScreen(ZoneScreen):
    """All rungs were equal: the Council of the others votes (ZP-TIE-04)."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seats = [seat for seat in range(state.seats) if state.voters >> seat & 1]
        names = [state.setup.names[seat] for seat in self._seats]
        self._menu = Menu(names + [over_words.NO_AGREEMENT])

    def press(self, key, now):
        """Choose; OK votes."""
        if self._menu.move(key):
            return
        if key == OK:
            seats = self._seats + [_REPLAY]
            self.play(bytes((rules.VOTE, seats[self._menu.cursor])), now)
        elif key == BACK:
            super().press(key, now)

    def draw(self, canvas):
        """Show those who are tied."""
        header(canvas, over_words.COUNCIL)
        self._menu.draw(canvas)
        footer(canvas, over_words.VOTE)
