"""What may be done in Lamplight."""
