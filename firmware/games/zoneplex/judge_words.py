"""Words of the judge of The Eye."""

MAY = b"may enter"
MAY_NOT = b"may not enter"
MAY_TRY = b"may try"
TRY_EYE = b"Try The Eye"
HOLD_TO_TRY = b"hold: try"
HOLD_TO_ENTER = b"hold: enter"
NOT_YET = b"Influence later"
NEEDS = b"needs "
OR = b"or "
WAYS = (  # one of it, and several
    (b"a Fear", b"%d Fears"),
    (b"a battle won", b"%d battles won"),
    (b"a stone for 2", b"%d stones for 2"),
    (b"a stone", b"%d stones"),
    (b"an Influential", b"%d Influentials"),
    (b"rivals -1", b"rivals -%d"),
    (b"own stone home", b"%d own stones home"),
)
PLAYERS = b"players"
