"""The page's verifier, written from the text of the format, against `zonekeeper verify`."""

from base64 import b32encode
from collections.abc import Iterator

import pytest

from engine.seal import letters
from host_tools.journal.log_file import read_log
from host_tools.journal.recorder import TEST_GAMES
from host_tools.shelf import recorded
from host_tools.simulated.shelf import Shelf
from host_tools.sweeps import second_verifier
from host_tools.sweeps.second_verifier import (
    Judgement,
    PageVerifier,
    disagreement,
    provable_log,
    recorded_logs,
)
from host_tools.word_list.file import words_of
from tests.host_tools.forger import Draft
from tests.host_tools.tampering import KINDS

DOES_NOT_HOLD = "DOES NOT HOLD"


@pytest.fixture(scope="module")
def page() -> Iterator[PageVerifier]:
    with Shelf(str(TEST_GAMES)), PageVerifier() as page:
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


def test_tampering_is_found_on_the_page_and_at_the_same_line(page: PageVerifier) -> None:
    for kind, edit in KINDS.items():
        log = Draft(recorded("lamplight/won").read_bytes())
        edit(log)

        assert page.judge(log.naive()).outcome == DOES_NOT_HOLD, kind
        assert disagreement(page, log.naive()) == "", kind
