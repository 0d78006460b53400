"""Logs of tables that chose their six signs: both verifiers, the log in words, the lifeboat."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools import cli
from host_tools.journal.log_file import Log, parse_log
from host_tools.journal.rulebook import can_set_up, load_play
from host_tools.json_table.fields import WrongWord
from host_tools.sweeps.page_verifier import NodeVerifier, PageVerifier
from host_tools.sweeps.second_verifier import disagreement
from host_tools.sweeps.zoneplex.record_games import recorded_games
from host_tools.sweeps.zoneplex.table_setup import read_setup, tell_setup
from tests.host_tools.forger import Draft

GAME = recorded_games()[0]
PICTURES = b"\x00\x01\x02\x06\x04\x03"
WORDS = b"\x00\x00\x00\x05Raven\x00\x00"
GOOD = (b"", b"\xff", b"\xff" + PICTURES + WORDS)
BAD = (
    b"\xff" + PICTURES,
    b"\xff" + PICTURES + WORDS[:-1],
    b"\xff" + PICTURES + WORDS + b"\x00",
    b"\xff" + PICTURES[:-1] + b"\x07" + WORDS,
    b"\xff" + PICTURES[:-1] + b"\x00" + WORDS,
    b"\xff" + PICTURES + b"\x07Ravens!" + bytes(5),
    b"\xff" + PICTURES + bytes(5) + b"\x06Rave",
)


def log_with(tail: bytes) -> bytes:
    """Return a game with more behind its names, and all checks made anew."""
    draft = Draft(GAME.read_bytes())
    draft.header.setup += tail
    return draft.forged()


@pytest.fixture(scope="module")
def page() -> Iterator[PageVerifier]:
    with NodeVerifier() as page:
        yield page


@pytest.mark.parametrize("tail", GOOD + BAD, ids=bytes.hex)
def test_both_verifiers_agree_on_what_can_be_played(page: PageVerifier, tail: bytes) -> None:
    data = log_with(tail)
    log: Log = parse_log(data)

    assert can_set_up(load_play(log.header).RULES, log.header.setup) == (tail in GOOD)
    assert not disagreement(page, data)


def test_the_log_in_words_says_what_the_table_calls_a_symbol(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for tail in GOOD[::2]:
        (tmp_path / "log.zkj").write_bytes(log_with(tail))
        assert cli.main(["log", str(tmp_path / "log.zkj")]) in (0, 1)
        told.append(capsys.readouterr().out)

    assert "a stone on Moon" in told[0] and "a stone on Spiral" in told[0]
    assert told[1].count("a stone on Raven") == told[0].count("a stone on Moon")
    assert told[1].count("a stone on Moon") == told[0].count("a stone on Spiral")


def test_the_table_of_words_tells_and_takes_them() -> None:
    usual = read_setup({"mode": "zoneplex"})
    data = usual + GOOD[2]

    told = tell_setup(data)

    assert "signs" not in tell_setup(usual)
    assert told["signs"][3] == {"picture": "Star", "word": "Raven"}
    assert told["signs"][5] == {"picture": "Moon", "word": "Moon"}
    assert read_setup(told) == data


@pytest.mark.parametrize(
    "signs",
    [
        "Sun",
        [],
        [{"picture": "Sun", "word": "Sun"}] * 6,
        [{"picture": "Comet", "word": "Sun"}],
        [{"picture": "Sun", "word": "Sundown"}],
        [{"picture": "Sun"}],
    ],
)
def test_the_table_of_words_refuses_other_signs(signs: object) -> None:
    with pytest.raises(WrongWord, match="signs"):
        read_setup({"mode": "zoneplex", "signs": signs})
