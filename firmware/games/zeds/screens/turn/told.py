"""What a move did, in a short sentence. Loaded for the moment in which it is said."""

from games.zeds.rules import codes, names
from games.zeds.screens.turn import turn_words as words


def sentence(state, events):
    """Return what is worth a sentence, b"" for what is in sight anyway."""
    woken = None
    said = []
    for event in events:
        if event[0] == codes.EV_WOKE:
            woken = event
        told = _told(state, event, woken)
        if told:
            said.append(told)
    if woken and not _is_lost(events):
        said.append(words.TOLD_KILLED % (state.names[woken[1]], _zombies(woken)))
    return b" ".join(said)


def _told(state, event, woken):
    kind = event[0]
    if kind == codes.EV_LOST:
        return _lost(state.names[event[1]], woken)
    if kind == codes.EV_SHELTERED:
        return words.TOLD_SHELTER % (state.names[event[1]], event[2], event[3])
    if kind == codes.EV_THROWN:
        return words.TOLD_ERASED % state.names[event[1]]
    if kind == codes.EV_DONE and not state.sheet:
        return words.TOLD_FORCED % state.names[event[1]]
    return b""


def _lost(name, woken):
    if woken is None:
        return words.TOLD_LOST % name
    return words.TOLD_TOO_FEW % (name, _zombies(woken), names.several(woken[3], b"gun"))


def _zombies(woken):
    return names.several(woken[2], b"zombie")


def _is_lost(events):
    return codes.EV_LOST in [event[0] for event in events]
