"""All saved games: which is open, which goes first, and what a cut of power may leave of them."""

from host_tools.simulated.cut_disk import AFTER, BEFORE, TapeDisk, cut_disk
from host_tools.simulated.disk import SimDisk
from storage.saves import LAST, MOST, NONE, Saves


def _saves(disk, count):
    saves = Saves(disk)
    for _ in range(count):
        saves.create(b"head", b"secret")
    return saves


def test_a_new_disk_has_no_games():
    saves = Saves(SimDisk())

    assert saves.serials() == []
    assert (saves.current, saves.previous) == (NONE, NONE)
    assert saves.has_room()


def test_games_are_numbered_in_the_order_they_were_started():
    saves = _saves(SimDisk(), 3)

    assert saves.serials() == [1, 2, 3]
    assert (saves.current, saves.previous) == (3, 2)


def test_what_is_open_is_known_after_a_restart():
    disk = SimDisk()
    _saves(disk, 3).open(2)
    saves = Saves(disk)

    assert (saves.current, saves.previous) == (2, NONE)


def test_there_is_room_for_so_many_games_and_no_more():
    saves = _saves(SimDisk(), MOST)

    assert not saves.has_room()
    saves.delete(1)
    assert saves.has_room()


def test_there_is_no_room_on_a_disk_that_is_nearly_full():
    disk = SimDisk()
    disk.free = 32_767

    assert not Saves(disk).has_room()


def test_the_oldest_game_that_is_over_goes_first():
    saves = _saves(SimDisk(), 5)
    saves.journal(3).close()
    saves.journal(2).close()

    assert saves.next_to_go() == 2


def test_an_open_game_never_goes():
    saves = _saves(SimDisk(), 5)
    assert saves.next_to_go() == NONE

    # Even if it is marked as over: it is the one in play, or the one that undo goes back to.
    saves.journal(4).close()
    saves.journal(5).close()
    assert saves.next_to_go() == NONE


