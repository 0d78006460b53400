"""Sheets of our own for Zeds Zone: written, checked, played by bots, printed."""
