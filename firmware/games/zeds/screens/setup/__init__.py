"""Before the first roll: the decisions, the sheet, the day."""
