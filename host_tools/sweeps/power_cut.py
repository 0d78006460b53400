"""Pulls the battery at every moment of a long game on real littlefs, and looks what is left.

The game is played once; what each operation did to the flash is recorded. A cut is then the
flash as it was, plus as much of one operation as got through: a device boots from that.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random

from host_tools.exercises import long_game
from host_tools.exercises.survival import Survival
from host_tools.flash.chip import Cut, FlashChip, Image, Moment
from host_tools.flash.disk import mount_disk
from host_tools.simulated.session import Session
from host_tools.simulated.world import PowerCut
from host_tools.sweeps.recording import Recording, all_cuts, record
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread
from storage.disk import Disk

_BATCH = 40
_SPARSE = 5  # of a sample, not all that takes long


class Survivor:
    """Boots what is left after cuts of one recording.

    Only one in `sparse` of the second cuts is tried, and one in so many logs undone whole.
    """

    def __init__(self, recording: Recording, sparse: int = 1) -> None:
        self._recording = recording
        self._sparse = sparse
        self._survival = Survival(recording.steps, self.disk_after, sparse)
        self.second_cuts = 0

    def try_cut(self, cut: Cut) -> str:
        """Return what is wrong after a cut, or an empty text.

        Where the start after it writes to flash, the power is cut there once more.
        """
        step = self._survival.step_of(cut.number)
        image = self._recording.image(cut)
        chip = FlashChip(image)
        session = Session(mount_disk(chip))
        note = long_game.resume(session)
        seconds = all_cuts(chip.operations)[:: self._sparse]
        wrong = self._survival.judge(session, note, step)
        for second in [] if wrong else seconds:
            self.second_cuts += 1
            wrong = self._survival.examine(mount_disk(FlashChip(_cut_start(image, second))), step)
            if wrong:
                return f"{wrong}, with a second cut in the start after it: {second}"
        return wrong

    def tell(self, cut: Cut, wrong: str) -> str:
        """Return the whole story of a failure, or an empty text."""
        step = self._recording.steps[self._survival.step_of(cut.number)]
        return wrong and (
            f"After a cut of power in the word {step.word!r} (move {step.note.done}): {wrong}.\n"
            f"Try it alone:\n"
            f"  python -m host_tools.sweeps.power_cut {cut.number} {cut.moment.value} {cut.part}\n"
        )

    def disk_after(self, step: int) -> Disk:
        """Return the disk as it is after a step, nothing cut."""
        return mount_disk(FlashChip(self._recording.image_after(step)))


def _cut_start(image: Image, cut: Cut) -> Image:
    """Return what is left when the power goes while a device starts and resumes."""
    chip = FlashChip(image, cut)
    with suppress(PowerCut):
        long_game.resume(Session(mount_disk(chip)))
    assert chip.is_dead
    return chip.image


def chosen(cuts: list[Cut], seed: int, count: int) -> list[Cut]:
    """Return `count` of the cuts, the same ones for a seed, or all if there are no more."""
    if count >= len(cuts):
        return cuts
    return sorted(Random(seed).sample(cuts, count), key=lambda cut: cut.number)


def try_cuts(cuts: list[Cut], sparse: int = _SPARSE) -> tuple[list[str], int]:
    """Return what was wrong after each cut, and how many second cuts were tried."""
    survivor = Survivor(record(), sparse)
    wrongs = [survivor.tell(cut, survivor.try_cut(cut)) for cut in cuts]
    return wrongs, survivor.second_cuts


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Try `count` cuts, chosen by `seed`, or all of them if there are no more."""
    recording = record()
    every = all_cuts(len(recording.operations))
    cuts = chosen(every, seed, count)
    failure = ""
    second_cuts = 0
    for wrongs, seconds in _tried(cuts, workers, 1 if cuts is every else _SPARSE):
        advance(len(wrongs))
        second_cuts += seconds
        failure = failure or "".join(wrongs)
    return Report(
        f"{len(cuts):,} cuts of power in {len(recording.operations):,} operations on flash, and "
        f"{second_cuts:,} more in the start after one, over {len(recording.steps)} steps with "
        f"{recording.moves} moves.",
        failure,
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Try the one cut that the arguments name, as a failure prints it."""
    number, moment, part = argv if argv is not None else sys.argv[1:]
    cut = Cut(int(number), Moment(moment), int(part))
    [wrong], _ = try_cuts([cut], 1)
    print(wrong or "Nothing was lost.")
    return int(bool(wrong))


def _tried(cuts: list[Cut], workers: int, sparse: int) -> Iterator[tuple[list[str], int]]:
    batches = [cuts[at : at + _BATCH] for at in range(0, len(cuts), _BATCH)]
    try_batch = partial(try_cuts, sparse=sparse)
    return spread(try_batch, batches, workers)


if __name__ == "__main__":
    sys.exit(main())
