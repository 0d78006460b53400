"""What the owner of a device can ask of it over the cable, in the middle of a game, too."""
