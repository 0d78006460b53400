"""`zonekeeper table`: any program can play any game by lines of JSON, and cannot break it."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import seal
from host_tools.firmware_path import ROOT
from host_tools.journal.log_file import parse_log
from host_tools.journal.recorder import TEST_GAMES
from host_tools.journal.verify_command import main as verify
from host_tools.json_table import main
from host_tools.json_table.request import FIELDS
from host_tools.shelf import games, recorded
from host_tools.simulated.shelf import Shelf
from tests.host_tools.forger import Draft
from tests.host_tools.table_talk import CUTS, NEW, SECRET, do, say, talk
from tests.host_tools.tampering import change_face

FIRST = games()[0]
PROGRAM = f"from host_tools.json_table import main; main([{FIRST!r}])"
SCHEMA = ROOT / "host_tools" / "json_table" / "SCHEMA.md"


@pytest.fixture(autouse=True)
def sample_games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


def test_a_program_plays_a_whole_game_that_can_be_proven(tmp_path: Path) -> None:
    hand = random.Random(5)
    asks: list[dict[str, Any]] = [NEW]
    path = tmp_path / "played.zkj"
    while True:
        answers = talk(*asks, {"ask": "moves"}, {"ask": "verdict"})
        if answers[-1]["verdict"]["is_over"]:
            break
        asks.append(do(hand.choice(answers[-2]["moves"])["move"]))

    end, _ = talk(*asks, {"ask": "end"}, {"ask": "save", "file": str(path)})[-2:]

    assert end["secret"] == SECRET.hex()
    assert verify([str(path)]) == 4


@pytest.mark.parametrize("game", ["lamplight", FIRST])
def test_every_move_that_is_offered_has_words_and_can_be_made(game: str) -> None:
    new = NEW if game == "lamplight" else {"ask": "new"}

    moves = talk(new, {"ask": "moves"}, game=game)[1]["moves"]

    assert moves
    for move in moves:
        assert move["label"]
        assert talk(new, do(move["move"]), game=game)[1]["ok"], move


def test_the_commitment_is_shown_before_the_cuts() -> None:
    cut = {"ask": "cut", "cut": 42}

    new, early, first, _, last = talk({"ask": "new"}, {"ask": "moves"}, cut, cut, cut)

    assert len(new["commitment"]) == 64
    assert (new["has_begun"], new["cuts_needed"]) == (False, 3)
    assert early == {"ok": False, "error": "The cuts come first: 0 of 3."}
    assert (first["cuts_needed"], last["cuts_needed"], last["has_begun"]) == (2, 0, True)


def test_a_secret_that_was_handed_in_counts_as_pseudo() -> None:
    assert talk(NEW)[0]["source"] == "PSEUDO"
    assert talk({"ask": "new"})[0]["source"] == "hardware"


def test_a_refusal_has_a_rule_and_a_sentence_and_changes_nothing() -> None:
    before, refused, after = talk(NEW, do("04"), do("04"), {"ask": "moves"})[1:]

    assert refused == {
        "ok": False,
        "refusal": {"rule": "LL-3", "sentence": "You have looked at it already."},
    }
    assert after["fingerprint"] == before["fingerprint"]


def test_undo_past_what_was_seen_needs_agreement_and_deals_the_same_again() -> None:
    agreed = {"ask": "undo", "agreed": True}

    drawn, refused, undone, redone, _, again = talk(
        NEW, do("01"), {"ask": "undo"}, agreed, {"ask": "redo"}, agreed, do("01")
    )[1:]

    assert refused["refusal"]["rule"] == "UNDO-SEEN"
    assert (undone["done"], undone["can_redo"], redone["done"]) == (0, True, 1)
    assert drawn["shown"] == again["shown"]


def test_a_seat_sees_its_own_card_and_nobody_elses() -> None:
    asks = [NEW, do("04"), *({"ask": "view", "seat": seat} for seat in range(3)), {"ask": "view"}]

    own, second, third, public = (answer["view"]["own"] for answer in talk(*asks)[2:])

    assert own is not None
    assert (second, third, public) == (None, None, None)


def test_history_has_the_moves_that_stand_and_those_that_redo_would_make() -> None:
    answer = talk(NEW, do("02"), do("0305"), {"ask": "undo"}, {"ask": "history"})[-1]

    assert [move["label"] for move in answer["history"]][1] == "Roll 5, entered"
    assert (len(answer["history"]), answer["done"]) == (2, 1)


def test_no_secret_is_told_before_the_end() -> None:
    asks = [
        NEW,
        do("04"),
        do("01"),
        do("02"),
        {"ask": "history"},
        {"ask": "save"},
        {"ask": "view"},
    ]
    header = parse_log(bytes.fromhex(talk(NEW, {"ask": "save"})[1]["log"])).header
    seed = seal.seed(header, SECRET, [seal.cut(seat, CUTS[seat]) for seat in range(3)])

    told = json.dumps(talk(*asks))
    ended = json.dumps(talk(*asks, {"ask": "end"}))

    assert SECRET.hex() not in told and seed.hex() not in told
    assert SECRET.hex() in ended


def test_the_id_of_a_request_comes_back_with_every_kind_of_answer() -> None:
    asks = [{**NEW, "id": 1}, {**do("01"), "id": "two"}, {**do("09"), "id": [3]}, {"id": 4}]

    answers = talk(*asks)

    assert [answer["id"] for answer in answers] == [1, "two", [3], 4]
    assert [answer["ok"] for answer in answers] == [True, True, False, False]


def test_an_open_game_goes_on_from_its_folder(tmp_path: Path) -> None:
    folder = str(tmp_path / "g0001")
    asks = [NEW, do("01"), do("02"), {"ask": "save", "folder": folder}]
    saved = talk(*asks, do("01"))

    loaded = talk({"ask": "load", "folder": folder}, do("01"))

    assert loaded[0]["fingerprint"] == saved[3]["fingerprint"]
    assert loaded[1] == saved[4]


def test_a_folder_is_never_written_over(tmp_path: Path) -> None:
    save = {"ask": "save", "folder": str(tmp_path)}

    assert "is there already" in talk(NEW, save)[1]["error"]


def test_an_open_log_needs_its_secret_to_go_on() -> None:
    log = talk(NEW, do("01"), {"ask": "save"})[2]["log"]

    without, with_secret = talk(
        {"ask": "load", "log": log}, {"ask": "load", "log": log, "secret": SECRET.hex()}
    )

    assert without["error"] == "The log has no end: to go on, its secret is needed."
    assert with_secret["done"] == 1


def test_a_game_that_is_over_can_be_looked_at_and_not_changed() -> None:
    load = {"ask": "load", "file": str(recorded("lamplight/won"))}

    loaded, moves, refused = talk(load, {"ask": "moves"}, do("02"))

    assert loaded["is_over"] is True
    assert moves["moves"] == []
    assert refused["refusal"]["rule"] == "OVER"


def test_a_forged_log_is_not_loaded(tmp_path: Path) -> None:
    log = Draft(recorded("lamplight/won").read_bytes())
    line = change_face(log)

    answer = talk({"ask": "load", "log": log.forged().hex()})[0]

    assert f"The log does not hold. Line {line}, chance" in answer["error"]


def test_the_log_of_another_game_is_not_loaded() -> None:
    answer = talk({"ask": "load", "file": str(recorded("pseudo"))})[0]

    assert answer["error"] == f"That is a log of {FIRST}, not of lamplight."


def test_the_schema_has_every_request_and_every_field() -> None:
    text = SCHEMA.read_text(encoding="utf-8")

    for ask, fields in FIELDS.items():
        section = text.split(f"### `{ask}`")[1].split("\n### ")[0]
        assert all(f"`{name.rstrip('?')}`" in section for name in fields), ask


def test_every_example_of_the_schema_is_answered_as_it_says() -> None:
    text = SCHEMA.read_text(encoding="utf-8")
    lines = text.split("```json-lines\n")[1].split("```")[0].splitlines()
    asks = [line[2:].encode() for line in lines if line.startswith("> ")]
    wanted = [json.loads(line[2:]) for line in lines if line.startswith("< ")]

    answers = say(FIRST, asks)

    assert len(asks) > 5
    assert answers == wanted


def test_the_command_talks_on_standard_input_and_output() -> None:
    command = [
        sys.executable,
        "-c",
        f"import sys; from host_tools.json_table import main; sys.exit(main([{FIRST!r}]))",
    ]

    done = subprocess.run(
        command, input=b'{"ask": "new"}\n\n  \n?\n', capture_output=True, cwd=ROOT, check=True
    )

    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False]  # empty lines have none


def test_a_game_that_is_not_on_the_shelf_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2

    told = capsys.readouterr().err
    there = ", ".join(["lamplight", *games()])
    assert f"There is no game chess; there is: {there}." in told
