"""The rules of Zoneplex before the first card: players, pieces, the decks."""

RULES = (
    b"ZP-SET-01 Et Three to five play, each with a colour, a mat, four stones, three Monkles.\n"
    b"ZP-SET-02 E All begin with Monk Strength 1; the Influence Monkle waits on 1.\n"
    b"ZP-SET-03 E A player has four stones; at first all are in the Netherzone.\n"
    b"ZP-SET-04 E Each holds one of six symbols that no other knows; the rest stay in the box.\n"
    b"ZP-SET-05 Pt The Eye is not mixed with the tiles: it marks the top of the pyramid.\n"
    b"ZP-SET-06 E Seven of the 48 tiles lie open from the start: the bottom row.\n"
    b"ZP-SET-07 E Every hand begins with three tiles that nobody else sees.\n"
    b"ZP-SET-08 E The 30 relics are mixed and lie face down.\n"
    b"ZP-SET-09 Pt Fear token and die lie ready; the screen shows the same numbers.\n"
    b"ZP-SET-10 Et Clockwise from the starter: the last one in a pyramid, else the eldest.\n"
    b"ZP-DECK-01 E The deck is 21 Fears and 51 movement cards; you say how many of each kind.\n"
    b"ZP-DECK-02 E Two cards each of 1, 2 and 3 are mixed and come first, then the other 66.\n"
    b"ZP-TILE-01 Eb 9 neutral chambers, 3 of each symbol, 8 teleporters, 5 Reliquaries, 8 walls.\n"
    b"AMB-36 E The dislocate card is never among the first six.\n"
    b"AMB-38 S-=named/drawn The table says who starts, or lets the device draw.\n"
)
