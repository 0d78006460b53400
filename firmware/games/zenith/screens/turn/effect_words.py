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
    b"aInfluence +%d\ngOpponent +%d\nn+%d on each\nNOne, two, one\nrTo the centre\n"
    b"DDiscard one of\nbTake a token\nfTransfer from\neExile theirs\noExile your own\n"
    b"kExile your own\nvDevelop?\n|One of two\nGGive?\nSSpend?\nTExile cards?\nKExile two?\n"
    b"hExile a card?\nBExile?\nFTransfer?\nCDiscard?\n"
    b"QIts cost?\nyPass on cards?\nHWhat does it do?\nEToken on\nOWhich token came?\n"
)
# What an effect belongs to that is no card and no level.
A_TOKEN = b"token"
A_ROW = b"row"
NO = b"No"
YES = b"Yes"
GIVE_BADGE = b"Give the badge"
GIVE_ZENITHIUM = b"Give %d Zenithium"
GIVE_CREDITS = b"Give %d credits"
TIMES_ZENITHIUM = b"%d Zenithium"
TIMES_CREDITS = b"%d credits"
TIMES_CARDS = b"%d cards of %s"
ANYWHERE = b"any +%d"
ON_PLANET = b"%s +%d"
ON_SIGN = b"%s +%s"
MOBILISE = b"mobilise %d"
TRANSFER = b"transfer %d"
A_CARD = b"1 card"
TWO_CARDS = b"2 cards"
OF_COST = b"Cost %d"
NOTHING = b"None"
A_CARD_OF = b"A card of %s"
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
DISC = b"%s: disc of %s!"
CREDITS = b"%s credits."
ZENITHIUM = b"%s Zenithium."
BADGE = (b"%s: badge, silver.", b"%s: badge, gold.")
TOKEN = b"Token: %s."
MOBILISED = b"Mobilised: %s."
EXILED = b"Exiled: %s."
TRANSFERRED = b"Transferred: %s."
LEVEL = b"%s level %d."
LEVEL_PAID = b"%s level %d: pay %d."
DISCARDED = b"Discard %d."
SKIPPED = b"Skipped: %s."
SKIPPED_NAMES = (
    (b"aignNr", b"influence"),
    (b"m", b"mobilise"),
    (b"f", b"transfer"),
    (b"eo", b"exile"),
    (b"l", b"the badge"),
    (b"d", b"discard"),
    (b"bO", b"a token"),
    (b"v", b"develop"),
    (b"?", b"condition not met"),
    (b"cptuzs", b"nothing to gain"),
)
AN_OFFER = b"an exchange"
REFILLED = b"%s: draw %d."
SHUFFLED = (b"Shuffle the discards!", b"Shuffle the used tokens!")
CENTRED = b"%s to the centre."
PASSED_ON = b"%d passed on."
ROW = b"Row %d complete."
PLUS = b"+%d"
BEFORE_THAT = b"..."  # the whole is on a page
