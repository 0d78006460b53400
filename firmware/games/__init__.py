"""The shelf: one folder a game, loaded only when it is played."""
