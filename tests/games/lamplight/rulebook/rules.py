"""The rules of Lamplight, one section."""

RULES = (
    b"LL-1 E Sixteen cards, worth 0 to 3 lamps, four of each; everybody has one face down.\n"
    b"LL-2 E In your turn draw a card, or roll the die, or turn your own card up.\n"
    b"LL-3 E Before that you may look at your own card, once.\n"
    b"LL-4 E A card lights as many lamps as it is worth, and goes on the discards.\n"
    b"LL-5 E A roll of 4 or more lights one lamp; the die may be your own, its face entered.\n"
    b"LL-6 E The first with seven lamps wins.\n"
    b"LL-7 E When the deck is empty before that, nobody does.\n"
    b"LL-8 E The table may set lamps, and whose turn it is, by hand.\n"
)
