"""All saved games: which there are, which is open now, and which goes when room is needed."""

from micropython import const
from storage import current as opened
from storage.current import NONE, folder

MOST = const(12)  # games kept; each takes two blocks of flash and what it grew to
LAST = const(0xFFFF)  # serial number; after it comes 1 again

_SETUP = "setup_"  # and the name of the game: how it was set up last time
_NEEDED_BYTES = const(32_768)  # a whole game and room to breathe


class Saves:
    """Games by serial number, oldest first. `current` is the open one or NONE.

    `previous` is the game that was open before a new one was started: undoing New Game
    goes back to it.
    """

    def __init__(self, disk):
        self._disk = disk
        self.current = NONE
        self.previous = NONE
        self._load_current()

    def serials(self):
        """Return the serial numbers of all games, oldest first."""
        return in_order([_serial(name) for name in self._disk.names() if self._is_game(name)])

    def journal(self, serial):
        """Return the journal of a game."""
        from storage.journal import Journal  # the launcher asks which games there are, no more

        return Journal(self._disk, folder(serial))

    def has_room(self):
        """Tell whether a new game fits without deleting another."""
        return len(self.serials()) < MOST and self._disk.free_bytes() >= _NEEDED_BYTES

    def next_to_go(self):
        """Return the game that would be deleted for a new one: the oldest that is over.

        An open game is never deleted: NONE means that there is nothing to be had.
        """
        for serial in self.serials():
            if serial not in (self.current, self.previous) and self.journal(serial).is_over:
                return serial
        return NONE

    def create(self, head, secret):
        """Write a new game and make it the open one; return its journal."""
        self.clean()
        serial = (in_order([_serial(name) for name in self._disk.names()]) or [NONE])[-1]
        serial = serial % LAST + 1
        # Never into a folder that is there, whatever the list of them may have left out.
        while not self._disk.make_folder(folder(serial)):
            serial = serial % LAST + 1
        journal = self.journal(serial)
        try:
            journal.create(head, secret)
            self._set_current(serial, self.current)
        except OSError:
            self._try_to_delete(serial)
            raise
        return journal

    def count_seal(self):
        """Return the number of one more seal; it is on flash before that is shown."""
        from storage.seal_count import next_count

        return next_count(self._disk)

    def open(self, serial):
        """Make a game the open one."""
        self._set_current(serial, NONE)

    def undo_new_game(self):
        """Leave the open game, which has just been started, for the one before.

        It is closed and stays among the games: nobody tries seals without leaving a trace.
        """
        left = self.journal(self.current)
        self.journal(self.previous).reopen()
        left.close()
        try:
            self._set_current(self.previous, NONE)
        except OSError:
            # Once it is closed, what flash says is open means the game before.
            if not left.is_over:
                raise
            self.current, self.previous = self.previous, NONE

    def delete(self, serial):
        """Delete a game for good."""
        self._disk.remove(folder(serial) + "/head")
        self._disk.remove_folder(folder(serial))

    def clean(self):
        """Delete what a power cut left of games half written or half deleted."""
        for name in self._disk.names():
            if _serial(name) and not self._is_game(name):
                self._try_to_delete(_serial(name))

    def _try_to_delete(self, serial):
        try:
            self.delete(serial)
        except OSError:
            pass  # it has no head, and is in nobody's way

    def _is_game(self, name):
        """Tell whether a folder holds a game: its head is there, whether it can be read or not."""
        try:
            return bool(_serial(name)) and self._disk.read(name + "/head") is not None
        except OSError:
            return True

    def keep_setup(self, name, setup):
        """Remember how a game was set up; losing it costs only a minute."""
        try:
            self._disk.replace(_SETUP + name, setup)
        except OSError:
            pass

    def last_setup(self, name):
        """Return what `keep_setup` kept, or None. It is to be checked."""
        return self._disk.read(_SETUP + name)

    def _set_current(self, current, previous):
        opened.note(self._disk, current, previous)
        self.current = current
        self.previous = previous

    def _load_current(self):
        serials = self.serials()
        found = [serial for serial in opened.noted(self._disk) or () if serial in serials]
        self.current = found[0] if found else self._newest_open(serials)
        self.previous = found[1] if len(found) > 1 else NONE

    def _newest_open(self, serials):
        for serial in reversed(serials):
            if not self.journal(serial).is_over:
                return serial
        return NONE


def _serial(name):
    """Return the serial number a folder name stands for, or NONE."""
    try:
        serial = int(name[1:], 16)
    except ValueError:
        return NONE
    return serial if serial > 0 and name == folder(serial) else NONE


def in_order(serials):
    """Return serial numbers, oldest first: those before the last are older than 1 and so on.

    So many games lie close together; the widest gap is between the newest and the oldest.
    """
    found = sorted([serial for serial in serials if serial])
    first = widest = 0
    for index in range(len(found)):
        gap = (found[index] - found[index - 1]) % LAST or LAST
        if gap > widest:
            first, widest = index, gap
    return found[first:] + found[:first]
