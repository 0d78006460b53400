"""What the screens of Zeds Zone say and where they begin, without a display."""

from games.zeds.rules import codes
from games.zeds.rules import setup as decisions
from games.zeds.screens.end import end_rows
from games.zeds.screens.pages import best_rows, chances_rows, lifeboat
from games.zeds.screens.turn import dice_line, first_square, told
from games.zeds.sheets import gentle
from tests.firmware.games.zeds import positions
from tests.firmware.games.zeds.positions import (
    cross,
    do,
    draw,
    lay,
    on_paper,
    refereed,
    roll,
    sector,
    sheet,
)


class _Font:
    """A font of six pixels a letter."""

    def measure(self, text, start, end):
        return 6 * (end - start)


def _before_drawing(state, row, column):
    roll(state, row, column)
    return first_square.first_square(state, 0)


def test_the_cursor_begins_at_the_entrance_and_goes_on_towards_the_exit():
    state = refereed()

    assert _before_drawing(state, 1, 3) == 0
    do(state, codes.PLACE, 0)
    assert _before_drawing(state, 1, 4) in (1, 5)


def test_the_cursor_keeps_zombies_without_guns_away_from_the_passable_area():
    state = refereed()
    draw(state, 2, 4, 0)

    assert _before_drawing(state, 1, 1) in (4, 15)  # the corners beside the way


def test_the_cursor_does_not_close_the_way():
    state = refereed()

    assert _before_drawing(state, 4, 6) != 0  # walls on all sides


def test_what_a_drawing_did_is_said_only_if_it_is_not_in_sight():
    state = refereed()
    draw(state, 1, 3, 0)

    assert told.sentence(state, draw(state, 4, 1, 19)) == b""
    assert told.sentence(state, draw(state, 1, 1, 1)) == b"Ann: 1 zombie killed."
    assert told.sentence(state, draw(state, 1, 2, 5)) == b"Ann has lost: 2 zombies, 0 guns."


def test_who_draws_a_generator_by_force_is_told_on_paper():
    state = on_paper(2)
    do(state, codes.ADJUST, 0, 0, 0, 19)
    roll(state, 3, 4)

    said = told.sentence(state, do(state, codes.GENERATOR, 0))

    assert said == b"Ann draws a sector with a generator."


def test_below_the_dice_stands_who_took_another_sector():
    state = on_paper(2)
    cross(state, 1, sector(3, 4))
    roll(state, 3, 4)
    do(state, codes.CROSS, sector(3, 5))

    assert dice_line.line(state, _Font()) == b"Ben (3,5)"


def test_names_that_find_no_room_below_the_dice_are_left_out():
    state = refereed(6)
    assert dice_line.line(state, _Font()) == b"Ann 0  Ben 0 ..."


def test_the_chance_of_an_item_is_that_of_drawing_without_putting_back():
    assert chances_rows.chance(36, 2, 20) == 81  # 1 - (16 * 15) / (36 * 35)
    assert chances_rows.chance(17, 17, 1) == 100
    assert chances_rows.chance(10, 0, 5) == 0
    assert chances_rows.chance(2, 1, 2) == 100
    assert chances_rows.chance(36, 3, 0) == 0


def test_every_item_has_a_line_with_the_sectors_that_still_have_it():
    state = refereed()
    cross(state, 0, sector(2, 2))

    names, values = chances_rows.rows(state)

    assert names[0] == b"Ann: turns to come"
    assert names[5].endswith(b" generator")
    assert values[5].startswith(b"1  ")


def test_a_game_of_one_that_was_won_has_a_best_score_by_its_sheet():
    state = _escaped(refereed())

    assert best_rows.best(state) == (sheet(), 0)
    assert end_rows.has_escaped(state)


def test_games_of_two_lost_games_and_games_that_go_on_have_none():
    assert best_rows.best(_escaped(refereed(2))) is None
    assert best_rows.best(refereed()) is None
    lost = refereed()
    draw(lost, 1, 2, 0)
    assert lost.ended
    assert best_rows.best(lost) is None


def test_a_daily_zone_has_a_list_of_its_own_with_the_title_of_its_sheet():
    plain = positions.opened(1, 0, gentle.SHEET)
    daily = positions.opened(1, 0, gentle.SHEET, (2026, 11, 19))

    assert best_rows.key_and_title(plain) == (gentle.SHEET, gentle.TITLE)
    assert daily.allows(decisions.DAILY)
    assert best_rows.key_and_title(daily) == (gentle.SHEET + b"daily", gentle.TITLE + b" daily")
    assert best_rows.key_and_title(on_paper(1)) == (b"", b"paper")


def test_the_lifeboat_has_all_that_is_crossed_out_drawn_and_counted():
    state = refereed()
    draw(state, 1, 3, 0)
    roll(state, 3, 5)

    text = lifeboat.lifeboat(state)

    assert b"Turn 2 of 20\nLight 3, dark 5\nAnn:\nto draw: (3,5)" in text
    assert b"Row 1 crossed: 3\nRow 3 crossed: 5" in text
    assert b"Guns 1" in text
    assert b"Drawn: 1/1 (1,3)" in text


def test_the_ladder_compares_points_then_zombies_then_items():
    state = on_paper(3)
    state.escaped[:] = b"\x03\x03\x01"
    state.killed[:] = b"\x05\x05\x09"
    state.idle_zombies[:] = b"\x02\x02\x00"
    state.idle_items[:] = b"\x01\x04\x00"

    assert len(end_rows.rungs(state)) == 3
    assert end_rows.ladder(state, 0) == [(b"Ann", b"5"), (b"Ben", b"5")]
    assert end_rows.ladder(state, 2) == [(b"Ben", b"4"), (b"Ann", b"1")]


def _escaped(state):
    """End a game whose players have all escaped by open sectors and a generator."""
    way = (4, 1, 0), (5, 1, 5), (5, 2, 10), (5, 3, 15), (5, 4, 16), (5, 5, 17), (5, 6, 18)
    for seat in range(state.seats):
        lay(state, seat, *way)
        lay(state, seat, (2, 2, 1), (2, 3, 6))
    state.turn = 19
    roll(state, 6, 6)
    for _ in range(state.seats):
        do(state, codes.PLACE, 19)
    return state
