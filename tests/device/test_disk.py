"""The firmware's disk on MicroPython's own files keeps the contract of every disk."""

import os

from storage.disk import Disk
from tests.firmware.storage.disk_contract import CHECKS

_ROOT = "/disk_contract"


class _Files:
    """The interpreter's `os`; the virtual board's has no `statvfs`."""

    listdir = os.listdir
    mkdir = os.mkdir
    remove = os.remove
    rename = os.rename
    rmdir = os.rmdir

    @staticmethod
    def statvfs(path):
        return (4096, 4096, 512, 400)


def test_the_firmwares_disk_keeps_the_contract():
    for check in CHECKS:
        disk = Disk(_ROOT, _Files)
        check(disk)
        for name in disk.names():
            disk.remove(name)
            disk.remove_folder(name)
        os.rmdir(_ROOT)
