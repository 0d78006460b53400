"""What the table sees of Zoneplex, in the order of the game."""
