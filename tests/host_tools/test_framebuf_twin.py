"""The twin of `framebuf` equals MicroPython's own, and the fuzz would notice if it did not."""

import shlex

import pytest

from framebuf import MONO_VLSB, FrameBuffer
from host_tools.sweeps import framebuf_fuzz
from host_tools.sweeps.framebuf_fuzz import Difference, find_difference, main
from host_tools.sweeps.framebuf_operations import METHODS

_OPERATIONS = 10_000


class CarelessTwin(framebuf_fuzz.FrameBuffer):
    """A twin whose rectangles are one pixel too wide, now and then."""

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int, /) -> None:
        super().fill_rect(x, y, w + 1 if w == 7 else w, h, c)


@pytest.fixture(scope="module")
def difference() -> Difference:
    found = find_difference(1, _OPERATIONS, CarelessTwin)
    assert found is not None
    return found


def methods_of_the_twin() -> set[str]:
    return {name for name in vars(FrameBuffer) if not name.startswith("_")}


def test_twin_equals_the_real_framebuf_on_random_operations() -> None:
    found = find_difference(1, _OPERATIONS)
    assert found is None, str(found)


def test_fuzz_covers_every_method_of_the_twin() -> None:
    assert set(METHODS) == methods_of_the_twin() | {"FrameBuffer"}


def test_a_difference_names_its_operation_and_the_command_that_reruns_it(
    difference: Difference,
) -> None:
    assert difference.operation[0] == "fill_rect"
    assert difference.operation[2][2] == 7
    assert str(difference).endswith(difference.rerun)


def test_the_rerun_ends_in_exactly_the_same_difference(difference: Difference) -> None:
    seed, count = (int(word) for word in shlex.split(difference.rerun) if word.isdigit())
    assert count == difference.index + 1
    assert find_difference(seed, count, CarelessTwin) == difference
    assert find_difference(seed, count - 1, CarelessTwin) is None


def test_command_says_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seed", "5", "--operations", "150"]) == 0
    assert "150 operations from seed 5 on: the twin is equal." in capsys.readouterr().out


def test_command_fails_with_the_difference(
    difference: Difference,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(framebuf_fuzz, "find_difference", lambda seed, count: difference)
    assert main([]) == 1
    assert (
        "Run it again: python -m host_tools.sweeps.framebuf_fuzz --seed" in capsys.readouterr().out
    )


def test_methods_take_no_keywords() -> None:
    picture = FrameBuffer(bytearray(8), 8, 8, MONO_VLSB)
    with pytest.raises(TypeError):
        picture.fill(c=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        FrameBuffer(bytearray(8), 8, 8, format=MONO_VLSB)  # type: ignore[call-arg]


def test_formats_that_the_firmware_does_not_use_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="knows MONO_VLSB only"):
        FrameBuffer(bytearray(64), 8, 8, 3)


def test_memory_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(TypeError):
        FrameBuffer(bytes(8), 8, 8, MONO_VLSB)  # type: ignore[arg-type]


def test_numbers_that_overflow_on_the_device_are_refused() -> None:
    picture = FrameBuffer(bytearray(8), 8, 8, MONO_VLSB)
    with pytest.raises(OverflowError):
        picture.fill_rect(5, 0, (1 << 31) - 1, 1, 1)
    with pytest.raises(OverflowError):
        picture.ellipse(0, 0, 2000, 2000, 1)


def test_palette_of_one_colour_is_refused() -> None:
    picture = FrameBuffer(bytearray(8), 8, 8, MONO_VLSB)
    with pytest.raises(ValueError, match="two pixels wide"):
        picture.blit(picture, 0, 0, -1, (b"\x01", 1, 1, MONO_VLSB))


def test_methods_do_not_call_what_a_subclass_overrides() -> None:
    class Marked(FrameBuffer):
        def fill_rect(self, *arguments: int) -> None:
            raise AssertionError("the real fill() does not look here")

    memory = bytearray(8)
    Marked(memory, 8, 8, MONO_VLSB).fill(1)
    Marked(memory, 8, 8, MONO_VLSB).rect(0, 0, 8, 8, 0, True)
    assert memory == bytearray(8)


def test_a_subclass_may_use_any_attribute_name() -> None:
    class Named(FrameBuffer):
        def __init__(self) -> None:
            self.width = self.height = self.stride = self.memory = self._pixels = None
            super().__init__(bytearray(8), 8, 8, MONO_VLSB)

    named = Named()
    named.pixel(3, 3, 1)
    assert named.pixel(3, 3) == 1
