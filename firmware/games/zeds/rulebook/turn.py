"""The rules of Zeds Zone for a turn: the roll, the sector table, shelters, the drawing."""

RULES = (
    b"ZD-02 E The dice point at one of 36 sectors; everybody crosses it out.\n"
    b"ZD-03 E If it is crossed out, take the previous or the next free one of its row.\n"
    b"ZD-04 Ez Cross out a shelter of your passable area to roll again, for yourself alone.\n"
    b"ZD-05 Ez Draw the sector on any free square, just as it is shown: never turned.\n"
    b"ZD-08 E Twenty turns are played; who could escape sooner goes on all the same.\n"
    b"ZD-09 Ez No generator drawn in turn 20: ignore the roll, draw a sector with one.\n"
    b"ZDD-02 E Row full: the last free one of the next row above, or the first of the next row "
    b"below, that has any. If there is only one, it is taken.\n"
    b"ZDD-04 E The second roll counts, whatever it is; one shelter a turn.\n"
    b"ZDD-05 Ez In turn 20 you choose which of the two sectors with a generator it is.\n"
    b"ZDD-13 Ez First comes the choice of a sector, then the shelter. It was passable before this "
    b"turn; none when turn 20 brings a generator.\n"
    b"ZDD-14 Ez A generator drawn anywhere counts, also where it is cut off. The sector that was "
    b"rolled is not crossed out then.\n"
    b"ZDD-16 E Who has lost is out; the others play on.\n"
)
