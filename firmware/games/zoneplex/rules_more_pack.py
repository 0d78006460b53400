"""What a mode's state has beyond that of the base game, as bytes and back."""

from games.zoneplex.rules_state import STACKS


def pack(more):
    """Return it as bytes."""
    data = bytes((more.shown, more.asked, more.after, more.is_attempt))
    data += bytes((more.turn_of, more.held_stage, more.held_card)) + more.early
    for stack in more.stacks:
        data += bytes((len(stack),)) + stack
    return data


def unpack(more, data, at):
    """Take it out of a packed state; return where it ends."""
    more.shown, more.asked, more.after = data[at], data[at + 1], data[at + 2]
    more.is_attempt = data[at + 3] != 0
    more.turn_of, more.held_stage, more.held_card = data[at + 4], data[at + 5], data[at + 6]
    at += 7
    more.early[:] = data[at : at + len(more.early)]
    at += len(more.early)
    for number in range(STACKS):
        end = at + 1 + data[at]
        more.stacks[number] = bytearray(data[at + 1 : end])
        at = end
    return at
