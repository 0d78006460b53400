"""Effects: the table of them, what is still to do, what is asked and what comes of it."""
