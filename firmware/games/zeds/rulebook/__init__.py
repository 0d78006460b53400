"""The rules of Zeds Zone in words."""
