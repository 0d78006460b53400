"""Words of the deal before a battle."""

DEAL = b"The deal"
AGREE = b"agreed"
NOTHING = b"Nothing to agree on now"
FEAR_TO = b"Fear to "
RELIC_TO = b"Relic more: "
NO_ROOM = b"full"
PAY_RELIC = b"%s \x99 %s: relic"  # the sign RIGHT
PAY_FEAR = b"%s \x99 %s: %s"
HELP_DEAL = (
    b"Who captures the Fear and who gets its relics is agreed before the first roll, and the "
    b"one who drew it has the last word (ZP-GRP-02). Captured Fears and relics may be paid for "
    b"help; they change hands at once (AMB-29). A monk with four relics has no room: what is "
    b"too much is lost (AMB-19)."
)
