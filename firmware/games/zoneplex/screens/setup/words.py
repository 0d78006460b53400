"""Words of the set-up of Zoneplex."""

TITLE = b"Zoneplex"
DRAWN = b"drawn"
MUST_BE_51 = b"51 movement cards, not %d: count your cards."
TWO_OF_EACH = b"The first six cards need two each of 1, 2 and 3."
MODE = b"Mode"
PLAYERS = b"Players"
WHO_STARTS = b"Who starts"
REMINDERS = b"Reminders"
VENDETTA_SHEET = b"Vendetta sheet"
FLAG_ROWS = (  # a row a flag of the setup
    b"Die",
    b"Deck",
    b"Die faces",
    b"Others' symbols",
    b"Canopic Jar",
    b"Lift stones",
    b"Symbols from",
    b"Deck counts",
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
HOUSE_ROWS = (  # a row a flag of the modes
    b"Try The Eye",
    b"Dislocate",
    b"Mission stone",
    b"Fears",
    b"Last mission",
    b"Stacks like",
    b"Influentials",
    b"Winning Fears",
)
HOUSE = (
    (b"once", b"always"),
    (b"any stone", b"chambers"),
    (b"any", b"late"),
    (b"in 3 decks", b"in the deck"),
    (b"no", b"yes"),
    (b"Challenge", b"Evocation"),
    (b"in play", b"in the box"),
    (b"on top", b"to the back"),
)
RELIC_ROW = b"Relics of %d?"
RELIC_COUNTS = (b"1", b"2")
CARD_ROWS = (b"Cards 1?", b"Cards 2?", b"Cards 3?", b"Cards 3/dislocate?")
ON_OFF = (b"on", b"off")
MODES = (b"Zoneplex", b"Evocation", b"Challenge", b"Gauntlet", b"Zonemaster")
MODE_SEATS = (b"3-5 players", b"3-5 players", b"1-2 players", b"1 player", b"2 players")
MODE_SENTENCES = (
    b"The base game: build the pyramid, beat Fears, enter The Eye.",
    b"Fears that win can be evoked again; symbols stay hidden until The Eye is tried.",
    b"Race the deck: a full set of Fears, a last mission, then The Eye.",
    b"The Challenge alone, and Fears carry no relics.",
    b"A duel: a full set opens The Eye; with two, Influence decides.",
)
LAY_OUT = b"Lay the Fears out"
SHOW_THEM = b"show them"
ONE_BACK = b"back"
SIGNS = b"Which sign is which"
LAY_OUT = b"Lay it out"
LAY_OUT_NOTE = b"For the base game, with the counts for those who play."
PICTURE = b"Picture"
WORD = b"Word"
SPELL = b"spell it"
WORD_TAKEN = b"%s is another symbol already: take another word."
SAME_WORDS = b"Two symbols have the same word: change one."
HELP_SIGNS = (
    b"The six Sacred Symbols on your tiles have no names. Give each the picture that looks most "
    b"like it and a word that everybody understands: the device uses both from then on. They "
    b"are remembered for the next game. A picture that another symbol has is swapped with it."
)
HELP_WORD = (
    b"UP and DOWN go through the letters, OK takes the one shown, BACK takes the last away. "
    b"Hold OK when the word is finished: six letters at most."
)
CHECKLIST_NOTE = (
    b"The relics named go back into the box; if you find one in play, put it back and draw "
    b"another."
)
