"""Help of Lamplight's screens that is not in its rulebook, loaded only when somebody asks."""

HELP_SETUP = (
    b"START begins with what stands here; it is remembered. Die: the device rolls, or the table "
    b"does and enters the face."
)
HELP_CARD = b"Hold OK and nobody else looking: your card. BACK leaves."
HELP_LIFEBOAT = (
    b"If the device must rest, write this down and go on with your own cards: shuffle those that "
    b"nobody has seen, and deal a new card to each who has one face down."
)
