"""The rules of Zoneplex for fighting together: help, shares, payment."""

RULES = (
    b"ZP-GRP-01 En Who drew the Fear fights and may ask anybody; others refuse, bargain or "
    b"offer.\n"
    b"ZP-GRP-02 Pn Who drew the Fear decides in the end who helps and who gets what.\n"
    b"ZP-GRP-03 E Helpers and shares are settled before the battle's first die.\n"
    b"ZP-GRP-04 En Captured Fears, relics or promised stones may be offered for help.\n"
    b"ZP-GRP-05 E The attacks of all add up on the Fear's meter.\n"
    b"AMB-19 E What a share has beyond four relics is lost: mind it while you bargain.\n"
    b"AMB-22 E Each attack lowers what the next one has to reach.\n"
    b"AMB-26 E The battle begins with the first die, for a stone or an attack; till then one "
    b"may join.\n"
    b"AMB-29 E Payment for help changes hands at once, win or lose; booty only after a win.\n"
    b"AMB-30 E Captured Fears change hands only in the bargain before a battle.\n"
)
