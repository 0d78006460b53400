"""What a player does with a device whose flash may fail, scenario by scenario.

Runs on both interpreters.
"""

from drivers.pool import Pool
from games import catalogue
from home.shelf import in_order
from host_tools.exercises.long_game import LongGame
from host_tools.simulated.faulty_files import FaultyFiles
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from storage.disk import Disk
from storage.vendetta import Vendettas
from tabletop.vendetta_note import note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = "/data"
POOL = "/pool/pool"

_SEED = 5
_HOLD_MS = 700
_LONG_MS = 1900
_MOST_PRESSES = 16  # from a game's row to its first move
_MOMENTS = b"some moment"
_PAIR = (b"Ann", b"Ben")
_PLAIN = (b"Undone", b"Redone")  # what is said when all is well


class Hand:
    """Somebody with a device on a flash that may fail. `said` tells whether a sentence showed."""

    def __init__(self, files: "dict[str, bytes]") -> None:
        self.files = FaultyFiles(dict(files))
        self.session = Session(Disk(ROOT, self.files, self.files.open))
        self.said = False
        self.crashes = 0
        self._app: object = None

    def boot(self) -> None:
        """Switch on."""
        self.session.boot()
        self._app = self.session.app
        self._listen()

    def press(self, *names: str) -> None:
        """Tap keys."""
        for name in names:
            self.session.press(name)
            self._listen()
        self.session.settle()

    def hold(self, name: str, duration_ms: int) -> None:
        """Hold a key."""
        self.session.hold(name, duration_ms)
        self._listen()
        self.session.settle()

    def open_page(self, from_the_end: int) -> bool:
        """Open one of the launcher's last rows; tell whether it is in sight."""
        self.press(*["UP"] * from_the_end + ["OK"])
        return self.session.screen != "Launcher"

    def choose(self, row: bytes) -> None:
        """Choose a row of the table menu."""
        self.hold("OK", _HOLD_MS)
        menu = getattr(self.session.app.screen, "_menu", None)
        if menu is None or row not in menu.rows:
            return
        self.press(*["DOWN"] * menu.rows.index(row) + ["OK"])

    def enter_game(self) -> bool:
        """Press OK until a game has begun; tell whether one has."""
        for _ in range(_MOST_PRESSES):
            playing = self.session.app.game.playing
            if playing is not None and playing.table.has_begun:
                return True
            if self.said:
                return False
            self.press("OK")
        return False

    def _listen(self) -> None:
        banner = self.session.app._stage._banner
        text = b"" if banner is None else banner._text
        self.said = self.said or bool(text and text[:6] not in _PLAIN)
        if self.session.app is not self._app:
            self.crashes += 1
            self._app = self.session.app


def prepared() -> "dict[str, bytes]":
    """Return the files of a device that has seen something."""
    hand = Hand({})
    hand.boot()
    hand.press(*keys_to(catalogue.names()[0]))
    hand.enter_game()
    _play(hand, 4)
    hand.session.app.game.start_again(hand.session.world.ticks_ms())
    hand.enter_game()
    _play(hand, 6)
    hand.session.app.settings.values[:] = b"\x02\x01\x00\x01\x03\x01"
    assert hand.session.app.settings.save()
    book = Vendettas(hand.session.disk, int)
    book.note(_PAIR, b"one!", b"Ann")
    book.note(_PAIR, b"two!", None)
    hand.session.disk.replace("setup_" + in_order(())[0][0], b"as it was")
    hand.files.mkdir("/pool")
    Pool(Disk("/pool", hand.files, hand.files.open)).fill(bytes(32), 0, (2026, 1, 1))
    assert not hand.said
    return hand.files.files


def _play(hand: Hand, count: int) -> None:
    """Make moves, and take the last one back and make it again."""
    game = LongGame(hand.session, _SEED)
    for _ in range(count):
        playing = hand.session.app.game.playing
        if playing is None:
            return
        found = playing.play.RULES.moves(playing.table.state)
        playing.do(game._dice.pick(found), hand.session.world.ticks_ms())
        hand._listen()
        hand.session.settle()
    if hand.session.app.game.playing is not None:
        hand.hold("BACK", _LONG_MS)
        hand.choose(b"Redo")


def _resume(hand: Hand) -> None:
    if hand.session.app.screen._has_open:
        hand.press("OK")


def _save(hand: Hand) -> None:
    _resume(hand)
    _play(hand, 3)


def _start_again(hand: Hand) -> None:
    _resume(hand)
    if hand.session.app.game.playing is not None:
        hand.choose(b"New game")
        hand.enter_game()


def _undo_start(hand: Hand) -> None:
    _start_again(hand)
    if hand.session.app.game.playing is not None and not hand.said:
        hand.hold("BACK", _HOLD_MS)


def _open_other(hand: Hand) -> None:
    """Open the oldest game from the list."""
    if hand.open_page(3):
        hand.press("DOWN", "OK")


def _delete(hand: Hand) -> None:
    if hand.open_page(3):
        hand.press("DOWN")
        hand.hold("BACK", _LONG_MS)


def _set(hand: Hand) -> None:
    if hand.open_page(2):
        hand.press("OK", "UP", "OK", "BACK")


def _about(hand: Hand) -> None:
    hand.open_page(1)


def _set_up(hand: Hand) -> None:
    """Start a game that has a set-up: the first of the shelf, below Resume."""
    hand.press("DOWN", "OK")
    hand.enter_game()


def _vendetta(hand: Hand) -> None:
    book = Vendettas(hand.session.disk, int)
    sentence = note(book, (_PAIR, b"Ben"), b"three")
    hand.said = hand.said or b"nothing changed" in sentence


def _draw(hand: Hand) -> None:
    _, is_true = Pool(Disk("/pool", hand.files, hand.files.open)).draw(_MOMENTS)
    hand.said = hand.said or not is_true  # then the game is marked


SCENARIOS: "dict[str, Callable[[Hand], None]]" = {
    "start": lambda hand: None,
    "resume": _resume,
    "save": _save,
    "new game": _start_again,
    "undo new game": _undo_start,
    "set up": _set_up,
    "list": _open_other,
    "delete": _delete,
    "settings": _set,
    "about": _about,
    "vendetta": _vendetta,
    "pool": _draw,
}
