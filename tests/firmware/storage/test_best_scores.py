"""Best scores: a list for each key, the best first, five at most, damaged ones kept aside."""

from host_tools.simulated.disk import SimDisk
from storage import best_scores
from storage.best_scores import BestScores

TODAY = 26 << 9 | 11 << 5 | 19
GAME, KEY = "orchard", b"the old tree"


def _book(disk=None, day=TODAY):
    return BestScores(disk or SimDisk(), lambda: day)


def _seal(number):
    return bytes((number, 1, 2, 3)) + b"more of it"


def _points(book, key=KEY):
    return [score.points for score in book.scores(GAME, key)]


def test_the_best_stands_first_and_of_equal_ones_the_older():
    book = _book()

    places = [
        book.note(GAME, KEY, _seal(number), points) for number, points in enumerate((3, -2, 7, 3))
    ]

    assert places == [1, 2, 1, 3]
    assert _points(book) == [7, 3, 3, -2]
    assert [score.seal[0] for score in book.scores(GAME, KEY)] == [2, 0, 3, 1]


def test_a_score_outlives_the_power_and_has_its_day():
    disk = SimDisk()
    _book(disk).note(GAME, KEY, _seal(1), 5)

    found = _book(disk).scores(GAME, KEY)

    assert [(score.points, score.day) for score in found] == [(5, TODAY)]


def test_five_are_kept_and_a_worse_one_is_told_that_it_is_not():
    book = _book()
    for number in range(5):
        book.note(GAME, KEY, _seal(number), 10)

    assert book.note(GAME, KEY, _seal(9), 10) == 0
    assert book.note(GAME, KEY, _seal(8), 11) == 1
    assert _points(book) == [11, 10, 10, 10, 10]


def test_a_game_that_is_closed_twice_is_on_the_list_once():
    book = _book()
    book.note(GAME, KEY, _seal(1), 5)

    assert book.note(GAME, KEY, _seal(1), 6) == 1

    assert _points(book) == [6]


def test_every_key_and_every_game_has_a_list_of_its_own():
    disk = SimDisk()
    book = _book(disk)
    book.note(GAME, KEY, _seal(1), 5)

    assert _points(book, b"another") == []
    assert book.scores("lamplight", KEY) == []


def _damaged(data):
    """Return a list in every way that it can be damaged."""
    found = [data[:at] for at in range(len(data))] + [data + b"\x00"]
    for at in range(len(data)):
        for bit in range(8):
            found.append(data[:at] + bytes((data[at] ^ 1 << bit,)) + data[at + 1 :])
    return found


def test_a_damaged_list_is_never_believed():
    disk = SimDisk()
    book = _book(disk)
    book.note(GAME, KEY, _seal(1), 5)
    name = best_scores.file_name(GAME, KEY)
    whole = disk.read(name)
    assert not book.is_damaged(GAME, KEY)

    for damaged in _damaged(whole):
        disk.replace(name, damaged)

        assert _points(book) == []
        assert book.is_damaged(GAME, KEY), damaged


def test_a_list_that_is_not_there_is_not_damaged():
    assert not _book().is_damaged(GAME, KEY)


def test_a_list_that_cannot_be_read_is_kept_beside_the_new_one():
    disk = SimDisk()
    book = _book(disk)
    book.note(GAME, KEY, _seal(1), 5)
    name = best_scores.file_name(GAME, KEY)
    disk.files[name] = damaged = disk.files[name][:-1] + b"\xff"

    book.note(GAME, KEY, _seal(2), 4)
    book.note(GAME, KEY, _seal(3), 3)

    assert _points(book) == [4, 3]
    assert not book.is_damaged(GAME, KEY)
    assert disk.files[name + ".bad"] == damaged


def test_a_flash_that_takes_nothing_leaves_the_damaged_list_as_it_is():
    disk = SimDisk()
    book = _book(disk)
    book.note(GAME, KEY, _seal(1), 5)
    name = best_scores.file_name(GAME, KEY)
    disk.files[name] = damaged = disk.files[name][:-1] + b"\xff"
    disk.is_full = True

    try:
        book.note(GAME, KEY, _seal(2), 4)
        raise AssertionError("it was taken")
    except OSError:
        pass

    assert disk.files[name] == damaged
