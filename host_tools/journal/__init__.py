"""Logs of games on the PC: read, told, proven and played again. The device writes them."""
