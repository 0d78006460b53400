"""The rules of Zeds Zone for the set-up: dice, table, zone, sheet."""

RULES = (
    b"ZD-01 E Two dice, one light and one dark, are rolled once for all players.\n"
    b"ZDD-01 S0=row/column The light die is the row, the dark die the column; unconfirmed."
    b"|The light die is the column, the dark die the row; unconfirmed.\n"
    b"ZDD-03 S1=crossed/free A sector that a shelter refused stays crossed out."
    b"|A sector that a shelter refused is free again.\n"
    b"ZDD-19 E A sheet has at most 16 shelters: so there is always a free sector.\n"
    b"ZDD-20 S2=5x4/4x5 The zone on paper has 5 columns and 4 rows; the entrance is west of the "
    b"first square, the exit east of the last; unconfirmed."
    b"|The zone on paper has 4 columns and 5 rows; the entrance is west of the first square, the "
    b"exit east of the last; unconfirmed.\n"
    b"ZDD-21 E A sector has walls, at most one more that halves it, and up to four items; two "
    b"sectors have a generator.\n"
)
