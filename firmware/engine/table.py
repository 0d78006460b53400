"""The one gate to a running game: every change is a record that passes here.

A game is a pure function of its setup, its seed and its moves. The table keeps the
moves and now and then a packed state, so that going back folds a few moves only.
"""

import struct

from engine import record, seal
from engine.chance import Chance
from engine.marks import EVERY, Marks, decode_mark, encode_mark
from engine.moves import Moves
from engine.refusal import Refusal

_POSITIONS = "<II"

NOT_SAVED = Refusal(b"SAVE", b"Flash does not take it: nothing changed.")
NOTHING_LEFT = Refusal(b"UNDO", b"There is nothing to take back.")
NEEDS_AGREEMENT = Refusal(b"UNDO-SEEN", b"The table has seen it: all must agree.")
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
        self._marks = Marks()
        self._seed = b""
        self.header = header
        self.chain = header.digest
        self.cuts = []
        self.state = None  # until the cuts are over
        self.is_over = False
        self.last_label = b""  # what the last move was, in words; b"" at the start

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
        """Mix a player's cut into the seed; only before the game begins."""
        assert not self.has_begun
        if not self._write(record.control_body(record.CUT, cut)):
            return NOT_SAVED
        self.cuts.append(cut)
        return ()

    def begin(self):
        """Fix the seed and set the game up."""
        assert not self.has_begun
        if not self._write(record.control_body(record.BEGIN)):
            return NOT_SAVED
        self._start()
        return ()

    def do(self, move):
        """Make a move; return its events, or a Refusal that has changed nothing."""
        if self.is_over:
            return IS_OVER
        outcome = self._apply(move)
        if isinstance(outcome, Refusal):
            return outcome
        tape = bytes(self.state.chance.tape)
        if not self._write(record.move_body(move, tape)):
            self.state = self.look(self.done)
            return NOT_SAVED
        self._marks.forget_from(self.done + 1)
        self._moves.add(move, tape)
        self._mark(self.state, self.done)
        self._name_last()
        return outcome

    def undo(self, is_agreed=False):
        """Take the last move back. What the table has seen needs everybody's agreement."""
        if self.is_over:
            return IS_OVER
        if not self.done:
            return NOTHING_LEFT
        is_seen = self.last_was_seen()
        if is_seen and not is_agreed:
            return NEEDS_AGREEMENT
        code = record.UNDO_REVEALED if is_seen else record.UNDO
        if not self._write(record.control_body(code)):
            return NOT_SAVED
        self._moves.done -= 1
        self.state = self.look(self.done)
        self._name_last()
        return ()

    def redo(self):
        """Make the move again that was undone last."""
        if self.is_over:
            return IS_OVER
        if not self.can_redo:
            return NOTHING_LEFT
        if not self._write(record.control_body(record.REDO)):
            return NOT_SAVED
        self._apply(self._moves.move(self.done))
        self._moves.done += 1
        self._name_last()
        return ()

    def end(self):
        """Close the game and give the secret away, so that everything can be proven."""
        if self.is_over:
            return IS_OVER
        if not self._write(record.control_body(record.END, self._secret)):
            return NOT_SAVED
        self.is_over = True
        return ()

    def was_seen(self, index):
        """Tell whether move `index` showed the table something of chance."""
        return self._moves.was_seen(index)

    def last_was_seen(self):
        """Tell whether the last move did."""
        return self.done > 0 and self.was_seen(self.done - 1)

    def next_label(self):
        """Return what redo would make again, in words, or b""."""
        return self.label(self.done) if self.can_redo else b""

    def label(self, index):
        """Return what move `index` was, in words."""
        return self._rules.label(self._moves.move(index), self._moves.tape(index))

    def look(self, count):
        """Return the state after `count` moves, without touching the game."""
        state, at = self._nearest(count)
        while at < count:
            if isinstance(self._rules.apply(state, self._moves.move(at)), Refusal):
                return None
            at += 1
            self._mark(state, at)
        return state

    def load(self, data, mark=None):
        """Take over the records of a log; return the Reader, which says how far they held.

        `mark` is what `mark_to_keep` once returned, or None. Returns None when the
        records hold but these rules do not allow what they say.
        """
        reader = record.Reader(self.chain, data)
        while not self.is_over and reader.step():
            if not self._replay(reader):
                return None
        self.chain = reader.chain
        if self.has_begun:
            kept = decode_mark(mark, self._moves)
            if kept:
                self._marks.add(kept[0], kept[1])
            self.state = self.look(self.done)
            if self.state is None:
                return None
            self._name_last()
        return reader

    def pack(self):
        """Return the state of the game as bytes: equal bytes, equal games."""
        return self._pack(self.state)

    def mark_to_keep(self):
        """Return a mark for flash now and then, else None.

        It lies some moves back, so that the first undos after a restart find it.
        """
        if self.done % (2 * EVERY) or not self.done:
            return None
        mark = self._marks.nearest(self.done - EVERY)
        return encode_mark(mark, self._moves) if mark else None

    def _replay(self, reader):
        """Take one record over; return False when it cannot stand where it does."""
        code = reader.code
        if code == record.CUT:
            self.cuts.append(reader.payload)
            return not self.has_begun
        if code == record.BEGIN and not self.has_begun:
            self._start()
            return True
        if not self.has_begun:
            return False
        if code == 0:
            self._moves.add(reader.move, reader.tape)
            return True
        return self._replay_control(code)

    def _replay_control(self, code):
        if code in (record.UNDO, record.UNDO_REVEALED) and self.done:
            self._moves.done -= 1
            return True
        if code == record.REDO and self.can_redo:
            self._moves.done += 1
            return True
        if code == record.END:
            self.is_over = True
            return True
        return False

    def _start(self):
        self._seed = seal.seed(self._secret, self.cuts)
        self.state = self._new_state()

    def _new_state(self):
        return self._rules.new(self.header.setup, Chance(self._seed))

    def _apply(self, move):
        self.state.chance.tape = bytearray()
        return self._rules.apply(self.state, move)

    def _write(self, body):
        """Make a record durable; only then does the chain go on."""
        try:
            self._keep(body + record.check(self.chain, body))
        except OSError:
            return False
        self.chain = record.link(self.chain, body)
        return True

    def _name_last(self):
        self.last_label = self.label(self.done - 1) if self.done else b""

    def _mark(self, state, done):
        """Keep a packed state every so many moves."""
        if done % EVERY == 0:
            self._marks.add(done, self._pack(state))

    def _nearest(self, count):
        """Return the newest state at or before `count` moves, and its count."""
        mark = self._marks.nearest(count)
        if mark is None:
            return self._new_state(), 0
        return self._unpack(mark[1]), mark[0]

    def _pack(self, state):
        return struct.pack(_POSITIONS, *state.chance.positions) + self._rules.pack(state)

    def _unpack(self, packed):
        chance = Chance(self._seed)
        chance.positions[:] = struct.unpack_from(_POSITIONS, packed, 0)
        return self._rules.unpack(packed[struct.calcsize(_POSITIONS) :], chance)
