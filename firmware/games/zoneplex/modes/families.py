"""The three families of rules of each mode: where Fears go, what stones do, who enters The Eye.

Each family is a module that offers the same names as its sisters; the rules ask it wherever the
modes differ, and the base game is one of them.

- Fears: `HAS_STARTERS`, `WHERE_LOST`, `deck_size`, `lay_out`, `is_top_known`, `take_top`,
  `fear_stays`, `take_out`
- stones: `damage`, `one_more`, `lifted`
- The Eye: `SHOWS_ALL`, `conditions`, `may_enter`, `is_attempt`, `enter`, `deck_out`
"""

from engine import dispatch
from games.zoneplex.rules.setup import FOUR_STACKS
from micropython import const

FEARS = const(0)
STONES = const(1)
EYE = const(2)

_FAMILIES = (
    ("fears_discarded", "stones_rolled", "eye_of_the_leader"),  # Zoneplex
    ("fears_on_stacks", "stones_of_dark_power", "eye_attempted"),  # Evocation
    ("fears_in_decks", "stones_of_fixed_damage", "eye_after_mission"),  # Challenge
    ("fears_in_decks", "stones_of_fixed_damage", "eye_after_mission"),  # Gauntlet
    ("fears_in_decks", "stones_of_fixed_damage", "eye_in_duel"),  # Zonemaster
)


def family(setup, which):
    """Return the module of one of the families, as the table plays."""
    name = _FAMILIES[setup.mode][which]
    if which == FEARS and setup.has_house(FOUR_STACKS):
        name = "fears_on_stacks"  # ZM-06
    return dispatch.part("games.zoneplex.modes." + name)
