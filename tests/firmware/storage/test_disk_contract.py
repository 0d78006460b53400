"""The disk in memory keeps the contract of the firmware's own, and fails where it is told to."""

from host_tools.simulated.cut_disk import AFTER, BEFORE, TORN, TapeDisk, cut_disk
from host_tools.simulated.disk import SimDisk
from tests.firmware.expect import raises
from tests.firmware.storage.disk_contract import CHECKS


def test_the_disk_in_memory_keeps_the_contract():
    for check in CHECKS:
        check(SimDisk())


def test_the_disk_that_keeps_a_tape_keeps_the_contract():
    for check in CHECKS:
        check(TapeDisk())


def test_the_disk_in_memory_refuses_text():
    disk = SimDisk()
    for write in (disk.append, disk.replace):
        try:
            write("x", "text")
        except TypeError:
            continue
        raise AssertionError("text was written as if it were bytes")


def test_a_full_disk_refuses_every_write_and_keeps_what_it_has():
    disk = SimDisk()
    disk.append("log", b"kept")
    disk.is_full = True

    for write in (disk.append, disk.replace):
        try:
            write("log", b"more")
        except OSError:
            continue
        raise AssertionError("a full disk took it")
    raises(OSError, disk.make_folder, "a")

    assert disk.read("log") == b"kept"
    assert disk.names() == ["log"]
    assert disk.free_bytes() == 0


def test_one_write_can_be_made_to_fail():
    disk = SimDisk()
    disk.fail_at = 1
    disk.append("log", b"1")
    try:
        disk.append("log", b"2")
    except OSError:
        disk.append("log", b"3")

    assert disk.read("log") == b"13"
    assert disk.writes == 3


def test_a_copy_goes_its_own_way():
    disk = SimDisk()
    disk.make_folder("a")
    disk.append("a/x", b"1")
    twin = disk.copy()
    twin.append("a/x", b"2")

    assert (disk.read("a/x"), twin.read("a/x")) == (b"1", b"12")


def test_a_tape_gives_the_disk_of_every_moment():
    disk = TapeDisk()
    disk.make_folder("a")
    disk.append("a/x", b"1234")
    disk.append("a/x", b"5678")
    disk.replace("a/y", b"new")
    disk.remove_folder("a")

    assert cut_disk(disk.tape, 1, BEFORE, 0).names("a") == []
    assert cut_disk(disk.tape, 2, BEFORE, 0).read("a/x") == b"1234"
    assert cut_disk(disk.tape, 2, TORN, 128).read("a/x") == b"123456"
    assert cut_disk(disk.tape, 2, AFTER, 0).read("a/x") == b"12345678"
    assert cut_disk(disk.tape, 3, TORN, 128).read("a/y") is None
    assert cut_disk(disk.tape, len(disk.tape) - 1, BEFORE, 0).names("a") == []
    assert cut_disk(disk.tape, len(disk.tape) - 1, AFTER, 0).names() == []
