"""A turn of Zoneplex on the page: by mouse, by touch and by keyboard."""

from collections.abc import Callable

import pytest

from tests.browser.table import Table

HANDS: dict[str, Callable[..., None]] = {
    "mouse": Table.click,
    "touch": Table.touch,
    "keyboard": Table.type,
}


@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_turn_is_played_by(hand: str, table: Table) -> None:
    press = HANDS[hand]
    table.ready()
    assert "chosen: Toolbox" in table.text()

    press(table, "DOWN", "OK")
    table.rest()
    assert "chosen: START" in table.text()

    press(table, "OK")
    table.page.wait_for_timeout(300)  # the number to be stopped never rests
    press(table, "OK", "OK", "OK")
    table.rest()
    assert table.text().startswith("Red P1")

    press(table, "OK")
    table.rest()
    card = table.text()
    press(table, "OK")
    table.rest()
    assert table.text().startswith("Amber P1")
    assert card != table.text()
