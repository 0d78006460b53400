"""The rules of Lamplight in words."""
