"""The five ways to play with these tiles: each a row of three families of rules."""
