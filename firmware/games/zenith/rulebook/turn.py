"""The rules of Zenith for a turn."""

RULES = (
    b"ZN-08 E Play one card: recruit, technology or leader; then refill, then new discs.\n"
    b"ZN-09 E An agent costs 1 less for each card that lies in its column, never below 0.\n"
    b"ZN-11 E Discard a card of the faction, pay the level, apply it and all below it.\n"
    b"ZN-12 E All three at level 1, 2 or 3: as much influence on one planet, after the rest.\n"
    b"ZN-13 E Leader: badge, and Robot 1 Zenithium, Human 3 credits, Animod mobilise 2.\n"
    b"ZN-14 E Refill to 4 cards, with the badge 5, with its golden side 6; keep what is more.\n"
    b"ZN-16 E Teams share all but hands; both play, in the order they like.\n"
    b"ZND-04 E D3: first the token, then the influence.\n"
    b"ZND-08 E The recruited card itself gives no discount.\n"
    b"ZND-12 E By the Diplomacy board: Terra, Mars, Jupiter. By the Technology board: Mercury, "
    b"Venus, Terra.\n"
    b"ZND-13 E Developing by an agent may be declined; price is the level less the discount.\n"
    b"ZND-14 E Lowest is the lowest track below 5; Buj0ld pays nothing, Celestin Petit all.\n"
    b"ZND-28 E Each member refills after the own turn; cards are passed on before that.\n"
)
