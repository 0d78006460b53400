"""What everybody may see: all but the order of the tokens in the bag."""

from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import FACTIONS, PLANETS


def view(state):
    """Return the table as everybody sees it."""
    return {
        "turn": state.active,
        "step": state.step,
        "tracks": list(state.tracks),
        "discs": _sides(state.discs, PLANETS),
        "credits": list(state.credits),
        "zenithium": list(state.zenithium),
        "badge": state.badge,
        "gold": state.is_gold != 0,
        "levels": _sides(state.levels, FACTIONS),
        "boards": state.boards,
        "columns": [list(column) for column in state.columns],
        "hands": list(state.hands),
        "deck": state.deck,
        "discards": state.discards,
        "tokens": list(state.tokens),
        "spent": sorted(state.spent),
        "reserve": reserve(state),
        "asked": list(state.todo[-rules_state.FRAME :]),
        "ended": state.ended,
        "winner": state.winner if state.ended else None,
    }


def reserve(state):
    """Return how many tokens of each kind are in the reserve."""
    left = list(state.bag)
    return [left.count(kind) for kind in range(1, rules_state.TOKEN_KINDS + 1)]


def _sides(row, count):
    return [list(row[:count]), list(row[count:])]
