"""What a move is called in the history, and in a whole sentence."""
