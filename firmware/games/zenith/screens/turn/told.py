"""What a move did, in a sentence or a few. Loaded for the moment in which it is said."""

from games.zenith.rules import codes, names
from games.zenith.rules.judge import side_name
from games.zenith.screens.turn import effect_words as words

_MOST = 96  # characters; what does not fit is in the history


def sentence(state, events):
    """Return what happened in short sentences, b"" when there is nothing to tell."""
    parts = []
    influence: dict = {}  # by side and planet; single steps are told as one
    for event in events:
        if event[0] == codes.EV_INFLUENCE:
            place = event[1], event[2]
            influence[place] = influence.get(place, 0) + 1
            continue
        parts += _moved(state, influence)
        influence = {}
        told = _told(state, event)
        if told and told not in parts:
            parts.append(told)
    parts += _moved(state, influence)
    while len(b" ".join(parts)) > _MOST:
        parts.pop(0)
    return b" ".join(parts)


def _moved(state, influence):
    found = []
    for side, planet in sorted(influence):
        words_of = words.INFLUENCE % (names.planet(planet), influence[side, planet])
        if side != state.side and state.step != 2:
            words_of = side_name(state, side) + b": " + words_of
        found.append(words_of)
    return found


def _told(state, event):
    kind = event[0]
    if kind in (codes.EV_CREDITS, codes.EV_ZENITHIUM):
        text = words.CREDITS if kind == codes.EV_CREDITS else words.ZENITHIUM
        amount = words.PLUS % event[2] if event[2] > 0 else b"%d" % event[2]
        return text % (side_name(state, event[1]), amount)
    if kind in (codes.EV_MOBILISED, codes.EV_EXILED, codes.EV_TRANSFERRED):
        text = (words.MOBILISED, words.EXILED, words.TRANSFERRED)[kind - codes.EV_MOBILISED]
        return text % names.agent(event[2])
    if kind in (codes.EV_REFILLED, codes.EV_DISCARDED, codes.EV_PASSED_ON):
        return _cards(state, event)
    return _rare(state, event)


def _cards(state, event):
    if event[0] == codes.EV_REFILLED:
        return words.REFILLED % (state.names[event[1]], event[2])
    if not event[2]:
        return b""
    return (words.DISCARDED if event[0] == codes.EV_DISCARDED else words.PASSED_ON) % event[2]


def _rare(state, event):
    kind = event[0]
    if kind == codes.EV_RECRUITED:
        return words.PAID % (names.agent(event[2]), event[3])
    if kind == codes.EV_DISC:
        return words.DISC % (side_name(state, event[1]), names.planet(event[2]))
    if kind == codes.EV_BADGE:
        return words.BADGE[event[2]] % side_name(state, event[1])
    if kind == codes.EV_LEVEL:
        return words.LEVEL % (names.faction(event[2]), event[3])
    if kind == codes.EV_SHUFFLED:
        return words.SHUFFLED[event[1]]
    return _short(event)


def _short(event):
    kind = event[0]
    if kind == codes.EV_TOKEN:
        return words.TOKEN % names.token(event[2])
    if kind == codes.EV_CENTRED:
        return words.CENTRED % names.planet(event[1])
    if kind == codes.EV_ROW:
        return words.ROW % event[2]
    return words.SKIPPED if kind == codes.EV_SKIPPED else b""
