"""Zenith: five planets, a tug-of-war, three ways to win."""

TITLE = b"Zenith"
