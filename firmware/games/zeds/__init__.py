"""Zeds Zone: twenty turns to draw a way out, past the zombies."""

TITLE = b"Zeds Zone"
