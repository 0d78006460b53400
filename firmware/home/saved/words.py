"""Words about saved games: the list, full flash, damaged logs."""

SAVED = b"Saved games"
HELP_SAVED = (
    b"All games on this device, the newest first. OK goes on with one. A long hold of BACK "
    b"deletes the chosen one; that cannot be undone. Sealed: its seal was shown, nobody played it."
)
NONE_SAVED = b"No saved games"
UNREADABLE = b"damaged"
SILENT = b"cannot be read"
OPEN = b"open"
OVER = b"over"
SEALED = b"sealed"
DELETE = b"Delete for good"

FLASH_FULL = b"Flash is full"
HELP_ROOM = (
    b"There is room for twelve games. The oldest that is over goes first, never an open one."
)
ROOM_1 = b"A new game needs room."
ROOM_2 = b"The oldest that is over"
ROOM_3 = b"would be deleted: game"
DELETE_AND_START = b"Delete, start"
HOLD_TO_DELETE = b"hold: delete"

LOG_DAMAGED = b"Log damaged"
HELP_REPAIR = (
    b"A part of this game's log cannot be read. Everything before it is sound and can be "
    b"played on. As long as you do not choose that, nothing is changed."
)
REPAIR_1 = b"Part of it is unreadable."
REPAIR_2 = b"It is sound up to move"
REPAIR_3 = b"You can go on from there."
GO_ON = b"Go on from there"
HOLD_TO_GO_ON = b"hold: go on"
