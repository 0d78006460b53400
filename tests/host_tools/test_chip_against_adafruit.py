"""The chip model shows the same for two drivers that know nothing of each other.

One is ours, with our twin of `framebuf`; the other is `adafruit_ssd1306` as installed, unchanged,
with its own `adafruit_framebuf`.
"""

from collections.abc import Iterator
from random import Random

import pytest

from drivers.ssd1306 import Ssd1306
from framebuf import MONO_VLSB, FrameBuffer
from host_tools.adafruit_driver import adafruit_display
from host_tools.simulated.chip_ssd1306 import Ssd1306Chip

_ADDRESS = 0x3C
_SIZE = 1024


class PlainBus:
    """The two methods of `machine.I2C` that our driver uses."""

    def __init__(self, chip: Ssd1306Chip) -> None:
        self._chip = chip

    def writeto(self, address: int, buffer: bytes) -> None:
        assert address == _ADDRESS
        self._chip.write(buffer)

    def readfrom_into(self, address: int, buffer: bytearray) -> None:
        assert address == _ADDRESS
        buffer[:] = self._chip.read(len(buffer))


class Pair:
    """Both drivers, each with a chip of its own."""

    def __init__(self) -> None:
        self.our_chip, self.their_chip = Ssd1306Chip(), Ssd1306Chip()
        self.ours = Ssd1306(PlainBus(self.our_chip), _ADDRESS)
        self.ours.begin()
        self.theirs = adafruit_display(self.their_chip)

    def show(self, frame: bytes) -> None:
        self.ours.blit(FrameBuffer(bytearray(frame), 128, 64, MONO_VLSB), 0, 0)
        self.ours.show()
        self.theirs.buffer[1:] = frame
        self.theirs.show()

    def picture(self) -> bytes:
        """Return what both glasses show, which must be the same."""
        ours, theirs = self.our_chip.picture(), self.their_chip.picture()
        assert ours == theirs
        return ours


@pytest.fixture
def pair() -> Pair:
    return Pair()


def patterns() -> Iterator[tuple[str, bytes]]:
    """Yield frames with a name: plain, striped, chequered, single bits, noise, lettering."""
    for value in (0x00, 0xFF, 0xAA, 0x55, 0x0F, 0x81):
        yield f"all bytes {value:02x}", bytes([value]) * _SIZE
    for period in (2, 3, 7, 16, 64):
        columns = bytes(0xFF if x % period == 0 else 0 for x in range(128))
        yield f"every column in {period}", columns * 8
        yield (
            f"squares of {period}",
            bytes(0xF0 if x // period % 2 else 0x0F for x in range(_SIZE)),
        )
    for bit in (0, 7, 8 * 127, 8 * 128 + 3, 8 * _SIZE - 1):
        frame = bytearray(_SIZE)
        frame[bit // 8] = 1 << bit % 8
        yield f"bit {bit} alone", bytes(frame)
    for seed in range(20):
        random = Random(seed)
        yield f"noise {seed}", random.randbytes(_SIZE)
        share = [random.random() < 0.1 for _ in range(_SIZE)]
        yield f"sparse noise {seed}", bytes(random.randrange(256) * lit for lit in share)
    for seed in range(10):
        yield f"lettering {seed}", lettering(Random(f"letters {seed}"))


def lettering(random: Random) -> bytes:
    """Return lines of five-column signs with gaps, of a length each, as text would be."""
    lines = []
    for _ in range(8):
        signs = [random.randbytes(5) + b"\x00" for _ in range(random.randint(0, 21))]
        lines.append(b"".join(signs).ljust(128, b"\x00"))
    return b"".join(lines)


FRAMES = dict(patterns())


def turned(frame: bytes) -> bytes:
    """Return the frame turned by half a turn: all its bits the other way round."""
    return bytes(int(f"{value:08b}"[::-1], 2) for value in reversed(frame))


def test_there_are_at_least_fifty_frames_and_no_two_alike() -> None:
    assert len(FRAMES) == len(set(FRAMES.values())) >= 50


def test_each_frame_looks_the_same_through_both_drivers(pair: Pair) -> None:
    for name, frame in FRAMES.items():
        pair.show(frame)
        assert pair.picture() == frame, name


def test_each_frame_looks_the_same_after_half_a_turn(pair: Pair) -> None:
    pair.ours.set_flip(True)
    pair.theirs.rotate(False)
    for name, frame in FRAMES.items():
        pair.show(frame)
        assert pair.picture() == turned(frame), name


def test_turning_back_and_forth_with_a_picture_on_looks_the_same(pair: Pair) -> None:
    frame = FRAMES["noise 3"]
    pair.show(frame)
    for is_flipped in (True, False, True):
        pair.ours.set_flip(is_flipped)
        pair.theirs.rotate(not is_flipped)
        pair.theirs.show()  # it asks for a show() after a turn
        assert pair.picture() == (turned(frame) if is_flipped else frame)


def test_each_frame_looks_the_same_inverted(pair: Pair) -> None:
    pair.our_chip.write(b"\x00\xa7")  # our driver never asks for it
    pair.theirs.invert(True)
    for name, frame in FRAMES.items():
        pair.show(frame)
        assert pair.picture() == bytes(value ^ 0xFF for value in frame), name


def test_off_is_dark_and_on_brings_the_picture_back(pair: Pair) -> None:
    frame = FRAMES["lettering 1"]
    pair.show(frame)
    pair.ours.set_power(False)
    pair.theirs.poweroff()
    assert pair.picture() == bytes(_SIZE)
    pair.ours.set_power(True)
    pair.theirs.poweron()
    assert pair.picture() == frame


@pytest.mark.parametrize("level", [0, 1, 0x7F, 0xFF])
def test_contrast_arrives_through_both(pair: Pair, level: int) -> None:
    pair.ours.set_contrast(level)
    pair.theirs.contrast(level)
    assert pair.our_chip.contrast == pair.their_chip.contrast == level


def test_noise_of_the_power_on_is_gone_after_set_up(pair: Pair) -> None:
    assert pair.picture() == bytes(_SIZE)


def test_drawing_with_each_drivers_own_methods_looks_the_same(pair: Pair) -> None:
    random = Random("drawing")
    for _ in range(60):
        x, y = random.randrange(128), random.randrange(64)
        w, h = random.randint(1, 128 - x), random.randint(1, 64 - y)
        colour = random.randrange(2)
        for display in (pair.ours, pair.theirs):
            display.fill_rect(x, y, w, h, colour)
            display.hline(0, y, 128, 1 - colour)
            display.vline(x, 0, 64, 1 - colour)
            display.pixel(x, y, colour)
            display.show()
        pair.picture()


def test_our_driver_sends_nothing_when_nothing_changed_and_theirs_the_whole_frame(
    pair: Pair,
) -> None:
    pair.show(FRAMES["noise 1"])
    ours, theirs = pair.our_chip.bytes_received, pair.their_chip.bytes_received
    pair.show(FRAMES["noise 1"])
    assert pair.our_chip.bytes_received == ours
    assert pair.their_chip.bytes_received == theirs + 1037
