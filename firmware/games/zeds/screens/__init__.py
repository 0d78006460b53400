"""What the table sees of Zeds Zone."""
