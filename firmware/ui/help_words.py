"""What every help page ends with, loaded only with help."""

KEYS_EVERYWHERE = (
    b"Keys: UP and DOWN choose or change. OK does the obvious thing. BACK leaves without "
    b"effect. Hold OK for the menu or this page. In a game, hold BACK to undo."
)
