"""How the table chooses what it calls its symbols."""

from engine.seating import decode_names, encode_names
from games.zoneplex.rules import symbols
from games.zoneplex.rules.state import SYMBOLS


def have_signs(canvas):
    """Load what the pictures are drawn with, as it is while a game is open."""
    from games.zoneplex import signs

    canvas.load_game_fonts(lambda: signs)


def take_picture(setup, symbol, number):
    """Give a symbol another picture; the symbol that had it gets this one's."""
    pictures = [symbols.picture(setup, each) for each in range(SYMBOLS)]
    if number in pictures:
        pictures[pictures.index(number)] = pictures[symbol]
    pictures[symbol] = number
    _keep(setup, pictures, _own_words(setup))


def take_word(setup, symbol, word):
    """Give a symbol a word; with the word of its picture it goes on to follow the picture."""
    own = _own_words(setup)
    is_usual = word == symbols.WORDS[symbols.picture(setup, symbol)]
    own[symbol] = b"" if is_usual else word
    _keep(setup, [symbols.picture(setup, each) for each in range(SYMBOLS)], own)


def _own_words(setup):
    return decode_names(setup.signs, SYMBOLS) or [b""] * SYMBOLS


def _keep(setup, pictures, own):
    """Keep a choice, or nothing where all is as usual: such a set-up has its old bytes."""
    is_usual = pictures == list(range(SYMBOLS)) and not any(own)
    setup.signs = b"" if is_usual else bytes(pictures) + encode_names(own)
