"""All that was done since the last card was played. Loaded for the moment in which it is told."""

from games.zenith.rules import codes, contract
from games.zenith.screens.pages import page_words as words
from games.zenith.screens.turn.told import whole

_CARD_PLAYED = (codes.RECRUIT, codes.RECRUIT_OTHER, codes.TECHNOLOGY, codes.LEADER)


def since_the_card(table):
    """Return a line for each thing that came of the last card, and of the answers to it."""
    at = table.done - 1
    while at >= 0 and table.move(at)[0] not in _CARD_PLAYED:
        at -= 1
    if at < 0:
        return words.NOTHING_YET
    state = table.look(at)
    lines = [state.names[state.active] + b":"]
    while at < table.done:
        state.chance.tape = bytearray()
        events = contract.apply(state, table.move(at))
        lines += whole(state, events)
        at += 1
    return b"\n".join(lines)
