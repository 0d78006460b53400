"""Before the first move: the decisions, the names, what to take out of the box, the cuts."""
