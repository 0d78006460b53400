"""The sheets of our own, the gentlest first. Made by `zonekeeper sheet make`; do not edit."""

NAMES = "games.zeds.sheets.gentle games.zeds.sheets.plain games.zeds.sheets.grim"
