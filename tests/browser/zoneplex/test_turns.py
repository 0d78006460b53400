"""Turns of Zoneplex on the page: by mouse, by touch and by keyboard; a battle, and undo."""

from collections.abc import Callable
from datetime import date

import pytest

from host_tools.exercises.golden_frames import recorded
from host_tools.shelf import way_to
from host_tools.simulated.text_art import to_text
from tests.browser.table import TITLES, Table, script

HANDS: dict[str, Callable[..., None]] = {
    "mouse": Table.click,
    "touch": Table.touch,
    "keyboard": Table.type,
}
NOTICE_MS = 2000  # a sentence that lies over the footer has gone by then
BATTLE = recorded("zoneplex/battle")
OPEN = "press " + " ".join(way_to("zoneplex"))
SET_UP = (OPEN, "wait 300", "press OK", "wait 300", "press OK OK OK OK", "wait 300")


@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_turn_is_played_by(hand: str, table: Table) -> None:
    press = HANDS[hand]
    table.ready()
    assert f"chosen: {TITLES[0]}" in table.text()
    press(table, *way_to("zoneplex"))
    # The numbers beside START and of the cuts run: the picture never stands still.
    table.page.wait_for_function("zonekeeper.mirror.read().join().includes('chosen: START')")
    press(table, "OK")
    table.rest()  # the seal
    press(table, "OK", "OK", "OK", "OK")
    wait_for_turn(table, "Red")

    press(table, "OK")
    card = table.rest(quiet_ms=NOTICE_MS).text()
    press(table, "OK")

    assert "OK end turn" in card or "Fear" in card
    wait_for_turn(table, "Amber")


def wait_for_turn(table: Table, player: str) -> None:
    """Wait until the header tells whose turn it is, and no sentence lies over the picture."""
    table.page.wait_for_function(
        "start => zonekeeper.mirror.read()[0].startsWith(start)", arg=f"{player} Phase 1"
    )
    table.rest(quiet_ms=NOTICE_MS)


def test_a_lone_battle_is_fought_to_its_end_frame_by_golden_frame(table: Table) -> None:
    table.ready().play(*script("zoneplex/battle", "zoneplex_position_by_hand"))
    assert to_text(table.picture()) == BATTLE["zoneplex_position_by_hand"]

    lines = script("zoneplex/battle", "zoneplex_lost")
    start = len(script("zoneplex/battle", "zoneplex_position_by_hand"))
    for at in range(start, len(lines)):
        if lines[at].startswith("frame ") and lines[at].split()[1] in SEEN:
            table.play(*lines[start:at], speed=5)
            assert to_text(table.picture()) == BATTLE[lines[at].split()[1]], lines[at]
            start = at
    table.play(*lines[start:], speed=5)

    assert to_text(table.picture()) == BATTLE["zoneplex_lost"]


SEEN = ("ex01_its_roll", "ex02_two_stones", "ex02_the_eye_leaves_eight", "ex02_the_attack")


def test_a_match_on_the_vendetta_sheet_has_the_browsers_day(table: Table) -> None:
    first = date.today()
    table.ready().play(*script("zoneplex/challenge", "vendetta_matches"))

    rows = table.text().splitlines()
    days = (first.isoformat(), date.today().isoformat())  # midnight may have passed
    assert len([row for row in rows if row.endswith(days)]) == 3


def test_a_held_key_undoes_and_the_same_card_comes_again(table: Table) -> None:
    table.ready().play(*SET_UP)
    wait_for_turn(table, "Red")
    before = table.frame()
    table.type("OK")
    card = table.rest(quiet_ms=NOTICE_MS).frame()

    table.hold("BACK", 2100)
    wait_for_turn(table, "Red")
    assert table.frame() == before
    table.type("OK")

    assert table.rest(quiet_ms=NOTICE_MS).frame() == card
