"""The end of a battle: won or lost, and what that changed for each who took part."""

from games.zoneplex import signs
from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import fear_class, fear_relics
from games.zoneplex.screens import words
from games.zoneplex.screens.battle import words as battle_words
from games.zoneplex.screens.battle.battle_lights import roll_lights
from games.zoneplex.screens.battle.battle_screen import STRENGTH_NOTED
from games.zoneplex.screens.battle.die_face import draw_face, last_faces
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import DOWN, OK
from micropython import const
from tabletop import steps
from ui import colour, lights, sign
from ui.layout import TOP, footer, header

_BEFORE = "games.zoneplex.screens.battle.strength_before strength_before"
_DIE_X = const(51)
_STRENGTH_X = const(64)
_BOOTY_X = const(95)
_FIRST_ROW_Y = const(28)
_ROW_PX = const(9)
_ALONE_Y = const(38)
_LOST_Y = const(34)
_LABEL_DROP_PX = const(7)  # brings both fonts on one line
_FEW = const(3)  # rows that leave room for a large word above


class ResultScreen(ZoneScreen):
    """OK ends the turn; DOWN reaches everything else that may have happened."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        battle = state.battle
        # A player who was moved into this battle gives the turn back (EV-STK-05).
        self._code = codes.GO_ON if state.is_interrupted() else codes.END_TURN
        self._roll_lights = None
        self._face = last_faces(self.table)[-1:]  # the one that decided
        turns = [(state.active + step) % state.seats for step in range(state.seats)]
        self._seats = [seat for seat in turns if battle.helpers >> seat & 1]
        noted = game.notes.get(STRENGTH_NOTED)
        self._before = steps.made(_BEFORE, self.table, noted) if self._seats else b""
        self._word = battle_words.WON if battle.is_won else battle_words.LOST
        left = left_over(state)
        self._note = battle_words.LEFT_OVER % left if left else b""
        if not battle.is_won:
            self._note = battle_words.FEAR_LOST_TO[state.family(FEARS).WHERE_LOST]
        self._fear = _captured(state)

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
        for seat in self._seats if self.table.state.battle.is_won else ():
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
        """Show the result, then all who took part with what they have got."""
        state = self.table.state
        self._name_keys(canvas)
        count = len(self._seats)
        y = TOP
        if count > _FEW:
            header(canvas, state.setup.names[state.active], self._word)
        else:
            self.header(canvas)
            y = _FIRST_ROW_Y
        if not count:  # another's battle came between: this one is told no more
            canvas.use(canvas.large)
            canvas.centre(battle_words.OVER, 64, 24)
            canvas.use(canvas.small)
        elif count <= _FEW:
            self._draw_word(canvas)
        if count == 1:
            self._draw_alone(canvas)
            return
        for seat in self._seats:
            canvas.text(state.setup.names[seat], 0, y)
            self._draw_seat(canvas, seat, _STRENGTH_X, _BOOTY_X, y)
            y += _ROW_PX

    def _name_keys(self, canvas):
        footer(canvas, words.END_TURN if self._code == codes.END_TURN else battle_words.GO_ON, b"")
        x = canvas.right(words.MORE, 127, 56)
        canvas.right(sign.DOWN, x - 2, 56)

    def _draw_word(self, canvas):
        """Write WON or LOST across the table, the die that decided, and what the columns are."""
        canvas.use(canvas.large)
        canvas.text(self._word, 0, 11)
        canvas.use(canvas.small)
        if self._face:
            draw_face(canvas, self._face[0], _DIE_X, 10)
        canvas.text(self._note, _STRENGTH_X, TOP)
        if len(self._seats) > 1:
            canvas.text(battle_words.STRENGTH, _STRENGTH_X, TOP + _ROW_PX)

    def _draw_alone(self, canvas):
        """Write what one who fought alone has got, large; in the middle where that is all."""
        is_won = self.table.state.battle.is_won
        canvas.text(battle_words.STRENGTH, 0, _FIRST_ROW_Y if is_won else _LOST_Y + _LABEL_DROP_PX)
        canvas.use(canvas.large)
        x, y = (0, _ALONE_Y) if is_won else (_DIE_X, _LOST_Y)
        self._draw_seat(canvas, self._seats[0], x, _STRENGTH_X, y)
        canvas.use(canvas.small)

    def _draw_seat(self, canvas, seat, x, booty_x, y):
        """Write the Strength of one who took part, before and now, and the booty."""
        battle = self.table.state.battle
        after = self.table.state.wms[seat]
        x = canvas.number(self._before[seat], x, y)
        if after != self._before[seat]:
            canvas.number(after, canvas.text(sign.RIGHT, x + 3, y) + 3, y)
        if not battle.is_won:
            return
        x = canvas.text(self._fear, booty_x, y) if seat == battle.captor else booty_x
        for _ in range(battle.shares[seat]):
            x = canvas.text(signs.RELIC, x, y)


def left_over(state):
    """Return how many relics of a beaten Fear stayed on the deck (AMB-17, AMB-19)."""
    battle = state.battle
    if not battle.is_won or not state.fears[battle.captor]:
        return 0
    # The captured card is the newest of its captor, until somebody corrects that by hand.
    card = state.fears[battle.captor][-1]
    return max(0, fear_relics(card, state.setup.two_relics) - sum(battle.shares))


def _captured(state):
    """Return the sign of the Fear that was captured last, by the one who has it now."""
    cards = state.fears[state.battle.captor]
    return words.FEAR_SIGNS[fear_class(cards[-1])] if cards else b""
