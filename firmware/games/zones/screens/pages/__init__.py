"""Pages of the table menu."""
