"""Bars whose length tells a value: a share of a whole, or points that are counted."""


def draw_bar(canvas, y, height, part, whole):
    """Draw a framed bar over the full width with `part` of `whole` filled."""
    canvas.frame.rect(0, y, 128, height, 1)
    if whole > 0:
        filled = max(0, min(part, whole)) * 124 // whole
        canvas.frame.fill_rect(2, y + 2, filled, height - 4, 1)


def draw_points(canvas, x, y, points, point_px):
    """Draw a bar of `points` beside a small text at `y`; a short dash where there are none."""
    if points > 0:
        canvas.frame.fill_rect(x, y + 1, points * point_px, 5, 1)
    else:
        canvas.frame.hline(x, y + 3, 2, 1)
