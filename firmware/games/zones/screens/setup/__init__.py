"""What the table decides before the game."""
