"""A horizontal bar for a share of something: a meter, a clock, a band."""


def draw_bar(canvas, y, height, part, whole):
    """Draw a framed bar over the full width with `part` of `whole` filled."""
    canvas.frame.rect(0, y, 128, height, 1)
    if whole > 0:
        filled = max(0, min(part, whole)) * 124 // whole
        canvas.frame.fill_rect(2, y + 2, filled, height - 4, 1)
