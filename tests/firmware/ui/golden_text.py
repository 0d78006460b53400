"""Parts of a glass as text, to be compared with a picture that a test has as text."""


def rows_of(glass, left, top, width, height):
    """Return a part of a glass as rows of `#` and `.`, from the top."""
    pixel = glass.canvas.frame.pixel
    return [
        "".join(["#" if pixel(x, y) else "." for x in range(left, left + width)])
        for y in range(top, top + height)
    ]


def is_dark_outside(glass, left, top, width, height):
    """Tell whether nothing is lit but in that part of a glass."""
    lit = glass.lit()
    return all(left <= x < left + width and top <= y < top + height for x, y in lit)
