"""What Zoneplex puts into a log: decks, draws, faces and moves, from the rules' own data."""

from pathlib import Path

from games.zoneplex.rules import cards, codes, setup
from games.zoneplex.rules.battle import die
from games.zoneplex.rules.setup_bytes import _HOUSE_OF, WORD
from games.zoneplex.rules.symbols import WORDS
from host_tools.log_pages import names_table
from host_tools.sweeps.zoneplex import table_setup
from host_tools.sweeps.zoneplex.table_view import SYMBOLS
from host_tools.sweeps.zoneplex.table_words import _cards

_FACE = "the face, unless the table has its own die"
_SYMBOLS = "all symbols in the order of the seats, when this shows them and the device dealt them"
SHOWN = {
    codes.DRAW: "the card, unless the table has its own deck; then the starter's seat, if it was"
    " drawn and this is the first card",
    codes.END_TURN: _SYMBOLS,
    codes.ENTER_EYE: _SYMBOLS,
    codes.STRENGTH: _FACE,
    codes.LIFT: "with one byte more behind the stones: the rolls of the sacrifice, at once",
    codes.SACRIFICE: "a face for each stone that was lifted, until the Fear has no strength left,"
    " twelve at most, unless the table has its own die",
    codes.STRIKE: _FACE,
    codes.LAY_OUT: "the Fears that are turned up, as below, unless the table has its own deck",
    codes.EVOKE: "with decks of Fears the new top of that deck, if there is one",
    codes.TAKE_FEAR: "with decks of Fears the new top, if the card was the top and one is left",
}

_TEXT = Path(__file__).with_suffix(".md")


def text(moves: str) -> str:
    """Return the page."""
    modes = [f"{number} {name}" for number, name in enumerate(table_setup.MODES)]
    seats = [
        f"{name} {setup.FEWEST_SEATS[mode]} to {setup.MOST_SEATS[mode]}"
        for mode, name in enumerate(table_setup.MODES)
    ]
    house_of = [f"{name} 0x{_HOUSE_OF[mode]:02x}" for mode, name in enumerate(table_setup.MODES)]
    return _TEXT.read_text(encoding="utf-8").format(
        modes=", ".join(modes),
        drawn=setup.DRAWN,
        flags=_bits(table_setup._FLAGS),
        movement=cards.MOVEMENT_CARDS,
        house=_bits(table_setup._HOUSE),
        name=setup.NAME,
        pictures=", ".join(f"{number} {word.decode()}" for number, word in enumerate(WORDS)),
        word=WORD,
        seats=", ".join(seats),
        house_of=", ".join(house_of),
        cards=names_table("card", _cards()),
        all=cards.CARDS,
        starters=" ".join(map(str, cards.STARTERS)),
        symbols=", ".join(f"{number} {name}" for number, name in enumerate(SYMBOLS)),
        low=" ".join(map(str, die._LOW)),
        high=" ".join(map(str, die._HIGH)),
        moves=moves,
    )


def _bits(names: tuple[str, ...]) -> str:
    return ", ".join(f"0x{1 << bit:02x} {name}" for bit, name in enumerate(names))
