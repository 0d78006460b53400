"""And then...: whatever else happened in a turn, one key away from the card."""

from games.zoneplex import menu_words, rules, rules_eye, then_words, turn_words, words
from games.zoneplex.places import place_name
from games.zoneplex.rules_cards import FIRST_MASTER, MASTER
from games.zoneplex.rules_relics import has_influential, has_jar
from games.zoneplex.rules_setup import JAR_FIXED
from games.zoneplex.rules_state import MOST_RELICS, NEUTRAL
from games.zoneplex.rules_stones import OTHER_TILE, free_chambers, may_dislocate, may_place
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
        footer(canvas, turn_words.THIS_ONE)


def _choice(code, game):
    """Return the screen on which the rest of a move is chosen."""
    if code == rules.ENTER_EYE:
        from games.zoneplex.judge_screen import JudgeScreen

        return JudgeScreen(game)
    if code == rules.ADJUST:
        from games.zoneplex.adjust_screen import AdjustScreen

        return AdjustScreen(game)
    from games.zoneplex.pick_screen import rest_of

    return rest_of(game, code)


def rows(state):
    """Return (name, move) of everything that can happen now; stones first."""
    seat = state.active
    found = _stone_rows(state)
    if may_dislocate(state):
        found.append((then_words.DISLOCATE, bytes((rules.DISLOCATE,))))
    if state.is_revealed or (state.more is not None and state.phase == 2):
        note = then_words.ENTER_EYE if rules_eye.may_step_in(state) else then_words.WHY_NOT_EYE
        found.append((note, bytes((rules.ENTER_EYE,))))
    if state.setup.is_small:
        found.append((then_words.CURSED, bytes((rules.CURSE, seat))))
    if state.relic_count(seat) < MOST_RELICS:
        found.append((then_words.RELIC_DRAWN, bytes((rules.DRAW_RELIC, seat))))
    else:
        found.append((then_words.RELIC_SWAPPED, bytes((rules.SWAP_RELIC, seat))))
    if state.relics[seat]:
        found.append((then_words.RELIC_USED, bytes((rules.USE_RELIC, seat))))
        found += _open_relic_rows(state, seat)
    if state.seats > 1:
        found.append((then_words.RELIC_GIVEN, bytes((rules.GIVE_RELIC,))))
    if state.more is not None and not state.is_interrupted() and state.seats > 1:
        found.append((then_words.MOVED, bytes((rules.EVOKE,))))
    return found + _rare_rows(state) + [(menu_words.ADJUST, bytes((rules.ADJUST,)))]


def _open_relic_rows(state, seat):
    """Return the relics that are shown as soon as they are got, where they are in the game."""
    found = []
    if has_influential(state.setup):
        found.append((then_words.INFLUENTIAL, bytes((rules.INFLUENTIAL, seat, 1))))
    return found + _jar_rows(state, seat) if has_jar(state.setup) else found


def _rare_rows(state):
    """Return what hardly ever happens; each row leads to a choice."""
    found = []
    if state.relics[state.active] and has_influential(state.setup):
        found.append((then_words.INFLUENTIAL_OTHER, bytes((rules.INFLUENTIAL,))))
    if max([len(values) for values in state.influential]):
        found.append((then_words.INFLUENTIAL_MOVED, bytes((rules.MOVE_INFLUENTIAL,))))
    if max([0] + state.fears[state.active]) >= FIRST_MASTER:
        found.append((then_words.MASTER_MOVED, bytes((rules.MOVE_MASTER,))))
    for seat in range(state.seats):
        if seat != state.active and state.fresh[seat]:
            name = state.setup.names[seat] + b": "
            found += [(name + row, move) for row, move in _open_relic_rows(state, seat)]
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
    for kind in range(state.kinds):
        if free_chambers(state, kind):
            name = then_words.STONE_ON + place_name(state, kind)
            is_other = kind == NEUTRAL and state.more is not None
            found.append((name, bytes((rules.PLACE_STONE, OTHER_TILE if is_other else kind))))
    return found
