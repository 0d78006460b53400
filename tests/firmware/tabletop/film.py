"""Films a game of Lamplight on the whole device: pictures, lights, public files, serial line."""

import builtins
from hashlib import sha256

import pins
from engine.chance import DICE
from host_tools.simulated.session import Session

CARDS = 16
_NO_CARD = 255
OPEN = ("OK",) * 6  # Lamplight is first on the shelf; START, its seal, then three seats cut
_HOLD_MS = 700
_LONG_MS = 1900

_WALK = ("DOWN", "DOWN", "OK", "OK", "OK", "UP", "long BACK", "hold OK", "BACK")
_DETOURS = {  # (screen, key): the key pressed instead, so that the walk stays in the game
    ("CardScreen", "OK"): "BACK",  # the secret itself may be seen there
    ("CardScreen", "hold OK"): "BACK",
    ("TableMenu", "OK"): "BACK",
    ("TableScreen", "BACK"): "DOWN",
}
_PAGES = (  # of the table menu; each is left with BACK
    ("hold OK", "OK", "DOWN"),
    ("hold OK", "DOWN", "OK", "DOWN", "hold OK"),  # the scores
    ("hold OK", "DOWN", "DOWN", "OK", "DOWN"),  # what is left
    ("hold OK", "DOWN", "DOWN", "DOWN", "OK", "OK", "OK", "UP"),  # a value set by hand
    ("hold OK", "DOWN", "DOWN", "DOWN", "DOWN", "OK", "DOWN"),  # the lifeboat
    ("hold OK",) + ("DOWN",) * 5 + ("OK", "DOWN", "OK", "hold OK", "BACK", "BACK"),
    ("hold OK",) + ("DOWN",) * 7 + ("OK", "DOWN"),
    ("hold OK",) + ("DOWN",) * 8 + ("OK",),
    ("hold OK",) + ("DOWN",) * 9 + ("OK",),
)
_LEAVE = ("hold OK", "UP", "OK", "DOWN", "DOWN", "DOWN", "OK", "BACK")  # and the saved games


class Film:
    """A device with Lamplight open. After each key everything that can be seen is kept."""

    def __init__(self, plant=None):
        self.keys = []
        self.pictures = []
        self.lights = []
        self.printed = []
        self.least_deck = CARDS
        self.turned_up = set()
        self.rolls = 0  # bytes of the dice stream used
        self._session = Session().boot()
        self._plant = plant  # a leak: a step loads its screen anew, without what was planted
        for key in OPEN:
            self.press(key)

    @property
    def state(self):
        """Return the state of the game that is open."""
        return self._session.app.game.playing.table.state

    @property
    def screen(self):
        """Return the name of the screen in sight."""
        return self._session.screen

    def walk(self, seed, count):
        """Press random keys that play, look around and take back."""
        for index in range(count):
            pick = sha256(b"%d %d" % (seed, index)).digest()[0]
            self.press(self._detour(_WALK[pick % len(_WALK)]))
            if self.screen == "EndScreen":
                self.press("long BACK")  # the game goes on
            self._note_what_was_shown()
        return self

    def tour(self):
        """Open every page that there is, leave, switch off and on, and go on with the game."""
        for page in _PAGES:
            self._back_to_table()
            self.replay(page)
        self._back_to_table()
        self.replay(_LEAVE)
        self.press("off and on")
        self.press("OK")
        return self

    def replay(self, keys):
        """Press these keys."""
        for key in keys:
            self.press(key)
        return self

    def press(self, key):
        """Do one thing, and keep what can be seen and heard then."""
        self.keys.append(key)
        if self._plant and self.screen == "TableScreen":
            self._plant(self._session)
        app, sound = self._session.app, builtins.print
        builtins.print = self._hear
        try:
            self._do(key)
        finally:
            builtins.print = sound
        assert key == "off and on" or self._session.app is app, "the device has crashed"
        self.pictures.append(self._session.picture())
        self.lights.append(self._session.lights())

    def files(self):
        """Return what lies on flash, but for what is never given away."""
        found = self._session.disk.files
        return [(name, found[name]) for name in sorted(found) if not _is_private(name)]

    def secret_places(self):
        """Return where the cards lay after the shuffle that nobody has seen."""
        seats = [seat for seat in range(len(self.state.hidden)) if seat not in self.turned_up]
        return list(range(self.least_deck)) + [CARDS - 1 - seat for seat in seats]

    def secrets(self):
        """Return the cards that lie face down."""
        return self.state.deck + self.state.hidden

    def differences(self, other):
        """Return what is not the same in another film."""
        assert self.keys == other.keys
        parts = {
            "pictures": self.pictures == other.pictures,
            "lights": self.lights == other.lights,
            "printed": self.printed == other.printed,
            "files": self.files() == other.files(),
        }
        return sorted([name for name in parts if not parts[name]])

    def _detour(self, key):
        if key == "long BACK" and not self._session.app.game.playing.table.done:
            return "OK"
        return _DETOURS.get((self.screen, key), key)

    def _do(self, key):
        session = self._session
        if key == "off and on":
            self._session = Session(session.disk).boot()
        elif key.startswith("hold "):
            session.hold(key[5:], _HOLD_MS)
        elif key.startswith("long "):
            session.hold(key[5:], _LONG_MS)
        elif key == "finger on OK":
            session.world.press(pins.KEY_OK)
            session.run(100)
        elif key == "finger off OK":
            session.world.release(pins.KEY_OK)
            session.run(100)
        else:
            session.press(key)

    def _back_to_table(self):
        while self.screen != "TableScreen":
            self.press("BACK")

    def _note_what_was_shown(self):
        state = self.state
        self.least_deck = min(self.least_deck, len(state.deck))
        self.rolls = max(self.rolls, state.chance.positions[DICE])
        for seat in range(len(state.hidden)):
            if state.hidden[seat] == _NO_CARD:
                self.turned_up.add(seat)

    def _hear(self, *words, **options):
        self.printed.append(words)


def _is_private(name):
    return name.endswith("/secret") or "/mark" in name
