"""Settings: believed only when every bit is right, and never lost by a failed save."""

from host_tools.simulated.disk import SimDisk
from storage.settings import COUNT, Settings, choices, decode, encode

_FILE = "settings.bin"
_OTHERS = bytes((5, 4, 1, 4, 3, 3))  # the last choice of each


def saved(values=_OTHERS):
    """Return a disk with saved settings."""
    disk = SimDisk()
    settings = Settings(disk)
    settings.values[:] = values
    assert settings.save()
    return disk


def test_a_new_device_has_sound_settings():
    settings = Settings(SimDisk())

    assert settings.load()
    assert len(settings.values) == COUNT
    for index in range(COUNT):
        assert settings.values[index] < choices(index)


def test_what_is_saved_is_loaded():
    settings = Settings(saved())

    assert settings.load()
    assert settings.values == _OTHERS


def test_every_choice_of_every_setting_is_loaded_again():
    for index in range(COUNT):
        for choice in range(choices(index)):
            values = bytearray(COUNT)
            values[index] = choice

            assert decode(encode(values)) == values, (index, choice)


def test_every_flipped_bit_is_noticed():
    disk = saved()
    sound = disk.files[_FILE]
    for bit in range(len(sound) * 8):
        damaged = bytearray(sound)
        damaged[bit // 8] ^= 1 << bit % 8
        disk.files[_FILE] = bytes(damaged)
        settings = Settings(disk)
        before = bytes(settings.values)

        assert not settings.load(), bit
        assert settings.values == before, bit


def test_a_file_cut_short_or_grown_is_noticed():
    sound = saved().files[_FILE]

    for length in range(len(sound)):
        assert decode(sound[:length]) is None, length
    assert decode(sound + b"\x00") is None
    assert decode(b"") is None


def test_a_value_out_of_range_is_refused_even_with_a_right_checksum():
    for index in range(COUNT):
        for wrong in (choices(index), 200, 255):
            values = bytearray(COUNT)
            values[index] = wrong

            assert decode(encode(values)) is None, (index, wrong)


def test_too_many_or_too_few_values_are_refused():
    for count in (0, COUNT - 1, COUNT + 1):
        assert decode(encode(bytes(count))) is None, count


def test_a_file_of_another_version_is_refused():
    sound = saved().files[_FILE]

    for version in (0, 2, 255):
        assert decode(bytes((version,)) + sound[1:]) is None, version


def test_a_full_flash_says_so_and_keeps_what_was_saved():
    disk = saved()
    before = disk.files[_FILE]
    settings = Settings(disk)
    settings.load()
    settings.values[0] = 0
    disk.is_full = True

    assert not settings.save()

    assert disk.files[_FILE] == before
    assert settings.values[0] == 0
