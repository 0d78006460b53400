"""The journal on flash: small segments, sound or told, cut back without losing what is sound."""

from host_tools.simulated.cut_disk import AFTER, BEFORE, TapeDisk, cut_disk
from host_tools.simulated.disk import SimDisk
from storage.journal import Journal
from tests.firmware.expect import raises

_FOLDER = "g0001"


def _journal(disk):
    journal = Journal(disk, _FOLDER)
    journal.create(b"head", b"secret")
    return journal


def _grown(disk, count=40):
    """Return a journal with `count` records of 10 bytes."""
    journal = _journal(disk)
    for number in range(count):
        journal.keep(b"record %03d" % number)
    return journal


def _records(count):
    return b"".join([b"record %03d" % number for number in range(count)])


def _segments(disk):
    return [name for name in disk.names(_FOLDER) if len(name) == 3]


def test_a_game_has_no_head_before_its_secret_is_kept():
    for fail_at in range(2):
        disk = SimDisk()
        disk.fail_at = fail_at
        try:
            _journal(disk)
        except OSError:
            pass

        assert Journal(disk, _FOLDER).head() is None


def test_records_come_back_in_order():
    disk = SimDisk()
    _grown(disk)

    assert Journal(disk, _FOLDER).records() == _records(40)


def test_a_segment_stays_small_enough_to_lie_in_its_folder():
    disk = SimDisk()
    _grown(disk)

    sizes = [len(disk.read(_FOLDER + "/" + name)) for name in _segments(disk)]
    assert sizes == [90, 90, 90, 90, 40]


def test_a_record_is_one_write_to_flash():
    disk = SimDisk()
    journal = _journal(disk)
    for number in range(40):
        before = disk.writes
        journal.keep(b"record %03d" % number)
        assert disk.writes == before + 1


def test_a_journal_goes_on_behind_what_it_has_read():
    disk = SimDisk()
    _grown(disk, 12)
    journal = Journal(disk, _FOLDER)
    journal.records()
    journal.keep(b"record 012")

    assert Journal(disk, _FOLDER).records() == _records(13)
    assert _segments(disk) == ["000", "001"]


def test_a_failed_append_leaves_nothing_that_a_later_one_follows():
    # As after an error between writing and closing: the bytes got there, the caller was told no.
    disk = SimDisk()
    journal = _grown(disk, 3)
    disk.fail_at = disk.writes
    try:
        journal.keep(b"lost")
    except OSError:
        disk.files[_FOLDER + "/000"] += b"lo"
    journal.keep(b"record 003")

    assert Journal(disk, _FOLDER).records() == _records(4)


def test_a_failed_append_to_a_new_segment_is_forgotten_too():
    disk = SimDisk()
    journal = _grown(disk, 9)
    disk.fail_at = disk.writes
    try:
        journal.keep(b"record 009")
    except OSError:
        disk.files[_FOLDER + "/001"] = b"rec"
    journal.keep(b"record 009")

    assert Journal(disk, _FOLDER).records() == _records(10)


def test_a_log_can_be_cut_short_at_any_byte():
    whole = _records(40)
    for size in range(len(whole) + 1):
        disk = SimDisk()
        _grown(disk)
        journal = Journal(disk, _FOLDER)
        journal.cut_short(size)
        assert Journal(disk, _FOLDER).records() == whole[:size]
        journal.keep(b"+")
        assert Journal(disk, _FOLDER).records() == whole[:size] + b"+"


def test_cutting_short_never_loses_sound_bytes_whatever_fails():
    whole = _records(40)
    for fail_at in range(6):
        disk = SimDisk()
        _grown(disk)
        disk.fail_at = disk.writes + fail_at
        try:
            Journal(disk, _FOLDER).cut_short(145)
        except OSError:
            pass

        assert Journal(disk, _FOLDER).records()[:145] == whole[:145]


def test_a_missing_segment_is_not_stepped_over_in_silence():
    disk = SimDisk()
    _grown(disk)
    disk.remove(_FOLDER + "/001")

    assert Journal(disk, _FOLDER).records() == _records(40)[:90] + b"\x00" + _records(40)[180:]


