"""Words of the reveal."""

REVEAL = b"Show your symbols"
