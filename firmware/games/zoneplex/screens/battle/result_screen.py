"""The end of a battle: beaten or lost, and what that changed for each who took part."""

from games.zoneplex import signs
from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import fear_relics
from games.zoneplex.screens import words
from games.zoneplex.screens.battle import words as battle_words
from games.zoneplex.screens.battle.battle_lights import roll_lights
from games.zoneplex.screens.battle.die_face import draw_roll, last_faces
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import DOWN, OK
from micropython import const
from ui import colour, lights, sign
from ui.layout import TOP, footer

_DIE_X = const(48)
_LIST_X = const(60)
_WMS_X = const(103)
_ROW_PX = const(9)
_MOST_SEATS = const(5)  # that many fill the list; its heading is left out then


class ResultScreen(ZoneScreen):
    """OK ends the turn; DOWN reaches everything else that may have happened."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._left_over = left_over(state)
        # A player who was moved into this battle gives the turn back (EV-STK-05).
        self._code = codes.GO_ON if state.is_interrupted() else codes.END_TURN
        self._gone = _gone(state)
        self._roll_lights = None
        self._faces = last_faces(self.table)[-1:]  # the one that decided
        self._count = 0
        for seat in range(state.seats):
            self._count += state.battle.helpers >> seat & 1

    def happened(self, events, now):
        """Let the lights show the last roll."""
        super().happened(events, now)
        total = self.table.state.battle.total
        self._roll_lights = roll_lights(events, total, colour.WHITE, now)

    def paint(self, row, now):
        """Show the last roll, then the seats; those who have won blink twice."""
        if self._roll_lights is not None and self._roll_lights.paint(row, now):
            return
        super().paint(row, now)
        battle = self.table.state.battle
        for seat in range(self.table.state.seats):
            if battle.is_won and battle.helpers >> seat & 1:
                row.set(seat, colour.SEATS[seat], lights.MAY_WIN, now)

    def press(self, key, now):
        """End the turn, or say what else happened."""
        if key == OK:
            self.play(bytes((self._code,)), now)
        elif key == DOWN:
            from games.zoneplex.screens.turn.what_else_screen import WhatElseScreen

            self.stack.push(WhatElseScreen(self.game), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the result, where the Fear went, and all who took part."""
        battle = self.table.state.battle
        self.header(canvas)
        self._name_keys(canvas)
        canvas.use(canvas.large)
        if not battle.helpers:  # another's battle came between: this one is told no more
            canvas.centre(battle_words.OVER, 64, 24)
            canvas.use(canvas.small)
            return
        canvas.text(battle_words.BEATEN if battle.is_won else battle_words.LOST, 0, 11)
        canvas.use(canvas.small)
        self._draw_fear(canvas)
        draw_roll(canvas, self._faces, _DIE_X, 29)
        y = TOP
        if self._count < _MOST_SEATS:
            canvas.right(battle_words.WMS, _WMS_X, y)
            y += _ROW_PX
        for seat in range(self.table.state.seats):
            if battle.helpers >> seat & 1:
                self._draw_seat(canvas, seat, y)
                y += _ROW_PX

    def _name_keys(self, canvas):
        footer(canvas, words.END_TURN if self._code == codes.END_TURN else battle_words.GO_ON, b"")
        x = canvas.right(words.MORE, 128, 56)
        canvas.right(sign.DOWN, x - 2, 56)

    def _draw_fear(self, canvas):
        """Write who has the Fear now, and how many of its relics nobody could take."""
        state = self.table.state
        if not state.battle.is_won:
            canvas.text(battle_words.FEAR, 0, 28)
            canvas.text(self._gone, 0, 46 if state.stacks else 37)  # longer: below the die
            return
        canvas.text(battle_words.FEAR_TO, 0, 28)
        canvas.text(state.setup.names[state.battle.captor], 0, 37)
        if self._left_over:
            x = canvas.number(self._left_over, 0, 46)
            canvas.text(battle_words.LEFT_OVER, canvas.text(signs.RELIC, x, 46), 46)

    def _draw_seat(self, canvas, seat, y):
        """Write one who took part: name, WMS, relics dealt."""
        state = self.table.state
        canvas.text(state.setup.names[seat], _LIST_X, y)
        canvas.number_right(state.wms[seat], _WMS_X, y)
        dealt = state.battle.shares[seat]
        if state.battle.is_won and dealt:
            x = canvas.right(signs.RELIC, 128, y)
            x = canvas.number_right(dealt, x - 1, y)
            canvas.right(b"+", x - 1, y)


def left_over(state):
    """Return how many relics of a beaten Fear stayed on the deck (AMB-17, AMB-19)."""
    battle = state.battle
    if not battle.is_won or not state.fears[battle.captor]:
        return 0
    # The captured card is the newest of its captor, until somebody corrects that by hand.
    card = state.fears[battle.captor][-1]
    return max(0, fear_relics(card, state.setup.two_relics) - sum(battle.shares))


def _gone(state):
    """Return where a Fear that has won goes: to the discards, on its stack, back into its deck."""
    return battle_words.FEAR_LOST_TO[state.family(FEARS).WHERE_LOST]
