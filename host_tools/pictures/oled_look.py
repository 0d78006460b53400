"""The device's face as an image: the glass with its fine grid, and the row of lights below."""

from functools import cache

from PIL import Image

from host_tools.terminal.cells import HEIGHT, WIDTH
from host_tools.terminal.lamp_colour import Rgb, visible

SCALE = 4

_GROUND: Rgb = (11, 13, 17)
_GLASS: Rgb = (2, 4, 8)
_LIT: Rgb = (196, 226, 255)
_GRID: Rgb = (148, 174, 202)  # the gap between two lit pixels
_GAP_FROM = 3  # below that scale a gap would take half of the light
_MARGIN = 12
_LAMP_BAND = 36
_OFF: Rgb = (30, 33, 38)
_GLOW_RADIUS = 18
_BULB_RADIUS = 6
_LEVELS = 8  # steps of a light's brightness; finer ones would make no two pictures alike


def face(picture: bytes, lights: bytes) -> Image.Image:
    """Return the device's face as it is at one moment."""
    image = Image.new("RGB", face_size(), _GROUND)
    image.paste(glass(picture), (_MARGIN, _MARGIN))
    _draw_lamps(image, visible(lights))
    return image


def face_size() -> tuple[int, int]:
    """Return the width and the height of every face."""
    return WIDTH * SCALE + 2 * _MARGIN, HEIGHT * SCALE + 2 * _MARGIN + _LAMP_BAND


def glass(picture: bytes, scale: int = SCALE) -> Image.Image:
    """Return the glass alone, every pixel `scale` wide with a fine gap to the next."""
    lit = pixels(picture).resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.NEAREST)
    image = Image.new("RGB", lit.size, _GLASS)
    image.paste(_pixel_tiles(lit.size, scale), (0, 0), lit)
    return image


def framed(picture: bytes, scale: int = SCALE) -> Image.Image:
    """Return the glass on the ground that every face has around it."""
    shown = glass(picture, scale)
    margin = _MARGIN * scale // SCALE
    image = Image.new("RGB", (shown.width + 2 * margin, shown.height + 2 * margin), _GROUND)
    image.paste(shown, (margin, margin))
    return image


def pixels(picture: bytes) -> Image.Image:
    """Return the picture as it is: one black or white pixel for each of the display."""
    mask = Image.new("1", (WIDTH, HEIGHT))
    for y in range(HEIGHT):
        page = picture[y // 8 * WIDTH :][:WIDTH]
        for x, column in enumerate(page):
            mask.putpixel((x, y), column >> y % 8 & 1)
    return mask


@cache
def _pixel_tiles(size: tuple[int, int], scale: int) -> Image.Image:
    """Return a glass with every pixel lit."""
    gap = 1 if scale >= _GAP_FROM else 0
    tile = Image.new("RGB", (scale, scale), _GRID)
    tile.paste(_LIT, (0, 0, scale - gap, scale - gap))
    image = Image.new("RGB", size)
    for y in range(0, size[1], scale):
        for x in range(0, size[0], scale):
            image.paste(tile, (x, y))
    return image


def _draw_lamps(image: Image.Image, lamps: list[Rgb]) -> None:
    middle_y = image.height - _MARGIN // 2 - _LAMP_BAND // 2
    for index, lamp in enumerate(lamps):
        middle_x = _MARGIN + (2 * index + 1) * WIDTH * SCALE // (2 * len(lamps))
        colour = _stepped(lamp)
        _blend(image, colour if any(colour) else _OFF, _disc(), (middle_x, middle_y))
        if any(colour):
            _blend(image, colour, _glow(_GLOW_RADIUS, 190), (middle_x, middle_y))
            _blend(image, _core(colour), _glow(_BULB_RADIUS, 255), (middle_x, middle_y))


def _blend(image: Image.Image, colour: Rgb, mask: Image.Image, middle: tuple[int, int]) -> None:
    at = (middle[0] - mask.width // 2, middle[1] - mask.height // 2)
    image.paste(Image.new("RGB", mask.size, colour), at, mask)


def _stepped(lamp: Rgb) -> Rgb:
    """Round a light to one of a few levels of brightness, its hue kept."""
    strongest = max(lamp)
    if not strongest:
        return lamp
    level = max(1, round(strongest * _LEVELS / 255)) * 255 // _LEVELS
    red, green, blue = (part * level // strongest for part in lamp)
    return red, green, blue


def _core(colour: Rgb) -> Rgb:
    """Return how a bulb looks in its middle: towards white, the more so the brighter it is."""
    white = max(colour) // 2
    red, green, blue = (part + (255 - part) * white // 255 for part in colour)
    return red, green, blue


@cache
def _glow(radius: int, strongest: int) -> Image.Image:
    """Return a mask that fades from the middle outwards."""
    size = 2 * radius + 1
    mask = Image.new("L", (size, size))
    for y in range(size):
        for x in range(size):
            far = (x - radius) ** 2 + (y - radius) ** 2
            left = max(0, radius * radius - far)
            mask.putpixel((x, y), strongest * left * left // radius**4)
    return mask


@cache
def _disc() -> Image.Image:
    """Return the mask of a bulb, its rim a little softer."""
    radius = _BULB_RADIUS
    size = 2 * radius + 1
    mask = Image.new("L", (size, size))
    for y in range(size):
        for x in range(size):
            far = (x - radius) ** 2 + (y - radius) ** 2
            rim = (radius * radius + radius - far) * 255 // (2 * radius)
            mask.putpixel((x, y), max(0, min(255, rim)))
    return mask
