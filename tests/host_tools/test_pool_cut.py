"""The pool of noise on littlefs itself: the power is cut at every operation of the flash."""

from drivers.pool import Pool
from drivers.verdict import TRUE
from host_tools.flash.chip import Cut, FlashChip, Image, Moment
from host_tools.flash.disk import format_disk, mount_disk
from host_tools.simulated.world import PowerCut

_GAMES = 4
_MOMENT = b"the same finger at the same time"


def _new_image() -> Image:
    chip = FlashChip()
    Pool(format_disk(chip)).fill(bytes(range(32)), TRUE, (2026, 11, 17))
    return chip.image


def _drawn(chip: FlashChip, count: int) -> list[bytes]:
    """Return the secrets that were handed out before the power went."""
    handed: list[bytes] = []
    try:
        disk = mount_disk(chip)
        for _ in range(count):
            handed.append(Pool(disk).draw(_MOMENT)[0])
    except PowerCut:
        pass
    return handed


def test_a_cut_at_any_operation_of_the_flash_never_repeats_a_draw() -> None:
    image = _new_image()
    whole = FlashChip(image)
    assert len(set(_drawn(whole, _GAMES))) == _GAMES
    assert whole.operations > 2 * _GAMES

    for number in range(whole.operations):
        for moment in Moment:
            for part in (1, 128, 255) if moment is Moment.TORN else (0,):
                chip = FlashChip(image, Cut(number, moment, part))
                before = _drawn(chip, _GAMES)
                assert chip.is_dead

                after = FlashChip(chip.image)
                later = _drawn(after, _GAMES)
                assert len(set(before + later)) == len(before) + _GAMES, (number, moment)
                assert Pool(mount_disk(FlashChip(after.image))).verdict == TRUE
