"""Files on the device's flash. A file is replaced whole and atomically, never overwritten."""

import os


class Disk:
    """A folder of small files. Every method may raise OSError: full, worn or broken flash."""

    def __init__(self, folder):
        self._folder = folder
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it is there already

    def read(self, name):
        """Return a file's bytes, or None when there is no such file."""
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def replace(self, name, data):
        """Write a new file and rename it over the old one, so that a power cut leaves one."""
        fresh = self._path(name + ".new")
        with open(fresh, "wb") as file:
            file.write(data)
        os.rename(fresh, self._path(name))

    def _path(self, name):
        return self._folder + "/" + name
