"""The rules of Zeds Zone for the zone: what is joined, and what happens there."""

RULES = (
    b"ZD-06 Ez Zombies that become passable attack: cross out a gun for each, or lose at once.\n"
    b"ZD-07 Ez A grenade of your passable area erases a zombie that is cut off.\n"
    b"ZDD-06 Ez All guns that are passable by then help, also those just drawn; always one for "
    b"each zombie.\n"
    b"ZDD-07 Ez Grenades are thrown at the end of any turn, each of them once.\n"
    b"ZDD-10 Ez Passable is what no wall parts from the entrance; either of two neighbours may "
    b"have the wall. A square without a drawing is no way.\n"
    b"ZDD-11 Ez A wall that halves a square makes two places of it; each goes on across its own "
    b"part of the border, never at a corner.\n"
    b"ZDD-12 Ez A wall on the border of the entrance or of the exit closes it.\n"
    b"ZDD-15 Ez As many grenades as you like, also in turn 20, and in the turn they come.\n"
    b"ZDD-17 E All zombies of one drawing are one attack. Which gun, grenade or shelter is used "
    b"makes no difference.\n"
)
