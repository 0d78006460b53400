"""A turn: the dice, what is taken instead, where it is drawn, what is counted."""
