"""Words of the pages that the table menu opens."""

from games.zoneplex import signs

JUDGE_OF_EYE = b"Judge"
MY_SYMBOL = b"My symbol"
VENDETTA_SHEET = b"Vendetta sheet"

# The judge of The Eye.
MAY = b"may enter"
MAY_NOT = b"may not enter"
MAY_TRY = b"may try"
TRY_EYE = b"Try The Eye"
HOLD_TO_TRY = b"hold: try"
HOLD_TO_ENTER = b"hold: enter"
NOT_YET = b"Influence later"
NEEDS = b"needs "
OR = b"or "
AND_MORE = b"and %d more ways"
WAYS = (  # one of it, and several
    (b"a Fear", b"%d Fears"),
    (b"a battle won", b"%d battles won"),
    (b"a stone for 2", b"%d stones for 2"),
    (b"a stone", b"%d stones"),
    (b"an Influential", b"%d Influentials"),
    (b"rivals -1", b"rivals -%d"),
    (b"own stone home", b"%d own stones home"),
)
ON_OWN = b" (%s)"

# The scores.
WMS_LONG = b"Monk Strength"
INFLUENCE = b"Influence"
WMS_AND_RELICS = b"WMS %d + relics %d"
NOT_COUNTED_YET = b"not counted yet"
INFLUENCE_UNUSED = b"Influence is not used"
NO_SET = b"no full set"
SYMBOL = b"Symbol"
STONES_PLACED = b"Stones on the board"
STONE_LINE = b"%d on %s"
OF_PLAYER = b"%s %s's"

# What is left in the deck.
CARDS_LEFT = b"Cards"
ROUNDS_LEFT = b"Rounds"
ANY_FEAR = b"Any Fear"
FEAR_LINE = b"Fear "

# Adjust.
STONES_ON = signs.STONE + b" on "
OTHER_TILES = STONES_ON + b"other tiles"
ADJUST_FIELDS = (  # without the stones on symbols, which stand before the cards
    b"Monk Strength",
    b"Relics",
    b"Tiles in hand",
    b"Whose turn",
    b"Tiles placed",
    STONES_ON + b"neutral",
    b"Cards MOVE 1 left",
    b"Cards MOVE 2 left",
    b"Cards MOVE 3 left",
    b"Cards 1-3 left",
    STONES_ON + b"Dark Power",
)

# The lifeboat.
BOAT_TURN = b"Turn: %s, Phase %d"
BOAT_TILES = b"Tiles: placed %d, stack %d"
BOAT_CARD = b"Card: %s"
BOAT_FIGHT = b"Fight: "
BOAT_STRUCK = b"Struck: "
BOAT_BATTLE = b"Battle: %s, %d left"
BOAT_DECK = b"Deck: %d cards, %d Fears"
BOAT_MOVES = b"1: %d 2: %d 3: %d 1-3: %d"
BOAT_UNSEEN = b"%s in deck: %s"
BOAT_PLAYER = b"%s: WMS %d, tiles %d"
BOAT_STONES = b"Stones: home %d"
BOAT_RELICS = b"Relics: %d, Infl. %d, Jars %d"
BOAT_FEARS = b"Fears: "
BOAT_SYMBOL = b"Symbol: "
BOAT_NONE = b"none"
BOAT_STACK = b"Stack %s: top %s, %d in all"
BOAT_NEUTRAL = b"N"
BOAT_DARK = b"Dark"
BOAT_CLASSES = (b"B", b"G", b"M", b"Master ")
