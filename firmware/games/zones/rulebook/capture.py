"""The rules of ZoneS for captures: who is protected, and by what it is overcome."""

RULES = (
    b"ZS-08 Eb On its preferred terrain a piece is protected: the attacker needs an ally "
    b"beside it.\n"
    b"ZS-11 E Who moves onto an enemy captures it.\n"
    b"ZSD-07 Eb The ally is a second piece, next to the victim already. A Swordsman needs none.\n"
    b"ZSD-08 Eb All of hers next to a Vala are protected, too; she herself is not by that.\n"
    b"ZSD-09 Eb An Archer may capture what is next to him without moving.\n"
    b"ZSD-12 E A Trollwife that captures infantry may bring one captured infantry of the Trolls "
    b"back into the reserve.\n"
    b"ZSD-20 Eb An Archer who shoots is not his own ally; he may shoot onto terrain that he may "
    b"not enter.\n"
    b"ZSD-26 Eb First the capture, then the Trollwife's return, then the base.\n"
    b"ZSD-28 Eb Two Valas protect each other. They protect from captures only.\n"
)
