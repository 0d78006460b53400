"""Words of the set-up."""

TITLE = b"Zeds Zone"
PLAYERS = b"Players"
DICE_ALONE = b"dice alone"
SHEET = b"Sheet"
DICE = b"Dice"
DICE_WORDS = (b"device's", b"our own", b"daily zone")
YEAR = b"  Year"
MONTH = b"  Month"
DAY = b"  Day"
# Of each flag: its bit, its row, its two words.
AXIS = (0, b"Light die", (b"row", b"column"))
REFUSED = (1, b"Refused sector", (b"crossed", b"free"))
ZONE = (2, b"Zone", (b"5 wide, 4 high", b"4 wide, 5 high"))
BEST = b"Best scores"
NO_SUCH_DAY = b"There is no such day."
HELP = (
    b"Sheet: paper is any printed sheet, counted by you; a sheet by its name is known to the "
    b"device, which draws the zone and judges it. Dice alone is for more than six, or a table "
    b"that wants nothing else.\n\n"
    b"Light die: it chooses the row or the column (ZDD-01). Refused sector: what a shelter "
    b"refuses stays crossed out, or is free again (ZDD-03). Zone is for paper (ZDD-20).\n\n"
    b"Daily zone: everybody has the same dice on that day with that sheet. Such a game shows "
    b"skill; it proves no chance."
)
