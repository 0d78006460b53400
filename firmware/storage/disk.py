"""Files on the device's flash. A file grows at its end or is replaced whole, never overwritten.

Only "no such file" means that a file is not there. Whatever else flash answers is an OSError
for the caller: who took it for a missing file would soon write over one that is there.
"""

import os
from errno import EEXIST, ENOENT


class Disk:
    """Small files below one folder. Any method may raise OSError: full, worn or broken flash.

    A name may have one folder in front: "g0001/head". What is written is durable when
    the method returns. `files` and `open_file` are what this interpreter has under the
    names `os` and `open`, or a file system that offers the same.
    """

    def __init__(self, root, files=os, open_file=open):
        self._root = root
        self._files = files
        self._open = open_file
        try:
            self.make_folder("")
        except OSError:
            pass  # whoever writes will be told

    def read(self, name):
        """Return a file's bytes, or None when there is no such file."""
        try:
            with self._open(self._path(name), "rb") as file:
                return file.read()
        except OSError as error:
            return _unless(error, ENOENT)

    def append(self, name, data):
        """Add bytes to the end of a file, which is made when it is missing."""
        with self._open(self._path(name), "ab") as file:
            file.write(data)

    def replace(self, name, data):
        """Write a new file and rename it over the old one, so that a power cut leaves one."""
        fresh = self._path(name + ".new")
        with self._open(fresh, "wb") as file:
            file.write(data)
        self._files.rename(fresh, self._path(name))

    def remove(self, name):
        """Delete a file; a missing one is fine."""
        try:
            self._files.remove(self._path(name))
        except OSError as error:
            _unless(error, ENOENT)

    def names(self, folder=""):
        """Return what lies in a folder, in order; nothing when there is no such folder."""
        try:
            return sorted(self._files.listdir(self._path(folder)))
        except OSError as error:
            return _unless(error, ENOENT) or []

    def make_folder(self, folder):
        """Make a folder; return False when there was one already."""
        try:
            self._files.mkdir(self._path(folder))
        except OSError as error:
            return bool(_unless(error, EEXIST))
        return True

    def remove_folder(self, folder):
        """Delete a folder with everything in it."""
        for name in self.names(folder):
            self.remove(folder + "/" + name)
        try:
            self._files.rmdir(self._path(folder))
        except OSError as error:
            _unless(error, ENOENT)

    def free_bytes(self):
        """Return how much room is left."""
        stat = self._files.statvfs(self._root)
        return stat[0] * stat[3]

    def _path(self, name):
        return self._root + "/" + name if name else self._root


def _unless(error, expected):
    """Return None for the error that was expected, raise any other."""
    if error.args[0] != expected:
        raise error
