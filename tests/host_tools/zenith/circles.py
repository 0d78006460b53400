"""Modules of Zenith that lead to each other, and why they may."""

NAMED = {
    frozenset(("games.zenith.rules.effects.asked", "games.zenith.rules.effects.offers")): (
        "an offer is rare: what it asks is loaded when somebody gets one"
    ),
}
