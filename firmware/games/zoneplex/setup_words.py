"""Words of the set-up of Zoneplex."""

TITLE = b"Zoneplex"
DRAWN = b"drawn"
BEGIN = b"start"
MUST_BE_51 = b"51 movement cards, not %d: count your cards."
TWO_OF_EACH = b"The first six cards need two each of 1, 2 and 3."
ROWS = (
    b"START",
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
RELICS = (b"1", b"2")
REMINDERS = (b"on", b"off")

HELP_SETUP = (
    b"START begins with what stands here; it is remembered. A question mark is a guess about "
    b"the printed game: look at your own and set it.\n\n"
    b"Die, Deck: the device rolls and deals, or the table does and you enter what came.\n\n"
    b"Another's symbol: a stone on it costs 2 (AMB-01); some mats say it gives 2.\n\n"
    b"Canopic Jar: stands for any class, or for one chosen when it is laid (AMB-16).\n\n"
    b"Stones declared: once, before the first sacrifice roll, or at any time before the attack "
    b"(AMB-25).\n\n"
    b"Symbols: from the cards, entered when all show them; or dealt here, each looks at their "
    b"own while holding a key.\n\n"
    b"Deck counts: whether the table menu tells what is left in the deck.\n\n"
    b"Cards: how many movement cards of each kind you have, 51 in all.\n\n"
    b"Reminders: the device asks once whether a stone was forgotten, when a player has placed "
    b"none for some turns."
)
