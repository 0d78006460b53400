"""The three factions as rows. Loaded for the moment in which they are listed."""

from games.zenith.rules import codes, names
from games.zenith.rules.effects import asked
from games.zenith.screens import words
from games.zenith.screens.turn import effect_words

_HIGHEST = 5


def technologies(state):
    """Return title, note, rows and notes: level and price of each."""
    rows, notes = [], []
    side = state.side
    for faction in range(3):
        rows.append((_name(faction), bytes((codes.TECHNOLOGY, faction))))
        level = state.levels[side * 3 + faction] + 1
        if level > _HIGHEST:
            notes.append(effect_words.HIGHEST)
            continue
        cost, is_possible = asked.price(state, side, faction, 0)
        told = effect_words.LEVEL_FOR % (level, words.ZENITHIUM, cost)
        notes.append(told if is_possible else effect_words.TOO_DEAR % told)
    return words.TECHNOLOGY, b"%s%d" % (words.ZENITHIUM, state.zenithium[side]), rows, notes


def leaders(state):
    """Return title, note, rows and notes: what each brings."""
    rows = [(_name(faction), bytes((codes.LEADER, faction))) for faction in range(3)]
    side = state.side
    badge = effect_words.SILVER if state.badge != side else effect_words.GOLD
    return words.LEADER, badge, rows, list(effect_words.GAINS)


def _name(faction):
    return b"%s %s" % (words.FACTION_SIGNS[faction : faction + 1], names.faction(faction))
