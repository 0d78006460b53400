"""What the makers of ZoneS use: a tournament of the device against itself, and the manual."""
