"""The open game as the launcher sees it. What keeps games is loaded when one is opened."""

import modules

# What every game needs all the time, beside what is its own.
_NEEDED = "engine.table storage.journal tabletop.game tabletop.game_screen tabletop.steps"


class OpenGame:
    """At most one game is in memory. All others, and this one too, are on flash."""

    def __init__(self, stack, board):
        self.stack = stack
        self.board = board
        self.playing = None  # the game in memory
        self._keeper = None
        self.is_loaded = False  # True from the set-up of a game on
        self._is_home = True
        self._needed = ()  # modules that stay loaded while any game is open
        self._of_game = ()  # and while this one is
        self._of_step = ()  # and while its step lasts
        self._pages = None  # until a game is opened

    @property
    def name(self):
        """Return the name of the game that Resume would open, "" without one.

        None tells that there may be one, but that it cannot be named: damaged, or not readable.
        """
        try:
            return self.read_name()
        except OSError:
            return None

    def read_name(self):
        """Return what `name` does; raise OSError when flash does not say."""
        return modules.passing(_current).open_name(self.board.disk)

    @property
    def keeper(self):
        """Return the one who keeps the games, loading it when it is needed."""
        if self._keeper is None:
            self._prepare()
            from home.saved.keeper import Keeper

            self._keeper = Keeper(self)
        return self._keeper

    def open(self, name, now):
        """Go on with the newest game of that name, or start one."""
        self.keeper.open(name, now)

    def resume(self, now):
        """Go on with the open game."""
        self.keeper.resume(self.keeper.saves.current, now)

    def leave(self, now):
        """Go home. Everything goes before the launcher is loaded; the game stays on flash."""
        self.stack.drop_to_root()
        self._let_all_go()
        self.stack.go_home(now)

    def start_again(self, now):
        """Leave the open game for a new one of the same kind. That can be undone."""
        self.playing.note_match(now)
        self.keeper.start(self.playing.name, now)

    def start_with(self, setup, first, now):
        """Leave the open game for a new one that is set up like this, with a first number."""
        self.keeper.start_with(self.playing.name, setup, first, now)

    def undo_start(self, now):
        """Drop the game just started and go back to the one before."""
        self.keeper.undo_start(now)

    def vendettas(self):
        """Return what keeps the Vendetta sheets, loading it when it is needed."""
        from storage.vendetta import Vendettas

        return Vendettas(self.board.disk, self.board.today)

    def best_scores(self):
        """Return what keeps the best scores, loading it when it is needed."""
        from storage.best_scores import BestScores

        return BestScores(self.board.disk, self.board.today)

    def words(self, digest):
        """Return the words of a digest."""
        from storage.word_list import words

        return words(digest)

    def follow(self, now):
        """After a key: tell when the game has ended, and let go of the pages that were closed.

        At home everything that was loaded goes.
        """
        if not self.stack.top.is_home:
            self._is_home = False
            if self.playing is not None:
                self.playing.follow(now)
            self.let_pages_go()
        elif not self._is_home:
            self._is_home = True
            self._let_all_go()

    def let_pages_go(self):
        """Let go of what was loaded for pages that are closed."""
        if self.is_loaded:
            self._pages.follow(self._of_step)

    def load(self, name):
        """Load a game; return its `play` module, or None when it is not on the shelf."""
        modules.forget_late(self._needed)
        play = modules.passing(_catalogue).load(name)
        self._of_game = self._of_step = modules.late()
        self.is_loaded = True
        return play

    def stay(self):
        """Have all that is loaded now stay as long as the step lasts: a set-up is shown."""
        self._of_step = modules.late()

    def enter(self, module):
        """Load the module of a step, after letting go of what the step before had loaded."""
        if modules.is_among(module, self._of_step):
            self.tidy()
            return
        self._forget(self._of_game)
        modules.load(module)
        self._of_step = modules.late()

    def tidy(self):
        """Let go of what was loaded since the step began."""
        self._forget(self._of_step)

    def let_go(self):
        """Forget the game in memory; on flash it stays."""
        self.is_loaded = False
        if self.playing is not None:
            self.playing = None
            self.stack.canvas.drop_game_fonts()
        self._forget(self._needed)

    def _let_all_go(self):
        self.let_go()
        self._pages = None
        self._needed = self._of_game = self._of_step = ()
        self._forget(())

    def _prepare(self):
        """Load what every game needs, alone, so that it is known what that is."""
        if not self._needed:
            modules.forget_late()
            for name in _NEEDED.split():
                modules.load(name)
            self._pages = modules.load("home.page_modules").PageModules(self.stack)
            self._needed = self._of_game = self._of_step = modules.late()

    def _forget(self, kept):
        self._keeper = None
        modules.forget_late(kept)


# Borrowed. Not by their names in a text: those in this file are of what every open game needs.


def _current():
    from storage import current

    return current


def _catalogue():
    from games import catalogue

    return catalogue
