"""A game that is open: its table, its code, its place on the stack of screens."""

from engine.refusal import Refusal
from tabletop import words


class Game:
    """What the screens of a game hold. `play` is the game's module of that name."""

    def __init__(self, name, play, table, keeper):
        self.name = name
        self.play = play
        self.table = table
        self.keeper = keeper  # starts, saves and leaves games
        self.is_looking = False  # True for a look at an earlier moment
        self.can_undo_start = False  # True when undo, with no move left, goes to the game before
        self._stack = keeper.stack
        self._stack.canvas.load_game_fonts()
        self._judged = b""  # the chain of the log when it was last asked for its verdict
        self._was_over = False

    def show(self, now):
        """Put the screens on the stack that belong to the state of the table."""
        self._stack.drop_to_root()
        for screen in self.play.screens(self):
            self._stack.push(screen, now)

    def do(self, move, now):
        """Make a move; return its events, or () after saying why it was refused."""
        outcome = self.table.do(move)
        if isinstance(outcome, Refusal):
            self._stack.say(outcome.sentence, now)
            return ()
        self.keeper.save_mark(self.table)
        return outcome

    def help(self, topic):
        """Return a text of the game's help_words."""
        module = __import__("games." + self.name + ".help_words", None, None, (topic,))
        return getattr(module, topic)

    def verdict(self):
        """Return how the game stands by its rules."""
        return self.play.RULES.verdict(self.table.state)

    def follow(self, now):
        """Open the judge as soon as the game has come to its end."""
        if not self.table.has_begun or self.table.chain == self._judged:
            return
        self._judged = self.table.chain
        is_over = self.verdict().is_over
        if is_over and not self._was_over:
            from tabletop.judge_screen import JudgeScreen

            self._stack.push(JudgeScreen(self), now)
        self._was_over = is_over

    def end(self, now):
        """Close the game for good and give its secret away."""
        outcome = self.table.end()
        if isinstance(outcome, Refusal):
            self._stack.say(outcome.sentence, now)
        else:
            self.keeper.close()

    def undo(self, now):
        """Take the last move back, say so, and show the screen that belongs to it."""
        if not self.table.done:
            self.keeper.undo_start(now)
            return
        label = self.table.last_label
        outcome = self.table.undo(self.table.last_was_seen())
        self._say_and_show(outcome, words.UNDONE + label, now)

    def redo(self, now):
        """Make the move again that was undone last."""
        outcome = self.table.redo()
        self._say_and_show(outcome, words.REDONE + self.table.last_label, now)

    def look(self, count, now):
        """Show the table as it was after `count` moves, without touching it."""
        from engine.glance import Glance

        glance = Game(self.name, self.play, Glance(self.table.look(count), count), self.keeper)
        glance.is_looking = True
        self._stack.push(self.play.screens(glance)[-1], now)
        self._stack.say(words.LOOKING, now)

    def leave(self, now):
        """Go home; the game stays open."""
        self._stack.go_home(now)

    def _say_and_show(self, outcome, sentence, now):
        if isinstance(outcome, Refusal):
            sentence = outcome.sentence
        self.show(now)
        self._stack.say(sentence, now)
