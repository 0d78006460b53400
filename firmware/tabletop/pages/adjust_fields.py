"""A sheet for the adjust screen: the fields of `engine.by_hand`."""

from engine import by_hand


class AdjustFields:
    """`fields` as a game's rules list them, `code` of the move that sets one."""

    def __init__(self, fields, code):
        self._fields = fields
        self._code = code

    def rows(self, state, seat, names):
        """Return (name, field, text) of each value."""
        found = []
        for field in range(len(self._fields)):
            value = self.value(state, field, seat)
            text = names[value] if self.is_seat(field) else b"%d" % value
            found.append((self._fields[field][0], field, text))
        return found

    def value(self, state, field, seat):
        """Return what a field is now."""
        return by_hand.value_of(state, self._fields[field], seat)

    def limits(self, state, field, seat):
        """Return how low and how high it can be."""
        return 0, by_hand.most(state, self._fields[field])

    def move(self, field, seat, value):
        """Return the move that sets a field."""
        return bytes((self._code, field, seat, value))

    def page(self, game, field, seat):
        """Return nothing: all fields are numbers."""

    def is_seat(self, field):
        """Tell whether the number is a seat."""
        return self._fields[field][2] is by_hand.A_SEAT
