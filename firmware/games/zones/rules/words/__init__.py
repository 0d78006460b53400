"""Moves in words, for the history. Loaded only for that."""
