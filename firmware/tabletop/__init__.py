"""The kit: what the screens of every game share, before, in and beside a turn. Knows no game."""
