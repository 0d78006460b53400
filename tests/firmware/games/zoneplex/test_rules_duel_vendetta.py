"""The Vendetta sheet: games of two go on it when they are closed, by the keys too."""

from games.zoneplex import play
from games.zoneplex.rules import state as state_rules
from host_tools.exercises.zoneplex.staged_game import StagedGame
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from tests.firmware.games.zoneplex.mode_positions import challenge, duel
from tests.firmware.games.zoneplex.rule_positions import begun
from tests.firmware.reading import shows

_TABLE = 0x03
_CHALLENGE = 2


def _over(state, winner):
    state.step = state_rules.OVER
    state.winner = winner
    return state


def test_a_duel_is_a_match_of_both_names():
    """VS-01."""
    assert play.match(_over(duel(), 1)) == ([b"Red", b"Amber"], b"Amber")
    assert play.match(_over(challenge(2), 0)) == ([b"Red", b"Amber"], b"Red")


def test_a_draw_and_a_match_that_both_lose_have_no_winner():
    """VS-01, AMB-69."""
    for state in (duel(), challenge(2)):
        assert play.match(_over(state, state_rules.NOBODY)) == ([b"Red", b"Amber"], None)


def test_what_is_no_match_of_two_goes_on_no_sheet():
    """VS-01."""
    assert play.match(duel()) is None  # it is not over
    assert play.match(_over(challenge(1), 0)) is None
    assert play.match(_over(begun(), 0)) is None
    twins = _over(duel(), 0)
    twins.setup.names[1] = twins.setup.names[0]
    assert play.match(twins) is None


def _next_card(state):
    return min([card for card in range(4) if state.left[card]])


def _last_turn():
    """Return a device on which a Challenge of two ends with the next key: the cards ran out."""
    game = StagedGame(_TABLE, _CHALLENGE, (b"Red", b"Amber"))
    game.do("LAY_OUT")
    state = game.table.state
    while state.cards_left() > 1:
        game.turn(_next_card(state))
    game.do("DRAW", _next_card(state))
    session = Session(game.disk).boot()
    session.press("OK")
    return session


def test_closing_the_game_writes_the_match_down_and_says_so():
    """VS-01, AMB-69, CH-WIN-02."""
    session = _last_turn()
    session.world.date = (2026, 11, 17)

    session.press("OK")  # the turn ends, and with it the game
    for _ in range(9):  # through the pages of the end
        if session.screen != "JudgeScreen":
            session.press("OK")
    session.hold("OK", 2600)
    session.settle()

    sheet = session.app.game.vendettas().sheet((b"Red", b"Amber"))
    assert [match.result for match in sheet.matches] == [0]
    assert sheet.matches[0].day == 26 << 9 | 11 << 5 | 17
    assert shows(session.picture(), b"Vendetta: Amber 0, Red 0.")


def test_a_match_is_on_the_sheet_before_the_game_is_closed():
    """VS-01."""
    session = _last_turn()
    session.press("OK")
    game = session.app.game.playing
    kept = []
    end = game.table.end

    def end_later():
        kept.extend(session.app.game.vendettas().sheet((b"Red", b"Amber")).matches)
        return end()

    game.table.end = end_later
    for _ in range(9):  # through the pages of the end
        if session.screen != "JudgeScreen":
            session.press("OK")
    session.hold("OK", 2600)

    assert len(kept) == 1 and game.table.is_over


def test_a_new_game_instead_of_closing_does_not_lose_the_match():
    """VS-01."""
    session = _last_turn()
    session.press("OK")
    session.settle()
    session.hold("OK", 700)

    session.press("UP", "UP", "OK")

    assert session.screen == "SetupScreen"
    assert len(session.app.game.vendettas().sheet((b"Red", b"Amber")).matches) == 1


def test_a_sheet_outlives_the_power():
    """VS-01."""
    disk = SimDisk()
    Session(disk).boot().app.game.vendettas().note((b"Red", b"Ben"), b"seal", b"Ben")

    again = Session(disk).boot()

    assert again.app.game.vendettas().sheet((b"Ben", b"Red")).score() == (1, 0)
