"""Zoneplex: action deck, pyramid die, battle, Influence, and the judge of The Eye."""

TITLE = b"Zoneplex"
