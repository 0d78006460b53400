"""The firmware's modules in one file, where a build has put them: import reads them from there.

Small files fill whole blocks of the flash. As sources, or built into the chip, the modules are
found by themselves: then there is no such file, and nothing happens here.
`host_tools/shrink/archive.py` has the format.
"""

import sys
from binascii import crc32

from micropython import const

_FILE = "modules.zk"
_FOLDER = "/zk"
_NO_SUCH_FILE = const(2)
_A_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_NAME_BYTES = const(3)
_PLACE_BYTES = const(3)

_sums = bytearray()  # of the names that stand in texts: two bytes of checksum and a file each


class Archive:
    """What MicroPython needs of a file system to import from it. A file is called /zk<number>."""

    def __init__(self, path):
        self._path = path
        with open(path, "rb") as file:
            _sums[:] = file.read(_NAME_BYTES * file.read(1)[0])
        self._places = 1 + len(_sums)

    def mount(self, is_read_only, is_new):
        """Be mounted."""

    def umount(self):
        """Be let go of."""

    def stat(self, path):
        """Tell that something is a file; only compiled modules are."""
        if not path.startswith("/zk") or not path.endswith(".mpy"):
            raise OSError(_NO_SUCH_FILE)
        return _A_FILE

    def open(self, path, mode):
        """Return the archive, where a module begins. Who loads a module knows where it ends."""
        file = open(self._path, "rb")  # noqa: SIM115 - who imports closes it
        file.seek(self._places + _PLACE_BYTES * int(path[3:-4]))
        file.seek(int.from_bytes(file.read(_PLACE_BYTES), "little"))
        return file


def file_of(name):
    """Return the name by which to import a module whose name stood in a text."""
    wanted = crc32(name.encode()) & 0xFFFF
    for at in range(0, len(_sums), _NAME_BYTES):
        if _sums[at] | _sums[at + 1] << 8 == wanted:
            return "zk" + str(_sums[at + 2])
    return name


def _mount(path):
    """Import from the archive beside this file, if there is one."""
    try:
        found = Archive(path[: path.rfind("/") + 1] + _FILE)
    except OSError:
        return
    import vfs

    try:
        vfs.umount(_FOLDER)  # that of a firmware which did not start
    except OSError:
        pass
    vfs.mount(found, _FOLDER)
    sys.path.insert(0, _FOLDER)


_mount(__file__)
