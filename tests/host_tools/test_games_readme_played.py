"""The game in `firmware/games/README.md` does what its rules say, as the kit's screens show it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.verdict import NOBODY
from games import catalogue
from host_tools.simulated.session import Session
from tests.games import scenes
from tests.host_tools.readme_example import (
    BEGIN,
    GAME,
    in_sight,
    on_the_shelf,
    opened,
    pick_to_the_end,
    table,
)

_LONG_MS = 1900
_ENOUGH_ROLLS = 200


@pytest.fixture(name="folder", scope="module", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with on_the_shelf(tmp_path_factory.mktemp("shelf")) as folder:
        yield folder


@pytest.fixture(name="session")
def begun() -> Session:
    return scenes.play(BEGIN)[1]


def position(apples: bytes) -> tuple[Any, Any]:
    """Return a state with two baskets, and the rules."""
    play = catalogue.load(GAME)
    state = play.RULES.new(play.SETUP, Chance(bytes(32)))
    state.apples[:] = apples
    return state, play.RULES


def test_the_names_are_those_of_the_set_up(session: Session) -> None:
    assert table(session).state.names == [b"Ab", b"Seat 2", b"Seat 3"]
    assert session.app.game.playing.seat_name(0) == b"Ab"

    again = Session(session.disk).boot()
    again.press("OK")

    assert again.screen == "TableScreen"
    assert table(again).state.names == [b"Ab", b"Seat 2", b"Seat 3"]


def test_the_set_up_is_remembered_for_the_next_game(session: Session) -> None:
    opened(session, b"New game")

    assert session.screen == "SetupScreen"
    assert in_sight(session)._sheet.names[0] == b"Ab"
    assert in_sight(session)._sheet.seats == 3


def test_a_decision_in_hand_can_be_put_back() -> None:
    session = scenes.play(["OK", "DOWN", "OK", "UP"])[1]
    assert in_sight(session)._sheet.seats == 3

    session.press("BACK")

    assert in_sight(session)._sheet.seats == 2


def test_two_players_of_one_name_cannot_start() -> None:
    session = scenes.play(["OK"])[1]
    in_sight(session)._sheet.names[1] = b"Seat 1"
    session.press("OK")

    assert session.screen == "SetupScreen"
    assert b"same name" in in_sight(session)._sheet.complaint()


def test_a_set_up_without_players_is_refused() -> None:
    rules = catalogue.load(GAME).RULES

    assert rules.new(b"", Chance(bytes(32))) is None
    assert rules.new(b"\x03Ann", Chance(bytes(32))) is None


def test_undo_rolls_the_same_dice_again(session: Session) -> None:
    session.press("DOWN", "OK")
    label, packed = table(session).last_label, table(session).pack()
    assert label.split()[0] in (b"Dice", b"Wasps!")
    session.hold("BACK", _LONG_MS)
    assert table(session).done == 0

    session.press("DOWN", "OK")

    assert (table(session).last_label, table(session).pack()) == (label, packed)


def test_a_roll_runs_along_the_lights(session: Session) -> None:
    session.press("OK")
    assert in_sight(session).effect is None

    session.press("DOWN", "OK")

    assert in_sight(session).effect is not None


def test_the_dice_bring_the_higher_face_and_a_double_takes_all() -> None:
    state, rules = position(b"\x06\x01")
    doubles = 0
    for _ in range(_ENOUGH_ROLLS):
        seat, state.apples[:] = state.active, b"\x06\x01"
        before = state.apples[seat]
        state.chance.tape = bytearray()
        rules.apply(state, rules.SHAKE)
        first, second = state.chance.tape
        doubles += first == second
        assert state.apples[seat] == (0 if first == second else before + max(first, second))

    assert 0 < doubles < _ENOUGH_ROLLS


def test_fifteen_apples_win() -> None:
    state, rules = position(b"\x0e\x0f")

    verdict = rules.verdict(state)

    assert (verdict.is_over, verdict.winner) == (True, 1)
    assert [reason.sentence for reason in verdict.reasons if reason.holds] == [
        b"Ben: 15 of 15 apples."
    ]


@pytest.mark.parametrize(("apples", "winner"), [(b"\x05\x04", 0), (b"\x04\x04", NOBODY)])
def test_without_cards_the_most_apples_win_and_in_a_tie_nobody(apples: bytes, winner: int) -> None:
    state, rules = position(apples)
    state.deck = bytearray()

    verdict = rules.verdict(state)

    assert (verdict.is_over, verdict.winner) == (True, winner)
    assert [reason.rule for reason in verdict.reasons if reason.holds] == [b"OR-5"]


def test_a_value_is_set_by_hand_and_the_log_says_so(session: Session) -> None:
    opened(session, b"Adjust")
    session.press("DOWN", "OK", "OK", "UP", "UP", "OK")
    assert table(session).state.apples[1] == 2
    assert table(session).last_label == b"Apples set by hand"

    opened(session, b"Adjust")
    session.press("OK", "DOWN", "OK", "UP", "OK")

    assert table(session).state.active == 1


def test_what_is_left_counts_the_cards_that_nobody_has_seen(session: Session) -> None:
    session.press("OK")
    card = table(session).last_tape[0]

    values = opened(session, b"What is left")._menu.values

    assert values[card - 1] == b"3  20 %"
    assert sorted(values)[1:] == [b"4  27 %"] * 3


def test_the_lifeboat_has_the_whole_position(session: Session) -> None:
    session.press("OK")
    card = table(session).last_tape[0]
    left = ", ".join(str(4 - (kind == card)) for kind in (1, 2, 3, 4))
    opened(session, b"Lifeboat")

    text = session.app.game.playing.play.lifeboat(table(session).state)

    assert text.decode().splitlines() == [
        "Turn: Seat 2",
        f"Ab: {card} apples",
        "Seat 2: 0 apples",
        "Seat 3: 0 apples",
        f"Cards with 1, 2, 3, 4 apples: {left}",
    ]


def test_the_judge_has_a_reason_for_each_basket_and_for_the_cards(session: Session) -> None:
    pick_to_the_end(session)

    verdict = session.app.game.playing.verdict()

    assert verdict.is_over
    assert [reason.rule for reason in verdict.reasons] == [b"OR-4", b"OR-4", b"OR-4", b"OR-5"]


def test_the_end_tells_what_the_verdict_says(session: Session) -> None:
    pick_to_the_end(session)
    verdict = session.app.game.playing.verdict()
    by_what = [reason.sentence for reason in verdict.reasons if reason.holds]

    assert session.screen == "EndScreen"
    assert in_sight(session)._winner == verdict.winner
    assert in_sight(session)._sentence == by_what[0]


def test_every_page_has_its_rules(session: Session) -> None:
    assert b"(OR-3)." in in_sight(session).help
    for row, words in (
        (b"What is left", b"(OR-1)."),
        (b"Adjust", b"(OR-6)."),
        (b"Lifeboat", b"paper"),
    ):
        assert words in opened(session, row).help
        session.press("BACK")

    pick_to_the_end(session)

    assert b"(OR-5)." in in_sight(session).help
