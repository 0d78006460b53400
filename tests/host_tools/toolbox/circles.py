"""Modules of the Toolbox that lead to each other, and why they may."""

NAMED = {
    frozenset(("games.toolbox.rules.contract", "games.toolbox.rules.moves")): (
        "the moves that a program may make are listed by their codes, when one asks for them"
    ),
}
