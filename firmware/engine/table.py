"""The one gate to a running game: every change is a record that passes here.

A game is a pure function of its setup, its seed and its moves. The table keeps the
moves; `fold` makes the states of them.
"""

from engine import record, seal
from engine.fold import Fold
from engine.marks import EVERY_KEPT, encode_mark
from engine.moves import Moves
from engine.refusal import Refusal
from micropython import const

# Of records. A thousand segments on flash hold as much in any case; of it some 5,000 moves fill
# 25 KB of memory.
MOST_BYTES = const(60_000)

ROOM_TO_UNDO = const(5)  # for each move that stands: it can be taken back in any case
ROOM_TO_END = const(64)  # and the last record fits
_ROOM_TOLD = const(6_000)  # with so much left the table is told

NOT_SAVED = Refusal(b"SAVE", b"Could not save: nothing changed.")
NOTHING_LEFT = Refusal(b"UNDO", b"There is nothing to take back.")
NOTHING_UNDONE = Refusal(b"REDO", b"There is nothing to redo.")
NEEDS_AGREEMENT = Refusal(b"UNDO-SEEN", b"The table has seen it: all must agree.")
LOG_FULL = Refusal(b"LOG", b"The log is full: start a new game.")
IS_OVER = Refusal(b"OVER", b"The game is over and its seed is shown.")


