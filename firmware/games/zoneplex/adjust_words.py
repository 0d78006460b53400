"""Words of what can be set by hand."""

ADJUST = b"Adjust"
FEAR_TAKEN = b"Fear captured"
FEAR_LOST = b"Fear to discards"
FEAR_BACK = b"Fear back to its stack"
OTHER_TILES = b"Stones on other tiles"
FIELDS = (
    b"Monk Strength",
    b"Relics",
    b"Tiles in hand",
    b"Whose turn",
    b"Tiles placed",
    b"Stones neutral",
    b"Stones on A",
    b"Stones on B",
    b"Stones on C",
    b"Stones on D",
    b"Stones on E",
    b"Stones on F",
    b"Cards MOVE 1 left",
    b"Cards MOVE 2 left",
    b"Cards MOVE 3 left",
    b"Cards 1-3 left",
    b"Stones on Dark Power",
)
