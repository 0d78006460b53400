"""One long game on real littlefs, recorded: what it did to the flash, and what must survive."""

import gc
from dataclasses import dataclass
from functools import cache

from host_tools.exercises import long_game
from host_tools.exercises.long_game import LongGame
from host_tools.exercises.survival import Step
from host_tools.flash.chip import Cut, FlashChip, Image, Moment, Operation, perform
from host_tools.flash.disk import format_disk, mount_disk
from host_tools.simulated.session import Session

WORDS = 420
SEED = 3

_PARTS = (1, 64, 128, 250)  # of 256: how far a torn operation gets
_SPOILT = (Moment.PARTIAL, Moment.ZEROED, Moment.GARBAGE)


@dataclass(frozen=True)
class Recording:
    """The steps, every operation, and the image of the flash before each of them."""

    steps: list[Step]
    operations: list[Operation]
    images: list[Image]
    moves: int

    def image(self, cut: Cut) -> Image:
        """Return what the flash holds after a cut."""
        blocks = list(self.images[cut.number])
        perform(blocks, self.operations[cut.number], cut)
        return tuple(blocks)

    def image_after(self, number: int) -> Image:
        """Return what the flash holds after a step."""
        is_last = number + 1 == len(self.steps)
        end = len(self.operations) if is_last else self.steps[number + 1].first
        return self.image(Cut(end - 1, Moment.AFTER))


class WatchedChip(FlashChip):
    """A chip that keeps every operation, and its image before it."""

    def __init__(self, image: Image) -> None:
        super().__init__(image)
        self.tape: list[Operation] = []
        self.images: list[Image] = []

    def _operate(self, operation: Operation) -> int:
        self.tape.append(operation)
        self.images.append(self.image)
        return super()._operate(operation)


def new_image() -> Image:
    """Return the flash of a new device, with its file system."""
    chip = FlashChip()
    format_disk(chip)
    return chip.image


@cache
def record(words: int = WORDS, seed: int = SEED) -> Recording:
    """Play the game once, without any cut."""
    chip = WatchedChip(new_image())
    game = LongGame(Session(mount_disk(chip)).boot(), seed)
    steps = []
    for word in long_game.words(words, seed):
        first = len(chip.tape)
        steps.append(Step(word, first, game.play(word), game.past))
    # The firmware collects garbage often, and need not look through all this each time.
    gc.freeze()
    return Recording(steps, chip.tape, chip.images, game.moves)


def all_cuts(operations: int) -> list[Cut]:
    """Return every cut of so many operations: before, in several ways within, and after each."""
    found = []
    for number in range(operations):
        found.append(Cut(number, Moment.BEFORE))
        found += [Cut(number, Moment.TORN, part) for part in _PARTS]
        found += [Cut(number, moment) for moment in _SPOILT]
        found.append(Cut(number, Moment.AFTER))
    return found
