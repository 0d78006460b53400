"""What may be done in Zenith, and what comes of it."""
