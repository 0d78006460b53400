"""The log of one game on flash: a head and small segments that grow at the end.

littlefs keeps a file of up to some hundred bytes inside its directory block, where an
append costs a few bytes; in a larger file it would copy the last block each time. So the
log is cut into segments of that size. `FORMAT.md` has every byte.
"""

from micropython import const

_SEGMENT = const(96)  # bytes; littlefs inlines what fits its cache of 128
_TOGETHER = const(16)  # full segments become one file: littlefs is slow in large folders
_UNREADABLE = b"\x00"  # in the place of a segment: no record starts like this

_DIGITS = const(3)  # of a segment's number, which is its name
_HEAD = "/head"
_SECRET = "/secret"  # apart from the log, which may be shown to anybody
_OVER = "/over"
_MARK = "/mark%d"
_MARKS = const(8)  # files for marks, used in turn


class Journal:
    """The files of one game below `folder`. Methods may raise OSError, those that read too.

    Then nothing was changed that is worth anything, and another try may succeed.
    """

    def __init__(self, disk, folder):
        self._disk = disk
        self.folder = folder
        self.at = 0  # the segment that was read last
        self._segment = 0
        self._used = 0
        self._is_sure = True  # False after a failed append: the segment may have grown

    def create(self, head, secret):
        """Write a new game. The head comes last: without one the folder is no game."""
        self._disk.make_folder(self.folder)
        self._disk.replace(self.folder + _SECRET, secret)
        self._disk.replace(self.folder + _HEAD, head)

    def head(self):
        """Return the bytes of the head, or None."""
        return self._disk.read(self.folder + _HEAD)

    def secret(self):
        """Return the device's part of the seed, or None."""
        return self._disk.read(self.folder + _SECRET)

    def records(self):
        """Return all records in one piece, and go on behind the last of them."""
        return b"".join(list(self.pieces()))

    def pieces(self):
        """Yield the records, whole ones at a time, and go on behind the last of them.

        Segments are looked for one after the other: a list of a folder that flash could not
        read to its end is short, and says nothing about it.
        """
        last = max([-1] + self.numbers())
        self._segment = self._used = number = 0
        while True:
            part = self._disk.read(self.name(number))
            if part is None and number > last:
                return
            self.at = self._segment = number
            self._used = len(part or b"")
            if self._used > _SEGMENT:
                self._segment += _TOGETHER - 1
            number = self._segment + 1
            yield _UNREADABLE if part is None else part

    def beginning(self):
        """Return the first records: the cuts, and whether the game began after them."""
        return self._disk.read(self.name(0)) or b""

    def keep(self, data):
        """Make a record durable: one append, flushed when this returns."""
        if not self._is_sure:
            self._trim()
        if self._used and self._used + len(data) > _SEGMENT:
            self._segment += 1
            self._used = 0
            if self._segment % _TOGETHER == 0:
                self._put_together()
        self._is_sure = False
        self._disk.append(self.name(self._segment), data)
        self._is_sure = True
        self._used += len(data)

    def cut_short(self, size):
        """Keep only the first `size` bytes of the records: what follows is not sound."""
        from storage.segments import cut_short

        cut_short(self, self._disk, size)

    def close(self):
        """Note that nobody plays this game any more: its room may be used again some day."""
        self._try(_OVER, b"")  # not written, only its room cannot be used again

    def reopen(self):
        """Take `close` back."""
        self._disk.remove(self.folder + _OVER)

    @property
    def is_over(self):
        """Tell whether the game was closed: played to its end, or left for a new one."""
        return self._disk.read(self.folder + _OVER) is not None

    def save_mark(self, number, data):
        """Keep a packed state that makes the next start faster. Losing it loses nothing."""
        self._try(_MARK % (number % _MARKS), data)

    def marks(self):
        """Return what `save_mark` kept last."""
        found = [self._read_mark(number) for number in range(_MARKS)]
        return [data for data in found if data is not None]

    def numbers(self):
        """Return the numbers of the segments in the folder, in order."""
        names = self._disk.names(self.folder)
        return [int(name) for name in names if len(name) == _DIGITS and name.isdigit()]

    def name(self, segment):
        """Return the file of a segment."""
        return "%s/%03d" % (self.folder, segment)

    def _read_mark(self, number):
        try:
            return self._disk.read(self.folder + _MARK % number)
        except OSError:
            return None  # without it a start takes longer, no more

    def _try(self, name, data):
        """Write what may as well be missing: the moves are kept in any case."""
        try:
            self._disk.replace(self.folder + name, data)
        except OSError:
            pass

    def _put_together(self):
        from storage.segments import put_together

        try:
            full = range(self._segment - _TOGETHER, self._segment)
            put_together(self, self._disk, full, _SEGMENT)
        except OSError:
            pass  # they stay apart

    def _trim(self):
        """Take back what a failed append may have left behind."""
        part = self._disk.read(self.name(self._segment)) or b""
        if len(part) > self._used:
            self._disk.replace(self.name(self._segment), part[: self._used])
        self._is_sure = True
