"""The games on flash: kept, resumed, repaired, deleted."""
