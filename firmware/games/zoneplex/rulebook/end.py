"""The rules of Zoneplex for its end: the Cataclysm and the ladder of ties."""

RULES = (
    b"ZP-CAT-01 E If nobody has entered when the deck is out, all are judged.\n"
    b"ZP-CAT-02 E Whoever lacks a class of Fears falls.\n"
    b"ZP-CAT-03 E If all fall, the Zoneplex wins.\n"
    b"ZP-CAT-04 E Among the worthy the most Influence wins.\n"
    b"ZP-TIE-01 E A tie: the most captured Fears.\n"
    b"ZP-TIE-02 E Still a tie: the greatest sum of their strengths.\n"
    b"ZP-TIE-03 E Still a tie: the most relics.\n"
    b"ZP-TIE-04 E Still a tie: the other players vote; if they cannot agree, play again.\n"
    b"AMB-10 E The 2 points of The Eye do not count in the Cataclysm.\n"
    b"AMB-11 E A single survivor wins, whatever the Influence.\n"
    b"AMB-12 E Masters and the Jar count as captured Fears.\n"
    b"AMB-13 E A strength is the printed number: a Master's 11, the Jar's 0.\n"
    b"AMB-14 E All relics held count, open and hidden; the Jar does not.\n"
)
