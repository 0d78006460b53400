"""What the screens of ZoneS say, and what a set-up comes to."""

from games.zones.rules import setup as decisions
from games.zones.screens.pages.lifeboat import lifeboat, match_of
from games.zones.screens.setup.sheet import Sheet
from games.zones.screens.turn.board_lists import why
from games.zones.screens.turn.choices import best, lines_of, pieces, targets
from host_tools.exercises.zones import staged_game
from tests.firmware.games.zones.positions import ARCHER, at, board
from tests.firmware.player import Player


class Opening:
    """A set-up screen's way to the start; remembers what it is given."""

    kept = None
    setup = b""

    def last_setup(self):
        """Return how it was set up last time."""
        return self.kept

    def start(self, setup, now, kept):
        """Take a set-up."""
        self.setup, self.kept = setup, kept


def state_of(make):
    """Return the state of a staged game."""
    player = Player(make()).boot()
    player.choose("OK")
    return player.state


def test_a_refused_capture_is_explained_with_its_rule():
    """ZSD-07: what stands on the terrain it prefers is protected."""
    state = board(
        """
        #M F. F. F. F. F.
        F. FS F. Ow F. F.
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        F. F. F. F. F. #T
        """
    )
    goes, shots, held = targets(state, at("b2"))

    assert at("d2") not in goes and held == bytes((at("d2"),)) and shots == b""
    said = why(state, at("b2"), at("d2"))
    assert b"stands on Forest, which it prefers" in said and said.endswith(b"(ZSD-07)")


def test_the_cursor_goes_over_what_can_do_something_and_begins_where_something_is_taken():
    state = board(
        """
        #M F. F. F. F. F.
        F. FS F. F. F. F.
        F. F. F. F. FA F.
        F. F. F. Fw F. F.
        F. F. F. F. F. F.
        F. F. F. F. F. #T
        """
    )
    assert pieces(state) == bytes((at("a1"), at("b2"), at("e3")))

    goes, shots, _ = targets(state, at("e3"))
    assert at("d4") in goes and at("d4") in shots
    assert best(state, goes) == at("d4")
    assert lines_of(state, at("d4"), ARCHER) == (b"Archer", b"d4 Fields", b"Warrior")
    assert lines_of(state, at("b2"), 255) == (b"b2 Fields", b"Spearman", b"protected")


def test_the_lifeboat_draws_the_board_but_nothing_behind_the_screen():
    hidden = state_of(staged_game.hidden)
    assert lifeboat(hidden) == b"Turn: Gwendolyn\nBoth halves are behind the screen."

    state = state_of(staged_game.on_glass)
    lines = lifeboat(state).split(b"\n")
    assert lines[2].startswith(b"2  ") and b"#M" in lines[2]
    assert b"Gwendolyn, reserve: 2 Spearman, 2 Archer" in lifeboat(state)
    assert match_of(state) is None
    assert match_of(state_of(staged_game.over)) == (
        [b"Gwendolyn", b"Montgomry"],
        b"Gwendolyn",
    )


def test_the_set_up_is_remembered_with_the_device_as_midgard():
    opening = Opening()
    sheet = Sheet(opening)
    sheet.data[decisions.OPPONENT] = decisions.MIDDLE
    sheet.data[decisions.CLOCK] = decisions.TOTAL
    sheet.midgard = 1
    assert sheet.complaint() == b""
    sheet.start(opening, b"", None, 0)

    assert decisions.is_sound(opening.setup)
    assert decisions.names_of(opening.setup) == [b"Device", b"Ann"]
    assert opening.setup[decisions.OPPONENT] == decisions.MIDDLE | decisions.AS_MIDGARD
    again = Sheet(opening)
    assert again.names == [b"Ann", b"Ben"] and again.midgard == 1
    assert again.data[decisions.MINUTES] == 30 and again.data[decisions.SECONDS] == 30


def test_a_set_up_that_cannot_be_played_is_refused_with_a_sentence():
    sheet = Sheet(Opening())
    sheet.data[decisions.BAG] = 10
    assert b"36, not 37" in sheet.complaint()
    sheet.data[decisions.BAG] = 9
    decisions.put(sheet.data, 0, decisions.COUNT, 4)
    assert b"Midgard must have ten pieces, not 11" in sheet.complaint()
    sheet.names[1] = sheet.names[0]
    assert b"same name" in sheet.complaint()
