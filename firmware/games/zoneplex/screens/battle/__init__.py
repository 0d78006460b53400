"""A battle: the Fear, the allies, the stones, the rolls, the result."""
