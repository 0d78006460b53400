"""Toolbox: dice, coin, first player, counters and a turn timer, for any game at all."""

TITLE = b"Toolbox"
IS_TOOL = True
