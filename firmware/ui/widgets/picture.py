"""A small picture of a game's own, for `canvas.frame.blit`: what is larger than a letter."""

from framebuf import MONO_VLSB, FrameBuffer


def picture(columns, width, height):
    """Return a picture: a byte for each column, lowest bit on top, every eight rows anew."""
    return FrameBuffer(bytearray(columns), width, height, MONO_VLSB)
