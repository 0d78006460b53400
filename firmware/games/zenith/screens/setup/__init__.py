"""Before the first turn: the decisions, the box, what is laid out."""
