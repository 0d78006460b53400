"""Words of the set-up of Zoneplex."""

TITLE = b"Zoneplex"
DRAWN = b"drawn"
BEGIN = b"start"
MUST_BE_51 = b"51 movement cards, not %d: count your cards."
TWO_OF_EACH = b"The first six cards need two each of 1, 2 and 3."
ROWS = (
    b"START",
    b"Mode",
    b"Players",
    b"Who starts",
    b"Names",
    b"Die",
    b"Deck",
    b"Die faces",
    b"Another's symbol",
    b"Canopic Jar",
    b"Stones declared",
    b"Symbols dealt by",
    b"Deck counts",
    b"Relics of 5?",
    b"Relics of 6?",
    b"Relics of 7?",
    b"Relics of 8?",
    b"Relics of 9?",
    b"Relics of 10?",
    b"Cards 1?",
    b"Cards 2?",
    b"Cards 3?",
    b"Cards 3/dislocate?",
    b"Reminders",
    b"Try The Eye",
    b"Dislocated",
    b"Mission's stone",
    b"Fears",
    b"Last mission",
    b"Stacks and deck",
    b"Influentials",
    b"Vendetta sheet",
)
CHOICES = (
    (b"device", b"table"),
    (b"device", b"table"),
    (b"Eye 1 2 3 ?", b"Eye 2 3 4"),
    (b"-2", b"+2"),
    (b"any class", b"one class"),
    (b"once", b"any time"),
    (b"cards", b"device"),
    (b"hidden", b"shown"),
)
HOUSE = (
    (b"once", b"always"),
    (b"any stone", b"chambers"),
    (b"any", b"after reveal"),
    (b"in 3 decks", b"in the deck"),
    (b"no", b"yes"),
    (b"Challenge", b"Evocation"),
    (b"in play", b"in the box"),
)
RELICS = (b"1", b"2")
REMINDERS = (b"on", b"off")
MODES = (b"Zoneplex", b"Evocation", b"Challenge", b"Gauntlet", b"Zonemaster")
