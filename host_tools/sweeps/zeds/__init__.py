"""What runs of Zeds Zone on the computer alone."""
