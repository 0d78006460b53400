"""The turn: the tracks, an action, and what an effect asks."""
