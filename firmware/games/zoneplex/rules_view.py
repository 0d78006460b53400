"""What a seat or the public may see. The one place that hides secrets."""

from games.zoneplex import rules_eye, rules_influence
from games.zoneplex.rules_die import NO_FACE, faces
from games.zoneplex.rules_label import card_name
from games.zoneplex.rules_state import FEARS_RULES, NO_CARD, NOBODY, OVER, UNKNOWN


def view(state, seat):
    """Return what `seat` (or everybody, -1) may see. The order of the deck is in none."""
    found = {
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
    if state.more is not None:
        found.update(_mode(state))
    return found


def _mode(state):
    """Return what only the modes have. Of a deck of Fears only the top lies open."""
    more = state.more
    return {
        "mode": state.setup.mode,
        "stacks": [_stack(state, stack) for stack in more.stacks],
        "shown": [state.is_shown(seat) for seat in range(state.seats)],
        "asked": None if more.asked == NOBODY else more.asked,
        "turn_of": more.turn_of if state.is_interrupted() else state.active,
    }


def _stack(state, stack):
    is_known = state.family(FEARS_RULES).is_top_known(state)
    top = card_name(stack[-1]).decode() if stack and is_known else None
    return {"top": top, "count": len(stack)}


def _seat(state, seat, viewer):
    # In a game for one or two the symbol is hidden even from its owner (CH-SET-05).
    is_seen = state.is_shown(seat) or (seat == viewer and not state.setup.is_small)
    symbol = state.symbols[seat]
    return {
        "name": state.setup.names[seat].decode(),
        "wms": state.wms[seat],
        "stones": [state.stones_of(seat, kind) for kind in range(state.kinds)],
        "relics": state.relics[seat],
        "influential": list(state.influential[seat]),
        "jars": list(state.jars[seat]),
        "fears": [card_name(card).decode() for card in state.fears[seat]],
        "symbol": symbol if is_seen and symbol != UNKNOWN else None,
        "influence": _influence(state, seat),
        "may_enter": rules_eye.may_enter(state, seat),
    }


def _influence(state, seat):
    is_counted = rules_influence.is_counted(state, seat)
    return rules_influence.influence(state, seat) if is_counted else None


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
        "roll": None if battle.roll == NO_FACE else battle.roll,
    }


def tallies(state):
    """Return the faces of the pyramid die so far, with their names."""
    names = [b"%d" % face if face else b"Eye" for face in faces(state.setup)]
    return [(b"pyramid die", state.tally, names)] if sum(state.tally) else []


def match_of(state):
    """Return both names and that of the winner of a duel; None when it is none (VS-01)."""
    names = state.setup.names[: state.seats]
    if state.seats != 2 or state.stage != OVER or names[0] == names[1]:
        return None
    return names, None if state.winner == NOBODY else names[state.winner]
