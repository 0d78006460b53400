"""Words of the set-up."""

SET_UP = b"Set-up"
DRAW = b"DRAW"
WHAT_IS_DRAWN = b"boards, tokens, who begins"
DRAW_IT = b"draw"
PAGES = (b"Lay out: technologies", b"Lay out: tokens", b"Before the first turn")
NEXT = b"next"
BEGIN = b"begin"
TOKENS = (
    b"-",
    b"Influence",
    b"Zenithium",
    b"3 credits",
    b"4 credits",
    b"Leader",
    b"exile 2",
    b"mobilise 2",
    b"transfer 1",
)
BEGINS = b"%s plays first."
HELPED = b"%s: +1 on %s"
TEAM = b"%s and %s"
TEAM_BEGINS = b"begin. Others: +1 %s"
RESOURCES = b"12 credits, 1 Zenithium,"
MULLIGAN = b"4 cards each. Swap any"
MULLIGAN_MORE = b"of them once, unseen."

TITLE = b"Zenith"
PLAYERS = b"Players"
MODES = (b"two", b"two teams")
WHO_BEGINS = b"Who begins"
DRAWN = b"drawn"
BOARDS = b"Technologies"
BOARD_WORDS = (b"S.U.N.", b"drawn", b"chosen")
SIDE_ROWS = (b"  Animod", b"  Human", b"  Robot")
SIDES = ((b"S", b"D"), (b"U", b"O"), (b"N", b"P"))
OFF_ON = (b"off", b"on")
# Of each flag from OWN_TOKENS on: its row, its two words, a sentence of help.
FLAGS = (
    (1, b"Tokens", (b"device's bag", b"our own")),
    (2, b"Novice help", OFF_ON),
    (3, b"Secret Agents", OFF_ON),
    (4, b"Stealing", (b"what is there", b"all or none")),
    (5, b"Suleiman, Stessy", (b"one planet", b"split")),
    (6, b"Sir Sam moves", (b"any disc", b"theirs")),
    (7, b"Augustus", (b"inside", b"hangs over")),
)
VENDETTA = b"Vendetta sheet"
NOVICE_SECOND = b"Say who begins: the novice plays second."
CHECKLIST = (
    b"Planet board, 5 discs",
    b"Technology board",
    b"6 markers at the start",
    b"Leader badge, silver",
    b"12 credits each",
    b"1 Zenithium each",
    b"Shuffle %d agents",
    b"4 cards each",
)
BY_BOARD = (b"%s by Diplomacy", b"%s by Technology")
CHECKLIST_NOTE = b"Tokens come next: the device draws them, or asks for yours."
HELP = (
    b"Two players, or two teams of two: the first of a team sits by the Diplomacy board, the "
    b"second by the Technology board (ZND-12). S.U.N. is for the first game (ZN-02). Novice help "
    b"gives the second player Venus, Terra and Mars (ZN-05). Secret Agents are ten more cards "
    b"(ZND-10). Stealing takes what is there, or all or nothing (ZND-03). The last three rows say "
    b"how single agents are read (ZND-15, ZND-16, ZND-17)."
)
