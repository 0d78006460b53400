"""And then...: whatever else happened in a turn, one key away from the card."""

from games.zoneplex.rules import codes
from games.zoneplex.screens.turn import words
from tabletop import steps
from tabletop.pick_screen import PickScreen


class WhatElseScreen(PickScreen):
    """A list of what can happen now. A row is a move, or its code alone: then more is chosen."""

    topic = b"then"

    def __init__(self, game):
        shown = bytes((codes.PLACE_STONE,))  # the stone is seen on the card
        made = steps.made("games.zoneplex.screens.turn.what_else_rows rows", game.table.state)
        super().__init__(game, words.AND_THEN, made[0], shown)
        self.fill(made[0], made[1])

    def choose(self, move, now):
        """Play what happened, or open the choice of the rest."""
        if len(move) == 1:
            self.stack.push(_choice(move[0], self.game), now)
        else:
            super().choose(move, now)


def _choice(code, game):
    """Return the screen on which the rest of a move is chosen."""
    if code == codes.ENTER_EYE:
        from games.zoneplex.screens.pages.eye_judge_screen import EyeJudgeScreen

        return EyeJudgeScreen(game)
    if code == codes.ADJUST:
        from games.zoneplex.screens.pages.adjust_sheet import adjust_screen

        return adjust_screen(game)
    return steps.made("games.zoneplex.screens.turn.rest_of_move rest_of", game, code)
