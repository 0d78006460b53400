"""Files on the device's flash. A file grows at its end or is replaced whole, never overwritten."""

import os


class Disk:
    """Small files below one folder. Writing may raise OSError: full, worn or broken flash.

    A name may have one folder in front: "g0001/head". What is written is durable when
    the method returns.
    """

    def __init__(self, root):
        self._root = root
        self.make_folder("")

    def read(self, name):
        """Return a file's bytes, or None when there is no such file."""
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def append(self, name, data):
        """Add bytes to the end of a file, which is made when it is missing."""
        with open(self._path(name), "ab") as file:
            file.write(data)

    def replace(self, name, data):
        """Write a new file and rename it over the old one, so that a power cut leaves one."""
        fresh = self._path(name + ".new")
        with open(fresh, "wb") as file:
            file.write(data)
        os.rename(fresh, self._path(name))

    def remove(self, name):
        """Delete a file; a missing one is fine."""
        try:
            os.remove(self._path(name))
        except OSError:
            pass

    def names(self, folder=""):
        """Return what lies in a folder, in order; nothing when there is no such folder."""
        try:
            return sorted(os.listdir(self._path(folder)))
        except OSError:
            return []

    def make_folder(self, folder):
        """Make a folder; one that is there already is fine."""
        try:
            os.mkdir(self._path(folder))
        except OSError:
            pass

    def remove_folder(self, folder):
        """Delete a folder with everything in it."""
        for name in self.names(folder):
            self.remove(folder + "/" + name)
        try:
            os.rmdir(self._path(folder))
        except OSError:
            pass

    def free_bytes(self):
        """Return how much room is left."""
        stat = os.statvfs(self._root)
        return stat[0] * stat[3]

    def _path(self, name):
        return self._root + "/" + name if name else self._root
