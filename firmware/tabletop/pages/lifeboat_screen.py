"""The lifeboat: everything the table needs to go on with paper, real cards and dice."""

import modules
from tabletop import words
from tabletop.text_page import TextPage


class LifeboatScreen(TextPage):
    """Pages of plain text: what the game's `play.lifeboat` makes of all that is public."""

    topic = "HELP_LIFEBOAT"

    def __init__(self, game):
        text = modules.passing(game.play.lifeboat, game.table.state)
        super().__init__(game, words.LIFEBOAT, text)
