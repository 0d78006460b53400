"""A game that is open: its table, its code, its place on the stack of screens."""

import modules
from engine.refusal import Refusal
from micropython import const
from tabletop import words

_TOLD_EVERY = const(25)  # moves, when the log is nearly full


class Game:
    """What the screens of a game hold. `play` is the game's module of that name."""

    def __init__(self, name, play, table, journal, home):
        self.name = name
        self.play = play
        self.table = table
        self.home = home  # starts and leaves games
        self._journal = journal
        self.is_looking = False  # True for a look at an earlier moment
        self.can_undo_start = False  # True when undo, with no move left, goes to the game before
        self.notes = {}  # what the game's screens remember of each other while it is open
        self._stack = home.stack
        self._stack.canvas.load_game_fonts(play.signs if hasattr(play, "signs") else None)
        self._judged = b""  # the chain of the log when it was last asked for its verdict
        self._was_over = False

    def show(self, now):
        """Put the screens on the stack that belong to the state of the table."""
        self._clear()
        for screen in self.play.screens(self):
            self._stack.push(screen, now)

    def _clear(self):
        self._stack.drop_to_root()
        self.tidy()

    def tidy(self):
        """Let go of what was loaded since the step began."""
        self.home.tidy()

    def do(self, move, now):
        """Make a move on the screen in sight; return its events, () after saying why not.

        What was loaded for the move goes again, what the screen has loaded stays.
        """
        events = modules.passing(self._make, move, now)
        if events:
            self._stack.top.happened(events, now)
        return events

    def play_on(self, move, now):
        """Make a move; return its events as `do` does. The step that follows is shown in the
        next round: a move litters.
        """
        events = modules.passing(self._make, move, now)
        if events:
            self._clear()

            def come(now):
                self.show(now)
                self._stack.top.happened(events, now)

            self._stack.coming = come
        return events

    def _make(self, move, now):
        outcome = self.table.do(move)
        if isinstance(outcome, Refusal):
            self._stack.say(outcome.sentence, now)
            return ()
        mark = self.table.mark_to_keep()
        if mark is not None:
            self._journal.save_mark(mark[0], mark[1])
        if self.table.is_nearly_full and self.table.done % _TOLD_EVERY == 0:
            self._stack.say(words.LOG_NEARLY_FULL, now)
        return outcome

    def help(self, topic):
        """Return a text of the game's help_words, or of its rulebook for a topic in bytes."""
        if isinstance(topic, bytes):
            pages = modules.load("games." + self.name + ".rulebook.pages")
            return pages.page(self.table.state, topic)
        return getattr(modules.load("games." + self.name + ".screens.help_words"), topic)

    def seat_name(self, seat):
        """Return what a seat is called: its player's name where the game knows it."""
        names = []
        if hasattr(self.play, "names"):
            names = modules.passing(self.play.names, self.table.header.setup)
        return names[seat] if seat < len(names) else words.SEAT % (seat + 1)

    def verdict(self):
        """Return how the game stands by its rules."""
        return modules.passing(self.play.RULES.verdict, self.table.state)

    def follow(self, now):
        """Open the judge as soon as the game has come to its end."""
        if not self.table.has_begun or self.table.chain == self._judged:
            return
        self._judged = self.table.chain
        is_over = self.play.RULES.is_over(self.table.state)
        is_told = hasattr(self._stack.top, "tells_end")
        if is_over and not self._was_over and not is_told:
            from tabletop.pages.judge_screen import JudgeScreen

            self._stack.push(JudgeScreen(self), now)
        self._was_over = is_over

    def end(self, now):
        """Close the game for good and give its secret away."""
        self.note_match(now)  # before the end: noting it twice does no harm, not at all does
        outcome = self.table.end()
        if isinstance(outcome, Refusal):
            self._stack.say(outcome.sentence, now)
        else:
            self._journal.close()

    def note_match(self, now):
        """Write a match of two that is over on their Vendetta sheet, a score on its list."""
        if hasattr(self.play, "best"):
            self._note_best(now)
        has_pair = hasattr(self.play, "match")
        match = modules.passing(self.play.match, self.table.state) if has_pair else None
        if match is None:
            return
        from tabletop.vendetta_note import note

        self._stack.say(note(self.home.vendettas(), match, self.table.header.commitment), now)

    def _note_best(self, now):
        best = modules.passing(self.play.best, self.table.state)
        if best is not None:
            from tabletop.best_note import note

            seal = self.table.header.commitment
            self._stack.say(note(self.home.best_scores(), self.name, best, seal), now)

    def undo(self, now):
        """Take the last move back, say so, and show the screen that belongs to it."""
        if not self.table.done:
            self.home.undo_start(now)
            return
        label = self.table.last_label
        self._clear()
        outcome = modules.passing(self.table.undo, self.table.last_was_seen())
        self._show_next(outcome, words.UNDONE + label)

    def redo(self, now):
        """Make the move again that was undone last."""
        self._clear()
        outcome = modules.passing(self.table.redo)
        self._show_next(outcome, words.REDONE + self.table.last_label)

    def look(self, count, now):
        """Show the table as it was after `count` moves, over the list of moves in sight."""
        from tabletop.pages.look_screen import LookScreen

        self._stack.push(LookScreen(self, count, self._stack.top), now)

    def then(self, count):
        """Return the screen of the table as it was after `count` moves, without touching it."""
        from engine.glance import Glance

        table = Glance(self.table.look(count), count, self.table.header, self.table)
        glance = Game(self.name, self.play, table, self._journal, self.home)
        glance.is_looking = True
        return self.play.screens(glance)[-1]

    def leave(self, now):
        """Go home; the game stays open."""
        self.home.leave(now)

    def _show_next(self, outcome, sentence):
        """In the next round show the step, and say what happened: moves that were made again
        on the way have littered.
        """
        if isinstance(outcome, Refusal):
            sentence = outcome.sentence

        def come(now):
            self.show(now)
            self._stack.say(sentence, now)

        self._stack.coming = come
