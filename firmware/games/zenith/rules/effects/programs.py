"""What agents, technologies, tokens and leaders do: one small table, three characters an effect.

A character for what happens, one for how much (0 to 9, then a for ten, b ...; x for what an effect
before it has found), one for which. Planets are 0 to 4 from Mercury, factions 0 to 2 from Animod.

    i1N  influence on a planet; N is * for the planet of the card just discarded
    a1.  influence on any planet: d another one than before, c disc at the centre, o disc on the
         opponent's side, 0 to 4 all but that one
    g1N  the opponent gains influence on any planet but N
    n12  as much on each of so many neighbours; N0. one, two and one
    c4.  credits, z1. Zenithium; o for the opponent
    u8c  up to so many: c C credits of one's own and of the opponent, z Z Zenithium
    p2.  credits for each column with a card, one's own or the opponent's (o)
    t4c  credits or Zenithium (z) for each technology developed
    s3c  steal credits or Zenithium (z)
    l0.  the badge; l1. on its golden side
    b0.  a token from the reserve; b0v one that lies open
    m20  mobilise, e10 exile the opponent's cards, o22 own ones of different planets: the last
         figure is the influence on the planet of each
    f1.  transfer; from one column; + brings influence on its planet
    d1.  discard; dz. the hand
    r0.  a disc goes back to the centre
    v1.  develop with a discount: one faction, l the lowest, f the lowest for nothing

    ?0L  the next only for the leader; ?0O if the opponent leads; ?6c with so many credits; ?fC ?3Z
         if the opponent has so many
    |2.  one or the other: so many effects are the first; ;0. nothing follows

What may be done to get the next effect:
    G0b  give the badge; G1z G3c Zenithium, credits
    S1z  spend 1, 2, 4 Zenithium, S3c 3, 7, 12 credits: once, twice, three times
    T0i  exile 2, 4, 7 of a column: once, twice, three times; T0z as many as cards
    K0.  exile two cards, none of Mercury
    h0.  exile a card of a column
    B0.  exile an opponent's card, F0. transfer one: x is its cost
    D0.  discard a card: x is its planet; C0. discard one: x is its cost
"""

from micropython import const

LEVELS = const(100)  # programs of the technologies: 5 levels of S, D, U, O, N, P
TOKENS = const(129)  # before those of the tokens, whose kinds begin with 1
ROWS = const(137)  # before those of the rows 1, 2 and 3
LEADERS = const(141)  # of each faction
BY_HAND = const(144)
HAND_EFFECTS = const(16)
EFFECT = const(3)  # characters

_FOUND = const(120)  # the character x
_LETTERS = const(87)  # the character a stands for ten
_DIGITS = const(48)

_MERCURY = (
    b"K0.ca. T0iix0 d1.l0. z3. a2.G0ba2d a1.a1df10f11f12f13f14 "
    b"c4.G1zi22 G3ca20 c5.?0Lb0. z2.G0bz2. i13l0. dz.a2. "
    b"b0.G0bc7. m20G0bm30 T0zzx. ?0Li10 a1.?0Lc3. a2.G1za2d "
)
_VENUS = (
    b"c6. p2. t4c z3.z1o T1iix1 v10 "
    b"c4.G1zi23 t1z S1zax1 v11 i14l0. z4. "
    b"T1zzx. ?0Li11 v12 e20z2. v0f v2. "
)
_TERRA = (
    b"c8.c2o d1.z1. T2iix2 a1.a1da1d a2.a2o N0. "
    b"c4.G1za2c g12z3. D0.i1* a1ol0. a22 r0. "
    b"z1. T2zzx. ?0Li12 h0.z1.h1.z1.h3.z1.h4.z1. a1.a1d h0.i10h1.i11h3.i13h4.i14 "
)
_MARS = (
    b"g13ca. |2.z1.;0.c7. |2.f2.;0.c8. T3iix3 f1+ m31 "
    b"c4.G1zi20 a13 m10f1.e10 b0v i11l0. e31 "
    b"c5.m10 T3zzx. |2.f1.;0.z1. ?0Li13 z2. a2c "
)
_JUPITER = (
    b"c5.G0bc7. p2o S3cax4 T4iix4 B0.cx. |2.l1.;0.c8. "
    b"c4.G1zi21 C0.cx. z2.c3o F0.cx. i12l0. a2.z2.l1. "
    b"T4zzx. f2.G0bf2. ?0Li14 a1.?0Lz1. z3.?0Lz1. a2.?6ca1d "
)
_SECRET = b"?0On12 u8cu8C a1o a1.?fCa1. |3.i10i11;0.i13i14 v0l u2zu2Z g23a2dl1. dz.c5. a1.?3Za1d "
_TECHNOLOGIES = (
    b"c2. n12 f3. m31 a2. "  # S
    b"e10 c5. b0.a1. n15 a2. "  # D
    b"a1. m20 s3c n13 a2. "  # U
    b"b0. s1z m30 n22 a2. "  # O
    b"f1. l0. a2.a1d ck. a2. "  # N
    b"m10 m10f1.e10 ca. o22 a2. "  # P
)
# Tokens of kind 1 to 8 (see `state`), then the rows, then the leaders.
_BOARDS = b"a1. z1. c3. c4. l0. e20 m20 f1. a1. a2. a3. l0.m20 l0.c3. l0.z1. "
_BY_HAND = b"a1. g1. c1. c5. z1. l0. l1. b0. m10 f1. e10 o10 v0. c1o z1o d1. "

_TEXTS = (
    (_MERCURY, 0),
    (_VENUS, 18),
    (_TERRA, 36),
    (_MARS, 54),
    (_JUPITER, 72),
    (_SECRET, 90),
    (_TECHNOLOGIES, LEVELS),
    (_BOARDS, TOKENS + 1),
    (_BY_HAND, BY_HAND),
)


def effect(program, place):
    """Return the effect at a place of a program as bytes, b"" after the last."""
    at = EFFECT * place
    return whole(program)[at : at + EFFECT]


def whole(program):
    """Return all effects of a program as bytes."""
    text, first = _TEXTS[0]
    for later in _TEXTS:
        if later[1] <= program:
            text, first = later
    start = 0
    for _ in range(program - first):
        start = text.find(b" ", start) + 1
    return text[start : text.find(b" ", start)]


def amount(code, found):
    """Return how much a character stands for; `found` is what an effect before has found."""
    if code == _FOUND:
        return found
    return code - _LETTERS if code > _LETTERS else code - _DIGITS
