"""The device as the page drives it: numbers and text in and out, and nothing shown unkept."""

import json
from random import Random

import pytest

from host_tools.browser.inside.look import Watcher
from host_tools.browser.inside.page_board import PageBoard
from host_tools.browser.inside.page_disk import PageDisk
from host_tools.journal.device_frame import frame_at
from host_tools.journal.log_file import parse_log
from host_tools.shelf import games, recorded, way_to
from storage.vendetta import Vendettas
from tabletop.vendetta_screen import day_words

KEEP, LOOK = 1, 2
TO_THE_DICE = " ".join([*way_to(games()[0]), "OK"])
TAP_MS = 60
SECRET = "5a" * 512
TODAY = (2026, 12, 31)


def on(files: str = "{}") -> PageBoard:
    """Return a device that is on and has shown its first screen."""
    board = PageBoard(files, noise)
    board.boot(*TODAY)
    board.advance(board.now())
    return board


def noise(count: int) -> str:
    """Return bytes that the health tests of the firmware let pass."""
    return Random(1).randbytes(count).hex()


def run(board: PageBoard, duration_ms: int, kept: dict[str, str | None] | None = None) -> None:
    """Let the device go on; what it keeps goes into `kept`."""
    end = board.now() + duration_ms
    while board.now() < end:
        if board.advance(end) & KEEP:
            (kept if kept is not None else {}).update(json.loads(board.take_changes()))


def press(board: PageBoard, keys: str, kept: dict[str, str | None] | None = None) -> None:
    for key in keys.split():
        board.finger(key, True, board.now())
        board.finger(key, False, board.now() + TAP_MS)
        run(board, 2 * TAP_MS, kept)


def picture(board: PageBoard) -> str:
    return str(json.loads(board.face())["picture"])


def test_it_stops_at_every_change_of_the_flash() -> None:
    board = on()
    press(board, TO_THE_DICE)
    run(board, 300)
    shown = picture(board)

    board.finger("OK", True, board.now())
    board.finger("OK", False, board.now() + TAP_MS)
    far = board.now() + 5000
    news = board.advance(far)

    assert news & KEEP
    assert board.now() < far
    assert board.advance(far) & KEEP  # and goes no further until it is taken
    assert json.loads(board.take_changes())
    run(board, 900)
    assert picture(board) != shown


def test_what_was_kept_starts_the_device_again() -> None:
    kept: dict[str, str | None] = {}
    board = on()
    press(board, TO_THE_DICE + " OK", kept)
    run(board, 900, kept)

    again = on(json.dumps({name: data for name, data in kept.items() if data is not None}))
    press(again, "OK")
    run(again, 300)

    assert picture(again) == picture(board)


def test_a_file_that_goes_is_told_as_gone() -> None:
    disk = PageDisk()
    disk.make_folder("g0001")
    disk.append("g0001/000", b"\x01")
    disk.append("g0001/000", b"\x02")
    assert json.loads(disk.take_changes()) == {"g0001/": "", "g0001/000": "0102"}

    disk.remove_folder("g0001")
    assert json.loads(disk.take_changes()) == {"g0001/000": None, "g0001/": None}
    assert json.loads(disk.take_changes()) == {}


def test_a_tap_that_is_told_late_is_still_a_tap() -> None:
    board = on()

    for is_down in (True, False, True, False):
        board.finger("DOWN", is_down, 0)
    run(board, 300)

    assert board.session.app.screen._menu.cursor == 2


def test_no_finger_overtakes_another() -> None:
    board = on()
    times = [board.finger("DOWN", n % 2 == 0, 0) for n in range(6)]

    assert board.finger("OK", True, 0) >= times[-1]


@pytest.mark.parametrize("has_bounce", [False, True])
def test_a_bouncing_key_counts_once(has_bounce: bool) -> None:
    board = on()
    board.suffer("bounce", int(has_bounce))

    press(board, "DOWN")

    assert board.session.app.screen._menu.cursor == 1


