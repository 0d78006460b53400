"""On paper: what the table counts, and what it is asked at the end."""
