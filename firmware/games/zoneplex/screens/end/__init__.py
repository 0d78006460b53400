"""The symbols are shown, the game is judged."""
