"""The Toolbox on the host: its recorded games and its rows of the bench."""
