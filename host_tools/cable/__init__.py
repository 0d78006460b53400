"""The cable to a board: finding it, pausing the app, asking, and letting the app go on."""
