"""The page's verifier, written from the text of the format, against `zonekeeper verify`."""

import random
from base64 import b32encode
from collections.abc import Iterator

import pytest

from engine import record as codec
from engine import seal
from engine.header import PSEUDO
from engine.seal import letters
from host_tools.journal.log_file import parse_log, read_log
from host_tools.journal.recorder import TEST_GAMES
from host_tools.journal.telling import spoken
from host_tools.shelf import recorded
from host_tools.simulated.shelf import Shelf
from host_tools.sweeps import second_verifier
from host_tools.sweeps.page_verifier import Judgement, NodeVerifier, PageVerifier
from host_tools.sweeps.second_verifier import (
    differing_note,
    disagreement,
    judge_by_rules,
    provable_log,
    recorded_logs,
)
from host_tools.word_list.file import words_of
from tests.host_tools.forger import Draft, unplayed
from tests.host_tools.tampering import KINDS

DOES_NOT_HOLD = "DOES NOT HOLD"


@pytest.fixture(scope="module")
def page() -> Iterator[PageVerifier]:
    with Shelf(str(TEST_GAMES)), NodeVerifier() as page:
        yield page


def test_both_agree_on_every_recorded_log(page: PageVerifier) -> None:
    found = {path.name: disagreement(page, path.read_bytes()) for path in recorded_logs()}

    assert len(found) > 250
    assert not {name: trouble for name, trouble in found.items() if trouble}


def test_both_agree_on_mutated_journals() -> None:
    assert second_verifier.run(seed=1, count=30).failure == ""


def test_the_sweep_sees_a_verifier_that_differs(
    page: PageVerifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = recorded_logs()[0].read_bytes()
    monkeypatch.setattr(page, "judge", lambda data: Judgement("PROVEN"))

    assert "PROVEN" in disagreement(page, data)


def test_words_prove_and_a_short_note_does_not(page: PageVerifier) -> None:
    path = provable_log()
    log = read_log(path)
    seal, fingerprint = log.header.commitment, log.chain
    words = " ".join(words_of(seal)), "-".join(words_of(fingerprint)).upper()

    assert page.judge(path.read_bytes(), *words).outcome == "PROVEN"
    assert page.judge(path.read_bytes(), seal.hex()[:22], fingerprint.hex()).outcome == "PROVEN"
    assert (
        page.judge(path.read_bytes(), seal.hex()[:21], fingerprint.hex()).outcome == "CONSISTENT"
    )
    assert (
        page.judge(path.read_bytes(), words[0], letters(fingerprint, 4).decode()).outcome
        == "CONSISTENT"
    )
    assert page.judge(path.read_bytes(), words[0], words[0]).kind == "note"
    code = "ZK2 LOG " + b32encode(fingerprint).decode().rstrip("=")
    assert page.judge(path.read_bytes(), words[0], code).outcome == "PROVEN"
    assert page.judge(path.read_bytes(), code, code).kind == "note"


@pytest.mark.parametrize(("flags", "outcome"), [(0, "PROVEN"), (PSEUDO, "CONSISTENT")])
def test_a_pseudo_game_is_never_proven_on_the_page(
    page: PageVerifier, flags: int, outcome: str
) -> None:
    true = read_log(provable_log())
    true.header.flags = flags
    true.header.first = 4821
    data = unplayed(true.header, bytes(range(32)), *range(len(true.cuts)))
    log = parse_log(data)

    said = page.judge(data, spoken(log.header.commitment), spoken(log.chain))

    assert said.outcome == outcome


def test_both_take_the_same_for_a_note(page: PageVerifier) -> None:
    for number in range(120):
        assert differing_note(page, provable_log().read_bytes(), random.Random(number)) == ""


def test_tampering_is_found_on_the_page_and_at_the_same_line(page: PageVerifier) -> None:
    for kind, edit in KINDS.items():
        log = Draft(recorded("lamplight/won").read_bytes())
        edit(log)

        assert page.judge(log.naive()).outcome == DOES_NOT_HOLD, kind
        assert disagreement(page, log.naive()) == "", kind


def test_a_cut_too_many_is_found_at_its_own_line_by_both(page: PageVerifier) -> None:
    # Regression: `verify` named the line of the beginning behind it.
    log = Draft(provable_log().read_bytes())
    (line,) = log.controls(codec.BEGIN)
    log.insert(line, codec.control_body(codec.CUT, seal.cut(line - 1, 7)))
    forged = log.forged()

    assert page.judge(forged).line == line
    assert judge_by_rules(forged)[0].line == line
