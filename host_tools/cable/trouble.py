"""What can be wrong between a computer and a board, in one sentence each."""


class CableTrouble(Exception):
    """Something the user can mend. The text says what is wrong and what to do."""
