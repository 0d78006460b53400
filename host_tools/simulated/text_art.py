"""A picture as text, one character a pixel: for golden frames and for people to read."""

WIDTH = 128
HEIGHT = 64


def to_text(picture: bytes) -> str:
    """Return 64 lines of 128 characters, `#` lit and `.` dark."""
    lines = []
    for y in range(HEIGHT):
        at = y // 8 * WIDTH
        bit = 1 << (y % 8)
        lines.append("".join(["#" if picture[at + x] & bit else "." for x in range(WIDTH)]))
    return "\n".join(lines) + "\n"
