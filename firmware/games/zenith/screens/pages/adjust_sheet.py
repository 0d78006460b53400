"""What a table of Zenith may set by hand."""

from games.zenith.rules import codes
from games.zenith.rules import fields as adjust
from micropython import const
from tabletop import steps
from tabletop.pages.adjust_screen import AdjustScreen
from tabletop.pick_screen import PickScreen

_TURN = const(19)
_PUT = const(20)
_TAKE = const(21)
_BOARDS = const(22)
_TOKENS = const(25)


def adjust_screen(game):
    """Return the screen on which values are set."""
    return AdjustScreen(game, game.table.state.names, _Sheet(game.table.state))


class _Sheet:
    """A row for each value. Fields are the rows' numbers."""

    def __init__(self, state):
        self._state = state

    def rows(self, state, seat, names):
        """Return (name, field, text) of each value; nothing stands beside what has a page."""
        self._state = state
        found = []
        for name, field in steps.made("games.zenith.screens.pages.adjust_rows names_of_fields"):
            found.append((name, field, self._text(field, seat, names)))
        return found

    def _text(self, field, seat, names):
        if field in (_PUT, _TAKE) or field >= _TOKENS:
            return b""
        value = self.value(self._state, field, seat)
        return names[value] if field == _TURN else b"%d" % value

    def value(self, state, field, seat):
        """Return what a field is now."""
        self._state = state
        code, index = _target(state, field, seat)
        if code == adjust.TRACK:
            lead = state.tracks[index] - 4 if state.tracks[index] < 8 else 0
            return lead if state.side_of(seat) else -lead
        if code == adjust.BADGE:
            return 1 + state.is_gold if state.badge == state.side_of(seat) else 0
        row = {
            adjust.CREDITS: state.credits,
            adjust.ZENITHIUM: state.zenithium,
            adjust.DISCS: state.discs,
            adjust.LEVEL: state.levels,
            adjust.HAND: state.hands,
            adjust.DECK: [state.deck],
            adjust.DISCARDS: [state.discards],
            adjust.BOARD: [state.boards >> board & 1 for board in range(3)],
        }.get(code, [state.active])
        return row[index]

    def limits(self, state, field, seat):
        """Return how low and how high it can be."""
        code, _ = _target(state, field, seat)
        if code == adjust.TRACK:
            return -3, 3
        if code == adjust.ACTIVE:
            return 0, state.seats - 1
        return 0, 2 if code == adjust.BADGE else adjust.LIMITS[code][2]

    def move(self, field, seat, value):
        """Return the move that sets a field."""
        code, index = _target(self._state, field, seat)
        side = self._state.side_of(seat)
        if code == adjust.TRACK:
            value = 4 + (value if side else -value)
        elif code == adjust.BADGE and value:
            value += 2 * side
        return bytes((codes.ADJUST, code, index, value))

    def page(self, game, field, seat):
        """Return the list for a card or a token, None for a number."""
        side = game.table.state.side_of(seat)
        if field == _PUT:
            from games.zenith.screens.pages.put_card_screen import PutCardScreen

            return PutCardScreen(game, side)
        if field == _TAKE:
            made = steps.made(
                "games.zenith.screens.pages.adjust_rows tops", game.table.state, side
            )
        elif field >= _TOKENS:
            made = steps.made("games.zenith.screens.pages.adjust_rows tokens", field - _TOKENS)
        else:
            return None
        return PickScreen(game, made[0], made[1])

    def is_seat(self, field):
        """Tell whether the number is a seat."""
        return field == _TURN


def _target(state, field, seat):
    """Return the field of the rules and its index for a row."""
    side = state.side_of(seat)
    if field < 2:
        return field, side
    if field < 7:
        return adjust.DISCS, 5 * side + field - 2
    if field < 12:
        return adjust.TRACK, field - 7
    if field < 15:
        return adjust.LEVEL, 3 * side + field - 12
    if _BOARDS <= field < _TOKENS:
        return adjust.BOARD, field - _BOARDS
    code = field - 15 + adjust.BADGE
    return code, seat if code == adjust.HAND else 0
