"""What the position on the board allows: lines, captures, shots, summons, bases."""