def test_a_damaged_note_of_what_is_open_falls_back_on_the_newest_open_game():
    disk = SimDisk()
    saves = _saves(disk, 3)
    saves.journal(3).close()
    good = disk.read("current")
    for data in (b"", good[:-1], good + b"\x00", bytes(8), b"\xff" * 8):
        disk.replace("current", data)
        assert Saves(disk).current == 2
    for bit in range(64):
        flipped = bytearray(good)
        flipped[bit // 8] ^= 1 << bit % 8
        disk.replace("current", flipped)
        assert Saves(disk).current == 2


def test_undoing_new_game_brings_the_one_before_back():
    disk = SimDisk()
    saves = _saves(disk, 2)
    saves.journal(1).close()
    saves.undo_new_game()

    assert (saves.current, saves.previous) == (1, NONE)
    assert saves.serials() == [1, 2]  # a seal that was shown stays
    assert saves.journal(2).is_over and not saves.journal(1).is_over
    assert Saves(disk).current == 1


def test_undoing_new_game_on_a_full_flash_is_done_for_good_or_refused():
    # Regression: neither note could be written, and the next start opened the game left behind.
    disk = SimDisk()
    saves = _saves(disk, 2)
    disk.is_full = True
    try:
        saves.undo_new_game()
        is_done = True
    except OSError:
        is_done = False

    assert not is_done
    assert saves.current == Saves(disk).current == 2


def test_undoing_new_game_is_done_or_not_whenever_the_power_goes():
    disk = TapeDisk()
    saves = _saves(disk, 2)
    saves.journal(1).close()
    first = len(disk.tape)
    saves.undo_new_game()

    seen = []
    for number in range(first, len(disk.tape)):
        for moment in (BEFORE, AFTER):
            left = Saves(cut_disk(disk.tape, number, moment, 0))
            assert left.serials() == [1, 2]
            assert (left.current, left.previous) in ((2, 1), (1, NONE))
            assert left.current == 2 or not left.journal(1).is_over
            seen.append(left.current)
    assert seen == sorted(seen, reverse=True)


def test_a_new_game_is_there_or_not_whenever_the_power_goes():
    disk = TapeDisk()
    saves = _saves(disk, 1)
    first = len(disk.tape)
    saves.create(b"head", b"secret")

    for number in range(first, len(disk.tape)):
        for moment in (BEFORE, AFTER):
            left = Saves(cut_disk(disk.tape, number, moment, 0))
            assert (left.current, left.previous) in ((1, NONE), (2, 1))
            left.create(b"head", b"secret")
            assert left.journal(left.current).head() == b"head"
            assert left.journal(left.current).records() == b""


def test_a_game_that_could_not_be_written_is_gone_again():
    for fail_at in range(3):
        disk = SimDisk()
        saves = _saves(disk, 2)
        disk.fail_at = disk.writes + fail_at
        try:
            saves.create(b"head", b"secret")
        except OSError:
            pass
        assert saves.serials() == [1, 2]
        assert (saves.current, saves.previous) == (2, 1)
        assert Saves(disk).current == 2


def test_what_is_half_deleted_is_cleaned_away():
    disk = SimDisk()
    saves = _saves(disk, 2)
    disk.remove("g0001/head")
    saves.create(b"head", b"secret")

    assert disk.names() == ["current", "g0002", "g0003"]


def test_a_head_that_cannot_be_read_is_no_reason_to_delete_a_game():
    # Regression: a head that gave an error on reading was taken for one that was missing.
    disk = SimDisk()
    saves = _saves(disk, 2)
    disk.read = _failing(disk.read, "g0001/head")
    saves.create(b"head", b"secret")

    assert saves.serials() == [1, 2, 3]


def test_folders_of_others_are_left_alone():
    disk = SimDisk()
    for name in ("g1", "g00010", "gzzzz", "g-001", "G0001", "photos"):
        disk.make_folder(name)
    saves = _saves(disk, 1)

    assert saves.serials() == [1]
    assert len(disk.names()) == 8


def _failing(read, lost):
    def read_or_fail(name):
        if name == lost:
            raise OSError(5)
        return read(name)

    return read_or_fail


class _Unlisted(SimDisk):
    """A disk whose list of a folder is short, as littlefs's is after an error on the way."""

    def __init__(self):
        super().__init__()
        self.hidden = ()

    def names(self, folder=""):
        return [name for name in super().names(folder) if name not in self.hidden]


def test_a_game_that_a_list_left_out_is_not_written_over():
    # Regression: its head and its secret were replaced by those of the new game.
    disk = _Unlisted()
    _saves(disk, 2)
    disk.hidden = ("g0001", "g0002")
    Saves(disk).create(b"other head", b"other secret")

    disk.hidden = ()
    assert disk.read("g0001/head") == disk.read("g0002/head") == b"head"
    assert Saves(disk).serials() == [1, 2, 3]


def test_a_head_that_cannot_be_removed_keeps_its_game():
    # Regression: everything but the head was deleted.
    disk = SimDisk()
    saves = _saves(disk, 2)
    saves.journal(1).keep(b"record")
    disk.remove = _failing(disk.remove, "g0001/head")
    try:
        saves.delete(1)
        raise AssertionError("it was deleted")
    except OSError:
        pass

    assert saves.journal(1).records() == b"record"


def test_serial_numbers_begin_again_behind_the_last():
    disk = SimDisk()
    saves = _saves(disk, 1)
    disk.folders = ["", "gfffe"]
    disk.files = {"gfffe/head": b"head", "gfffe/secret": b"secret"}
    saves = Saves(disk)
    for _ in range(3):
        saves.create(b"head", b"secret")

    assert saves.serials() == [LAST - 1, LAST, 1, 2]
    assert (saves.current, saves.previous) == (2, 1)
    assert Saves(disk).current == 2
    saves.journal(LAST - 1).close()
    assert saves.next_to_go() == LAST - 1


def test_a_number_that_is_taken_is_left_out_when_they_begin_again():
    disk = SimDisk()
    disk.folders = ["", "g0001", "gffff"]
    disk.files = {"g0001/head": b"old head", "gffff/head": b"head"}
    saves = Saves(disk)
    saves.create(b"head", b"secret")

    assert saves.current == 2
    assert disk.read("g0001/head") == b"old head"
