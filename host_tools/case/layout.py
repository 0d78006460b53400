"""Where everything sits. All lengths in millimetres.

Two frames. The face's: x to the right, y away from the player, z out of the face, which is z = 0.
The floor's: x as above, then along the floor from its near edge, then up from the floor; it leans
by TILT, so that the device on a table looks at who sits before it.
"""

from dataclasses import dataclass

from host_tools.case.kernel import Solid, b3d
from host_tools.case.measures import Measures

WIDTH, HEIGHT = 72.0, 100.0  # the proportions of a playing card
CORNER = 10.0
WALL = 2.4  # six lines of a 0.4 mm nozzle
FLOOR_THICK = 2.8  # a wall and the recess of a rubber foot
TILT = 6.0  # degrees
NEAR_DEPTH = 21.4  # from the face to the floor at the near edge; the strip sets it
SEAM = -10.0  # where lid and base meet
GAP = 0.2  # the line of shadow between them, and the room of a tongue in its groove
PLAY = 0.3  # what every part may move, because printers and parts vary

WINDOW_Y = 26.0
LAMP_Y = 3.2
KEYS_Y = -24.6
KEY_CAP = (19.0, 13.0)

COLUMN = (30.4, 44.4)  # the screws that hold lid and base together
COLUMN_RADIUS = 3.4
CLAMP_RADIUS = 2.4  # a boss beside a board; a printed clip on it holds the board down
CLAMP_TALL = 3.4  # such a clip and the head of its screw
TRAY_THICK = 1.2


@dataclass(frozen=True)
class Rect:
    """A board's outline in its frame: the near left corner and the far right one."""

    left: float
    near: float
    right: float
    far: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the outline."""
        return (self.left + self.right) / 2, (self.near + self.far) / 2


@dataclass(frozen=True)
class Layout:
    """The places that follow from the measures of the parts."""

    m: Measures

    @property
    def oled_middle(self) -> tuple[float, float]:
        """The board of the display hangs so that its lit area is in the middle of the window."""
        return 0.0, WINDOW_Y - self.m.oled_active_off

    @property
    def oled_front(self) -> float:
        """The front of the display's board; its glass keeps clear of the lid."""
        return -(WALL + self.m.oled_glass_thick + PLAY)

    @property
    def stick_front(self) -> float:
        """The front of the light stick's board: lid, diffuser, air, lights."""
        return -(WALL + 1.2 + PLAY + self.m.led_height)

    @property
    def key_board_front(self) -> float:
        """The front of the perfboard: the plungers end just below the face, inside the caps."""
        return -(2.2 + self.m.key_total)

    @property
    def lamps(self) -> list[tuple[float, float]]:
        """The middles of the eight lights."""
        return [((index - 3.5) * self.m.stick_pitch, LAMP_Y) for index in range(8)]

    @property
    def keys(self) -> dict[str, tuple[float, float]]:
        """The middles of the keys, as on the page: choosing on the left, acting on the right."""
        x, y = self.m.key_pitch_x / 2, self.m.key_pitch_y / 2
        return {
            "UP": (-x, KEYS_Y + y),
            "DOWN": (-x, KEYS_Y - y),
            "OK": (x, KEYS_Y + y),
            "BACK": (x, KEYS_Y - y),
        }

    @property
    def cell(self) -> Rect:
        """The cell lies across the near end, below the keys."""
        half = self.m.cell_length / 2
        return Rect(-half, 3.6, half, 3.6 + self.m.cell_width)

    @property
    def fence_height(self) -> float:
        """Higher than a swollen cell: what comes down from above rests on the fence."""
        return self.m.cell_thick + self.m.cell_swell + 1

    @property
    def esp(self) -> Rect:
        """The controller stands on its pins at the far left, its socket in the far wall."""
        left, far = -26.6, 95.0
        return Rect(left, far - self.m.esp_length, left + self.m.esp_width, far)

    @property
    def esp_lift(self) -> float:
        """The underside of the controller's board above the floor."""
        return self.m.esp_pins + 0.5

    @property
    def charger(self) -> Rect:
        """The charger lies at the far right, its socket in the far wall."""
        left, far = self.esp.right + 2 * CLAMP_RADIUS + 3 * PLAY, 96.0
        return Rect(left, far - self.m.charger_length, left + self.m.charger_width, far)

    @property
    def charger_lift(self) -> float:
        """Air below the charger, which grows warm."""
        return 3.0

    @property
    def boost(self) -> Rect:
        """The bay between cell and charger, half of it below the strip."""
        left, near = 8.8, 44.2
        return Rect(left, near, left + self.m.boost_length, near + self.m.boost_width)

    @property
    def tray_low(self) -> float:
        """The underside of the strip's tray: above charger and boost, and what holds them."""
        m = self.m
        charger = self.charger_lift + m.charger_board + max(m.charger_usb_height, CLAMP_TALL)
        return max(charger, m.boost_height) + 2 * PLAY

    @property
    def strip(self) -> Rect:
        """The strip lies over the charger, beside the controller's clip, far from the cell."""
        left, far = self.charger.left + 1.4, 94.4
        return Rect(left, far - self.m.strip_length, left + self.m.strip_width, far)

    @property
    def strip_lift(self) -> float:
        """The underside of the strip's board above the floor."""
        return self.tray_low + TRAY_THICK + self.m.strip_solder

    @property
    def slide(self) -> tuple[float, float]:
        """The middle of the slide switch's lever in the right wall: along the floor, and up."""
        return 79.0, 9.0


def floor_place() -> Solid:
    """Return the floor's frame as a place in the face's frame."""
    return b3d.Location((0, -HEIGHT / 2, -NEAR_DEPTH), (-TILT, 0, 0))
