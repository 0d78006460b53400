"""The rules of ZoneS for the end: the base, points, draws."""

RULES = (
    b"ZS-12 Eb Two of your pieces on the home tiles of the enemy's base fell it: you have won.\n"
    b"ZS-13 E The points of what you have captured tell how great the victory is.\n"
    b"ZSD-13 S2=move/summon The base falls when a move brings a piece there, and two stand there "
    b"then.|The base falls when a move or a summon brings a piece there, and two stand there "
    b"then.\n"
    b"ZSD-17 E Who is to move may resign, and both may agree on a draw.\n"
    b"ZSD-18 E The winner also takes the points of the loser's reserve.\n"
    b"ZSD-21 Eb The piece that was moved is one of the two.\n"
    b"ZSD-22 Eb A shot or a pass fells no base, and nobody fells his own.\n"
    b"ZSD-24 E That holds however the game was won. In a draw nobody takes a reserve.\n"
    b"ZSD-29 Eb A Swordsman counts as one for the base.\n"
    b"ZSD-32 Eb Losing all pieces is no defeat. With fewer than two pieces left on both sides it "
    b"is a draw. A position that came three times is told.\n"
)
