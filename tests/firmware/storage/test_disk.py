"""Disk: a file is there whole or not at all, wherever the power goes."""

import os
import sys

from host_tools.simulated.vm_errno import VmErrno
from host_tools.simulated.world import PowerCut
from storage import disk as disk_module
from storage.disk import Disk
from tests.firmware.expect import raises

_OLD = b"what was there before"
_NEW = b"what comes after it, a little longer"


class Flash:
    """Files in memory behind `open` and `os`. After `steps` bytes or renames the power goes."""

    def __init__(self):
        self.files = {}
        self.steps = 1_000_000

    def spend(self):
        if self.steps == 0:
            raise PowerCut
        self.steps -= 1

    def open(self, path, mode):
        if mode == "rb":
            if path not in self.files:
                raise OSError(2)
            return Reading(self.files[path])
        assert mode == "wb"
        self.spend()
        self.files[path] = b""
        return Writing(self, path)

    def mkdir(self, path):
        raise OSError(17)

    def rename(self, old, new):
        self.spend()
        self.files[new] = self.files.pop(old)


class Reading:
    """A file opened to be read."""

    def __init__(self, data):
        self._data = data

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False

    def read(self):
        return self._data


class Writing(Reading):
    """A file opened to be written: each byte is a step."""

    def __init__(self, flash, path):
        super().__init__(b"")
        self._flash = flash
        self._path = path

    def write(self, data):
        for index in range(len(data)):
            self._flash.spend()
            self._flash.files[self._path] += data[index : index + 1]


def disk_on(flash):
    """Return the real disk, working on that flash."""
    return Disk("/data", flash, flash.open)


def test_a_power_cut_at_any_step_leaves_the_old_or_the_new_file():
    flash = Flash()
    outcomes = []
    for steps in range(len(_NEW) + 3):
        flash.files = {"/data/a": _OLD}
        flash.steps = steps
        try:
            disk_on(flash).replace("a", _NEW)
        except PowerCut:
            pass
        flash.steps = 1_000_000
        outcomes.append(disk_on(flash).read("a"))
    assert outcomes == [_OLD] * (len(_NEW) + 2) + [_NEW]


def test_a_half_written_file_of_an_earlier_cut_is_in_nobodys_way():
    flash = Flash()
    flash.files = {"/data/a": _OLD}
    flash.steps = 5
    raises(PowerCut, disk_on(flash).replace, "a", _NEW)
    flash.steps = 1_000_000

    disk_on(flash).replace("a", _NEW)

    assert flash.files == {"/data/a": _NEW}


def test_a_file_that_is_not_there_reads_as_none():
    disk = disk_on(Flash())

    assert disk.read("a") is None
    disk.replace("a", b"")
    assert disk.read("a") == b""


def test_real_files_are_replaced_and_read_back():
    folder = a_folder()
    disk = Disk(folder)

    for data in (_OLD, _NEW, bytes(range(256))):
        disk.replace("a", data)

        assert Disk(folder).read("a") == data
    assert missing(disk) is None
    os.remove(folder + "/a")
    os.rmdir(folder)


def missing(disk):
    """Return what a file that is not there reads as, whatever number this interpreter has."""
    if sys.implementation.name != "micropython":
        return disk.read("b")
    known = disk_module.ENOENT
    disk_module.ENOENT = VmErrno.ENOENT
    try:
        return disk.read("b")
    finally:
        disk_module.ENOENT = known


def a_folder():
    """Return the name of a folder that may or may not be there already."""
    if sys.implementation.name == "micropython":
        return "/disk_under_test"
    from tempfile import mkdtemp

    return mkdtemp()
