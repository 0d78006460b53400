"""The drawing with its measures, as SVG: the face from above and the device from its side."""

from math import cos, radians, tan
from pathlib import Path

from host_tools.case.layout import (
    CORNER,
    FLOOR_THICK,
    HEIGHT,
    KEY_CAP,
    LAMP_Y,
    NEAR_DEPTH,
    SEAM,
    TILT,
    WIDTH,
    WINDOW_Y,
    Layout,
)
from host_tools.case.lid import KEY_CORNER, LAMP_RADIUS, PANEL, TRACK

NAME = "drawing.svg"
_STYLE = (
    "path,rect,circle{fill:none;stroke:#333;stroke-width:.35}"
    ".dim{stroke:#b5502a;stroke-width:.2}.fine{stroke:#999;stroke-width:.25}"
    "text{font:3.2px sans-serif;fill:#b5502a;text-anchor:middle}"
)
_LEFT, _TOP = 24.0, 16.0  # of the face on the sheet
_SIDE = _LEFT + WIDTH + 38.0  # where the side view begins
_TICK = 1.2


def draw(layout: Layout) -> str:
    """Return the sheet."""
    body = [*_face(layout), *_face_measures(layout), *_side(), *_side_measures()]
    size = f"{_SIDE + 62:.0f} {_TOP + HEIGHT + 20:.0f}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
    ground = '<rect width="100%" height="100%" style="fill:#fdfbf6;stroke:none"/>'
    return "\n".join([head, f"<style>{_STYLE}</style>", ground, *body, "</svg>", ""])


def _x(x: float) -> float:
    return _LEFT + WIDTH / 2 + x


def _y(y: float) -> float:
    return _TOP + HEIGHT / 2 - y


def _box(middle: tuple[float, float], size: tuple[float, float], corner: float, kind: str) -> str:
    left, top = _x(middle[0]) - size[0] / 2, _y(middle[1]) - size[1] / 2
    return (
        f'<rect class="{kind}" x="{left:.2f}" y="{top:.2f}" width="{size[0]:.2f}"'
        f' height="{size[1]:.2f}" rx="{corner:.2f}"/>'
    )


def _face(layout: Layout) -> list[str]:
    m = layout.m
    lamps = [
        f'<circle cx="{_x(x):.2f}" cy="{_y(y):.2f}" r="{LAMP_RADIUS}"/>' for x, y in layout.lamps
    ]
    return [
        _box((0, 0), (WIDTH, HEIGHT), CORNER, "edge"),
        _box((0, WINDOW_Y), PANEL, 5, "fine"),
        _box((0, WINDOW_Y), (m.oled_active_width, m.oled_active_height), 0.5, "edge"),
        _box((0, LAMP_Y), TRACK, TRACK[1] / 2, "fine"),
        *lamps,
        *(_box(at, KEY_CAP, KEY_CORNER, "edge") for at in layout.keys.values()),
    ]


def _across(start: float, end: float, y: float, text: str) -> list[str]:
    """Return a measure from left to right."""
    path = (
        f"M{start:.2f} {y - _TICK:.2f}v{2 * _TICK}M{end:.2f} {y - _TICK:.2f}v{2 * _TICK}"
        f"M{start:.2f} {y:.2f}H{end:.2f}"
    )
    middle = (start + end) / 2
    return [
        f'<path class="dim" d="{path}"/>',
        f'<text x="{middle:.2f}" y="{y - 1.2:.2f}">{text}</text>',
    ]


def _down(start: float, end: float, x: float, text: str) -> list[str]:
    """Return a measure from above to below."""
    path = (
        f"M{x - _TICK:.2f} {start:.2f}h{2 * _TICK}M{x - _TICK:.2f} {end:.2f}h{2 * _TICK}"
        f"M{x:.2f} {start:.2f}V{end:.2f}"
    )
    y = (start + end) / 2
    turn = f'transform="rotate(-90 {x - 1.2:.2f} {y:.2f})"'
    return [
        f'<path class="dim" d="{path}"/>',
        f'<text x="{x - 1.2:.2f}" y="{y:.2f}" {turn}>{text}</text>',
    ]


def _face_measures(layout: Layout) -> list[str]:
    m, (first, second) = layout.m, layout.lamps[:2]
    up, down, ok = (layout.keys[name] for name in ("UP", "DOWN", "OK"))
    half = m.oled_active_height / 2
    right = _LEFT + WIDTH
    return [
        *_across(_LEFT, right, _TOP - 6, f"{WIDTH:g}"),
        *_down(_TOP, _TOP + HEIGHT, _LEFT - 14, f"{HEIGHT:g}"),
        *_across(
            _x(-m.oled_active_width / 2),
            _x(m.oled_active_width / 2),
            _y(WINDOW_Y + 7.6),
            f"{m.oled_active_width:g}",
        ),
        *_down(_y(WINDOW_Y + half), _y(WINDOW_Y - half), right + 8, f"{m.oled_active_height:g}"),
        *_across(_x(first[0]), _x(second[0]), _y(LAMP_Y - 8.4), f"{m.stick_pitch:g}"),
        *_across(_x(up[0]), _x(ok[0]), _y(down[1] - 10.6), f"{m.key_pitch_x:g}"),
        *_down(_y(up[1]), _y(down[1]), right + 8, f"{m.key_pitch_y:g}"),
        *_down(_TOP, _y(WINDOW_Y), _LEFT - 5, f"{HEIGHT / 2 - WINDOW_Y:g}"),
        *_down(_y(WINDOW_Y), _y(LAMP_Y), _LEFT - 5, f"{WINDOW_Y - LAMP_Y:.1f}"),
    ]


def _depths() -> tuple[float, float]:
    """Return how thick the device is at its near and at its far wall."""
    near = NEAR_DEPTH + FLOOR_THICK / cos(radians(TILT))
    return near, near + HEIGHT * tan(radians(TILT))


def _side() -> list[str]:
    """Return the side with the face on the left and the far end above, as beside the face."""
    near, far = _depths()
    low = _TOP + HEIGHT
    outline = f"M{_SIDE} {_TOP}H{_SIDE + far:.2f}L{_SIDE + near:.2f} {low}H{_SIDE}Z"
    seam = f"M{_SIDE - SEAM:.2f} {_TOP}V{low}"
    return [f'<path d="{outline}"/>', f'<path class="fine" d="{seam}"/>']


def _side_measures() -> list[str]:
    near, far = _depths()
    low = _TOP + HEIGHT
    return [
        *_across(_SIDE, _SIDE + far, _TOP - 6, f"{far:.1f}"),
        *_across(_SIDE, _SIDE + near, low + 8, f"{near:.1f}"),
        *_across(_SIDE, _SIDE - SEAM, _TOP + 12, f"{-SEAM:g}"),
        f'<text x="{_SIDE + far + 1:.2f}" y="{_TOP + HEIGHT / 2:.2f}">{TILT:g}°</text>',
    ]


def write_drawing(layout: Layout, folder: Path) -> None:
    """Write the sheet beside the pictures."""
    (folder / NAME).write_text(draw(layout))


def stale_drawing(layout: Layout, folder: Path) -> list[str]:
    """Return a sentence if the sheet is missing or shows another case."""
    path = folder / NAME
    if path.exists() and path.read_text() == draw(layout):
        return []
    return [f"{NAME} is missing or out of date."]
