"""Help of ZoneS's screens that is not in its rulebook, loaded only when somebody asks."""

HELP_LIFEBOAT = (
    b"Copy this to a real board or to paper, and go on without the device. To come back, start a "
    b"new game and set the pieces, the tiles and whose turn it is under Adjust."
)
