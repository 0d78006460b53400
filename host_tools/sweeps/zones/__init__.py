"""Random sweeps, recorded games and rule table of ZoneS."""
