"""Modules of Zoneplex that lead to each other, and why they may."""

NAMED = {
    frozenset(("games.zoneplex.rules.setup", "games.zoneplex.rules.setup_bytes")): (
        "a set-up can write itself down; how is loaded when that is asked for"
    ),
}
