"""Shows that chance is fair: known answers, statistics, and the sweep that applies them."""
