"""Weighs a course at every press, or plays it in a heap that cannot grow."""

from dataclasses import dataclass, field

from host_tools.bench.heap import NUDGES
from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import HOME, Course
from host_tools.evening.device import EveningDevice
from host_tools.micropython_vm.vm import VmError

HARD_HEAP_BYTES = 152_000  # what a chip has whose radio never starts inside the app
_BEFORE_BYTES = 4_800  # that live before the start, where the chip's own modules are built in


@dataclass
class Weights:
    """The most that lived on screens of each place, and where; names at the end."""

    most: dict[str, int] = field(default_factory=dict)
    where: dict[str, str] = field(default_factory=dict)
    first_home: int = 0
    names: int = 0


def weigh(lab: Laboratory, course: Course) -> Weights:
    """Play a course and weigh the device after each press, at some places in memory."""
    weights = Weights()
    least = [min(each) for each in zip(*(_play(lab, course, nudge) for nudge in NUDGES))]
    weights.first_home, weights.names = least[0], least[-1]
    for press, live in zip(course.presses, least[1:-1], strict=True):
        if live > weights.most.get(press.place, 0):
            weights.most[press.place] = live
            weights.where[press.place] = press.screen.rpartition(".")[2]
    weights.most[HOME] = least[-2]
    return weights


def _play(lab: Laboratory, course: Course, nudge: str) -> list[int]:
    """Return what lives at first, and after each press; names at the end."""
    with lab.compiled_board() as vm:
        device = EveningDevice(lab, vm, course.files, nudge)
        found = [device.live()]
        for press in course.presses:
            device.press(press)
            found.append(device.live())
        return [*found, device.names()]


def full_at(lab: Laboratory, course: Course, heap_bytes: int = HARD_HEAP_BYTES) -> str:
    """Play a course in a hard heap; return the screen on the way to which it was full, or ""."""
    with lab.compiled_board(heap_bytes=heap_bytes + _BEFORE_BYTES) as vm:
        vm.fence()
        at = "the launcher"
        try:
            device = EveningDevice(lab, vm, course.files)
            for number, press in enumerate(course.presses):
                at = f"{press.screen.rpartition('.')[2]}, press {number}"
                device.press(press)
        except VmError as error:
            if error.kind != "full":
                raise
            return at
    return ""
