"""Help of Zenith's screens that is not in its rulebook, loaded only when somebody asks."""

HELP_LIFEBOAT = (
    b"If the device must rest, write this down and go on with the boards alone. To come back, "
    b"start a new game and set every value under Adjust."
)
