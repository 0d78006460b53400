"""What a game brings for its makers: commands of its own, and the files they make."""
