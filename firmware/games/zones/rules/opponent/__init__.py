"""Plays ZoneS against one person."""
