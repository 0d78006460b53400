"""What the page's verifier says where the rules alone know the order of the used tokens."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine import seal
from engine.header import Header
from games.zenith import play
from games.zenith.rules import codes
from host_tools.journal import possible_deal
from host_tools.journal.log_file import Log, parse_log
from host_tools.journal.proof import BROKEN, PROVEN, prove
from host_tools.journal.telling import spoken
from host_tools.journal.transcript import transcript
from host_tools.json_table.open_table import OpenTable
from host_tools.sweeps.page_verifier import NodeVerifier, PageVerifier
from host_tools.sweeps.second_verifier import disagreement
from tests.host_tools.forger import Draft

RESERVE = 8  # tokens, when the others lie open
_FEW = 1000  # moves made
BY_HAND, TOKEN = ord("H"), 8


@pytest.fixture(scope="module")
def page() -> Iterator[PageVerifier]:
    with NodeVerifier() as page:
        yield page


@cache
def long_game(draws: int = RESERVE + 4) -> bytes:
    """Return a whole log in which a card of the table's own draws token after token."""
    header = Header("zenith", play.RULES.VERSION, play.SETUP)
    header.first = 4821
    secret = bytes(range(32))
    opened = OpenTable(play, seal.sealed(header, secret), secret)
    for number in (17, 4):
        opened.cut(number)
    table, hand = opened.table, random.Random(3)
    drawn = 0
    while drawn < draws:
        moves = play.RULES.moves(table.state)
        if moves:
            table.do(_chosen(moves, hand))
        else:  # somebody has won: that is taken back
            for _ in range(6):
                table.undo(True)
        drawn = sum(len(record.tape) for record in opened.log().records[4:])
    table.end()
    return opened.log().export()


def _chosen(moves: list[bytes], hand: random.Random) -> bytes:
    token = bytes((codes.CHOOSE, BY_HAND, TOKEN))
    others = [move for move in moves if move[0] == codes.RECRUIT_OTHER]
    if token in moves:
        return token
    return hand.choice(others or moves)


def notes_of(log: Log) -> dict[str, str]:
    return {"seal": spoken(log.header.commitment), "fingerprint": spoken(log.chain)}


def test_tokens_after_the_reserve_was_filled_up_are_left_open_and_nothing_is_proven(
    page: PageVerifier,
) -> None:
    log = parse_log(long_game())
    drawing = [record.line for record in log.records if record.move and record.tape][1:]

    said = page.judge(long_game(), **notes_of(log))

    assert prove(log, lambda line: None, notes_of(log)).outcome == PROVEN
    assert said.outcome == "CONSISTENT"
    assert said.open == drawing[RESERVE]
    assert disagreement(page, long_game()) == ""


def test_a_token_that_was_changed_is_found_or_lies_where_the_page_leaves_it_open(
    page: PageVerifier,
) -> None:
    lines = [record for record in parse_log(long_game()).records if record.move and record.tape]
    seen = set()
    for record in lines[1:]:
        draft = Draft(long_game())
        draft.show(record.line, bytes((*record.tape[:-1], record.tape[-1] % 8 + 1)))
        forged = draft.forged()
        log = parse_log(forged)
        said, rules = page.judge(forged), prove(log, lambda line: None)

        assert rules.outcome == BROKEN and rules.flaw and rules.flaw.line == record.line
        assert disagreement(page, forged) == ""
        assert page.judge(forged, **notes_of(log)).outcome != "PROVEN"
        seen.add(said.line == record.line)
    assert seen == {True, False}


def test_many_draws_without_the_secret_take_no_more_time_than_they_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Regression: 34 KB of them took `zonekeeper log` more than six minutes.
    whole = parse_log(long_game(60))
    log = Log(whole.header, whole.records[:-1])
    made = []
    real = play.RULES.apply
    monkeypatch.setattr(possible_deal, "_MOST_MOVES", _FEW)
    monkeypatch.setattr(play.RULES, "apply", lambda *words: (made.append(1), real(*words))[1])

    assert transcript(log)

    assert len(made) < 2 * _FEW
