"""What an effect asks, and its answers as rows. Loaded for the moment in which they are made."""

from games.zenith.rules import names
from games.zenith.rules.cards import PLANETS, cost_of
from games.zenith.rules.codes import CHOOSE, NO
from games.zenith.rules.effects import asked, programs
from games.zenith.rules.effects.frames import AMOUNT, OP, RUN, SIDE, WHICH, top
from games.zenith.screens import words
from games.zenith.screens.turn import effect_words

_COLUMNS = b"feokBF"
_FOR_COST = b"BF"  # the cost of the card brings credits
_COSTS = b"CQ"
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
        return state.names[side] if state.seats == 2 else words.TEAM % state.names[2 * side]
    run = asked.top_run(state)
    if run[OP] != RUN:
        return b""
    program = run[AMOUNT]
    if program < programs.LEVELS:
        return names.agent(program)
    if program <= programs.TOKENS:
        board, level = divmod(program - programs.LEVELS, 5)
        return b"%s%d" % (_BOARDS[board : board + 1], level + 1)
    if program <= programs.LEADERS - 1:
        return effect_words.A_TOKEN if program <= programs.ROWS else effect_words.A_ROW
    return b""


def _answer(state, frame, answer):
    """Return an answer in words, and a note at its right."""
    op = frame[OP]
    if answer == NO:
        return effect_words.NO, b""
    if op in _COLUMNS:
        side = frame[SIDE] if op in b"ok" else 1 - frame[SIDE]
        return _column(state, side, answer, words.CREDITS if op in _FOR_COST else b"")
    if op in b"bEO":
        is_open = op == ord("b")
        kind = state.tokens[answer] if is_open else answer
        return names.token(kind), names.spot(answer) if is_open else b""
    if op == ord("v"):
        return _technology(state, frame, answer)
    if op in b"GSTKh":
        return _payment(frame, answer), _reward(state, frame, answer)
    return _plain(state, op, answer)


def _column(state, side, planet, gain):
    """Return a column by its planet, with its top card; `gain` is what its cost is paid in."""
    column = state.columns[side * PLANETS + planet]
    card = column[-1]
    name = names.agent(card) if card < 128 else names.planet(planet)
    sign = words.PLANET_SIGNS[planet : planet + 1]
    cost = cost_of(card)
    note = b"?" if cost == 15 else b"%d" % cost
    return b"%s %s" % (sign, name), effect_words.ON_SIGN % (gain, note) if gain else note


def _technology(state, frame, faction):
    side = frame[SIDE]
    discount = 5 if frame[WHICH] == ord("f") else frame[AMOUNT]
    cost = asked.price(state, side, faction, discount)[0]
    level = state.levels[side * 3 + faction] + 1
    return names.faction(faction), effect_words.LEVEL_FOR % (level, words.ZENITHIUM, cost)


def _payment(frame, answer):
    """Return what is given, spent or exiled."""
    from games.zenith.rules.effects.offers import TIERS

    op, which = frame[OP], frame[WHICH]
    if op == ord("h"):
        return effect_words.A_CARD_OF % names.planet(frame[AMOUNT])
    if op == ord("K"):
        return effect_words.YES
    if op == ord("T"):
        return effect_words.TIMES_CARDS % (TIERS[op][answer - 1], names.planet(frame[AMOUNT]))
    is_zenithium = which == ord("z")
    if op == ord("S"):
        text = effect_words.TIMES_ZENITHIUM if is_zenithium else effect_words.TIMES_CREDITS
        return text % TIERS[which][answer - 1]
    if which == ord("b"):
        return effect_words.GIVE_BADGE
    return (effect_words.GIVE_ZENITHIUM if is_zenithium else effect_words.GIVE_CREDITS) % (
        frame[AMOUNT]
    )


def _reward(state, frame, answer):
    """Return what that brings: the effect that follows."""
    from games.zenith.rules.effects.offers import TIERS

    run = asked.top_run(state)
    op, code, which = programs.effect(run[AMOUNT], run[WHICH])
    has_cards = frame[OP] == ord("T") and frame[WHICH] == ord("z")
    amount = programs.amount(code, TIERS[frame[OP]][answer - 1] if has_cards else answer)
    if op == ord("i"):
        planet = which - 48
        return effect_words.ON_PLANET % (words.PLANET_SIGNS[planet : planet + 1], amount)
    if op in b"cz":
        sign = words.CREDITS if op == ord("c") else words.ZENITHIUM
        return effect_words.ON_PLANET % (sign, amount)
    if op == ord("a"):
        return effect_words.ANYWHERE % amount
    return (effect_words.MOBILISE if op == ord("m") else effect_words.TRANSFER) % amount


def _plain(state, op, answer):
    """Return an answer that needs no look at the table, and a note at its right."""
    if op in _COSTS:
        return effect_words.OF_COST % answer, effect_words.ON_PLANET % (words.CREDITS, answer)
    if op == ord("|"):
        return effect_words.EITHER[asked.top_run(state)[AMOUNT]][answer], b""
    if op == ord("H"):
        from games.zenith.rules.label import BY_HAND

        return BY_HAND[answer], b""
    return (effect_words.NOTHING, effect_words.A_CARD, effect_words.TWO_CARDS)[answer], b""
