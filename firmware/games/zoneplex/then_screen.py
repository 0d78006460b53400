"""And then...: whatever else happened in a turn, one key away from the card."""

from games.zoneplex import rules, rules_eye, then_words, words
from games.zoneplex.rules_cards import FIRST_MASTER, MASTER
from games.zoneplex.rules_setup import JAR_FIXED
from games.zoneplex.rules_state import MOST_RELICS, STONE_KINDS
from games.zoneplex.rules_stones import free_chambers, may_dislocate, may_place
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, OK
from ui.layout import footer, header
from ui.small_menu import SmallMenu


class ThenScreen(ZoneScreen):
    """A list of what can happen now. A row is a move, or its code alone: then more is chosen."""

    topic = b"then"

    def __init__(self, game):
        super().__init__(game)
        self._rows = rows(self.table.state)
        self._menu = SmallMenu([name for name, _ in self._rows])

    def press(self, key, now):
        """Choose what happened."""
        if self._menu.move(key):
            return
        if key == BACK:
            self.stack.pop(now)
        elif key == OK:
            move = self._rows[self._menu.cursor][1]
            if len(move) == 1:
                self.stack.push(_choice(move[0], self.game), now)
            elif self.play(move, now) and move[0] != rules.PLACE_STONE:
                self.stack.say(self.table.last_label, now)  # a stone is seen on the card

    def draw(self, canvas):
        """Show five rows."""
        header(canvas, then_words.AND_THEN)
        self._menu.draw_small(canvas)
        footer(canvas, words.THIS_ONE)


def _choice(code, game):
    """Return the screen on which the rest of a move is chosen."""
    if code == rules.ENTER_EYE:
        from games.zoneplex.judge_screen import JudgeScreen

        return JudgeScreen(game)
    if code == rules.ADJUST:
        from games.zoneplex.adjust_screen import AdjustScreen

        return AdjustScreen(game)
    from games.zoneplex.pick_screen import PickScreen

    return PickScreen(game, code)


def rows(state):
    """Return (name, move) of everything that can happen now; stones first."""
    seat = state.active
    found = _stone_rows(state)
    if may_dislocate(state):
        found.append((then_words.DISLOCATE, bytes((rules.DISLOCATE,))))
    if state.is_revealed:
        note = words.ENTER_EYE if rules_eye.may_step_in(state) else then_words.WHY_NOT_EYE
        found.append((note, bytes((rules.ENTER_EYE,))))
    if state.relic_count(seat) < MOST_RELICS:
        found.append((then_words.RELIC_DRAWN, bytes((rules.DRAW_RELIC, seat))))
    else:
        found.append((then_words.RELIC_SWAPPED, bytes((rules.SWAP_RELIC, seat))))
    if state.relics[seat]:
        found += [
            (then_words.RELIC_USED, bytes((rules.USE_RELIC, seat))),
            (words.INFLUENTIAL, bytes((rules.INFLUENTIAL, seat, 1))),
        ]
        found += _jar_rows(state, seat)
    found.append((then_words.RELIC_GIVEN, bytes((rules.GIVE_RELIC,))))
    return found + _rare_rows(state) + [(words.ADJUST, bytes((rules.ADJUST,)))]


def _rare_rows(state):
    """Return what hardly ever happens; each row leads to a choice."""
    found = []
    if state.relics[state.active]:
        found.append((then_words.INFLUENTIAL_OTHER, bytes((rules.INFLUENTIAL,))))
    if max([len(values) for values in state.influential]):
        found.append((then_words.INFLUENTIAL_MOVED, bytes((rules.MOVE_INFLUENTIAL,))))
    if max([0] + state.fears[state.active]) >= FIRST_MASTER:
        found.append((then_words.MASTER_MOVED, bytes((rules.MOVE_MASTER,))))
    for seat in range(state.seats):
        if seat != state.active and state.fresh[seat]:
            name = state.setup.names[seat] + b": "
            found.append((name + words.INFLUENTIAL, bytes((rules.INFLUENTIAL, seat, 1))))
            found += [(name + row, move) for row, move in _jar_rows(state, seat)]
    if any(state.stones):
        found.append((then_words.STONE_SENT, bytes((rules.REMOVE_STONE,))))
    return found


def _jar_rows(state, seat):
    """Return the Canopic Jar: one row, or one a class where it keeps its class (AMB-16)."""
    if not state.setup.has(JAR_FIXED):
        return [(then_words.JAR, bytes((rules.JAR, seat, MASTER)))]
    found = []
    for fear in range(MASTER):
        name = then_words.JAR + b" " + words.CLASS_NAMES[fear]
        found.append((name, bytes((rules.JAR, seat, fear))))
    return found


def _stone_rows(state):
    if not may_place(state):
        return []
    found = []
    for kind in range(STONE_KINDS):
        if free_chambers(state, kind):
            name = then_words.STONE_ON + words.CHAMBER_NAMES[kind]
            found.append((name, bytes((rules.PLACE_STONE, kind))))
    return found