def test_an_unplugged_display_is_dark_and_comes_back() -> None:
    board = on()
    shown = picture(board)

    board.suffer("display", 1)
    run(board, 600)
    assert int(picture(board), 16) == 0
    board.suffer("display", 0)
    run(board, 1200)

    assert picture(board) == shown


def test_a_low_battery_and_failing_lights_reach_the_firmware() -> None:
    board = on()
    board.suffer("battery", 3300)
    board.suffer("lights", 1)
    run(board, 40_000)

    assert board.percent() <= 10
    assert board.session.app.faults


def test_the_device_knows_the_day_it_was_switched_on() -> None:
    book = on().session.app.game.vendettas()
    sheet = book.sheet((b"Amber", b"Red"))
    book.write_in(sheet, 1)

    assert day_words(sheet.latest()[0].day) == b"2026-12-31"


def test_the_secret_comes_from_the_browser_through_the_firmwares_tests() -> None:
    good = PageBoard("{}", noise).session.draw_secret()
    stuck = PageBoard("{}", lambda count: SECRET).session.draw_secret()

    assert len(good[0]) == 32
    assert good[1]
    assert not stuck[1]  # a generator that sticks is marked as PSEUDO


def test_a_log_is_told_line_by_line_and_looked_at() -> None:
    data = recorded("evening").read_bytes()
    log = parse_log(data)
    watcher = Watcher("{}")

    facts = json.loads(watcher.open_file(data.hex()))
    line = len(log.records) // 2

    assert len(facts["lines"]) == len(log.records)
    assert facts["lines"][-1][0] == "the end"
    assert any(words.startswith("undo") for words, _ in facts["lines"])
    assert json.loads(watcher.face(line))["picture"] == frame_at(log, line).picture.hex()


def test_the_watcher_follows_the_flash_and_never_tells_the_secret() -> None:
    kept: dict[str, str | None] = {}
    board = on()
    press(board, TO_THE_DICE + " OK", kept)
    run(board, 900, kept)
    watcher = Watcher("{}")
    assert watcher.open_game() == "null"

    watcher.follow(json.dumps(kept))
    told = watcher.open_game()

    assert [words for words, _ in json.loads(told)["lines"]][-1].startswith("Roll")
    assert json.loads(told)["can_look"]
    assert str(kept["g0001/secret"]) not in told


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: b"PK" + data[2:], "it does not begin with ZK"),
        (lambda data: data[:20], "cut off"),
        (lambda data: data[:2] + b"\x63" + data[3:], "format 99"),
        (lambda data: data[:8] + bytes((data[8] ^ 1,)) + data[9:], "checksum"),
        (lambda data: data[:-9], "damaged in line"),
    ],
)
def test_what_is_no_sound_log_gets_a_sentence(change, sentence: str) -> None:
    data = change(recorded("evening").read_bytes())

    assert sentence in json.loads(Watcher("{}").open_file(data.hex()))["trouble"]


def test_a_game_is_adopted_once() -> None:
    data = recorded("evening").read_bytes()
    watcher = Watcher("{}")
    watcher.open_file(data.hex())
    board = on()

    assert board.adopt(data.hex(), watcher.secret()) == ""
    assert "already" in board.adopt(data.hex(), watcher.secret())
    watcher.follow(board.take_changes())
    assert json.loads(watcher.open_game())["log"] == data.hex()


def test_the_matches_of_a_pair_are_told_for_a_table() -> None:
    disk = PageDisk()
    day = (2026 - 2000) << 9 | 12 << 5 | 31
    sheets = Vendettas(disk, lambda: day)
    sheets.note([b"Ada", b"=Ben"], b"seal", b"=Ben")
    sheets.note([b"Ada", b"=Ben"], b"last", None)
    watcher = Watcher("{}")
    watcher.follow(disk.take_changes())

    assert json.loads(watcher.vendettas()) == [
        ["=Ben", "Ada", "1", "1", "=Ben", "2026-12-31"],
        ["=Ben", "Ada", "1", "2", "", "2026-12-31"],
    ]
