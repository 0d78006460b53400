"""The rules of Zenith for effects."""

RULES = (
    b"ZN-10 E Mobilise, exile and transfer move the top card of a column, without effects.\n"
    b"ZN-17 E What cannot be applied is ignored.\n"
    b"ZND-02 E A column is a stack. A cost that nobody told is asked for when it is needed.\n"
    b"ZND-03 S4=take/all Steal what is there.|Steal all of it, or nothing.\n"
    b"ZND-06 E Left to right; only what says so, or cannot be done, is skipped.\n"
    b"ZND-15 S5=one/split What Suleiman and Stessy Power buy goes to one planet."
    b"|What Suleiman and Stessy Power buy may be split.\n"
    b"ZND-16 S6=any/theirs Sir Sam puts any disc back to the centre."
    b"|Sir Sam puts a disc on the opponent's side back to the centre.\n"
    b"ZND-17 S7=inside/over The middle of Augustus is Venus, Terra or Mars."
    b"|Augustus may hang over at Mercury and Jupiter.\n"
    b"ZND-22 E To do one thing for another is offered only if both can be done.\n"
    b"ZND-23 E One card at a time, any column each time; either side of an OR.\n"
    b"ZND-24 E Card, influence, card, influence; P4 takes another colour the second time.\n"
    b'ZND-27 E Conditions are checked when they are reached; an "up to" never takes away.\n'
)
