"""A disk in memory whose power can be cut: every change to it is an operation that may not end.

It is as atomic as littlefs: a file is there as it was or as it shall be. In a nastier mood an
append may be torn, which no reader must fall for either. Runs on both interpreters.
"""

from host_tools.simulated.disk import SimDisk

BEFORE = "before"
TORN = "torn"  # only an append; on other operations it is as if the power went before
AFTER = "after"

APPEND = 0
REPLACE = 1
REMOVE = 2
MAKE_FOLDER = 3
REMOVE_FOLDER = 4

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.simulated.disk import Buffer

    Operation = tuple[int, str, bytes]


class TapeDisk(SimDisk):
    """A disk that notes every operation, so that any moment of it can be made again."""

    def __init__(self) -> None:
        super().__init__()
        self.tape: list[Operation] = []

    def append(self, name: str, data: "Buffer") -> None:
        """Add bytes to the end of a file."""
        self.tape.append((APPEND, name, bytes(data)))
        super().append(name, data)

    def replace(self, name: str, data: "Buffer") -> None:
        """Put a file in the place of the old one."""
        self.tape.append((REPLACE, name, bytes(data)))
        super().replace(name, data)

    def remove(self, name: str) -> None:
        """Delete a file."""
        self.tape.append((REMOVE, name, b""))
        super().remove(name)

    def make_folder(self, folder: str) -> bool:
        """Make a folder; return False when there was one already."""
        self.tape.append((MAKE_FOLDER, folder, b""))
        return super().make_folder(folder)

    def remove_folder(self, folder: str) -> None:
        """Delete a folder, file by file."""
        super().remove_folder(folder)
        self.tape.append((REMOVE_FOLDER, folder, b""))


def disk_after(tape: "list[Operation]", count: int) -> SimDisk:
    """Return a disk on which the first `count` operations were done."""
    disk = SimDisk()
    for number in range(count):
        perform(disk, tape[number], 256)
    return disk


def cut_disk(tape: "list[Operation]", number: int, moment: str, part: int) -> SimDisk:
    """Return what a cut of power at an operation leaves; a torn one gets to `part` of 256."""
    disk = disk_after(tape, number)
    if moment == AFTER:
        perform(disk, tape[number], 256)
    elif moment == TORN and tape[number][0] == APPEND:
        perform(disk, tape[number], part)
    return disk


def perform(disk: SimDisk, operation: "Operation", part: int) -> None:
    """Do an operation to a disk; of the bytes that it appends, so many in 256."""
    kind, name, data = operation
    if kind == APPEND:
        disk.append(name, data[: len(data) * part // 256])
    elif kind == REPLACE:
        disk.replace(name, data)
    elif kind == REMOVE:
        disk.remove(name)
    elif kind == MAKE_FOLDER:
        disk.make_folder(name)
    else:
        disk.remove_folder(name)