class Table:
    """A game in progress.

    `rules` is the game's rules module, `keep(data)` makes bytes durable or raises
    OSError. Nothing is believed, shown or changed before it is kept.
    """

    def __init__(self, rules, header, secret, keep):
        self._rules = rules
        self._secret = secret
        self._keep = keep
        self._moves = Moves()
        self._fold = Fold(rules, header.setup, self._moves)
        self._size = 0  # of all records
        self.header = header
        self.chain = header.digest
        self.cuts = []
        self.state = None  # until the cuts are over
        self.is_over = False

    @property
    def done(self):
        """Return how many moves stand."""
        return self._moves.done

    @property
    def can_redo(self):
        """Tell whether an undone move is waiting."""
        return self._moves.done < len(self._moves)

    @property
    def has_begun(self):
        """Tell whether the cuts are over."""
        return self.state is not None

    @property
    def secret(self):
        """Return the device's part of the seed, but only once the game is over."""
        return self._secret if self.is_over else b""

    def fingerprint(self):
        """Return four letters that are the same for everybody with the same log."""
        return seal.letters(self.chain, 4)

    def cut(self, cut):
        """Mix a player's cut, as `seal.cut` makes it, into the seed; before the game begins."""
        assert not self.has_begun
        refusal = self._write(record.control_body(record.CUT, cut))
        if not refusal:
            self.cuts.append(cut)
        return refusal

    def begin(self):
        """Fix the seed and set the game up."""
        assert not self.has_begun
        refusal = self._write(record.control_body(record.BEGIN))
        if not refusal:
            self._start()
        return refusal

    def do(self, move):
        """Make a move; return its events, or a Refusal that has changed nothing."""
        if self.is_over:
            return IS_OVER
        outcome = self._apply(move)
        if isinstance(outcome, Refusal):
            return outcome
        body = record.move_body(move, self.state.chance.tape)
        refusal = self._write(body, self.done + 1)
        if refusal:
            self.state = self.look(self.done)
            return refusal
        self._fold.forget_from(self.done + 1)
        self._moves.add(body)
        self._fold.mark(self.state, self.done)
        return outcome

    def undo(self, is_agreed=False):
        """Take the last move back. What the table has seen needs everybody's agreement."""
        if self.is_over:
            return IS_OVER
        if not self.done:
            return NOTHING_LEFT
        if self.last_was_seen() and not is_agreed:
            return NEEDS_AGREEMENT
        refusal = self._write(record.control_body(record.undo_code(self._moves)))
        if not refusal:
            self._moves.done -= 1
            self.state = self.look(self.done)
        return refusal

    def redo(self):
        """Make the move again that was undone last."""
        if self.is_over:
            return IS_OVER
        if not self.can_redo:
            return NOTHING_UNDONE
        refusal = self._write(record.control_body(record.REDO), self.done + 1)
        if not refusal:
            self._apply(self._moves.move(self.done))
            self._moves.done += 1
        return refusal

    def end(self):
        """Close the game and give the secret away, so that everything can be proven."""
        if self.is_over:
            return IS_OVER
        body = record.control_body(record.END, self._secret)
        refusal = self._write(body)
        if not refusal:
            self.is_over = True
        return refusal

    @property
    def is_nearly_full(self):
        """Tell whether the log has room for some hundred moves only."""
        return self._room(self.done) < _ROOM_TOLD

    def was_seen(self, index):
        """Tell whether move `index` showed the table something of chance."""
        return self._moves.was_seen(index)

    def last_was_seen(self):
        """Tell whether the last move did."""
        return self._moves.last_was_seen()

    @property
    def last_label(self):
        """Return what the last move was, in words; b"" at the start."""
        return self.label(self.done - 1) if self.done else b""

    @property
    def last_tape(self):
        """Return what chance showed the table by the last move."""
        return self._moves.tape(self.done - 1) if self.done else b""

    def next_label(self):
        """Return what redo would make again, in words, or b""."""
        return self.label(self.done) if self.can_redo else b""

    def label(self, index):
        """Return what move `index` was, in words."""
        return self._rules.label(self._moves.move(index), self._moves.tape(index))

    def move(self, index):
        """Return the bytes of move `index`."""
        return self._moves.move(index)

    def tape(self, index):
        """Return what chance showed the table by move `index`."""
        return self._moves.tape(index)

    def look(self, count):
        """Return the state after `count` moves, without touching the game."""
        return self._fold.at(count)

    def load(self, data, marks=()):
        """Take over the records of a log; return the Reader, which says how far they held.

        They come in one piece, or in several of whole records.
        `marks` are those that `mark_to_keep` once returned. Returns None when the records
        hold but these rules do not allow what they say.
        """
        from engine.loading import Loading

        loading = Loading(self.header, self._secret)
        pieces = (data,) if isinstance(data, (bytes, bytearray, memoryview)) else data
        if not loading.read(pieces, MOST_BYTES):
            return None
        reader = loading.reader
        self.chain = reader.chain
        self._size = reader.at
        self.cuts = loading.cuts
        self.is_over = loading.is_over
        if loading.has_begun and not self._take_up(loading.moves, marks):
            return None
        return reader

    def pack(self):
        """Return the state of the game as bytes: equal bytes, equal games."""
        return self._fold.pack(self.state)

    def mark_to_keep(self):
        """Return (number, bytes) of a mark for flash now and then, else None."""
        if self.done % EVERY_KEPT or not self.done:
            return None
        return self.done // EVERY_KEPT, encode_mark(self.done, self.pack(), self._moves)

    def _take_up(self, moves, marks):
        """Make the state of the moves that were read; return False when one may not be made."""
        self._moves = moves
        self._fold = Fold(self._rules, self.header.setup, moves)
        self._start()
        self._fold.take_up(marks)
        # An undone move too may be made again.
        if self.can_redo and self.look(len(moves)) is None:
            return False
        self.state = self.look(self.done)
        return self.state is not None

    def _start(self):
        self.state = self._fold.start(seal.seed(self.header, self._secret, self.cuts))

    def _apply(self, move):
        self.state.chance.tape = bytearray()
        return self._rules.apply(self.state, move)

    def _room(self, standing):
        """Return how many bytes are left when room is kept to take so many moves back."""
        return MOST_BYTES - ROOM_TO_END - ROOM_TO_UNDO * standing - self._size

    def _write(self, body, standing=0):
        """Make a record durable, or return a Refusal; only then does the chain go on.

        `standing` is how many moves stand after one is made; what ends or takes back has room.
        """
        data = body + record.check(self.chain, body)
        if standing and len(data) > self._room(standing):
            return LOG_FULL
        try:
            self._keep(data)
        except OSError:
            return NOT_SAVED
        self.chain = record.link(self.chain, body)
        self._size += len(data)
        return ()
