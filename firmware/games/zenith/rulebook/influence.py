"""The rules of Zenith for influence, discs and the end."""

RULES = (
    b"ZN-06 E Four influence from the centre win a disc; a new one comes when the turn ends.\n"
    b"ZN-07 E The first disc of a planet brings its token, to whoever wins it; never replaced.\n"
    b"ZN-15 E You win at once with 3 discs of one planet, 4 different ones, or any 5.\n"
    b"ZN-18 E Pieces that run out are replaced: nothing has a limit.\n"
    b"ZND-05 E Influence beyond the control zone is lost, and all more there in this turn.\n"
    b"ZND-07 E Each single influence is judged, for both sides; the game may end in an effect.\n"
    b"ZND-09 E The token of a first disc is applied at once, before the rest.\n"
    b"ZND-18 E Neighbours are named, then resolved from Mercury on; one of them needs a disc.\n"
    b"ZND-19 E Opponent's side and centre are judged at that moment.\n"
    b"ZND-20 E Another planet: not one that free influence of this card or level went to.\n"
    b"ZND-21 E Free influence needs a planet with its disc; it is lost only if there is none.\n"
    b"ZND-25 E A badge that is given arrives silver; a Leader token works for whoever gains it.\n"
    b"ZND-26 E A token's choices are made by the side that gained it.\n"
    b"ZND-30 E Without cards you pass. No hand, no deck, no discards: a drawn game.\n"
)
