"""`zonekeeper flash` on a slow board, and after a cut: it waits, it shows, it sends the rest."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble
from host_tools.installer import board_facts, command, plan
from host_tools.installer.install import install, work
from host_tools.installer.package import STARTER, Package, digest
from host_tools.installer.watcher import NOBODY, SignsOfLife, Watcher
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import board_scenes
from tests.host_tools.board_scenes import RUNS

_LARGE = 100_000
_CUT_AT = 60_000
_KEPT = 12_288  # what a cut of power may cost
_LATE_S = 2.5
_MAIN = b"def main():\n    print('Zonekeeper runs')\n"


def large_package() -> Package:
    """Return a firmware most of which is one file, as the real one is."""
    files = {"main.py": _MAIN, "modules.zk": Random(1).randbytes(_LARGE)}
    return Package(files, STARTER.read_bytes())


class Counted:
    """What a watcher saw: bytes by what was being done."""

    def __init__(self, on_sent: Callable[[int], None] = lambda _: None) -> None:
        self.bytes: dict[str, int] = {}
        self.moves = 0
        self._on_sent = on_sent
        self._now = ""

    def watcher(self) -> Watcher:
        return Watcher(self._doing, self._moved)

    def _doing(self, what: str) -> None:
        self._now = what.split(" ", maxsplit=1)[0]
        self.bytes.setdefault(self._now, 0)

    def _moved(self, count: int) -> None:
        self.bytes[self._now] += count
        self.moves += 1
        if self._now == "sending":
            self._on_sent(self.bytes[self._now])


class CountedLink(BoardLink):
    """A link that counts the characters it sends in files."""

    def __init__(self, address: str, **options: Any) -> None:
        self.sent = 0
        super().__init__(address, fresh=True, **options)

    def run(self, code: str, **options: Any) -> str:
        if "add(" in code and "def add" not in code:
            self.sent += len(code)
        return super().run(code, **options)


def put(
    board: VirtualBoard, package: Package, counted: Counted, patience_s: float = 60
) -> tuple[plan.Plan, int]:
    """Install; return what was to be done, and how many characters went over the cable for it."""
    with CountedLink(board.address, patience_s=patience_s) as link:
        facts = board_facts.look(link, counted.watcher())
        todo = plan.make(package, facts)
        install(link, package, facts, todo, counted.watcher())
        assert RUNS.decode() in link.restart()
        return todo, link.sent


class Unplugged(Exception):
    """Somebody pulled the cable; the board is still on."""


def unplug(sent: int) -> None:
    if sent >= _CUT_AT:
        raise Unplugged


def test_after_a_pulled_cable_only_the_rest_of_the_file_is_sent() -> None:
    package = large_package()
    with board_scenes.board() as board:
        with pytest.raises(Unplugged):
            put(board, package, Counted(unplug))

        again = Counted()
        todo, characters = put(board, package, again)

    assert todo.sent == ["modules.zk"] and todo.removed == []
    assert todo.begun["modules.zk"] >= _CUT_AT - len(_MAIN) - 1536
    assert again.bytes["sending"] == _LARGE - todo.begun["modules.zk"]
    assert again.bytes["sending"] <= _LARGE - _CUT_AT + 2 * 1536
    assert characters < (_LARGE - _CUT_AT + 2 * 1536) * 3 // 2


def test_after_a_cut_of_power_at_most_twelve_kilobytes_are_sent_again() -> None:
    package = large_package()
    with board_scenes.board() as board:

        def pull(sent: int) -> None:
            if sent >= _CUT_AT:
                board.pull_battery()

        with pytest.raises(CableTrouble):
            put(board, package, Counted(pull))
        board.power_on()

        again = Counted()
        todo, _ = put(board, package, again)

    assert todo.begun["modules.zk"] % _KEPT == 0
    assert again.bytes["sending"] <= _LARGE - _CUT_AT + len(_MAIN) + _KEPT + 1536


def test_a_second_cut_goes_on_from_the_first() -> None:
    package = large_package()
    sent = []
    with board_scenes.board() as board:
        for _ in range(3):
            counted = Counted(lambda count: unplug(count + _CUT_AT // 2))
            with pytest.raises(Unplugged):
                put(board, package, counted)
            sent.append(counted.bytes["sending"])
        last = Counted()
        put(board, package, last)

    assert sum(sent) + last.bytes["sending"] == _LARGE + len(_MAIN)


def facts_with(data: bytes, size: int, path: str = "modules.zk") -> board_facts.BoardFacts:
    """Return a board on whose first slot there is a file, by its digest."""
    bare = board_facts.BoardFacts(None, {"a": {}, "b": {}}, "", False, False, 4096, 400)
    held = {"a": {path: digest(data)}, "b": {}}
    return replace(bare, slots=held, sizes={"a": {path: size}, "b": {}})


def test_only_a_true_beginning_is_gone_on_with() -> None:
    package = large_package()
    data = package.files["modules.zk"]
    for there, begun in (
        (data[:5000], {"modules.zk": 5000}),
        (data[:-1], {"modules.zk": _LARGE - 1}),
        (data[:4999] + b"?", {}),
        (data + b"more", {}),
        (b"", {}),
    ):
        todo = plan.make(package, facts_with(there, len(there)))

        assert todo.begun == begun
        assert ("modules.zk" in todo.removed) == (begun == {})
        assert "modules.zk" in todo.sent


def test_what_is_there_already_needs_no_room() -> None:
    package = large_package()
    data = package.files["modules.zk"]

    whole = plan.make(package, facts_with(b"", 0, "other"))
    rest = plan.make(package, facts_with(data[:8192], 8192))

    assert whole.needed_blocks + 1 - rest.needed_blocks == 2


def test_progress_moves_while_files_are_sent_copied_and_hashed() -> None:
    package = large_package()
    newer = Package({**package.files, "main.py": _MAIN + b"X = 1\n"}, package.starter)
    with board_scenes.board() as board:
        first, second = Counted(), Counted()
        put(board, package, first)
        todo, _ = put(board, newer, second)

    everything = sum(map(len, newer.files.values()))
    assert first.bytes["sending"] == sum(map(len, package.files.values()))
    assert first.bytes["checking"] == sum(map(len, package.files.values()))
    assert second.bytes["looking"] == sum(map(len, package.files.values()))
    assert second.bytes["copying"] == _LARGE
    assert second.bytes["checking"] == everything
    told = sum(count for what, count in second.bytes.items() if what != "looking")
    assert told == work(newer, todo)
    assert second.moves >= 3 * _LARGE // 16_384


class SlowBoard(VirtualBoard):
    """A board whose flash takes long to make a file."""

    late_s = 0.0

    def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        if question["do"] == "open" and question["with"][1] != "rb":
            time.sleep(self.late_s)
        return super()._answer(question)


def test_a_board_that_is_silent_for_longer_than_others_would_wait_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Package({"main.py": _MAIN}, STARTER.read_bytes())
    monkeypatch.setattr(command, "build", lambda: package)
    with SlowBoard(tmp_path / "slow.flash", hurry=True) as board:
        board.late_s = _LATE_S
        with pytest.raises(CableTrouble, match="does not answer"):
            put(board, package, Counted(), patience_s=_LATE_S / 2)
        time.sleep(_LATE_S)

        assert command.main(["--port", board.address]) == 0

    assert command._PATIENCE_S >= 60


def test_signs_of_life_are_told_from_what_else_is_printed() -> None:
    counted: list[int] = []
    signs = SignsOfLife(counted.append)
    for data in (b". 16", b"384\r\n. 5\r\nabc 12 main.py\r\n", b". x\r\n\x04"):
        signs.hear(data)

    assert counted == [16_384, 5]
    assert signs.lines == ["abc 12 main.py", ". x"]
    NOBODY.doing("nothing")
    NOBODY.moved(1)
