"""The screens of the steps, in the order of play."""
