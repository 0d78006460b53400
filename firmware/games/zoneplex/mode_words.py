"""Words of the modes."""

TITLE = b"Mode"
TAKE = b"this one"
PLAYERS = (b"3-5 players", b"3-5 players", b"1-2 players", b"1 player", b"2 players")
SENTENCES = (
    b"The base game: build the pyramid, beat Fears, enter The Eye.",
    b"Fears that win can be evoked again; symbols stay hidden until The Eye is tried.",
    b"Race the deck: a full set of Fears, a last mission, then The Eye.",
    b"The Challenge alone, and Fears carry no relics.",
    b"A duel: a full set opens The Eye; with two, Influence decides.",
)
HELP = (
    b"Zoneplex is the base game. All others need the tiles of Evocation; a list says what to "
    b"take out of the box before the first card."
)
