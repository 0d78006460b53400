"""Cards taken off the stacks of Fears. Apart from them, so that only the stacks stay in memory."""


def remove(more, number, card):
    """Take a card out of a stack, wherever it lies."""
    stack = more.stacks[number]
    place = list(stack).index(card)
    more.stacks[number] = stack[:place] + stack[place + 1 :]


def pop(more, number):
    """Take the top card off a stack and return it; MicroPython's bytearray has no pop()."""
    stack = more.stacks[number]
    more.stacks[number] = stack[:-1]
    return stack[-1]
