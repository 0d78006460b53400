"""The pages on which the table matches its six printed symbols, played through with keys."""

from games.zoneplex.screens.setup.sheet import Sheet
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to

_HOLD_MS = 700
_SIGNS = b"Which sign is which"


def at_the_signs(session):
    """Open Zoneplex's set-up, and there the page of the signs."""
    session.press(*keys_to("zoneplex"))
    session.settle()
    assert session.screen == "SetupScreen"
    rows = session.app.screen._chooser.rows
    session.press(*["DOWN"] * list(rows).index(_SIGNS))
    session.press("OK")
    assert session.screen == "SignsScreen"
    return session


def shown(session):
    return session.app.screen._words


def test_a_picture_and_a_word_are_chosen_and_remembered():
    session = at_the_signs(Session().boot())
    session.press("DOWN", "OK")
    assert session.screen == "SignScreen"

    session.press("OK", "DOWN", "DOWN", "OK")  # from the waves over the sun to the star
    session.press("DOWN", "OK")
    assert session.screen == "WordScreen"
    session.press("DOWN", "OK", "OK")  # Ba
    session.hold("OK", _HOLD_MS)
    session.press("BACK")
    assert shown(session) == [b"Sun", b"Ba", b"Ankh", b"Moon", b"Ladder", b"Spiral"]

    session.press("BACK", "BACK")  # out of the set-up
    again = at_the_signs(Session(session.disk).boot())
    assert shown(again) == [b"Sun", b"Ba", b"Ankh", b"Moon", b"Ladder", b"Spiral"]


def test_a_picture_in_hand_can_be_put_back_and_disturbs_no_other():
    session = at_the_signs(Session().boot())
    session.press("OK", "OK", "UP", "UP", "UP")
    assert session.app.screen._chooser.values[1] == b"Moon"

    session.press("OK", "BACK")
    assert shown(session) == [b"Moon", b"Waves", b"Ankh", b"Sun", b"Ladder", b"Spiral"]

    session.press("OK", "OK", "DOWN", "BACK", "BACK")
    assert shown(session) == [b"Moon", b"Waves", b"Ankh", b"Sun", b"Ladder", b"Spiral"]


def test_a_word_has_six_letters_at_most():
    session = at_the_signs(Session().boot())
    session.press("OK", "DOWN", "OK")

    session.press(*["OK"] * 6)

    assert session.screen == "SignScreen"
    assert session.app.screen._chooser.values[1] == b"Aaaaaa"


def test_two_symbols_with_the_same_word_do_not_start():
    sheet = Sheet(_Opening())
    assert sheet.complaint() == b""

    sheet.setup.signs = b"\x06\x01\x02\x03\x04\x05" + b"\x05Waves" + bytes(5)

    assert b"same word" in sheet.complaint()


class _Opening:
    def last_setup(self):
        """Return nothing: the table plays for the first time."""
        return None
