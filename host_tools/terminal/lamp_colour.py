"""How a light looks on a monitor: an LED at a tenth of its power is bright to the eye."""

Rgb = tuple[int, int, int]

_DARK: Rgb = (0, 0, 0)
_EYE = 0.25  # the exponent that lifts low levels, as the eye does in a dim room


def visible(grb: bytes) -> list[Rgb]:
    """Return the colour to show for each light; (0, 0, 0) is one that is off."""
    return [_lift(grb[at + 1], grb[at], grb[at + 2]) for at in range(0, len(grb), 3)]


def _lift(red: int, green: int, blue: int) -> Rgb:
    """Brighten a colour without changing its hue."""
    strongest = max(red, green, blue)
    if not strongest:
        return _DARK
    level = 255 * (strongest / 255) ** _EYE
    return (
        round(red * level / strongest),
        round(green * level / strongest),
        round(blue * level / strongest),
    )
