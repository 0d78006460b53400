"""What the table menu opens at any step, and the menu itself."""
