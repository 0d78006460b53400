"""What runs of Zenith on the computer alone."""
