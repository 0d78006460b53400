"""The rules of ZoneS in words."""
