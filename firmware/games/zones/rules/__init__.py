"""What may be done in ZoneS, and what comes of it."""
