"""The table: five tracks across it, and the three actions of a turn."""

from games.zenith.rules import codes
from games.zenith.screens import words
from games.zenith.screens.tracks_picture import TracksPicture
from games.zenith.screens.zenith_screen import ZenithScreen, draw_sides
from key import DOWN, OK, UP
from tabletop import steps
from ui import sign
from ui.layout import footer

_SWAP = bytes((codes.SWAP,))
_PASS = bytes((codes.PASS,))
_RECRUIT = "games.zenith.screens.turn.recruit_screen RecruitScreen"
_TECHNOLOGY = "games.zenith.screens.turn.faction_screen TechnologyScreen"
_LEADER = "games.zenith.screens.turn.faction_screen LeaderScreen"


class TableScreen(ZenithScreen):
    """UP and DOWN choose an action, OK goes on with it."""

    def __init__(self, game):
        super().__init__(game)
        self._picture = TracksPicture()
        self._actions: list = [(words.RECRUIT, _RECRUIT)]
        self._action = 0
        self._notes: list = []  # who draws how many, at length and in short

    def changed(self, now):
        """Take up what may be done."""
        state = self.table.state
        if not state.hands[state.active]:
            self._actions = [(words.PASS, _PASS)]
        else:
            self._actions = [(words.RECRUIT, _RECRUIT), (words.DEVELOP, _TECHNOLOGY)]
            if state.seats > 2 and not state.half:
                self._actions.append((words.PARTNER, _SWAP))
            self._actions.append((words.LEADER, _LEADER))
        self._action = min(self._action, len(self._actions) - 1)

    def happened(self, events, now):
        """Say what was done; how many cards to draw stays in sight."""
        super().happened(events, now)
        for event in events:
            if event[0] == codes.EV_REFILLED:
                self._notes = _notes(self.table.state.names[event[1]], event[2])

    def press(self, key, now):
        """Choose an action; OK opens it."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._action = (self._action + step) % len(self._actions)
        elif key == OK:
            chosen = self._actions[self._action][1]
            if isinstance(chosen, bytes):
                self.play(chosen, now)
            else:
                self.stack.push(steps.page(self.game, chosen), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the table."""
        draw_sides(canvas, self.table.state, self._notes)
        self._picture.draw(canvas, self.table.state)
        word = self._actions[self._action][0]
        footer(canvas, word)
        if len(self._actions) > 1:
            x = 20 + canvas.measure(word)
            canvas.text(sign.DOWN, canvas.text(sign.UP, x, 56), 56)


def _notes(name, cards):
    """Return who draws how many cards, the longest words first."""
    if not cards:
        return []
    short = words.DRAWS_SHORT
    return [words.DRAWS % (name, cards), short % (name, cards), short % (name[:3], cards)]
