"""Keeps the games: starts one, resumes it from flash, repairs it, lets go of its code."""

from engine import seal
from engine.chance import SEED_BYTES, Chance
from engine.header import PSEUDO, Header, decode_header, is_other_format
from engine.record import BEGIN
from engine.table import Table
from games import catalogue
from home.saved import keeper_words as words
from storage.current import NONE
from storage.saves import Saves
from tabletop.game import Game


class Keeper:
    """Brings one game at a time into memory, as `home.playing`."""

    def __init__(self, home):
        self._home = home
        self.stack = home.stack
        self.saves = Saves(home.board.disk)

    def vendettas(self):
        """Return what keeps the Vendetta sheets."""
        return self._home.vendettas()

    def best_scores(self):
        """Return what keeps the best scores."""
        return self._home.best_scores()

    def today(self):
        """Return the day as the board tells it, 0 when nobody has set it."""
        return self._home.board.today()

    def mend(self):
        """Note anew which game is open, after that note was found damaged."""
        self.saves.open(self.saves.current)

    def name_of(self, serial):
        """Return the name of a saved game, or "" when there is none or its head is damaged."""
        if serial == NONE:
            return ""
        header = decode_header(self.saves.journal(serial).head() or b"")
        return header.game if header else ""

    def is_unplayed(self, serial):
        """Tell whether a game was sealed and then left before its cuts were over."""
        from engine.reader import Reader

        journal = self.saves.journal(serial)
        header = decode_header(journal.head() or b"")
        if header is None:
            return False
        reader = Reader(header.digest, journal.beginning())
        while reader.step():
            if reader.code == BEGIN:
                return False
        return not reader.is_torn

    def open(self, name, now):
        """Ask whether the newest game of that name that is not over goes on, or start one."""
        for serial in reversed(self.saves.serials()):
            if self.name_of(serial) == name and not self.saves.journal(serial).is_over:
                from home.saved.choice_screen import ChoiceScreen

                title = catalogue.title(name)
                self.stack.push(ChoiceScreen(self, name, title, serial), now)
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
        from home.saved.room_screen import RoomScreen

        self.stack.push(RoomScreen(self, name, goes), now)

    def start_in_place_of(self, serial, name, now):
        """Delete a game that is over and start a new one, if that makes room enough."""
        self.saves.delete(serial)
        self.start(name, now)

    def can_undo_start(self):
        """Tell whether the open game was started in the place of another."""
        previous = self.saves.previous
        return previous != NONE and self.name_of(previous) == self.name_of(self.saves.current)

    def undo_start(self, now):
        """Drop the game just started and go back to the one before."""
        self._home.let_go()
        self.stack.go_home(now)
        self.saves.undo_new_game()
        self.resume(self.saves.current, now)

    def resume(self, serial, now):
        """Go on with a saved game, or say why that cannot be."""
        self._home.let_go()
        journal = self.saves.journal(serial)
        head = journal.head() or b""
        header = decode_header(head)
        secret = journal.secret() or b""
        if header is None or seal.commitment(header, secret) != header.commitment:
            is_other = is_other_format(head)
            self.stack.say(words.OTHER_FORMAT if is_other else words.DAMAGED, now)
            return
        play = self._home.load(header.game)
        if play is None or header.rules_version != play.RULES.VERSION:
            self._give_up(words.OTHER_RULES, now)
        elif play.RULES.new(header.setup, Chance(bytes(SEED_BYTES))) is None:
            self._give_up(words.NO_SETUP, now)
        else:
            table = Table(play.RULES, header, secret, journal.keep)
            game = Game(header.game, play, table, journal, self._home)
            # In the next round: reading a log litters, and so has loading the game.
            self.stack.coming = lambda now: self._read(serial, game, journal, now)

    def _read(self, serial, game, journal, now):
        """Read the log of a game, and make that the open one."""
        reader = game.table.load(journal.pieces(), journal.marks())
        if reader is None:
            self._give_up(words.OTHER_RULES, now)
        elif reader.is_torn:
            self._offer_repair(serial, reader.at, game.table, now)
        else:
            self._take_up(serial, game, now)

    def _start(self, name, now):
        """Load a game; where it has a screen for that, the table decides how it is set up."""
        from home.saved.opening import Opening

        self._home.let_go()
        play = self._home.load(name)
        opening = Opening(self, name, play)
        if not hasattr(play, "setup_screen"):
            self.begin(opening, play.SETUP, now)
            return
        self.stack.drop_to_root()
        self.stack.push(play.setup_screen(opening), now)
        self._home.stay()

    def start_with(self, name, setup, first, now):
        """Start a new game without asking how it is set up, if there is room."""
        if not self.saves.has_room():
            self.stack.say(words.NO_ROOM, now)
            return
        from home.saved.opening import Opening

        self._home.let_go()
        opening = Opening(self, name, self._home.load(name))
        opening.first = first
        self.begin(opening, setup, now)

    def begin(self, opening, setup, now):
        """Seal a new game, write it to flash and open it."""
        secret, is_true = self._home.board.draw_secret()
        play = opening.play
        header = Header(opening.name, play.RULES.VERSION, setup, 0 if is_true else PSEUDO)
        header.first = opening.first
        try:
            header.count = self.saves.count_seal()
            journal = self.saves.create(seal.sealed(header, secret).encode(), secret)
        except OSError:
            self._home.let_go()
            self.stack.go_home(now)
            self.stack.say(words.NO_ROOM, now)
            return
        if self.can_undo_start():
            self.saves.journal(self.saves.previous).close()
        table = Table(play.RULES, header, secret, journal.keep)
        self._show(Game(opening.name, play, table, journal, self._home), now)

    def _give_up(self, sentence, now):
        self._home.let_go()
        if self.stack.top.is_home:
            self.stack.go_home(now)  # there may be no picture of it yet
        self.stack.say(sentence, now)

    def _offer_repair(self, serial, size, table, now):
        from home.saved.repair_screen import RepairScreen

        self._home.let_go()
        self.stack.push(RepairScreen(self, serial, size, table.done), now)

    def _take_up(self, serial, game, now):
        """Make a game that was read from flash the open one."""
        try:
            if serial != self.saves.current:
                self.saves.open(serial)
        except OSError:
            self._give_up(words.SAVE_FAILED, now)
            return
        journal = self.saves.journal(serial)
        if game.table.is_over:
            journal.close()  # the power went after the last record, before this
        else:
            journal.reopen()  # it was left for another, and is played again
        self._show(game, now)

    def go_on_from(self, serial, size, now):
        """Cut a damaged log back to its sound part and go on from there."""
        try:
            self.saves.journal(serial).cut_short(size)
        except OSError:
            self.stack.say(words.SAVE_FAILED, now)
            return
        self.resume(serial, now)

    def _show(self, game, now):
        self._home.playing = game
        game.can_undo_start = self.can_undo_start()
        seats = game.play.cutters(game.table.header.setup)
        if game.table.has_begun:
            self.stack.coming = game.show  # in the next round: reading a log litters
        elif len(game.table.cuts) >= seats:
            self._begin(game, now)
        else:
            self.stack.drop_to_root()
            self.stack.push(cut_screen(game, seats), now)

    def _begin(self, game, now):
        refusal = game.table.begin()
        if refusal:
            self.stack.go_home(now)
            self.stack.say(refusal.sentence, now)
        else:
            game.show(now)


def cut_screen(game, seats):
    """Return the seal before the first cut, else whose cut is due."""
    if game.table.cuts:
        from tabletop.setup.cut_screen import CutScreen

        return CutScreen(game, seats)
    from tabletop.setup.seal_screen import SealScreen

    return SealScreen(game, seats)
