"""Random keys inside a running game. After every move the invariants of that game must hold.

The game is a recorded one, taken up somewhere in its middle, or one staged for a walk. Key events
go straight into the ring that the key timer fills, in the order that a finger makes them. Runs on
both interpreters.
"""

from host_tools.exercises.dice import Dice
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.game_log import Log, open_game
from host_tools.simulated.session import Session
from key import BACK, DOWN, HOLD, LONG, OK, PRESS, RELEASE, REPEAT, TAP, UP

# OK and DOWN lead deeper, BACK leads out.
_KEYS = (UP,) * 4 + (DOWN,) * 6 + (OK,) * 10 + (BACK,)
_TAP = (PRESS, TAP)
_HOLD = (PRESS, HOLD, RELEASE)
_HOLD_LONG = (PRESS, HOLD, LONG, RELEASE)
_REPEAT = (PRESS, REPEAT, REPEAT, HOLD, REPEAT, RELEASE)
_BACK_PERCENT = 15
_PAUSE_EVERY = 40
_PAUSE_MS = 60

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Broken(Exception):
    """The device did what it must never do. The text is a sentence."""


class Mash:
    """One device with the game `name` on its disk. `events` counts what went into the ring."""

    def __init__(self, disk: "SimDisk", name: str, seed: int, dice: "Dice") -> None:
        self._dice = dice
        self._disk = disk
        self._name = name
        self._invariants = _piece(name, "invariants")
        self._session = Session(self._disk, b"mash %d" % seed).boot()
        self._app = self._session.app
        self._keys = self._session.device.board.keys
        self._chain = b""
        self.events = 0
        self.moves = 0
        self.screens: dict[str, int] = {}

    def play(self, events: int) -> None:
        """Press keys until so many events were made or no game is left to resume; or raise."""
        end = self.events + events
        while self.events < end and self._go_on():
            pass

    def _go_on(self) -> bool:
        """Make one gesture and look whether all is well; False when no game is left to resume."""
        if self._session.screen == "Launcher":
            if not self._app.game.name:
                return False
            # A key that left the cover may have moved the cursor away from the game.
            self._gesture(UP if self._app.screen._menu.cursor else OK, _TAP)
        else:
            key = self._choose_key()
            self._gesture(key, self._choose_gesture(key))
        if self._dice.below(_PAUSE_EVERY) == 0:
            self._session.run(_PAUSE_MS)
        self._check()
        return True

    def _choose_key(self) -> int:
        """Return a key; the deeper the screen, the more often BACK."""
        if self._app.game.stack.depth > 2 and self._dice.percent(_BACK_PERCENT):
            return int(BACK)
        return int(self._dice.choice(_KEYS))

    def _choose_gesture(self, key: int) -> tuple:
        share = self._dice.below(100)
        if share < 86:
            return _TAP
        if key in (UP, DOWN):
            return _REPEAT
        # A long hold of OK may close the game for good: that shall not happen all the time.
        is_long = share >= 97 or (key == BACK and share >= 93)
        return _HOLD_LONG if is_long else _HOLD

    def _gesture(self, key: int, kinds: tuple) -> None:
        for kind in kinds:
            self._keys.put(kind | key, self._session.world.ticks_ms())
            self.events += 1
        self._session.device.step()

    def _check(self) -> None:
        screen = self._session.screen
        self.screens[screen] = self.screens.get(screen, 0) + 1
        if self._session.app is not self._app:
            raise Broken("it crashed and stands on the %s" % screen)
        game = open_game(self._session)
        if game is None or not game.table.has_begun or game.table.chain == self._chain:
            return
        self._chain = game.table.chain
        self.moves += 1
        is_ours = game.name == self._name  # the keys may have opened another
        wrong = self._invariants.broken(game.table.state) if is_ours else []
        if wrong:
            raise Broken("after %s: %s" % (game.table.last_label, ", ".join(wrong)))

    def expect_same_after_restart(self) -> None:
        """Switch another device on with the same flash: it must go on at the same place."""
        game = open_game(self._session)
        if game is None or not game.table.has_begun or game.table.is_over:
            return
        packed = game.table.pack()
        other = Session(self._disk.copy(), b"again").boot()
        other.press("OK")
        resumed = open_game(other)
        if resumed is None or resumed.table.pack() != packed:
            raise Broken("after a restart the game is another")


def in_recorded(data: bytes, seed: int) -> Mash:
    """Take a recorded game up somewhere in its middle."""
    dice = Dice(seed)
    disk = SimDisk()
    log = Log(data)
    log.lay_on_flash(disk, log.begun + dice.below(len(log.lines) - log.begun - 1))
    return Mash(disk, log.header.game, seed, dice)


def in_staged(game: str, walk: str, seed: int) -> Mash:
    """Take a game up where a walk over its screens begins."""
    disk = _piece(game, "walks").plan(walk)[0]
    return Mash(disk, game, seed, Dice(seed))


def _piece(game: str, piece: str) -> "Any":
    return __import__("host_tools.exercises." + game + "." + piece, None, None, ("*",))
