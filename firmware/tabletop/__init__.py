"""What the screens of every game share: undo, the table menu. Knows no single game."""
