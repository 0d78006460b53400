"""The kit of screens, played through with Lamplight, which copies none of it."""

from host_tools.simulated.session import Session
from tests.games.shelf import shelf

_HOLD_MS = 700
_DIE_ROW = 2  # of the set-up
_NAMES_ROW = 3
_ROLL_ROW = 1  # of the table


def at_the_setup():
    """Return a device on Lamplight's set-up: it is the first on the shelf."""
    session = Session().boot()
    session.press("OK")
    assert session.screen == "SetupScreen"
    return session


def at_the_table(session):
    """Start from the set-up, let everybody cut, and return the table."""
    session.press("OK")
    while session.screen != "TableScreen":
        session.press("OK")
    return session.app.game.playing.table


def opened(session, row):
    """Open a page of the table menu by its name."""
    session.hold("OK", _HOLD_MS)
    session.press(*["DOWN"] * session.app.screen._menu.rows.index(row))
    session.press("OK")
    return session.app.screen


def with_own_die(session):
    session.press(*["DOWN"] * _DIE_ROW)
    session.press("OK", "UP", "OK")
    session.press(*["UP"] * _DIE_ROW)


def test_a_decision_in_hand_can_be_put_back():
    with shelf():
        session = at_the_setup()
        session.press("DOWN", "OK", "UP")
        assert session.app.screen._chooser.values[1] == b"4"
        session.press("BACK")
        assert session.app.screen._chooser.values[1] == b"3"


def test_a_number_goes_round_its_ends():
    with shelf():
        session = at_the_setup()
        session.press("DOWN", "OK")
        seen = []
        for _ in range(4):
            session.press("UP")
            seen.append(session.app.screen._chooser.values[1])
        assert seen == [b"4", b"2", b"3", b"4"]


def test_names_are_typed_kept_and_remembered():
    with shelf():
        session = at_the_setup()
        session.press(*["DOWN"] * _NAMES_ROW)
        session.press("OK", "DOWN", "OK")
        assert session.screen == "LettersScreen"
        session.press("DOWN", "OK", "OK", "BACK", "OK")
        session.hold("OK", _HOLD_MS)
        session.press("BACK")
        session.press(*["UP"] * _NAMES_ROW)
        table = at_the_table(session)
        assert session.app.game.playing.seat_name(1) == b"Ba"

        again = Session(session.disk).boot()
        again.press("OK")
        assert again.screen == "TableScreen"
        assert again.app.game.playing.table.header.setup == table.header.setup


def test_a_setup_that_does_not_fit_is_told_and_not_started():
    with shelf():
        session = at_the_setup()
        session.app.screen._sheet.setup.names[1] = b"Seat 1"
        session.press("OK")

        assert session.screen == "SetupScreen"
        assert b"same name" in session.app.screen._sheet.complaint()


def test_a_list_is_ticked_before_the_start():
    with shelf():
        session = at_the_setup()
        with_own_die(session)
        session.press("OK")
        assert session.screen == "ChecklistScreen"
        session.press("OK", "OK")
        assert session.screen == "ChecklistScreen"
        session.press("OK")
        assert session.screen == "SealScreen"


def test_the_face_of_an_own_die_is_entered():
    with shelf():
        session = at_the_setup()
        with_own_die(session)
        table = at_the_table(session)
        session.press(*["DOWN"] * _ROLL_ROW)
        session.press("OK")
        assert session.screen == "DieScreen"
        session.press("UP", "UP", "UP", "OK")

        assert session.screen == "TableScreen"
        assert table.last_label == b"Roll 4, entered"
        assert table.state.lamps[0] == 1


def test_a_roll_runs_along_the_lights_because_its_event_says_so():
    with shelf():
        session = at_the_setup()
        at_the_table(session)
        session.press("DOWN", "OK")
        assert session.app.screen.effect is not None
        session.press("OK")  # a card is drawn: nothing runs

        assert session.app.screen.effect is None


def test_a_value_is_set_by_hand_and_the_log_says_so():
    with shelf():
        session = at_the_setup()
        table = at_the_table(session)
        opened(session, b"Adjust")
        session.press("DOWN", "OK", "OK", "UP", "UP", "OK")
        assert (table.state.lamps[1], table.last_label) == (2, b"Set by hand")

        opened(session, b"Adjust")
        session.press("OK", "DOWN", "OK", "UP", "OK")
        assert table.state.active == 1


def test_a_value_that_is_forgotten_changes_nothing():
    with shelf():
        session = at_the_setup()
        table = at_the_table(session)
        opened(session, b"Adjust")
        session.press("OK", "OK", "UP", "BACK", "BACK", "BACK")

        assert session.screen == "TableScreen"
        assert table.done == 0


def test_the_pages_tell_what_is_public():
    with shelf():
        session = at_the_setup()
        table = at_the_table(session)
        session.press("OK", "OK")
        scores = opened(session, b"Scores")
        session.press("DOWN")
        assert scores._lines[0] == (b"Lamps", b"%d" % table.state.lamps[0])

        session.press("BACK")
        left = opened(session, b"What is left")
        assert left._menu.values[0] == b"%d" % len(table.state.deck)
        session.press("BACK")
        opened(session, b"Lifeboat")
        text = session.app.game.playing.play.lifeboat(table.state)
        assert b"Seat 3: 0 lamps, a card face down" in text


def test_every_page_has_its_help_from_the_rulebook():
    with shelf():
        session = at_the_setup()
        at_the_table(session)
        assert b"(LL-2)." in session.app.screen.help
        for row, rule in ((b"Scores", b"LL-6"), (b"What is left", b"LL-1"), (b"Adjust", b"LL-8")):
            page = opened(session, row)
            assert b"(%s)." % rule in page.help
            session.press("BACK")


def test_the_end_goes_down_the_ladder_and_closes():
    with shelf():
        session = at_the_setup()
        table = at_the_table(session)
        while session.screen != "EndScreen":
            session.press("OK")
        session.press("UP")
        lamps = [b"%d" % lamps for lamps in table.state.lamps]
        assert [value for _, value in session.app.screen._lines] == lamps
        session.press("OK", "OK")
        assert session.screen == "JudgeScreen"
