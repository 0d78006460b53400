"""What may stand on a cell that is set by hand. Loaded when it is asked for."""

from games.zones.rules import codes, fields, names
from games.zones.rules.board.moves import is_open
from games.zones.rules.setup import KINDS
from games.zones.rules.state import NONE
from games.zones.screens.pages import page_words as words
from tabletop.pick_screen import PickScreen


def kinds_page(game, cell):
    """Return the list of what may stand on a cell."""
    state = game.table.state
    piece = state.pieces[cell]
    rows = [(words.EMPTY, NONE)] if piece else []
    for kind in range(KINDS):
        is_free = piece or is_open(state, kind, cell)
        if state.reserve[kind] and is_free and state.terrain[cell] != state.restricted[kind]:
            rows.append((names.KINDS[kind], kind))
    moves = [(name, bytes((codes.ADJUST, fields.PIECE, cell, value))) for name, value in rows]
    page = PickScreen(game, words.CELL % names.cell(cell), moves)
    page.topic = b"adjust"
    return page
