"""What the table menu opens, at any step."""
