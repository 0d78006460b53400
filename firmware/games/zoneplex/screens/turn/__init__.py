"""A turn: the card, and whatever else happened."""
