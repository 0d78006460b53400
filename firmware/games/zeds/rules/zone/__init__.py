"""With a known sheet: what it says, what is joined, what wakes, what is left."""
