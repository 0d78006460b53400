"""What the table sees of Zenith."""
