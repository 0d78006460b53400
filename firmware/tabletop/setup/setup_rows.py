"""The kinds of rows a set-up is made of: a choice, a flag, a number, a page that is opened.

A row has a name, and works on the game's object of decisions, `setup`: `value(setup)` says what
stands at its right, `change(setup, step)` goes on to the next one. `read` and `write` are for
games that keep a decision in a way of their own.
"""


class Choice:
    """One of several values, each with its word; `values` are 0, 1, 2 ... unless given."""

    is_page = False

    def __init__(self, name, attribute, words, values=None):
        self.name = name
        self._attribute = attribute
        self._words = words
        self._values = range(len(words)) if values is None else values

    def read(self, setup):
        """Return the decision as it stands."""
        return getattr(setup, self._attribute)

    def write(self, setup, value):
        """Take a decision."""
        setattr(setup, self._attribute, value)

    def value(self, setup):
        """Return what stands at the right."""
        return self._words[self._place(setup)]

    def change(self, setup, step):
        """Take the next value."""
        place = (self._place(setup) + step) % len(self._values)
        self.write(setup, self._values[place])

    def _place(self, setup):
        return list(self._values).index(self.read(setup))


class Flag(Choice):
    """One bit of a number: two words, for off and on."""

    def __init__(self, name, attribute, bit, words):
        super().__init__(name, attribute, words)
        self._bit = bit

    def read(self, setup):
        """Return 1 when the bit is set."""
        return super().read(setup) >> self._bit & 1

    def write(self, setup, value):
        """Set the bit, or clear it."""
        rest = super().read(setup) & ~(1 << self._bit)
        super().write(setup, rest | value << self._bit)


class Number(Choice):
    """A number from `low` to `high`; after the highest comes the lowest."""

    def __init__(self, name, attribute, low, high):
        super().__init__(name, attribute, b"", range(low, high + 1))

    def value(self, setup):
        """Return the number in digits."""
        return b"%d" % self.read(setup)


class Page:
    """A row that opens a screen: `make(setup)` returns it, `told(setup)` what stands beside it."""

    is_page = True

    def __init__(self, name, make, told=None):
        self.name = name
        self.make = make
        self._told = told

    def value(self, setup):
        """Return what stands at the right."""
        return self._told(setup) if self._told else b""
