"""Help for the launcher, loaded only when somebody asks."""

HELP = (
    b"Choose a game and press OK. An open game stands first: Resume goes on where you "
    b"left it. Then come the games, the one played last at the top. Settings and About are "
    b"at the end: UP leads there."
)
