"""What every game shares: the table, chance, the log. Pure: no clock, no pins, no files."""
