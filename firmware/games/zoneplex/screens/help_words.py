"""Help of Zoneplex's screens that is not in its rulebook, loaded only when somebody asks."""

HELP_MODE = (
    b"Zoneplex is the base game. All others need the tiles of Evocation; a list says what to "
    b"take out of the box before the first card."
)
HELP_DEAL = (
    b"Who captures the Fear and who gets its relics is agreed before the first roll, and the "
    b"one who drew it has the last word (ZP-GRP-02). Captured Fears and relics may be paid for "
    b"help; they change hands at once (AMB-29). A monk with four relics has no room: what is "
    b"too much is lost (AMB-19)."
)
HELP_PEEK = (
    b"Pass the device round. Choose your name, turn it to yourself, and hold OK: your symbol is "
    b"shown only as long as you hold (ZP-SET-04)."
)
HELP_LIFEBOAT = (
    b"If the device must rest, write this down and go on with your own cards and die: shuffle "
    b"the cards that are still in the deck. That is why counts are here which the set-up hides. "
    b"B, G, M are the classes of Fears. N is a stone on a neutral chamber, A to F on a symbol; "
    b"Infl. are Influential Relics.\n\n"
    b"To come back, start a new game with the table's deck and die. Under Adjust set every "
    b"value: cards left, stones, strength, relics, captured Fears (one that was lost: capture "
    b"it, then discard it), tiles placed, and last whose turn it is. With Evocation N is a stone "
    b"off the chambers, and a Fear that is discarded lies on its stack."
)
