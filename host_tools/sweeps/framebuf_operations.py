"""Random scenes and drawing operations for `framebuf`, the same ones for the same seed.

They are plain literals, so that `repr` carries them to MicroPython. The first operations of a
seed do not depend on how many follow.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

Scene: TypeAlias = tuple[list[str], list[tuple[int, int, tuple[int, ...], bool]]]
Operation: TypeAlias = tuple[str, int, tuple[Any, ...]]

_MONO_VLSB = 0
_OBJECTS = 4  # the first pictures of a scene are drawn on; the rest are only read
_SOURCES = 6
_PALETTES = (6, 7)
_COLOURS = (0, 1, 0, 1, 2, -1, 255, 256, True, False)
_KEYS = (-1, 0, 1, 2, -2, 256)
_FLAGS = (True, False, 1, 0, None, "yes", "")
_HUGE = (1 << 30) - 1  # two of them still fit into the device's words
_WRONG = (None, "1", 1.5, (1,), 1 << 31, -1 << 31, 1 << 40)
_WRONG_SHARE = 0.04
# Not the length of a memory nor the number of a source, which `replay` itself makes use of; and
# not the colour of a pixel, because for one outside only the twin looks at it.
_SPOILABLE = {"FrameBuffer": (1, 3), "blit": (1, 2), "pixel": (0, 1)}


def make_scene(seed: int) -> Scene:
    """Return memories full of noise and the pictures on them: four objects, two tuples, palettes.

    The fourth object shares the memory of the first, so that some copies overlap.
    """
    random = Random(f"scene {seed}")
    memories, pictures = [], []
    for number in range(_SOURCES - 1):
        shape, length = _shape(random)
        offset = random.randint(0, 2)
        memories.append(random.randbytes(offset + length + random.randint(0, 3)).hex())
        pictures.append((number, offset, shape, number < _OBJECTS - 1))
    pictures.insert(_OBJECTS - 1, (0, *_shape_within(random, len(memories[0]) // 2), True))
    for number in range(_SOURCES - 1, _SOURCES - 1 + len(_PALETTES)):
        memories.append(random.randbytes(8).hex())
        shape = (random.randint(2, 8), random.randint(1, 8), _MONO_VLSB)
        pictures.append((number, 0, shape, random.random() < 0.5))
    return memories, pictures


def make_operations(seed: int) -> Iterator[Operation]:
    """Yield operations without end, over every method and the constructor."""
    random = Random(f"operations {seed}")
    methods = list(METHODS)
    weights = [weight for weight, _ in METHODS.values()]
    while True:
        method = random.choices(methods, weights)[0]
        arguments = METHODS[method][1](random)
        if random.random() < _WRONG_SHARE:
            arguments = _spoil(random, method, arguments)
        yield method, random.randrange(_OBJECTS), arguments


def _shape(random: Random) -> tuple[tuple[int, ...], int]:
    width, height = random.choice(((128, 64), (random.randint(1, 140), random.randint(1, 70))))
    stride = width + random.choice((0, 0, 1, random.randint(0, 20)))
    shape = (width, height, _MONO_VLSB)
    length = (height - 1) // 8 * stride + width
    return (shape if stride == width else (*shape, stride)), length


def _shape_within(random: Random, length: int) -> tuple[int, tuple[int, ...]]:
    width = random.randint(1, min(length, 140))
    offset = random.randint(0, length - width)
    pages = (length - offset) // width
    return offset, (width, random.randint(1, min(pages * 8, 70)), _MONO_VLSB)


def _spoil(random: Random, method: str, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Put one wrong argument in, leave one out or add one."""
    first, last = _SPOILABLE.get(method, (0, len(arguments) - 1))
    at = random.randint(first, last)
    return random.choice(
        (
            (*arguments[:at], random.choice(_WRONG), *arguments[at + 1 :]),
            arguments[:-1] if len(arguments) > 1 else (),
            (*arguments, *[1] * 6),
        )
    )


def _place(random: Random) -> int:
    kind = random.random()
    if kind < 0.05:
        return random.choice((-_HUGE, _HUGE, random.randint(-_HUGE, _HUGE)))
    if kind < 0.15:
        return random.randint(-150, 300)
    return random.randint(-10, random.choice((40, 72, 140)))


def _length(random: Random) -> int:
    return random.choice((random.randint(-2, 12), random.randint(0, 150), _place(random)))


def _near(random: Random) -> int:
    return random.choice((random.randint(0, 130), random.randint(-100, 300)))


def _colour(random: Random) -> int:
    return random.choice(_COLOURS)


def _some(random: Random, *options: Any) -> tuple[Any, ...]:
    return options[: random.randint(0, len(options))]


def _fill(random: Random) -> tuple[Any, ...]:
    return (_colour(random),)


def _fill_rect(random: Random) -> tuple[Any, ...]:
    return _place(random), _place(random), _length(random), _length(random), _colour(random)


def _pixel(random: Random) -> tuple[Any, ...]:
    return _place(random), _place(random), *_some(random, _colour(random))


def _straight(random: Random) -> tuple[Any, ...]:
    return _place(random), _place(random), _length(random), _colour(random)


def _rect(random: Random) -> tuple[Any, ...]:
    return *_fill_rect(random), *_some(random, random.choice(_FLAGS))


def _line(random: Random) -> tuple[Any, ...]:
    return _near(random), _near(random), _near(random), _near(random), _colour(random)


def _ellipse(random: Random) -> tuple[Any, ...]:
    radii = [random.choice((random.randint(-3, 40), random.randint(0, 160))) for _ in "xy"]
    options = _some(random, random.choice(_FLAGS), random.randint(-1, 20))
    return _place(random), _place(random), *radii, _colour(random), *options


def _blit(random: Random) -> tuple[Any, ...]:
    palette = random.choice((None, *_PALETTES))
    options = _some(random, random.choice(_KEYS), palette)
    return random.randrange(_SOURCES), _place(random), _place(random), *options


def _scroll(random: Random) -> tuple[Any, ...]:
    steps = (random.randint(-9, 9), random.randint(-9, 9)), (_place(random), _place(random))
    return random.choice(steps)


def _frame_buffer(random: Random) -> tuple[Any, ...]:
    width, height = random.randint(-1, 40), random.randint(-1, 40)
    stride = width + random.randint(-2, 5)
    length = max(0, (height - 1) // 8 * stride + width + random.randint(-2, 2))
    kind = random.choice((_MONO_VLSB, _MONO_VLSB, _MONO_VLSB, 99, -1))
    return length, width, height, kind, *_some(random, random.choice((stride, 1 << 16)))


# How often, and how. A fill wipes out the noise that shows up mistakes, so it is rare.
METHODS: dict[str, tuple[int, Callable[[Random], tuple[Any, ...]]]] = {
    "FrameBuffer": (2, _frame_buffer),
    "blit": (12, _blit),
    "ellipse": (4, _ellipse),
    "fill": (1, _fill),
    "fill_rect": (4, _fill_rect),
    "hline": (3, _straight),
    "line": (4, _line),
    "pixel": (4, _pixel),
    "rect": (4, _rect),
    "scroll": (5, _scroll),
    "vline": (3, _straight),
}
