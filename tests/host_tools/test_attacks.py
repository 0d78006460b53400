"""Attacks on the proof of fairness, each tried as far as a test may: none may come through."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from engine import record as codec
from engine import seal
from engine.header import NUMBERS, OLD_FORMAT, PSEUDO, Header, decode_header
from engine.table import Table
from games import catalogue
from host_tools.firmware_path import ROOT
from host_tools.journal.log_file import parse_log, read_log
from host_tools.journal.note import STRONG_BITS, compare
from host_tools.journal.proof import BROKEN, CONSISTENT, PROVEN, SOUND, Proof, prove
from host_tools.journal.recorder import TEST_GAMES
from host_tools.journal.telling import letters, spoken
from host_tools.shelf import recorded
from host_tools.simulated.shelf import Shelf
from tests.host_tools.forger import Draft, unplayed

OLD_LOGS = sorted((ROOT / "tests" / "old_format").rglob("*.zkj"))
TRIES = 3_000


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


def tried(data: bytes, seal_note: str = "", print_note: str = "") -> Proof:
    return prove(
        parse_log(data), lambda line: None, {"seal": seal_note, "fingerprint": print_note}
    )


def head(number: int = 4821) -> Any:
    header = Header("lamplight", 1, b"\x03")
    header.first = number
    return header


def test_two_secrets_with_one_seal_are_not_found_by_trying() -> None:
    # Regression: eight letters had 40 bits, and a pair was found in 4.5 seconds.
    seen = {seal.commitment(head(), sha256(b"%d" % n).digest())[:12] for n in range(TRIES)}

    assert len(seen) == TRIES
    assert compare(spoken(bytes(32)), bytes(32), "seal").bits >= STRONG_BITS


def test_what_was_prepared_for_one_first_number_is_of_no_use_for_another() -> None:
    secret = bytes(range(32))

    assert (
        len({seal.commitment(head(number), secret)[:12] for number in range(NUMBERS)}) == NUMBERS
    )


def other_ends() -> Iterator[Draft]:
    """Yield true-looking logs of the same game with another end, each with its own seal."""
    for number in range(TRIES // 100):
        log = Draft(recorded("lamplight/won").read_bytes())
        log.insert(len(log.bodies), codec.move_body(b"\x06\x00\x00" + bytes((number % 7,)), b""))
        yield log


def test_another_end_never_fits_the_noted_words() -> None:
    # Regression: four letters were forged in seconds, and verify said PROVEN.
    true = read_log(recorded("lamplight/won"))
    notes = spoken(true.header.commitment), spoken(true.chain)
    assert tried(true.export(), *notes).outcome == PROVEN

    assert {tried(log.forged(), *notes).outcome for log in other_ends()} == {BROKEN}


@pytest.mark.parametrize("count", [4, 8, 12])
def test_letters_are_told_to_be_weak_and_prove_nothing(count: int) -> None:
    log = read_log(recorded("lamplight/won"))
    weak = letters(log.chain, count)

    proof = tried(log.export(), spoken(log.header.commitment), weak)

    assert proof.outcome == CONSISTENT
    assert any(f"has {5 * count} bits" in sentence for sentence in proof.lacking)
    assert (count > 4) or any("forge that in seconds" in each for each in proof.lacking)


@pytest.mark.parametrize("which", [0, 1])
def test_one_note_alone_is_not_enough_and_the_other_is_named(which: int) -> None:
    log = read_log(recorded("lamplight/won"))
    notes = [spoken(log.header.commitment), spoken(log.chain)]
    notes[which] = ""

    proof = tried(log.export(), *notes)

    assert proof.outcome == CONSISTENT
    assert len(proof.lacking) == 1
    assert ("--seal", "--fingerprint")[which] in proof.lacking[0]


def spelt(digest: bytes) -> list[str]:
    words = spoken(digest).split()
    return [
        "-".join(words).upper(),
        "".join(words),
        " ".join(f"{number + 1} {word}" for number, word in enumerate(words)),
        digest.hex(),
        digest.hex().upper()[:22],
        " ".join(digest.hex()[at : at + 8] for at in range(0, 64, 8)),
    ]


@pytest.mark.parametrize("way", range(6))
def test_notes_are_taken_in_any_spelling(way: int) -> None:
    log = read_log(recorded("lamplight/won"))

    proof = tried(log.export(), spelt(log.header.commitment)[way], spelt(log.chain)[way])

    assert proof.outcome == PROVEN


def change_setup(header: Any) -> None:
    header.setup = b"\x03\x01"


def rename_player(header: Any) -> None:
    header.setup = b"\x03\x00\x03Eve"


def hide_pseudo(header: Any) -> None:
    header.flags ^= PSEUDO


def change_rules(header: Any) -> None:
    header.rules_version += 1


@pytest.mark.parametrize("change", [change_setup, rename_player, hide_pseudo, change_rules])
def test_the_seal_binds_set_up_rules_and_flags(change: Callable[[Any], None]) -> None:
    # Regression: a changed house rule, name or flag passed under the same seal.
    log = read_log(recorded("lamplight/won"))
    forged = decode_header(log.header.encode())
    change(forged)

    assert seal.commitment(forged, log.secret) != log.header.commitment


def cut_log(payload: bytes) -> tuple[Any, bytes]:
    """Return a table of one player, and a log in which a modified device has cut like this."""
    secret = sha256(b"device").digest()
    header = seal.sealed(head(), secret)
    log = Draft(header.encode())
    log.bodies = [codec.control_body(codec.CUT, payload), codec.control_body(codec.BEGIN)]
    rules = catalogue.load("lamplight").RULES
    return Table(rules, header, secret, lambda data: None), log.forged()[len(header.encode()) :]


def test_a_device_cannot_steer_by_what_nobody_sees() -> None:
    # Regression: four bytes of the clock went with each cut; 7,513 tries gave six sixes in a row.
    table, plain = cut_log(seal.cut(0, 4821))
    assert table.load(plain) is not None and table.has_begun

    for clock in range(TRIES // 10):
        table, steered = cut_log(seal.cut(0, 4821) + clock.to_bytes(4, "big"))
        assert table.load(steered) is None


def test_one_honest_cut_makes_another_game_of_every_number() -> None:
    secret = sha256(b"device").digest()
    header = seal.sealed(head(), secret)

    seeds = {seal.seed(header, secret, (seal.cut(0, n), seal.cut(1, 7))) for n in range(TRIES)}

    assert len(seeds) == TRIES


def test_the_honest_player_must_cut_last_as_the_threats_say() -> None:
    # Whoever knows the secret and cuts last picks a deck; behind an honest cut they pick blindly.
    secret = sha256(b"device").digest()
    header = seal.sealed(head(), secret)

    def is_wanted(mine: int, *others: int) -> bool:
        cuts = [seal.cut(seat, number) for seat, number in enumerate((*others, mine))]
        return seal.seed(header, secret, cuts)[0] == 0

    picked = next(number for number in range(NUMBERS) if is_wanted(number, 4821))
    honest = [is_wanted(number, picked) for number in range(TRIES)]

    assert is_wanted(picked, 4821)
    assert sum(honest) < TRIES // 256 * 3


@pytest.mark.parametrize(("flags", "outcome"), [(0, PROVEN), (PSEUDO, CONSISTENT)])
def test_a_pseudo_game_is_never_called_proven(flags: int, outcome: str) -> None:
    # Regression: with both notes it was, and only the line before said that it is PSEUDO.
    header = head()
    header.flags = flags
    data = unplayed(header, sha256(b"device").digest(), 1, 2, 3)
    log = parse_log(data)

    proof = tried(data, spoken(log.header.commitment), spoken(log.chain))

    assert proof.outcome == outcome
    assert proof.is_pseudo == bool(flags)


@pytest.mark.parametrize("path", OLD_LOGS, ids=lambda path: path.stem)
def test_logs_of_the_old_format_are_read_and_told_for_what_they_can_prove(path: Path) -> None:
    log = read_log(path)
    assert log.header.format == OLD_FORMAT

    proof = prove(
        log,
        lambda line: None,
        {"seal": spoken(log.header.commitment), "fingerprint": spoken(log.chain)},
    )

    assert proof.flaw is None
    assert proof.outcome == (CONSISTENT if log.is_over else SOUND)
    assert any("Format 1" in sentence for sentence in proof.lacking)


def test_there_are_old_logs_of_every_kind() -> None:
    assert len(OLD_LOGS) >= 25


def impossible_setups() -> list[bytes]:
    return [b"", b"\x09", b"\x00", b"\xff\xff\xff"]


@pytest.mark.parametrize("setup", impossible_setups())
def test_an_impossible_set_up_is_refused_even_when_nothing_was_played(setup: bytes) -> None:
    secret = bytes(32)
    header = seal.sealed(Header("lamplight", 1, setup), secret)
    log = Draft(header.encode())
    log.bodies = [codec.control_body(codec.BEGIN), codec.control_body(codec.END, secret)]

    proof = tried(log.forged())

    assert proof.flaw is not None and proof.flaw.line <= 1
