"""The language of the lights, the same in every game.

Position says who or what, rhythm says state, colour only repeats it. One painter owns
the row at a time: the one with the highest claim.
"""

from micropython import const

# Rhythms.
PRESENT = const(0)  # in play: dim and steady
TURN = const(1)  # your move: breathing
MAY_WIN = const(2)  # double blink
STRONG = const(3)  # bright and steady: settled, chosen
ALARM = const(4)  # fast
BLINK = const(5)  # slow, on and off: to be counted

# Claims, weakest first. SCREEN is always held by the screen in sight.
SCREEN = const(0)
EVENT = const(1)
WARNING = const(2)
FAULT = const(3)
_CLAIMS = const(4)

# Dialects: what the owner may choose in Settings.
FULL = const(0)
CALM = const(1)  # nothing breathes or blinks
WHITE = const(2)  # no colours
DARK = const(3)  # no lights at all

_DIM = const(56)
_WHITE = const(0xFFFFFF)
_BREATH_MS = const(2048)  # a power of two, so that a mask gives the phase


def level(rhythm, now):
    """Return the brightness, 0 to 255, of a rhythm at a moment."""
    if rhythm == TURN:
        phase = now & (_BREATH_MS - 1)
        rise = phase if phase < _BREATH_MS // 2 else _BREATH_MS - phase
        return _DIM + rise * (255 - _DIM) // (_BREATH_MS // 2)
    if rhythm == MAY_WIN:
        return 255 if now & 1023 < 384 and now & 128 == 0 else 0
    if rhythm == BLINK:
        return 255 if now & 512 else 0
    if rhythm == ALARM:
        return 255 if now & 128 else 0
    return 255 if rhythm == STRONG else _DIM


def calm_level(rhythm):
    """Return the brightness of a rhythm where nothing may move."""
    return _DIM if rhythm == PRESENT else 255


def dimmed(colour, brightness):
    """Return a 0xRRGGBB colour at `brightness` of 255."""
    red = (colour >> 16) * brightness // 255
    green = (colour >> 8 & 0xFF) * brightness // 255
    return red << 16 | green << 8 | (colour & 0xFF) * brightness // 255


class Lights:
    """The row of LEDs and who may paint it. Painters have `paint(lights, now)`."""

    def __init__(self, pixels):
        self._pixels = pixels
        self._claims = [None] * _CLAIMS
        self.count = pixels.count
        self.dialect = FULL

    def claim(self, priority, painter):
        """Let `painter` own the row while nobody with a higher claim does."""
        self._claims[priority] = painter

    def drop(self, priority):
        """Give a claim up."""
        self._claims[priority] = None

    def step(self, now):
        """Let the owner paint, and light what changed. Allocates nothing."""
        self._pixels.clear()
        for priority in range(_CLAIMS - 1, -1, -1):
            owner = self._claims[priority]
            if owner is not None:
                if self.dialect != DARK or priority == FAULT:
                    owner.paint(self, now)
                break
        self._pixels.show()

    def darken(self):
        """Put the whole row out, whoever owns it."""
        self._pixels.clear()
        self._pixels.show()

    def set(self, index, colour, rhythm, now):
        """Paint one light; outside the row nothing happens."""
        if not 0 <= index < self.count:
            return
        if self.dialect == WHITE:
            colour = _WHITE
        is_still = self.dialect == CALM and rhythm != BLINK
        brightness = calm_level(rhythm) if is_still else level(rhythm, now)
        self._pixels.set(index, dimmed(colour, brightness))
