"""What the records of a log come to, before any rule is asked: cuts, moves, the end."""

from engine import record, seal
from engine.header import OLD_FORMAT
from engine.moves import Moves
from engine.reader import Reader


class Loading:
    """Reads a log of a game whose secret is known. `read` first, then the rest."""

    def __init__(self, header, secret):
        self._is_old = header.format == OLD_FORMAT
        self._secret = secret
        self.reader = Reader(header.digest, b"")
        self.cuts = []
        self.moves = Moves()
        self.has_begun = False
        self.is_over = False

    def read(self, pieces, most_bytes):
        """Go through the records; return False when one cannot stand where it does.

        A log may be longer than there is memory: so it comes in pieces.
        """
        reader = self.reader
        for piece in pieces:
            reader.go_on(piece)
            if not self._read_piece(reader) or reader.at > most_bytes:
                return False
            reader.is_torn = reader.left > 0  # also what follows an end
            if reader.is_torn:
                break
        return True

    def _read_piece(self, reader):
        while not self.is_over and reader.step():
            if not self._take(reader):
                return False
            if self.has_begun:
                reader.take_moves(self.moves)
        return True

    def _take(self, reader):
        if not self.has_begun:
            return self._take_start(reader.code, reader.payload)
        if reader.code:
            return self._take_control(reader.code, reader.payload)
        self.moves.add(reader.body)
        return True

    def _take_start(self, code, payload):
        if code == record.CUT:
            if not self._is_old and not seal.is_cut(payload, len(self.cuts)):
                return False
            self.cuts.append(payload)
        elif code == record.BEGIN and not payload:
            self.has_begun = True
        else:
            return False
        return True

    def _take_control(self, code, payload):
        moves = self.moves
        if code == record.END:
            self.is_over = payload == self._secret
            return self.is_over
        if code == record.REDO and moves.done < len(moves) and not payload:
            moves.done += 1
            return True
        if code == record.undo_code(moves) and moves.done and not payload:
            moves.done -= 1
            return True
        return False
