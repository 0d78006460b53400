"""What runs in the interpreter of the board, below the firmware: the chip and its flash."""
