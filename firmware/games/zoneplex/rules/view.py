"""What a seat or the public may see. The one place that hides secrets."""

from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import eye, influence
from games.zoneplex.rules.battle.die import NO_FACE, faces
from games.zoneplex.rules.setup import WITH_HIDDEN_SYMBOLS, WITH_STACKS
from games.zoneplex.rules.state import NO_CARD, NOBODY, OVER, UNKNOWN
from games.zoneplex.rules.words.label import card_name


def view(state, seat):
    """Return what `seat` (or everybody, -1) may see. The order of the deck is in none."""
    found = {
        "phase": state.phase,
        "step": state.step,
        "active": state.active,
        "card": None if state.card == NO_CARD else card_name(state.card).decode(),
        "cards_left": state.cards_left(),
        "tiles": {"placed": state.placed, "stack": state.stack, "hands": list(state.hands)},
        "left": list(state.left),
        "seats": [_seat(state, each, seat) for each in range(state.seats)],
        "battle": _battle(state),
        "winner": state.winner if state.step == OVER else None,
        "ending": state.ending,
    }
    if state.setup.offers(WITH_STACKS):
        found.update(_mode(state))
    return found


def _mode(state):
    """Return what there is besides where Fears lie in stacks; of each only the top is open."""
    return {
        "mode": state.setup.mode,
        "stacks": [_stack(state, stack) for stack in state.stacks],
        "shown": [state.is_shown(seat) for seat in range(state.seats)],
        "asked": None if state.asked == NOBODY else state.asked,
        "turn_of": state.turn_of if state.is_interrupted() else state.active,
    }


def _stack(state, stack):
    is_known = state.family(FEARS).is_top_known(state)
    top = card_name(stack[-1]).decode() if stack and is_known else None
    return {"top": top, "count": len(stack)}


def _seat(state, seat, viewer):
    # In a game for one or two the symbol is hidden even from its owner (CH-SET-05).
    is_seen = state.is_shown(seat) or (
        seat == viewer and not state.setup.offers(WITH_HIDDEN_SYMBOLS)
    )
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
        "may_enter": eye.may_enter(state, seat),
    }


def _influence(state, seat):
    is_counted = influence.is_counted(state, seat)
    return influence.influence(state, seat) if is_counted else None


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
    if state.seats != 2 or state.step != OVER or names[0] == names[1]:
        return None
    return names, None if state.winner == NOBODY else names[state.winner]
