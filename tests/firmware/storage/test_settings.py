"""Settings: believed only when every bit is right, and never lost by a failed save."""

from host_tools.simulated.disk import SimDisk
from storage.settings import COUNT, Settings
from storage.settings_file import choices, decode, encode

_FILE = "settings.bin"
_OTHERS = bytes((5, 4, 1, 4, 3, 3))  # the last choice of each
_NEW = bytes(Settings(SimDisk()).values)


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


def test_a_choice_that_only_another_firmware_has_is_left_as_on_a_new_device():
    for index in range(COUNT):
        for wrong in (choices(index), 200, 255):
            values = bytearray(_OTHERS)
            values[index] = wrong

            loaded = decode(encode(values))

            for other in range(COUNT):
                expected = _NEW[other] if other == index else _OTHERS[other]
                assert loaded[other] == expected, (index, wrong, other)


def test_settings_of_a_firmware_with_fewer_or_more_are_taken_as_far_as_they_go():
    for count in range(COUNT + 1):
        assert decode(encode(_OTHERS[:count])) == _OTHERS[:count] + _NEW[count:], count
    assert decode(encode(_OTHERS + b"\x01\x02")) == _OTHERS


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
