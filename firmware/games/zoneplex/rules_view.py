"""What a seat or the public may see. The one place that hides secrets."""

from games.zoneplex import rules_eye, rules_influence
from games.zoneplex.rules_die import faces
from games.zoneplex.rules_label import card_name
from games.zoneplex.rules_state import NO_CARD, OVER, STONE_KINDS, UNKNOWN


def view(state, seat):
    """Return what `seat` (or everybody, -1) may see. The order of the deck is in none."""
    return {
        "phase": state.phase,
        "stage": state.stage,
        "active": state.active,
        "card": None if state.card == NO_CARD else card_name(state.card).decode(),
        "cards_left": state.cards_left(),
        "tiles": {"placed": state.placed, "stack": state.stack, "hands": list(state.hands)},
        "left": list(state.left),
        "seats": [_seat(state, each, seat) for each in range(state.seats)],
        "battle": _battle(state),
        "winner": state.winner if state.stage == OVER else None,
        "ending": state.ending,
    }


def _seat(state, seat, viewer):
    is_seen = state.is_revealed or seat == viewer
    symbol = state.symbols[seat]
    return {
        "name": state.setup.names[seat].decode(),
        "wms": state.wms[seat],
        "stones": [state.stones_of(seat, kind) for kind in range(STONE_KINDS)],
        "relics": state.relics[seat],
        "influential": list(state.influential[seat]),
        "jars": list(state.jars[seat]),
        "fears": [card_name(card).decode() for card in state.fears[seat]],
        "symbol": symbol if is_seen and symbol != UNKNOWN else None,
        "influence": rules_influence.influence(state, seat) if state.is_revealed else None,
        "may_enter": rules_eye.may_enter(state, seat),
    }


def _battle(state):
    battle = state.battle
    return {
        "total": battle.total,
        "left": battle.left,
        "helpers": battle.helpers,
        "captor": battle.captor,
        "shares": list(battle.shares),
        "lifted": list(battle.lifted),
        "struck": battle.struck,
        "roll": battle.roll,
    }


def tallies(state):
    """Return the faces of the pyramid die so far, with their names."""
    names = [b"%d" % face if face else b"Eye" for face in faces(state.setup)]
    return [(b"pyramid die", state.tally, names)] if sum(state.tally) else []
