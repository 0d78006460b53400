"""Help of Zeds Zone's screens that is not in its rulebook, loaded only when somebody asks."""

HELP_LIFEBOAT = (
    b"If the device must rest, write this down and go on with dice and paper. To come back, start "
    b"a new game and set the turn, what is crossed out and what is drawn under Adjust."
)
HELP_BEST = (
    b"The best games that one player alone has won on this sheet, with the day where the device "
    b"knew it. A daily zone has a list of its own. A game is written down when it is closed."
)
