"""The rows of the set-up: which there are in a mode, what each says, and how it changes."""

from games.zoneplex import rules_setup
from games.zoneplex import setup_words as words
from games.zoneplex.rules_modes import fewest_seats, most_seats
from micropython import const

START = const(0)
MODE = const(1)
NAMES = const(4)
VENDETTA = const(31)
PAGES = (START, MODE, NAMES, VENDETTA)  # rows that open something

_SEATS = const(2)
_STARTER = const(3)
_FLAGS = const(5)  # from here on one row a flag
_RELICS = const(13)  # one row for each strength from 5 to 10
_SPLIT = const(19)
_REMINDERS = const(23)
_HOUSE = const(24)  # one row for each flag of the modes
_MOST_CARDS = const(52)

# Flags that mean nothing without help and rolled stones, or without Influence.
_LOOSE_STONES = const(10)
_OTHERS_PLUS = const(8)
_JAR = const(9)

# The decisions of each mode, by the number of their flag.
_HOUSE_OF = (b"", b"\x00\x01", b"\x02", b"\x02", b"\x05\x03\x06\x04\x02")


def rows(setup):
    """Return what each row is about, in their order."""
    found = [START, MODE]
    if fewest_seats(setup.mode) < most_seats(setup.mode):
        found.append(_SEATS)
    if setup.seats > 1:
        found.append(_STARTER)
    found.append(NAMES)
    found += [_HOUSE + flag for flag in _HOUSE_OF[setup.mode] if _is_open(setup, flag)]
    found += [row for row in range(_FLAGS, _RELICS) if _is_of_mode(setup, row)]
    if setup.mode != rules_setup.GAUNTLET:
        found += list(range(_RELICS, _SPLIT))
    found += list(range(_SPLIT, _HOUSE))
    return found + [VENDETTA] if setup.seats == 2 else found


def _is_open(setup, flag):
    """Tell whether a decision of Zonemaster matters, given the others."""
    if setup.mode != rules_setup.ZONEMASTER:
        return True
    if 1 << flag == rules_setup.FEARS_IN_DECK:
        return not setup.has_house(rules_setup.FOUR_STACKS)
    return 1 << flag != rules_setup.LATE_STONE or setup.has_house(rules_setup.MISSION_TOO)


def _is_of_mode(setup, row):
    if row == _LOOSE_STONES:
        return not setup.is_small
    if row == _OTHERS_PLUS:
        return not setup.is_small or setup.mode == rules_setup.ZONEMASTER
    return row != _JAR or setup.seats > 1


def choose_mode(setup, mode):
    """Take a mode, and a number of players that may play it."""
    setup.mode = mode
    setup.seats = max(fewest_seats(mode), min(most_seats(mode), setup.seats))
    setup.house = 0
    setup.starter = 0


def change(setup, row, step):
    """Change the decision of a row by one step."""
    if row == _SEATS:
        fewest = fewest_seats(setup.mode)
        count = most_seats(setup.mode) - fewest + 1
        setup.seats = fewest + (setup.seats - fewest + step) % count
        setup.starter = 0
    elif row == _STARTER:
        seats = list(range(setup.seats)) + [rules_setup.DRAWN]
        setup.starter = seats[(seats.index(setup.starter) + step) % len(seats)]
    elif row < _RELICS:
        setup.flags ^= 1 << (row - _FLAGS)
    elif row < _SPLIT:
        setup.two_relics ^= 1 << (row - _RELICS)
    elif row == _REMINDERS:
        setup.is_quiet = not setup.is_quiet
    elif row > _REMINDERS:
        setup.house ^= 1 << (row - _HOUSE)
    else:
        split = bytearray(setup.split)
        split[row - _SPLIT] = (split[row - _SPLIT] + step) % _MOST_CARDS
        setup.split = bytes(split)


def value(setup, row):
    """Return what a row says at its right."""
    if row in PAGES:
        return _page_value(setup, row)
    if row == _SEATS:
        return b"%d" % setup.seats
    if row == _STARTER:
        is_drawn = setup.starter == rules_setup.DRAWN
        return words.DRAWN if is_drawn else setup.names[setup.starter]
    if row == _REMINDERS:
        return words.REMINDERS[setup.is_quiet]
    return _choice(setup, row)


def _page_value(setup, row):
    if row == MODE:
        return words.MODES[setup.mode]
    return setup.names[0] + b"..." if row == NAMES else b""


def _choice(setup, row):
    """Return the choice of a decision that has two, or how many cards there are."""
    if row > _REMINDERS:
        bit = row - _HOUSE
        return words.HOUSE[bit][setup.house >> bit & 1]
    if row < _RELICS:
        bit = row - _FLAGS
        return words.CHOICES[bit][setup.flags >> bit & 1]
    if row < _SPLIT:
        return words.RELICS[setup.two_relics >> (row - _RELICS) & 1]
    return b"%d" % setup.split[row - _SPLIT]
