"""The game that is open: starts it, resumes it from flash, lets go of its code when left."""

from engine import seal
from engine.header import PSEUDO, Header, decode_header
from engine.table import Table
from games import catalogue
from home import words
from storage.saves import NONE, Saves
from tabletop.game import Game


class OpenGame:
    """At most one game is in memory. All others, and this one too, are on flash."""

    def __init__(self, stack, disk, draw_secret):
        self.stack = stack
        self._draw_secret = draw_secret
        self._game = None
        self.saves = Saves(disk)

    @property
    def name(self):
        """Return the name of the game that Resume would open, or ""."""
        return self.name_of(self.saves.current)

    def name_of(self, serial):
        """Return the name of a saved game, or "" when there is none or its head is damaged."""
        if serial == NONE:
            return ""
        header = decode_header(self.saves.journal(serial).head() or b"")
        return header.game if header else ""

    def open(self, name, now):
        """Go on with the newest game of that name that is not over, or start one."""
        for serial in reversed(self.saves.serials()):
            if self.name_of(serial) == name and not self.saves.journal(serial).is_over:
                self.resume(serial, now)
                return
        self.start(name, now)

    def start(self, name, now):
        """Start a new game, after telling which old one has to go for it."""
        if self.saves.has_room():
            self._start(name, now)
            return
        goes = self.saves.next_to_go()
        if goes == NONE:
            self.stack.say(words.NO_ROOM, now)
            return
        from home.room_screen import RoomScreen

        self.stack.push(RoomScreen(self, name, goes), now)

    def start_in_place_of(self, serial, name, now):
        """Delete a game that is over and start a new one."""
        self.saves.delete(serial)
        self._start(name, now)

    def start_again(self, now):
        """Leave the open game for a new one of the same kind. That can be undone."""
        name = self._game.name
        self.saves.journal(self.saves.current).close()
        self.start(name, now)

    def can_undo_start(self):
        """Tell whether the open game was started in the place of another."""
        return self.saves.previous != NONE and self.name_of(self.saves.previous) == self.name

    def undo_start(self, now):
        """Drop the game just started and go back to the one before."""
        self._let_go()
        self.saves.undo_new_game()
        self.saves.journal(self.saves.current).reopen()
        self.resume(self.saves.current, now)

    def resume(self, serial, now):
        """Go on with a saved game; what is wrong with it is said in a sentence."""
        self._let_go()
        journal = self.saves.journal(serial)
        header = decode_header(journal.head() or b"")
        secret = journal.secret() or b""
        if header is None or seal.commitment(secret) != header.commitment:
            self.stack.say(words.DAMAGED, now)
            return
        play = catalogue.load(header.game)
        if play is None or header.rules_version != play.RULES.VERSION:
            catalogue.let_go(header.game)
            self.stack.say(words.OTHER_RULES, now)
            return
        if serial != self.saves.current:
            self.saves.open(serial)
        table = Table(play.RULES, header, secret, journal.keep)
        self._take_up(header.game, play, table, journal, now)

    def close_if_left(self):
        """Let go of the game's code once its last screen is gone."""
        if self._game is not None and self.stack.depth == 1:
            self._let_go()

    def _start(self, name, now):
        self._let_go()
        play = catalogue.load(name)
        secret, is_true = self._draw_secret()
        flags = 0 if is_true else PSEUDO
        header = Header(name, play.RULES.VERSION, play.SETUP, seal.commitment(secret), flags)
        try:
            journal = self.saves.create(header.encode(), secret)
        except OSError:
            catalogue.let_go(name)
            self.stack.say(words.NO_ROOM, now)
            return
        table = Table(play.RULES, header, secret, journal.keep)
        self._game = Game(name, play, table, self)
        self._show(now)

    def _take_up(self, name, play, table, journal, now):
        reader = table.load(journal.records(), journal.mark())
        self._game = Game(name, play, table, self)
        if reader is None:
            self._let_go()
            self.stack.say(words.OTHER_RULES, now)
        elif reader.is_torn:
            from home.repair_screen import RepairScreen

            self.stack.push(RepairScreen(self, reader.at, table.done), now)
        else:
            self._show(now)

    def save_mark(self, table):
        """Keep a packed state now and then; it only makes the next start faster."""
        mark = table.mark_to_keep()
        if mark is not None:
            try:
                self.saves.journal(self.saves.current).save_mark(mark)
            except OSError:
                pass  # nothing is lost: the moves are kept

    def go_on_from(self, size, now):
        """Cut a damaged log back to its sound part and go on from there."""
        self.saves.journal(self.saves.current).cut_short(size)
        self.resume(self.saves.current, now)

    def _show(self, now):
        game = self._game
        seats = game.play.cutters(game.table.header.setup)
        if game.table.has_begun:
            game.show(now)
        elif len(game.table.cuts) >= seats:
            game.table.begin()
            game.show(now)
        else:
            from tabletop.cut_screen import CutScreen

            self.stack.push(CutScreen(game, seats), now)

    def _let_go(self):
        if self._game is None:
            return
        name = self._game.name
        self._game = None
        catalogue.let_go(name)