def test_a_segment_that_cannot_be_read_is_told_by_a_byte_that_starts_no_record():
    for lost in ("000", "002", "004"):
        disk = SimDisk()
        _grown(disk)
        disk.read = _failing(disk.read, _FOLDER + "/" + lost)
        data = Journal(disk, _FOLDER).records()

        assert data[int(lost) * 90] == 0


def test_a_log_with_a_lost_segment_can_be_cut_short_and_gone_on_with():
    disk = SimDisk()
    _grown(disk)
    disk.remove(_FOLDER + "/001")
    journal = Journal(disk, _FOLDER)
    journal.cut_short(90)
    journal.keep(b"record 009")

    assert Journal(disk, _FOLDER).records() == _records(10)


def test_what_a_replacement_left_behind_is_no_segment():
    disk = SimDisk()
    _grown(disk, 3)
    disk.replace(_FOLDER + "/000.new", b"half")

    assert Journal(disk, _FOLDER).records() == _records(3)


def test_the_newest_marks_are_kept_and_no_more():
    disk = SimDisk()
    journal = _journal(disk)
    for number in range(1, 30):
        journal.save_mark(number, b"mark %d" % number)

    assert sorted(journal.marks()) == sorted([b"mark %d" % number for number in range(22, 30)])


def test_a_game_without_marks_has_none():
    assert _journal(SimDisk()).marks() == []


def test_a_closed_game_can_be_opened_again():
    journal = _journal(SimDisk())
    journal.close()
    assert journal.is_over
    journal.reopen()
    assert not journal.is_over


def _failing(read, lost):
    return lambda name: None if name == lost else read(name)


def test_full_segments_are_put_together_and_read_as_before():
    disk = SimDisk()
    _grown(disk, 400)

    assert Journal(disk, _FOLDER).records() == _records(400)
    names = _segments(disk)
    assert names[:2] == ["000", "016"]
    assert len(names) == 2 + 400 // 9 + 1 - 32
    journal = Journal(disk, _FOLDER)
    journal.records()
    journal.keep(b"record 400")
    assert Journal(disk, _FOLDER).records() == _records(401)


def test_segments_are_put_together_or_not_whenever_the_power_goes():
    disk = TapeDisk()
    _grown(disk, 9 * 16)
    first = len(disk.tape)
    journal = Journal(disk, _FOLDER)
    journal.records()
    journal.keep(b"record 144")

    for number in range(first, len(disk.tape)):
        for moment in (BEFORE, AFTER):
            left = cut_disk(disk.tape, number, moment, 0)
            count = len(Journal(left, _FOLDER).records()) // 10
            assert count >= 144
            assert Journal(left, _FOLDER).records() == _records(count)
            later = Journal(left, _FOLDER)
            later.records()
            for each in range(count, 320):
                later.keep(b"record %03d" % each)
            assert Journal(left, _FOLDER).records() == _records(320)


def test_a_log_put_together_can_be_cut_short_and_gone_on_with():
    whole = _records(330)
    for size in (0, 5, 95, 96, 97, 700, 1439, 1440, 1441, 2879, 2880, 2990, 3300):
        disk = SimDisk()
        _grown(disk, 330)
        disk.replace(_FOLDER + "/005", b"left by a cut of power")
        journal = Journal(disk, _FOLDER)
        journal.cut_short(size)
        assert Journal(disk, _FOLDER).records() == whole[:size], size
        for _ in range(200):
            journal.keep(b"0123456789")
        assert Journal(disk, _FOLDER).records() == whole[:size] + b"0123456789" * 200, size


def test_a_segment_that_flash_does_not_read_now_stops_the_reading():
    # Regression: it was taken for a damaged one, and cutting the log short was offered.
    disk = SimDisk()
    _grown(disk)
    read = disk.read

    def fail(name):
        if name == _FOLDER + "/002":
            raise OSError(5)
        return read(name)

    disk.read = fail

    raises(OSError, Journal(disk, _FOLDER).records)
    raises(OSError, Journal(disk, _FOLDER).cut_short, 300)
    disk.read = read
    assert Journal(disk, _FOLDER).records() == _records(40)
