"""Lamplight: a small whole game that the tests play. It is not on the device."""

TITLE = b"Lamplight"
