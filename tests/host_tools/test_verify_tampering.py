"""`zonekeeper verify` against tampering: every kind is rejected, and its place is named."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import record as codec
from host_tools.journal.log_file import Unreadable, parse_log, read_log
from host_tools.journal.proof import prove
from host_tools.journal.recorder import TEST_GAMES
from host_tools.journal.telling import spoken
from host_tools.journal.verify_command import main
from host_tools.shelf import recorded
from host_tools.simulated.shelf import Shelf
from tests.host_tools.forger import Draft
from tests.host_tools.tampering import ENTER, KINDS, Place

BROKEN, CONSISTENT = 1, 4


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    def run(data: bytes, *options: str) -> tuple[int, dict[str, Any]]:
        path = tmp_path / "game.zkj"
        path.write_bytes(data)
        code = main([str(path), "--json", *options])
        printed = capsys.readouterr()
        return code, json.loads(printed.out) if printed.out else {"told": printed.err}

    return run


def won() -> Draft:
    return Draft(recorded("lamplight/won").read_bytes())


def first_difference(before: Draft, after: Draft) -> int:
    """Return the first line whose bytes are others, 0 for the header."""
    if before.header.encode() != after.header.encode():
        return 0
    pairs = zip([*before.bodies, b""], [*after.bodies, b""], strict=False)
    return next(n for n, (old, new) in enumerate(pairs, 1) if old != new)


@pytest.mark.parametrize("kind", KINDS)
def test_tampering_is_found_where_it_begins(kind: str, verify: Callable[..., Any]) -> None:
    log = won()
    KINDS[kind](log)

    code, told = verify(log.naive())

    assert code == BROKEN
    assert told["flaw"]["line"] == first_difference(won(), log)


@pytest.mark.parametrize("kind", KINDS)
def test_a_forger_who_computes_every_check_anew_is_found_too(
    kind: str, verify: Callable[..., Any]
) -> None:
    log = won()
    place = KINDS[kind](log)

    code, told = verify(log.forged())

    line, is_exact = place if isinstance(place, Place) else Place(place)
    assert code == BROKEN, told
    assert told["flaw"]["line"] == line or (not is_exact and told["flaw"]["line"] > line)
    assert told["flaw"]["expected"] != told["flaw"]["found"]


def test_there_are_many_kinds_of_tampering() -> None:
    assert len(KINDS) >= 40


def is_found(data: bytes) -> bool:
    try:
        return not prove(parse_log(data), lambda line: None).is_whole
    except Unreadable:
        return True


def test_every_truncation_is_found() -> None:
    data = recorded("lamplight/won").read_bytes()

    assert all(is_found(data[:size]) for size in range(len(data)))


def test_every_flipped_bit_is_found() -> None:
    data = recorded("lamplight/won").read_bytes()

    for bit in range(8 * len(data)):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        assert is_found(bytes(flipped)), f"bit {bit}"


def test_bytes_behind_the_end_are_found(verify: Callable[..., Any]) -> None:
    log = won()

    code, told = verify(log.forged() + b"\x00")

    assert code == BROKEN
    assert told["flaw"]["line"] == len(log.bodies) + 1


def drop_last_move(log: Draft) -> None:
    log.drop(len(log.bodies) - 1)


def enter_other_face(log: Draft) -> None:
    line = log.lines(ENTER, has_tape=False)[-1]
    log.write(line, codec.move_body(bytes((ENTER, 2)), b""))


def take_last_move_back(log: Draft) -> None:
    log.insert(len(log.bodies), codec.control_body(codec.UNDO_REVEALED))


LEGAL = [drop_last_move, enter_other_face, take_last_move_back]


@pytest.mark.parametrize("edit", LEGAL)
def test_another_legal_game_is_told_apart_by_the_fingerprint_that_was_noted(
    edit: Callable[[Draft], None], verify: Callable[..., Any]
) -> None:
    noted = spoken(read_log(recorded("lamplight/won")).chain)
    log = won()
    edit(log)

    code, told = verify(log.forged(), "--fingerprint", noted)

    assert (code, told["flaw"]["what"]) == (BROKEN, "fingerprint")
    assert verify(log.naive())[0] == BROKEN
    assert verify(log.forged())[0] == CONSISTENT
