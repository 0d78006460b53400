"""Plays courses in a heap that cannot grow, or that has no large piece left.

The first attempt of the heap to grow ends a course as the failure that it is.
"""

from collections.abc import Sequence

from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import Course
from host_tools.evening.device import EveningDevice, WrongPicture
from host_tools.micropython_vm.vm import VmError

HARD_HEAP_BYTES = 152_000  # what a chip has whose radio never starts inside the app
LARGEST_BYTES = 2048  # of one piece, after the start
_BEFORE_BYTES = 4_800  # that live before the start, where the chip's own modules are built in
WIDE_HEAP_BYTES = 320_000  # in which only the size of a piece matters


def full_at(lab: Laboratory, course: Course, heap_bytes: int = HARD_HEAP_BYTES) -> str:
    """Play a course in a hard heap; return the screen on the way to which it was full, or ""."""
    with lab.compiled_board(heap_bytes=heap_bytes + _BEFORE_BYTES) as vm:
        vm.fence()
        try:
            device = EveningDevice(lab, vm, course.files)
        except VmError as error:
            if error.kind != "full":
                raise
            return "the launcher"
        return _full_at(device, course)


def too_large_at(lab: Laboratory, course: Course, most_bytes: int = LARGEST_BYTES) -> str:
    """Play a course with no larger piece free; return the screen that wanted one, or ""."""
    with lab.compiled_board(heap_bytes=WIDE_HEAP_BYTES) as vm:
        device = EveningDevice(lab, vm, course.files)
        device.break_up(most_bytes)
        vm.fence()
        return _full_at(device, course)


def free_pieces(lab: Laboratory, courses: Sequence[Course]) -> list[int]:
    """Play courses one after the other in one hard heap, the device never switched off.

    Each is played at the same ticks, as if they had come round: whatever moves looks the same.
    Return the bytes of the largest free piece at first, and at home after each.
    """
    with lab.compiled_board(heap_bytes=HARD_HEAP_BYTES + _BEFORE_BYTES) as vm:
        vm.fence()
        device = EveningDevice(lab, vm, {})
        found = [device.largest_free()]
        for course in courses:
            device.put_on_flash(course.files)
            told = _full_at(device, course)
            if told:
                raise MemoryError(f"{course.name}: {told}")
            device.rest()
            found.append(device.largest_free())
        return found


def _full_at(device: EveningDevice, course: Course) -> str:
    for number, press in enumerate(course.presses):
        try:
            device.press(press)
        except WrongPicture as wrong:
            return f"{wrong}, press {number}"
        except VmError as error:
            if error.kind != "full":
                raise
            return f"{press.screen.rpartition('.')[2]}, press {number}"
    return ""
