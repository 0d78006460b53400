"""The firmware's disk on MicroPython's own files keeps the contract of every disk."""

import os

from host_tools.simulated.vm_errno import VmErrno
from storage import disk as disk_module
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
    known = disk_module.ENOENT, disk_module.EEXIST
    disk_module.ENOENT, disk_module.EEXIST = VmErrno.ENOENT, VmErrno.EEXIST
    try:
        for check in CHECKS:
            keeps(check)
    finally:
        disk_module.ENOENT, disk_module.EEXIST = known


def keeps(check):
    """Try one promise on an empty disk, and leave nothing behind."""
    disk = Disk(_ROOT, _Files)
    check(disk)
    for name in disk.names():
        is_folder = os.stat(_ROOT + "/" + name)[0] & 0x4000
        (disk.remove_folder if is_folder else disk.remove)(name)
    os.rmdir(_ROOT)
