"""The rows that Lamplight adds to the table menu. Each loads its page when it is chosen."""

from games.lamplight.rules import contract
from games.lamplight.rules.state import KINDS, OF_EACH
from games.lamplight.screens import words
from tabletop import words as kit_words


def _scores(game):
    from games.lamplight.screens.scores_screen import ScoresScreen

    return ScoresScreen(game)


def _left(game):
    from tabletop.pages.deck_left_screen import DeckLeftScreen, chance

    state = game.table.state
    seen = list(state.discards)
    unseen = KINDS * OF_EACH - len(seen)  # in the deck or face down: nobody knows which
    names, values = [words.IN_DECK], [b"%d" % len(state.deck)]
    for card in range(KINDS):
        names.append(words.CARDS_WORTH % card)
        values.append(chance(OF_EACH - seen.count(card), unseen))
    return DeckLeftScreen(game, names, values)


def _adjust(game):
    from tabletop.pages.adjust_fields import AdjustFields
    from tabletop.pages.adjust_screen import AdjustScreen

    names = [game.seat_name(seat) for seat in range(game.table.state.seats)]
    return AdjustScreen(game, names, AdjustFields(contract.FIELDS, contract.ADJUST))


def _lifeboat(game):
    from tabletop.pages.lifeboat_screen import LifeboatScreen

    return LifeboatScreen(game)


ROWS = [
    (kit_words.SCORES, _scores),
    (kit_words.LEFT, _left),
    (kit_words.ADJUST, _adjust),
    (kit_words.LIFEBOAT, _lifeboat),
]
