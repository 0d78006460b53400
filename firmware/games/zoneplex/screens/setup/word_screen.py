"""What the table calls a symbol, letter by letter."""

from games.zoneplex.rules.setup_bytes import WORD
from games.zoneplex.screens.setup import words
from tabletop.setup.names_screen import LettersScreen


class WordScreen(LettersScreen):
    """The letters of a word. The list of all six words is changed."""

    title = words.WORD
    most = WORD
    taken = words.WORD_TAKEN
    help = words.HELP_WORD
