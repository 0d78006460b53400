"""What a move did, in short sentences. Loaded for the moment in which they are said."""

from games.zenith.rules import codes, names
from games.zenith.rules.state import CHOICE
from games.zenith.screens.turn import effect_words as words

_MOST = 110  # characters: five lines of the glass
_LINE = 22  # in the place of the header, when a question stands below
_CARDS = {
    codes.EV_MOBILISED: words.MOBILISED,
    codes.EV_EXILED: words.EXILED,
    codes.EV_TRANSFERRED: words.TRANSFERRED,
}
_SUMS = (codes.EV_CREDITS, codes.EV_ZENITHIUM)
_NOTHING = (0, 0, 0, 0)  # no event
_SAYS_ITS_SUM = (2, 3, 4)  # kinds of tokens


def sentence(state, events):
    """Return what happened, as much of it as is read in a moment: the last of it."""
    parts = whole(state, events)
    if state.step == CHOICE:
        return _short_one(parts)
    is_short = len(b" ".join(parts)) <= _MOST
    while len(b" ".join(parts)) > _MOST:
        parts.pop(0)
    return b" ".join(parts if is_short else [words.BEFORE_THAT] + parts)


def _short_one(parts):
    """Return the last of it that leaves what is asked next in sight, or nothing."""
    fitting = [part for part in parts if len(part) <= _LINE]
    return fitting[-1] if fitting else b""


def whole(state, events):
    """Return a short sentence for each thing that happened, in order."""
    actor = _actor(state, events)
    parts: list = []
    at = 0
    while at < len(events):
        told, count = _next(state, actor, events, at)
        if told and told not in parts[-1:]:
            parts.append(told)
        at += count
    return parts


def _actor(state, events):
    """Return the side that made the move: its turn may be over."""
    for event in events:
        if event[0] == codes.EV_REFILLED:
            return state.side_of(event[1])
    return state.side


def _next(state, actor, events, at):
    """Return what the events from a place on tell, and how many it took."""
    event = events[at]
    kind = event[0]
    if kind == codes.EV_INFLUENCE or kind in _CARDS:
        return _run(state, actor, events, at)
    after = events[at + 1] if at + 1 < len(events) else _NOTHING
    if kind == codes.EV_ZENITHIUM and after[0] == codes.EV_LEVEL:
        return words.LEVEL_PAID % (names.faction(after[2]), after[3], -event[2]), 2
    if kind == codes.EV_RECRUITED:
        told = words.PAID % (names.agent(event[2]), event[3])
        return told, 2 if after[0] == codes.EV_CREDITS else 1
    if kind == codes.EV_TOKEN:
        told = _whose(state, actor, event[1], words.TOKEN % names.token(event[2]))
        return told, 2 if after[0] in _SUMS and event[2] in _SAYS_ITS_SUM else 1
    return _told(state, actor, event), 1


def _run(state, actor, events, at):
    """Return what events of one kind tell together, and how many they are."""
    first = events[at]
    is_influence = first[0] == codes.EV_INFLUENCE
    same = 3 if is_influence else 2  # what is alike in all of them
    end = at
    while end < len(events) and events[end][:same] == first[:same]:
        end += 1
    if is_influence:
        told = words.INFLUENCE % (names.planet(first[2]), end - at)
        return _whose(state, actor, first[1], told), end - at
    cards = b", ".join([names.agent(event[2]) for event in events[at:end]])
    return _CARDS[first[0]] % cards, end - at


def _whose(state, actor, side, told):
    """Return a sentence with whom it is about, when that is not who acts."""
    return told if side == actor else names.side_name(state, side) + b": " + told


def _told(state, actor, event):
    kind = event[0]
    if kind in _SUMS:
        text = words.CREDITS if kind == codes.EV_CREDITS else words.ZENITHIUM
        amount = words.PLUS % event[2] if event[2] > 0 else b"%d" % event[2]
        return _whose(state, actor, event[1], text % amount)
    if kind in (codes.EV_REFILLED, codes.EV_DISCARDED, codes.EV_PASSED_ON):
        return _cards(state, event)
    return _rare(state, event)


def _cards(state, event):
    if not event[2]:
        return b""
    if event[0] == codes.EV_REFILLED:
        return words.REFILLED % (state.names[event[1]], event[2])
    return (words.DISCARDED if event[0] == codes.EV_DISCARDED else words.PASSED_ON) % event[2]


def _rare(state, event):
    kind = event[0]
    if kind == codes.EV_DISC:
        return words.DISC % (names.side_name(state, event[1]), names.planet(event[2]))
    if kind == codes.EV_BADGE:
        return words.BADGE[event[2]] % names.side_name(state, event[1])
    if kind == codes.EV_LEVEL:
        return words.LEVEL % (names.faction(event[2]), event[3])
    if kind == codes.EV_SHUFFLED:
        return words.SHUFFLED[event[1]]
    return _short(event)


def _short(event):
    kind = event[0]
    if kind == codes.EV_CENTRED:
        return words.CENTRED % names.planet(event[1])
    if kind == codes.EV_ROW:
        return words.ROW % event[2]
    return _skipped(event[1]) if kind == codes.EV_SKIPPED else b""


def _skipped(effect):
    """Return which effect came to nothing."""
    for letters, name in words.SKIPPED_NAMES:
        if effect in letters:
            return words.SKIPPED % name
    return words.SKIPPED % words.AN_OFFER
