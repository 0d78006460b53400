"""Before the first card: the decisions, the names, what to take out of the box."""
