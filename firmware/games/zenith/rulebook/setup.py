"""The rules of Zenith for the set-up."""

RULES = (
    b"ZN-01 E Two players, or two teams of two.\n"
    b"ZN-02 E First game: boards S, U, N. Later each is drawn: S or D, U or O, N or P.\n"
    b"ZN-03 E 8 of 16 tokens lie open: one on each planet, one on each technology.\n"
    b"ZN-04 E 12 credits, 1 Zenithium and 4 cards each; change any of the four once.\n"
    b"ZN-05 E Second place has 1 influence on Terra; teams Venus and Mars; a novice all three.\n"
    b"ZND-01 E The device draws who begins, unless the table says.\n"
    b"ZND-10 S3=off/on The ten Secret Agents stay in the box.|The ten Secret Agents are in the "
    b"deck.\n"
    b"ZND-11 S1=bag/own The device draws tokens; used ones are shuffled when none is left."
    b"|The table draws its own tokens and enters them; used ones are shuffled when none is left.\n"
    b"ZND-29 Pd Cards changed at the start go on the discard pile.\n"
)
