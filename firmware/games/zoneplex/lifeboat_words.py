"""Words of the lifeboat."""

TITLE = b"Lifeboat"
TURN = b"Turn: %s, Phase %d"
TILES = b"Tiles: placed %d, stack %d"
CARD = b"Card: %s"
FIGHT = b"Fight: "
STRUCK = b"Struck: "
BATTLE = b"Battle: %s, %d left"
DECK = b"Deck: %d cards, %d Fears"
MOVES = b"1: %d 2: %d 3: %d 1-3: %d"
UNSEEN = b"%s in deck: %s"
PLAYER = b"%s: WMS %d, tiles %d"
STONES = b"Stones: home %d"
RELICS = b"Relics: %d, Infl. %d, Jars %d"
FEARS = b"Fears: "
SYMBOL = b"Symbol: "
NONE = b"none"
CHAMBERS = (b"N", b"A", b"B", b"C", b"D", b"E", b"F")
CLASSES = (b"B", b"G", b"M", b"Master ")
HELP = (
    b"If the device must rest, write this down and go on with your own cards and die: shuffle "
    b"the cards that are still in the deck. B, G, M are the classes of Fears. N is a stone on a "
    b"neutral chamber, A to F on a symbol; Infl. are Influential Relics.\n\n"
    b"To come back, start a new game with the table's deck and die. Under Adjust set every "
    b"value: cards left, stones, strength, relics, captured Fears (one that was lost: capture "
    b"it, then discard it), tiles placed, and last whose turn it is."
)
