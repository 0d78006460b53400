"""A photograph of the glass: held askew, out of focus, with a phone's noise and shutter."""

import random
from dataclasses import dataclass
from math import cos, radians, sin

from PIL import Image, ImageChops, ImageFilter

from host_tools.pictures.oled_look import glass

_CASE = 24  # pixels of the glass that the dark case around it takes
_GREY = 128

Matrix = list[list[float]]


@dataclass(frozen=True)
class Camera:
    """How bad a photograph is at the worst.

    `scale` is how many pixels one of the glass becomes; `turned` the degrees it is turned to
    either side; `tilted` by how many hundredths the far edge is shorter than the near one;
    `blur` the radius of the focus in pixels of the glass; `noise` how far a grey value is off, of
    255; `bands` by how many hundredths the rows are darker that the shutter catches between two
    refreshes.
    """

    scale: int = 4
    turned: int = 0
    tilted: int = 0
    blur: float = 0.0
    noise: int = 0
    bands: int = 0

    def shoot(self, picture: bytes, rng: random.Random) -> Image.Image:
        """Return what the camera makes of the glass."""
        shown = glass(picture, self.scale).convert("L")
        case = _CASE * self.scale
        image = Image.new("L", (shown.width + 2 * case, shown.height + 2 * case))
        image.paste(shown, (case, case))
        image = self._held(image, rng)
        if self.bands:
            image = ImageChops.multiply(image, self._shutter(image.size, rng))
        image = image.filter(ImageFilter.GaussianBlur(self.blur * self.scale))
        if self.noise:
            image = ImageChops.add(image, self._grain(image.size, rng), offset=-_GREY)
        return image

    def _held(self, image: Image.Image, rng: random.Random) -> Image.Image:
        """Turn and tilt it around its middle."""
        angle = radians(rng.uniform(-self.turned, self.turned))
        tilts = [rng.uniform(-self.tilted, self.tilted) / 100 / side for side in image.size]
        middle = image.width / 2, image.height / 2
        turn = [[cos(angle), -sin(angle), 0.0], [sin(angle), cos(angle), 0.0], [0.0, 0.0, 1.0]]
        tilt = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [*tilts, 1.0]]
        whole = _product(_shift(*middle), turn, tilt, _shift(-middle[0], -middle[1]))
        scaled = [value / whole[2][2] for row in whole for value in row]
        way = Image.Transform.PERSPECTIVE
        return image.transform(image.size, way, scaled[:8], Image.Resampling.BILINEAR)

    def _shutter(self, size: tuple[int, int], rng: random.Random) -> Image.Image:
        """Return bands of shadow across the picture."""
        dark = 255 * (100 - self.bands) // 100
        period = rng.randint(size[1] // 8, size[1] // 2)
        start = rng.randrange(period)
        column = bytes(dark if (start + y) % period < period // 3 else 255 for y in range(size[1]))
        return Image.frombytes("L", (1, size[1]), column).resize(size)

    def _grain(self, size: tuple[int, int], rng: random.Random) -> Image.Image:
        grain = Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))
        return grain.point(lambda value: _GREY + (value - _GREY) * self.noise // _GREY)


def _shift(x: float, y: float) -> Matrix:
    return [[1.0, 0.0, x], [0.0, 1.0, y], [0.0, 0.0, 1.0]]


def _product(first: Matrix, *others: Matrix) -> Matrix:
    if not others:
        return first
    second = _product(*others)
    columns = list(zip(*second, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        for row in first
    ]
