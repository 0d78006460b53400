"""The log of one game on flash: a head and small segments that grow at the end.

littlefs keeps a file of up to some hundred bytes inside its directory block, where an
append costs a few bytes; in a larger file it would copy the last block each time. So the
log is cut into segments of that size. `FORMAT.md` has every byte.
"""

from micropython import const

_SEGMENT = const(96)  # bytes; littlefs inlines what fits its cache of 128
_HEAD = "/head"
_SECRET = "/secret"  # apart from the log, which may be shown to anybody
_OVER = "/over"
_MARK = "/mark"


class Journal:
    """The files of one game below `folder`. Methods that write may raise OSError."""

    def __init__(self, disk, folder):
        self._disk = disk
        self.folder = folder
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
        """Return all records, and go on behind the last of them."""
        data = b""
        self._segment = self._used = 0
        while True:
            part = self._disk.read(self._name(self._segment))
            if part is None:
                break
            data += part
            self._used = len(part)
            self._segment += 1
        self._segment = max(0, self._segment - 1)
        return data

    def keep(self, data):
        """Make a record durable: one append, flushed when this returns."""
        if not self._is_sure:
            self._trim()
        if self._used and self._used + len(data) > _SEGMENT:
            self._segment += 1
            self._used = 0
        self._is_sure = False
        self._disk.append(self._name(self._segment), data)
        self._is_sure = True
        self._used += len(data)

    def cut_short(self, size):
        """Keep only the first `size` bytes of the records: what follows is not sound."""
        number = 0
        while True:
            part = self._disk.read(self._name(number))
            if part is None or len(part) > size:
                break
            size -= len(part)
            number += 1
        # From the end, so that a power cut on the way leaves a shorter log, not a gap.
        for later in range(len(self._disk.names(self.folder)), number, -1):
            self._disk.remove(self._name(later))
        if part is not None:
            self._disk.replace(self._name(number), part[:size])
        self.records()

    def close(self):
        """Note that nobody plays this game any more: its room may be used again some day."""
        self._disk.replace(self.folder + _OVER, b"")

    def reopen(self):
        """Take `close` back."""
        self._disk.remove(self.folder + _OVER)

    @property
    def is_over(self):
        """Tell whether the game was closed: played to its end, or left for a new one."""
        return self._disk.read(self.folder + _OVER) is not None

    def save_mark(self, data):
        """Keep a packed state that makes the next start faster. Losing it loses nothing."""
        self._disk.replace(self.folder + _MARK, data)

    def mark(self):
        """Return what `save_mark` kept, or None."""
        return self._disk.read(self.folder + _MARK)

    def _trim(self):
        """Take back what a failed append may have left behind."""
        part = self._disk.read(self._name(self._segment)) or b""
        if len(part) > self._used:
            self._disk.replace(self._name(self._segment), part[: self._used])
        self._is_sure = True

    def _name(self, segment):
        return "%s/%03d" % (self.folder, segment)
