"""What may be done in Zeds Zone, and what comes of it."""
