"""Words of pass and peek."""

TITLE = b"Your own eyes only"
HOLD = b"hold: look"
HELP = (
    b"Pass the device round. Choose your name, turn it to yourself, and hold OK: your symbol is "
    b"shown only as long as you hold (ZP-SET-04)."
)
