"""What an effect asks, and its answers as rows. Loaded for the moment in which they are made."""

from games.zenith.rules import names
from games.zenith.rules.cards import PLANETS, cost_of
from games.zenith.rules.codes import CHOOSE, NO
from games.zenith.rules.effects import asked, programs
from games.zenith.rules.effects.frames import AMOUNT, OP, RUN, SIDE, WHICH, top
from games.zenith.rules.judge import side_name
from games.zenith.screens import words
from games.zenith.screens.turn import effect_words

_COLUMNS = b"feokBF"
_BOARDS = b"SDUONP"


def question(state):
    """Return title, note, moves, and how many planets before and after the chosen one go along."""
    frame = top(state)
    before = 1 if frame[OP] == ord("N") else 0
    after = frame[WHICH] - 48 - 1 if frame[OP] == ord("n") else before
    moves = [_move(frame, answer) for answer in asked.options(state, frame)]
    return _title(frame), source(state), moves, before, after


def listed(state):
    """Return title, note, rows and the notes at their right."""
    frame = top(state)
    rows, notes = [], []
    for answer in asked.options(state, frame):
        name, note = _answer(state, frame, answer)
        rows.append((name, _move(frame, answer)))
        notes.append(note)
    title = _title(frame)
    if frame[OP] == ord("E"):
        title = b"%s %s" % (title, names.spot(frame[AMOUNT]))
    return title, source(state), rows, notes


def _move(frame, answer):
    return bytes((CHOOSE, frame[OP], answer))


def _title(frame):
    start = (b"\n" + effect_words.ASKED).find(b"\n" + frame[OP : OP + 1])
    text = effect_words.ASKED[start + 1 : effect_words.ASKED.find(b"\n", start)]
    return text % frame[AMOUNT] if b"%" in text else text


def source(state):
    """Return what the effect belongs to; whose it is when the other side chooses."""
    side = top(state)[SIDE]
    if side != state.side:
        return side_name(state, side)
    run = asked.top_run(state)
    if run[OP] != RUN:
        return b""
    program = run[AMOUNT]
    if program < programs.LEVELS:
        return names.agent(program)
    if program <= programs.TOKENS:
        board, level = divmod(program - programs.LEVELS, 5)
        return b"%s%d" % (_BOARDS[board : board + 1], level + 1)
    return b""


def _answer(state, frame, answer):
    """Return an answer in words, and a note at its right."""
    op = frame[OP]
    if answer == NO:
        return effect_words.NO, b""
    if op in _COLUMNS:
        side = frame[SIDE] if op in b"ok" else 1 - frame[SIDE]
        return _column(state, side, answer)
    if op in b"bEO":
        is_open = op == ord("b")
        kind = state.tokens[answer] if is_open else answer
        return names.token(kind), names.spot(answer) if is_open else b""
    if op == ord("v"):
        return _technology(state, frame, answer)
    if op == ord("|"):
        return effect_words.EITHER[asked.top_run(state)[AMOUNT]][answer], b""
    return _payment(frame, answer) if op in b"GST" else _number(frame, answer)


def _column(state, side, planet):
    """Return a column by its planet, with its top card."""
    column = state.columns[side * PLANETS + planet]
    card = column[-1]
    name = names.agent(card) if card < 128 else names.planet(planet)
    sign = words.PLANET_SIGNS[planet : planet + 1]
    cost = cost_of(card)
    return b"%s %s" % (sign, name), b"?" if cost == 15 else b"%d" % cost


def _technology(state, frame, faction):
    side = frame[SIDE]
    discount = 5 if frame[WHICH] == ord("f") else frame[AMOUNT]
    cost = asked.price(state, side, faction, discount)[0]
    level = state.levels[side * 3 + faction] + 1
    return names.faction(faction), effect_words.LEVEL_FOR % (level, words.ZENITHIUM, cost)


def _payment(frame, answer):
    """Return what is given or spent, and how often the effect comes for it."""
    from games.zenith.rules.effects.offers import TIERS

    op, which = frame[OP], frame[WHICH]
    if op == ord("G"):
        if which == ord("b"):
            return effect_words.GIVE_BADGE, b""
        is_zenithium = which == ord("z")
        text = effect_words.GIVE_ZENITHIUM if is_zenithium else effect_words.GIVE_CREDITS
        return text % frame[AMOUNT], b""
    if op == ord("T"):
        count = TIERS[op][answer - 1]
        return effect_words.TIMES_CARDS % (count, names.planet(frame[AMOUNT])), b""
    count = TIERS[which][answer - 1]
    is_zenithium = which == ord("z")
    text = effect_words.TIMES_ZENITHIUM if is_zenithium else effect_words.TIMES_CREDITS
    return text % count, effect_words.TIMES % answer


def _number(frame, answer):
    op = frame[OP]
    if op == ord("h"):
        return effect_words.A_CARD_OF % names.planet(frame[AMOUNT]), b""
    if op == ord("H"):
        return effect_words.BY_HAND[answer - 1] if answer else effect_words.DONE, b""
    if op == ord("y"):
        return effect_words.CARDS % answer if answer else effect_words.NOTHING, b""
    return effect_words.YES if op == ord("K") else b"%d" % answer, b""
