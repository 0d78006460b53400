"""The rules of Zenith in words."""
