"""`zonekeeper flash`: what it does, what it leaves alone, and what it says when it cannot."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest

import games
from games import catalogue
from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble
from host_tools.installer import board_facts, command, plan
from host_tools.installer.install import install
from host_tools.installer.package import Package
from host_tools.size import FIRMWARE
from host_tools.sweeps import flash_cut
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.flash_image import FlashImage
from tests.host_tools import board_scenes
from tests.host_tools.board_scenes import RUNS


def small_package(**files: bytes) -> Package:
    """Return a firmware of a few lines, which starts as the real one does."""
    main = b"def main():\n    print('Zonekeeper runs')\n"
    named = {f"{name}.py": data for name, data in ({"main": main} | files).items()}
    return Package(named, board_scenes.package().starter)


def put(board: VirtualBoard, package: Package) -> plan.Plan:
    """Install a package over the cable; return what was done."""
    with BoardLink(board.address, fresh=True) as link:
        facts = board_facts.look(link)
        todo = plan.make(package, facts)
        if todo.is_new:
            install(link, package, facts, todo)
        assert RUNS.decode() in link.restart()
    return todo


def test_a_blank_board_becomes_a_zonekeeper_and_a_second_time_nothing_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "build", board_scenes.package)  # compiled once for all tests
    with board_scenes.board() as board:
        assert command.main(["--port", board.address]) == 0
        assert "runs on the board, from slot a" in " ".join(capsys.readouterr().out.split())
        board.settle()
        assert any(board.picture)

        assert command.main(["--port", board.address]) == 0
        assert "has this firmware already" in capsys.readouterr().out


def test_the_next_firmware_goes_into_the_other_slot_and_only_what_changed_is_sent() -> None:
    with board_scenes.board() as board:
        first = put(board, small_package(words=b"OLD = 1\n", rules=b"X = 2\n"))
        second = put(board, small_package(words=b"NEW = 1\n", rules=b"X = 2\n"))
        third = put(board, small_package(words=b"OLD = 1\n", rules=b"X = 2\n"))

    assert (first.slot, second.slot, third.slot) == ("a", "b", "a")
    assert set(first.sent) == {"main.py", "words.py", "rules.py"}
    assert second.sent == ["words.py"]
    assert set(second.copied) == {"main.py", "rules.py"}
    assert third.sent == third.copied == []  # the slot still had all of it


def test_what_the_new_firmware_has_no_more_is_gone_from_its_slot() -> None:
    with board_scenes.board() as board:
        put(board, small_package(extra=b"X = 1\n"))
        put(board, small_package(words=b"Y = 1\n"))

        put(board, small_package())

        with BoardLink(board.address, fresh=True) as link:
            board_facts.look(link)
            assert link.ask("files('/a')") == ["main.py"]


def test_an_open_game_and_the_settings_are_there_after_an_update() -> None:
    old = flash_cut.flash_with_game(flash_cut.plain_package())
    with board_scenes.board(old) as board:
        wanted = flash_cut.seen_by(board)

        assert put(board, board_scenes.package()).slot == "b"

        board.said = RUNS
        assert flash_cut.seen_by(board) == wanted


def test_a_firmware_that_does_not_start_leaves_the_one_before_in_charge() -> None:
    with board_scenes.board() as board:
        put(board, small_package())
        broken = small_package(main=b"import nothing_of_that_name\n")

        with BoardLink(board.address, fresh=True) as link:
            facts = board_facts.look(link)
            install(link, broken, facts, plan.make(broken, facts))
            said = link.restart()

            assert re.search(r"slot b.*ImportError.*slot a.*Zonekeeper runs", said, re.S)
            with pytest.raises(CableTrouble, match="went back to the one before"):
                command._check_start(said, "b")

        assert put(board, small_package(words=b"X = 1\n")).slot == "b"  # a is the one that works


def test_what_arrived_wrongly_is_found_by_its_digest_and_not_started() -> None:
    with board_scenes.board() as board:
        put(board, small_package())
        wanted = small_package(words=b"WANTED = 1\n")

        with BoardLink(board.address, fresh=True) as link:
            facts = board_facts.look(link)
            todo = plan.make(wanted, facts)
            wanted.files["words.py"] = b"DAMAGE = 1\n"  # after its digest was taken
            with pytest.raises(CableTrouble, match="not what was sent"):
                install(link, wanted, facts, todo)

            assert "slot a" in link.restart()


def test_a_firmware_that_was_copied_to_the_root_is_replaced_in_one_step() -> None:
    with board_scenes.board() as board:
        with BoardLink(board.address) as link:
            link.run("with open('/main.py', 'w') as file: file.write('print(1)')")

        put(board, small_package())

        with BoardLink(board.address) as link:
            assert b"Zonekeeper's starter" in link.read("/main.py")
            assert link.read("/slot") == b"a\n"
            assert link.read("/main.before.py") == b"print(1)"


def test_a_damaged_note_of_the_slot_does_no_harm() -> None:
    flash = FlashImage()
    flash.install(board_scenes.package())
    flash.write("/slot", bytes(range(256)))

    with board_scenes.board(flash.image) as board:
        assert b"slot a" in board.said


def started_from(slot: bytes, crashes: int, *, has_before: bool = True) -> bytes:
    """Return what a board says whose firmware has crashed so often in a row."""
    flash = FlashImage()
    if has_before:
        flash.install(small_package(words=b"BEFORE = 1\n"), "a")
    flash.install(small_package(), "b")
    flash.write("/slot", slot)
    flash.write("/pool/crash", bytes((crashes,)) + b"its report")
    with flash_cut.board_with(flash.image) as board:
        board.wait_until(lambda: RUNS in board.said)
        return board.said


def test_a_new_firmware_that_crashes_again_and_again_is_taken_back() -> None:
    assert b"from slot b" in started_from(b"b\n", 2)
    said = started_from(b"b\n", 3)
    assert b"again and again" in said
    assert b"from slot a" in said


def test_a_firmware_that_ran_well_is_taken_back_only_when_safe_mode_does_not_help() -> None:
    assert b"from slot b" in started_from(b"b+\n", 5)
    assert b"from slot a" in started_from(b"b+\n", 6)


def test_without_a_firmware_before_there_is_nothing_to_go_back_to() -> None:
    assert b"from slot b" in started_from(b"b\n", 200, has_before=False)


def test_a_full_flash_is_told_before_anything_is_touched() -> None:
    with board_scenes.board() as board, BoardLink(board.address, fresh=True) as link:
        link.run("with open('/photos', 'wb') as f:\n for _ in range(1800): f.write(bytes(1024))")
        facts = board_facts.look(link)

        with pytest.raises(CableTrouble, match=r"no room: \d+ KB are needed and \d+ KB are"):
            plan.make(board_scenes.package(), facts)

        assert link.ask("os.listdir('/')") == ["photos"]


ABOUT = ("esp32", (1, 27, 0), 6, "Generic ESP32 module with ESP32")


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        (("rp2", (1, 27, 0), 6, "Raspberry Pi Pico with RP2040"), "is a Raspberry Pi Pico"),
        (("esp32", (1, 27, 0), 6, "Generic ESP32S3 module with ESP32S3"), "needs a plain ESP32"),
        (("esp32", (1, 22, 2), 6, ABOUT[3]), "has MicroPython 1.22.2: put 1.24 or newer"),
        (("esp32", (1, 27, 0), 5, ABOUT[3]), "put 1.24 or newer on it"),
    ],
)
def test_a_board_that_is_not_for_us_is_named(about: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(CableTrouble, match=re.escape(sentence)):
        board_facts._check(*about)  # type: ignore[arg-type]


def test_boards_that_are_for_us_are_taken() -> None:
    board_facts._check(*ABOUT)  # type: ignore[arg-type]
    board_facts._check("esp32", (1, 24, 0), 6, "Generic ESP32 module with SPIRAM with ESP32")


def test_esptool_is_not_let_loose_on_a_virtual_board_or_with_a_wrong_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cat.bin").write_bytes(b"\x89PNG" + bytes(600_000))
    (tmp_path / "good.bin").write_bytes(b"\xe9" + bytes(600_000))
    port, virtual = "/dev/ttyNOWHERE", "socket://127.0.0.1:1"
    for words in (
        ["--port", virtual, "--esptool", str(tmp_path / "cat.bin")],
        ["--port", port, "--esptool", str(tmp_path / "missing.bin")],
        ["--port", port, "--esptool", str(tmp_path / "cat.bin")],
        ["--port", port, "--esptool", str(tmp_path / "good.bin")],
    ):
        assert command.main(words) == 2
    told = capfd.readouterr()
    for sentence in (
        "leave out --esptool",
        "name the .bin of ESP32_GENERIC",
        "no MicroPython",
        "could not write",
    ):
        assert sentence in told.err


def test_a_plan_counts_the_room_in_blocks() -> None:
    facts = board_facts.BoardFacts(None, {"a": {}, "b": {}}, "", False, False, 4096, 34)
    package = small_package(large=bytes(30_000), small=b"x")

    assert plan.make(package, facts).needed_blocks == 8 + 1 + 1 + 24
    with pytest.raises(CableTrouble):
        plan.make(package, replace(facts, free_blocks=33))


def test_the_manifest_freezes_the_whole_firmware_and_the_list_of_its_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = Path(command.__file__).parent
    monkeypatch.chdir(folder)  # as MicroPython's build does
    calls: list[tuple[str, str]] = []
    known = {
        "include": lambda path: calls.append(("include", path)),
        "freeze": lambda path: calls.append(("freeze", str((folder / path).resolve()))),
    }

    exec((folder / "manifest.py").read_text(), known)

    made = Path(calls[-1][1])
    assert calls[:-1] == [
        ("include", "$(PORT_DIR)/boards/manifest.py"),
        ("freeze", str(FIRMWARE)),
    ]
    assert list(made.rglob("*.py")) == [made / "games" / "built_in.py"]
    listed: dict[str, tuple[str, ...]] = {}
    exec((made / "games" / "built_in.py").read_text(), listed)
    shelf = [each.parent.name for each in (FIRMWARE / "games").glob("*/play.py")]
    assert list(listed["NAMES"]) == sorted(shelf)


def test_where_no_folder_can_be_listed_the_catalogue_has_the_games_of_the_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games, "__path__", ".frozen/games")
    shelf = SimpleNamespace(NAMES=("pebbles",))
    monkeypatch.setitem(sys.modules, "games.built_in", cast(ModuleType, shelf))

    assert catalogue.names() == ["pebbles"]
