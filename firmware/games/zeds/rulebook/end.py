"""The rules of Zeds Zone for the end: who has escaped, points, ties."""

RULES = (
    b"ZD-10 Ez To escape you need a way from the entrance to the exit, and a generator in its "
    b"area.\n"
    b"ZD-11 Ez A point for each killed zombie and each passable survivor, one less for each "
    b"grenade and each shelter used.\n"
    b"ZD-12 Ez Level: fewer inactive zombies, then more inactive guns, grenades, shelters and "
    b"survivors.\n"
    b"ZD-13 E Most points win among those who escape; if nobody does, everybody loses.\n"
    b"ZDD-08 Ez Inactive zombies lie outside the passable area and were not erased. Guns, "
    b"grenades and shelters that were not used are inactive wherever they lie.\n"
    b"ZDD-09 E Still level: they win together.\n"
    b"ZDD-18 E Points may be below 0 and win. Only who escaped and is level is compared; "
    b"generators never count.\n"
)
