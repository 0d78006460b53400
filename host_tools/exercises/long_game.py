"""A long game on one handheld, always the same, for sweeps that pull its battery.

Undo is held with the key; moves, redo and New Game are asked of the open game, as screens and
the table menu do it. After each word everything that must survive a cut of power is noted. Runs
on both interpreters.
"""

from games import catalogue
from host_tools.exercises.fixed_dice import FixedDice
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tabletop.game import Game

START = "start"
MOVE = "move"
UNDO = "undo"
REDO = "redo"
NEW = "new"  # New Game, and the way back
UNDO_NEW = "undo new"

_HOLD_MS = 700
_LONG_MS = 1900
_REST_MS = 2200  # what was said is gone by then
_SHOWN_MS = 420  # from the moment a screen is shown until its picture rests


class Note:
    """What there is to survive: which game is open, its log and its state, the picture."""

    def __init__(self, session: "Session") -> None:
        game = open_game(session)
        table = game.table
        saves = session.app.game.keeper.saves
        self.games = (saves.current, saves.previous)
        self.chain: bytes = table.chain
        self.done: int = table.done
        self.can_redo: bool = table.can_redo
        self.packed: bytes = table.pack()
        self.picture = session.picture()

    def differs(self, other: "Note") -> str:
        """Return what is not as in the other note, the picture apart, or an empty text."""
        for name in ("games", "done", "can_redo", "chain", "packed"):
            if getattr(self, name) != getattr(other, name):
                return name
        return ""


class LongGame:
    """Plays word after word. `past` has the packed states of the open game, undone ones too."""

    def __init__(self, session: "Session", seed: int) -> None:
        self.session = session
        self._dice = FixedDice(seed)
        self._kept: list[list[bytes]] = []
        self.past: list[bytes] = []
        self.moves = 0

    def play(self, word: str) -> "Note":
        """Do what a word says and return what there is to survive after it."""
        _ACTIONS[word](self)
        self.session.run(_SHOWN_MS if word == MOVE else _REST_MS)
        return self._note()

    def start(self) -> None:
        """Open the first game of the catalogue."""
        self.session.press(*keys_to(catalogue.names()[0]))

    def move(self) -> None:
        """Make one of the moves that the rules offer, and show the screen that belongs to it."""
        game = open_game(self.session)
        found = game.play.RULES.moves(game.table.state)
        self.past = self.past[: game.table.done + 1]
        outcome = game.do(self._dice.pick(found), self._now())
        assert outcome, "the rules refuse what they offer"
        game.show(self._now())
        self.moves += 1

    def undo(self) -> None:
        """Hold BACK, for long when the table has seen what goes."""
        is_seen = open_game(self.session).table.last_was_seen()
        self.session.hold("BACK", _LONG_MS if is_seen else _HOLD_MS)

    def redo(self) -> None:
        """Make the move again that was undone last."""
        open_game(self.session).redo(self._now())

    def start_again(self) -> None:
        """Start a new game in the place of this one."""
        self._kept.append(self.past)
        self.past = []
        open_game(self.session).home.start_again(self._now())

    def undo_start(self) -> None:
        """Hold BACK with no move left: the game before comes back."""
        self.session.hold("BACK", _HOLD_MS)
        self.past = self._kept.pop()

    def _note(self) -> "Note":
        note = Note(self.session)
        if note.done == len(self.past):
            self.past = self.past + [note.packed]
        assert self.past[note.done] == note.packed, "undo and redo give the same states"
        return note

    def _now(self) -> int:
        return self.session.world.ticks_ms()


_ACTIONS = {
    START: LongGame.start,
    MOVE: LongGame.move,
    UNDO: LongGame.undo,
    REDO: LongGame.redo,
    NEW: LongGame.start_again,
    UNDO_NEW: LongGame.undo_start,
}


def words(count: int, seed: int) -> "list[str]":
    """Return the words of a game of about so many, New Game tried and taken back on the way."""
    third = count // 3
    found = [START] + _stretch(third, seed) + [NEW, UNDO_NEW]
    found += _stretch(third, seed + 1) + [NEW] + [MOVE, MOVE, UNDO, REDO, UNDO, UNDO, UNDO_NEW]
    return found + _stretch(third, seed + 2) + [NEW] + _stretch(third // 4, seed + 3)


def _stretch(count: int, seed: int) -> "list[str]":
    """Return moves with undo and redo among them; the last is a move."""
    dice = FixedDice(seed)
    found: list[str] = []
    done = undone = 0
    while len(found) < count:
        roll = dice.below(100)
        if roll < 14 and done > undone:
            found.append(UNDO)
            undone += 1
        elif roll < 50 and undone:
            found.append(REDO)
            undone -= 1
        else:
            found.append(MOVE)
            done += 1 - undone
            undone = 0
    return found + [MOVE]


def resume(session: "Session", may_repair: bool = False) -> "Note | None":
    """Switch a device on and go on with its open game; None when the launcher offers none.

    A damaged log is cut back to its sound part only if that is allowed here.
    """
    session.boot()
    if not session.app.game.name:
        return None
    session.press("OK")
    if may_repair and session.screen == "RepairScreen":
        session.settle()
        session.hold("OK", _HOLD_MS)
    session.run(_SHOWN_MS - 60)
    return Note(session)


def open_game(session: "Session") -> "Game":
    """Return the game that the screen in sight belongs to."""
    return session.app.screen.game
