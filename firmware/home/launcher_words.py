"""Help for the launcher, loaded only when somebody asks."""

HELP = (
    b"Choose a game and press OK. An open game stands first: Resume goes on where you "
    b"left it. Settings and About are at the end."
)
