"""Draw the pictures of the manual from the play scripts: `zonekeeper pictures`."""
