"""What a game's set-up screen holds: how it was set up last time, and the way to the start."""

from engine.header import NO_NUMBER


class Opening:
    """A game that is about to be started. `first` is the number that the table gives."""

    def __init__(self, keeper, name, play):
        self._keeper = keeper
        self.name = name
        self.play = play
        self.first = NO_NUMBER

    def last_setup(self):
        """Return how this game was set up last time, or None. It is to be checked."""
        return self._keeper.saves.last_setup(self.name)

    def vendettas(self):
        """Return what keeps the Vendetta sheets."""
        return self._keeper.vendettas()

    def best_scores(self):
        """Return what keeps the best scores."""
        return self._keeper.best_scores()

    def today(self):
        """Return the day as year since 2000 << 9 | month << 5 | day; 0 when nobody has set it."""
        return self._keeper.today()

    def keep(self, setup):
        """Remember what was set up so far; a full flash only forgets it."""
        try:
            self._keeper.saves.keep_setup(self.name, setup)
        except OSError:
            pass

    def start(self, setup, now, kept=b""):
        """Start the game, and remember how it was set up, or what is `kept` of that."""
        self._keeper.saves.keep_setup(self.name, kept or setup)
        self._keeper.begin(self, setup, now)
