"""How a game ended, in words. Loaded for the moment in which it is told."""

from engine.verdict import NOBODY
from games.zeds.rules import ranking
from games.zeds.rules.state import HAS_GENERATOR, HAS_PATH
from games.zeds.screens import words as zeds_words
from games.zeds.screens.end import end_words as words
from tabletop import words as kit_words
from ui import sign


def has_escaped(state):
    """Tell whether anybody has."""
    return bool(ranking.escaped(state))


def result(game):
    """Return the winner's seat or NOBODY, a word across the table, and by what."""
    state = game.table.state
    first = ranking.winners(state)
    if not state.seats:
        return NOBODY, words.ALL_ROLLED, words.DICE_ALONE
    if not first:
        return NOBODY, kit_words.NOBODY_WINS, _why_not(state)
    points = zeds_words.points(ranking.points(state, first[0]))
    if len(first) > 1:
        return NOBODY, words.SHARED, words.TOGETHER % (len(first), points)
    if state.seats == 1:
        return first[0], words.ESCAPED, _alone(game, points)
    return first[0], state.names[first[0]], _by(state, first[0])


def _why_not(state):
    return words.ONLY_LOST if state.seats == 1 else words.ALL_LOST


def _alone(game, points):
    """Return the points of who played alone, and how they stand on the list of that sheet."""
    from games.zeds.screens.pages.best_rows import key

    state = game.table.state
    try:
        known = game.home.best_scores().scores(game.name, key(state))
    except OSError:
        known = []
    if not known:
        return words.FIRST % points
    best = max([score.points for score in known])
    if ranking.points(state, 0) > best:
        return words.RECORD % points
    return words.SOLO % (points, best)


def _by(state, winner):
    """Return what decided between the first and those next to him."""
    others = [seat for seat in ranking.escaped(state) if seat != winner]
    if not others:
        return words.ALONE % zeds_words.points(ranking.points(state, winner))
    level = [seat for seat in ranking.level(state) if seat != winner]
    if not level:
        second = max([ranking.points(state, seat) for seat in others])
        return words.BY_POINTS % (ranking.points(state, winner), second)
    zombies = min([state.idle_zombies[seat] for seat in level])
    if zombies != state.idle_zombies[winner]:
        return words.BY_ZOMBIES % (state.idle_zombies[winner], zombies)
    calm = [seat for seat in level if state.idle_zombies[seat] == zombies]
    items = max([state.idle_items[seat] for seat in calm])
    return words.BY_ITEMS % (state.idle_items[winner], items)


def rungs(state):
    """Return what was compared: points; among those who are level zombies, then items."""
    count = 0
    if len(ranking.escaped(state)) > 1:
        level = ranking.level(state)
        count = 1 if len(level) < 2 else 2 if len(_calm(state, level)) < 2 else 3
    return words.RUNGS[:count]


def _calm(state, level):
    fewest = min([state.idle_zombies[seat] for seat in level])
    return [seat for seat in level if state.idle_zombies[seat] == fewest]


def ladder(state, rung):
    """Return (name, number) of those who were compared on a rung, the first one first."""
    seats, sign_of = ranking.escaped(state), -1
    values = [ranking.points(state, seat) for seat in range(state.seats)]
    if rung:
        seats, values, sign_of = ranking.level(state), list(state.idle_zombies), 1
    if rung > 1:
        seats, values, sign_of = _calm(state, seats), list(state.idle_items), -1
    order = sorted([(sign_of * values[seat], seat) for seat in seats])
    return [(state.names[seat], b"%d" % values[seat]) for _, seat in order]


def numbers(state):
    """Return whether everybody has a path and a generator, and the points."""
    rows = []
    for seat in range(state.seats):
        if state.plays(seat):
            has = state.escaped[seat]
            values = (
                _mark(has & HAS_PATH),
                _mark(has & HAS_GENERATOR),
                b"%d" % ranking.points(state, seat),
            )
        else:
            values = (b"", b"", words.OUT)
        rows.append((state.names[seat], values))
    return words.COLUMNS, rows


def _mark(holds):
    return sign.TICK if holds else sign.CROSS
