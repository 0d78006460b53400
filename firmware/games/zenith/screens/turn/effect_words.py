"""Words of the effects: what is asked, what the answers are, what was done."""

from ui import sign

HIGHEST = b"level 5"
LEVEL_FOR = b"level %d: %s%d"
TOO_DEAR = sign.CROSS + b" %s"
SILVER = b"silver: 5 cards"
GOLD = b"gold: 6 cards"
GAINS = (b"mobilise 2", b"3 credits", b"1 Zenithium")

# What is asked, by the letter of the effect.
ASKED = (
    b"aInfluence +%d\ngOpponent +%d\nnNeighbours +%d\nNOne, two, one\nrTo the centre\n"
    b"DDiscard one of\nbTake a token\nfTransfer from\neExile from\noExile your own\n"
    b"kExile your own\nvDevelop?\n|One of two\nGGive?\nSSpend?\nTExile cards?\nKExile two?\n"
    b"hExile a card?\nBExile for its cost?\nFTransfer for its cost?\nCDiscard for its cost?\n"
    b"QThe cost of that card?\nyPass on cards?\nHWhat does it do?\nEToken on\nOWhich token came?\n"
)
NO = b"No"
YES = b"Yes"
GIVE_BADGE = b"Give the badge"
GIVE_ZENITHIUM = b"Give %d Zenithium"
GIVE_CREDITS = b"Give %d credits"
TIMES_ZENITHIUM = b"%d Zenithium"
TIMES_CREDITS = b"%d credits"
TIMES_CARDS = b"%d cards of %s"
TIMES = b"x %d"
CARDS = b"%d cards"
NOTHING = b"None"
A_CARD_OF = b"A card of %s"
DONE = b"That is all"
BY_HAND = (
    b"+1 influence anywhere",
    b"Opponent +1 influence",
    b"+1 credit",
    b"+5 credits",
    b"+1 Zenithium",
    b"Leader badge",
    b"Leader badge, gold",
    b"Bonus token",
    b"Mobilise 1",
    b"Transfer 1",
    b"Exile 1 of theirs",
    b"Exile 1 of your own",
    b"Develop",
    b"Opponent +1 credit",
    b"Opponent +1 Zenithium",
    b"Discard 1",
)
# The first and the second of an OR, by the program.
EITHER = {
    55: (b"1 Zenithium", b"7 credits"),
    56: (b"Transfer 2", b"8 credits"),
    68: (b"Transfer 1", b"1 Zenithium"),
    77: (b"Badge, gold", b"8 credits"),
    94: (b"Mercury, Venus", b"Mars, Jupiter"),
}

# What was done.
PAID = b"%s: pay %d."
INFLUENCE = b"%s +%d."
DISC = b"%s wins a disc of %s!"
CREDITS = b"%s %s credits."
ZENITHIUM = b"%s %s Zenithium."
BADGE = (b"%s leads, silver.", b"%s leads, gold.")
TOKEN = b"Token: %s."
MOBILISED = b"%s mobilised."
EXILED = b"%s exiled."
TRANSFERRED = b"%s transferred."
LEVEL = b"%s level %d."
DISCARDED = b"Discard %d."
SKIPPED = b"An effect is skipped."
REFILLED = b"%s: draw %d."
SHUFFLED = (b"Shuffle the discards!", b"Shuffle the used tokens!")
WON = b"%s wins!"
CENTRED = b"%s to the centre."
PASSED_ON = b"%d passed on."
ROW = b"Row %d complete."
PLUS = b"+%d"
