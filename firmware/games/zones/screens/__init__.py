"""What the table sees of ZoneS."""
