"""What the table sees of Lamplight."""
