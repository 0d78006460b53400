"""A battle with a Fear: the bargain, the die, the odds, the attack."""
