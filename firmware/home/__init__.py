"""Where the owner is when no game is open: launcher, settings, about."""
