"""The firmware's modules in one file, where a build has put them, known by their numbers.

Small files fill whole blocks of the flash, and MicroPython keeps every name for good, those of
files and modules too: so a build has one file, and all that is in it is imported by one name.
As sources, or built into the chip, the modules are found by themselves: then there is no such
file, and nothing happens here. `host_tools/shrink/archive.py` has the format.
"""

import gc
import sys
from binascii import crc32

from micropython import const

_FILE = "modules.zk"
_FOLDER = "/zk"
_MODULE = "zk"  # whichever is wanted
_PATH = "/zk.mpy"
_ALL_NAMES = const(0)  # the file that has every name of the firmware, and does nothing
_NO_SUCH_FILE = const(2)
_A_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_NAMES_AT = const(517)  # behind the dictionary, which is the unpacker's
_NAME_BYTES = const(4)
_PLACE_BYTES = const(3)
_PACKED = const(1 << 23)  # in a place
_MOST_LOADED = const(37)  # modules at a time: the room of a dict of MicroPython

PLACE = __file__[: __file__.rfind("/") + 1]  # the folder of the firmware; data lies there, too
loaded: dict = {}  # the modules that were read from the file, by number
_archives: list = []  # the one that is mounted
unpacker: list = [None]  # what reads packed modules; the app lets go of its three kilobytes
_kind: list = [None]  # its class, which stays while a game is open


class Archive:
    """What MicroPython needs of a file system to import from it: one file, the one `wanted`."""

    def __init__(self, path):
        self.wanted = 0
        self.depth = 0  # of modules that are on their way
        self._path = path
        self._places = _NAMES_AT + 2 + len(self.names())

    def names(self):
        """Return checksum and number, two bytes each, of names that are put together as texts."""
        with open(self._path, "rb") as file:
            file.seek(_NAMES_AT)
            return file.read(_NAME_BYTES * int.from_bytes(file.read(2), "little"))

    def mount(self, is_read_only, is_new):
        """Be mounted."""

    def umount(self):
        """Be let go of."""

    def stat(self, path):
        """Tell that there is one file."""
        if path != _PATH:
            raise OSError(_NO_SUCH_FILE)
        return _A_FILE

    def open(self, path, mode):
        """Return the archive, where a module begins. Who loads a module knows where it ends."""
        file = open(self._path, "rb")  # noqa: SIM115 - who imports closes it
        file.seek(self._places + _PLACE_BYTES * self.wanted)
        place = int.from_bytes(file.read(_PLACE_BYTES), "little")
        if place & _PACKED:
            return _unpacker(file).begin(file, place & ~_PACKED)
        file.seek(place)
        return file


def fetch(number):
    """Return the module with a number, reading it when it is not loaded."""
    if number not in loaded:
        archive = _archives[0]
        if not archive.depth:
            gc.collect()  # what is loaded now shall lie close together
        archive.depth += 1
        archive.wanted = number
        other = sys.modules.get(_MODULE)  # one that is on its way, and needs this one
        _free_the_name()
        try:
            loaded[number] = __import__(_MODULE)
        finally:
            archive.depth -= 1
            _free_the_name()
            if other:
                sys.modules[_MODULE] = other
    return loaded[number]


def key_of(name):
    """Return by what a module is known whose name stood in a text: its number, or that name."""
    if not _archives:
        return name
    if name.isdigit():
        return int(name)
    wanted = crc32(name.encode()) & 0xFFFF
    sums = _archives[0].names()
    for at in range(0, len(sums), _NAME_BYTES):
        if sums[at] | sums[at + 1] << 8 == wanted:
            return sums[at + 2] | sums[at + 3] << 8
    return name


def put_away_unpacker():
    """Let go of what reads packed modules: of three kilobytes, and of an open file."""
    if unpacker[0]:
        unpacker[0].file.close()
        unpacker[0] = None


def forget_unpacker():
    """Let go of all of it: what stays at home would lie in the middle of the heap."""
    put_away_unpacker()
    _kind[0] = None


def _unpacker(file):
    if not (unpacker[0] and unpacker[0].is_ready):
        put_away_unpacker()
        if _kind[0] is None:
            from unpacker import Unpacker

            _kind[0] = Unpacker
        unpacker[0] = _kind[0](file)
    return unpacker[0]


def _free_the_name():
    # MicroPython leaves the value in the place of a deleted key: only None lets go of it.
    sys.modules[_MODULE] = None  # type: ignore[assignment]
    del sys.modules[_MODULE]


def _mount(place):
    """Import from the archive in a folder, if there is one."""
    try:
        found = Archive(place + _FILE)
    except OSError:
        return
    import builtins

    import vfs

    try:
        vfs.umount(_FOLDER)  # that of a firmware which did not start
    except OSError:
        pass
    vfs.mount(found, _FOLDER)
    sys.path.insert(0, _FOLDER)
    _archives[:] = [found]
    loaded.clear()
    forget_unpacker()
    setattr(builtins, _MODULE, fetch)  # what imports became
    # Names stay for good, in a table that doubles in one piece: all come now, side by side, and
    # not one by one into the holes of a full heap.
    fetch(_ALL_NAMES)
    loaded.clear()
    forget_unpacker()
    # A dict that grows moves to where there is room just then, and stays there.
    for number in range(_MOST_LOADED):
        loaded[number] = None
    for number in range(_MOST_LOADED):
        del loaded[number]


_mount(PLACE)
