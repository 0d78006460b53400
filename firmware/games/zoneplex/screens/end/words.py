"""Words of the end of the game."""

REVEAL = b"Show your symbols"
CHOOSE_FIRST = b"UP and DOWN choose the symbol first."
BEFORE = b"before"
COUNT_THEM = b"all right"
ZONEPLEX = b"ZONEPLEX"
NOBODY = b"NOBODY"
ENDINGS = (
    b"",
    b"entered The Eye",
    b"wins: nobody was worthy",
    b"the only one worthy",
    b"most Influence",
    b"most Fears",
    b"strongest Fears",
    b"most relics",
    b"chosen by the Council",
    b"no agreement: play again",
    b"wins: the cards ran out",
    b"equal in everything",
)
RUNGS = (b"Worthy?", b"Influence", b"Fears", b"Their strength", b"Relics")
COLUMNS = (b"Infl.", b"Fears", b"Relics")
THE_EYE = b"THE EYE"
CATACLYSM = b"CATACLYSM"
COMPLETE = (b"WHOLE", b"all 48 tiles")
PHASE_2 = b"Phase 2: no more tiles"
WORTHY = b"worthy"
FALLEN = b"fallen"
COUNCIL = b"The Council votes"
NO_AGREEMENT = b"No agreement"
VOTE = b"vote"
