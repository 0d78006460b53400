"""Which keys make which move on the screens of Zoneplex, from the screen in sight on.

A plan looks at the screen as a player does: where the cursor is, which row says what is
wanted. Plans are found by the code of a move, or by the negative code of a control record.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine import record
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import fear_strength
from games.zoneplex.rules.state import HELP, MOVE, READY, SYMBOLS
from games.zoneplex.screens.battle.deal_screen import other_share
from games.zoneplex.screens.battle.words import PAYMENT
from games.zoneplex.screens.turn.rest_of_move import captures
from games.zoneplex.screens.turn.what_else_rows import rows as then_rows
from host_tools.sweeps.zoneplex.key_steps import held, lift_keys, steps
from tabletop.words import ADJUST

if TYPE_CHECKING:
    from host_tools.sweeps.zoneplex.hands import Hands

Plan = Callable[["Hands", bytes], None]
_ALL_LIFTS = 5
_REDO = b"Redo"  # the row of the table menu
_ABOVE_THE_TABLE = (
    *("WhatElseScreen", "PickScreen", "PaymentScreen", "EyeJudgeScreen", "AdjustScreen"),
    *("StacksScreen", "CompleteScreen", "ScoresScreen"),
)
_BEFORE_BATTLE = ("AlliesScreen", "DealScreen", "StonesScreen")


def _ok(hands: "Hands", move: bytes) -> None:
    """Do the one obvious thing."""
    _to_table(hands)
    hands.press("OK")


def _draw(hands: "Hands", move: bytes) -> None:
    """Turn a card over, or enter the table's own; DOWN goes on among the cards."""
    _to_table(hands, is_drawing=len(move) == 1)
    if len(move) > 1:
        picker = hands.screen._picker
        _turn(hands, picker.index, picker.values.index(move[1]), len(picker.values))
    hands.press("OK")


def _roll(hands: "Hands", move: bytes) -> None:
    _to_table(hands)
    if len(move) > 1:
        picker = hands.screen._picker
        _turn(hands, picker.values.index(move[1]), picker.index, len(picker.values))  # UP goes on
    hands.press("OK")


def _announce(hands: "Hands", move: bytes) -> None:
    """Begin the attack: past who helps, past the deal, past the stones."""
    _to_table(hands)
    while hands.name in _BEFORE_BATTLE and hands.state.step == HELP and not hands.changed:
        hands.press("OK")
    if not hands.changed:
        hands.press("OK")


def _strike(hands: "Hands", move: bytes) -> None:
    """Strike; the first strike of the device's die begins the attack."""
    if hands.state.step in (HELP, READY):
        _announce(hands, move)
    else:
        _roll(hands, move)


def _then(hands: "Hands", move: bytes) -> None:
    """Say what else happened."""
    if hands.state.step == HELP:
        _deal(hands, move)
        return
    rows = [row for _, row in then_rows(hands.state)[0]]
    if move in rows:
        _open_then(hands, rows, move)
        return
    _open_then(hands, rows, move[:1])
    _choose(hands, hands.screen._moves.index(move))


def _open_then(hands: "Hands", rows: list[bytes], row: bytes) -> None:
    """Open the list of what else may happen and choose: one DOWN, held down to the row."""
    _to_table(hands)
    hands.press(*steps("DOWN", 1 + rows.index(row)), "OK")


def _enter(hands: "Hands", move: bytes) -> None:
    _open_then(hands, [row for _, row in then_rows(hands.state)[0]], move)
    hands.press("OK long")


def _agree(hands: "Hands", move: bytes) -> None:
    """Let one more join or leave, or change what one of those who fight gets."""
    state = hands.state
    others = [(state.active + step) % state.seats for step in range(1, state.seats)]
    changed = move[1] ^ state.battle.helpers
    if changed:
        _back_to(hands, "AlliesScreen")
        _down_to(hands, others.index(hands.screen._asked), changed.bit_length() - 1, others)
        hands.hold_on("UP")
        return
    _back_to(hands, "AlliesScreen", "DealScreen")
    if hands.name == "AlliesScreen":
        hands.press("OK")
    seats = hands.screen._seats[1:]
    seat = next(each for each in seats if bytes(other_share(state, each)) == move)
    _down_to(hands, hands.screen._cursor - 1, seat, seats)
    hands.press("UP")


def _down_to(hands: "Hands", at: int, seat: int, seats: list[int]) -> None:
    hands.press(*steps("DOWN", (seats.index(seat) - at) % len(seats)))


def _back_to(hands: "Hands", *names: str) -> None:
    _to_table(hands)
    while hands.name not in names:
        hands.press("BACK")


def _deal(hands: "Hands", move: bytes) -> None:
    if hands.name != "PaymentScreen":
        _open_menu(hands, PAYMENT)
    _choose(hands, hands.screen._moves.index(move))


def _lift(hands: "Hands", move: bytes) -> None:
    _to_table(hands)
    if hands.name == "RollScreen":
        hands.press("UP")
    while hands.name != "StonesScreen":
        hands.press("OK")
    screen = hands.screen
    counts = [min(4, move[1 + 2 * seat] & 7) for seat in screen._seats]
    placed = [len(kinds) for kinds in screen._kinds]
    ways = [held(lift_keys(counts, placed, first)) for first in range(_ALL_LIFTS)]
    for word in min(ways, key=len):
        if word.startswith("UP"):
            hands.press(word)
            continue
        for _ in range(int(word[5:] or 1)):
            row = screen._row
            while screen._row == row:  # the stones of a monk who keeps some are a stop, too
                hands.press("DOWN")
    hands.press("OK")


def _reveal(hands: "Hands", move: bytes) -> None:
    _to_table(hands)
    for symbol in move[1:]:
        shown = [*hands.screen._symbols, *hands.screen._known]
        free = [each for each in range(SYMBOLS) if each not in shown]
        down = free.index(symbol) + 1
        up = len(free) + 1 - down  # from the question mark before the first
        hands.press(*steps(*(("DOWN", down) if down <= up else ("UP", up))), "OK")
    hands.press("OK")


def _lay_out(hands: "Hands", move: bytes) -> None:
    _to_table(hands)
    for card in move[1:]:
        picker = hands.screen._picker
        wanted = picker.values.index(fear_strength(card))
        _turn(hands, wanted, picker.index, len(picker.values))  # UP goes on
        hands.press("OK")
    if len(move) == 1:
        hands.press("OK")


def _evoke(hands: "Hands", move: bytes) -> None:
    """Evoke the top of a stack; who was moved there by a relic is in the list of the rest."""
    if hands.state.step != MOVE or move[1] != hands.state.active:
        _then(hands, move)
        return
    _to_table(hands)
    hands.press("UP")
    _choose(hands, move[2])
    if len(move) > 3:
        _choose(hands, hands.screen._moves.index(move))


def _vote(hands: "Hands", move: bytes) -> None:
    seats = [*hands.screen._seats, 255]
    _choose(hands, seats.index(move[1]))


def _to_adjust(hands: "Hands", seat: int) -> None:
    if hands.name != "AdjustScreen":
        _open_menu(hands, ADJUST)
    _choose(hands, seat, hands.screen._names)


def _adjust(hands: "Hands", move: bytes) -> None:
    _to_adjust(hands, move[2])
    _choose(hands, list(hands.screen._known).index(move[1]), hands.screen._fields)
    change = move[3] - hands.screen._counter.value
    hands.press(*steps("UP" if change > 0 else "DOWN", abs(change)), "OK")


def _fear_by_hand(hands: "Hands", move: bytes) -> None:
    _to_adjust(hands, move[1])
    title = next(name for name, code in captures(hands.state) if code == move[0])
    _choose(hands, hands.screen._fields.rows.index(title), hands.screen._fields)
    _choose(hands, hands.screen._moves.index(move))


def _undo(hands: "Hands", move: bytes) -> None:
    is_seen = hands.game.table.last_was_seen()
    hands.press("BACK long" if is_seen else "BACK hold")


def _redo(hands: "Hands", move: bytes) -> None:
    _open_menu(hands, _REDO)


def _end(hands: "Hands", move: bytes) -> None:
    while hands.name != "JudgeScreen":
        hands.press("OK")
    hands.press("OK long")


def _open_menu(hands: "Hands", row: bytes) -> None:
    hands.press("OK hold")
    _choose(hands, hands.screen._menu.rows.index(row))


def _to_table(hands: "Hands", is_drawing: bool = False) -> None:
    """Go back to the screen of the step; from the first Influence a card is drawn at once."""
    while hands.name in _ABOVE_THE_TABLE:
        if is_drawing and hands.name == "ScoresScreen" and hands.screen.then_draws:
            return
        if hands.name == "CompleteScreen":
            hands.skip("BACK")  # it goes by itself for those who look at it
        else:
            hands.press("BACK")


def _choose(hands: "Hands", index: int, menu: Any = None) -> None:
    menu = menu or hands.screen._menu
    _turn(hands, menu.cursor, index, len(menu.rows))
    hands.press("OK")


def _turn(hands: "Hands", at: int, wanted: int, count: int) -> None:
    """Go round to a place, DOWN or UP, whichever is nearer; a long way with a held key."""
    down = (wanted - at) % count
    key, way = ("DOWN", down) if down <= count - down else ("UP", count - down)
    hands.press(*steps(key, way))


PLANS: dict[int, Plan] = {
    codes.DRAW: _draw,
    codes.END_TURN: _ok,
    codes.REVEAL: _reveal,
    codes.PLACE_STONE: _then,
    codes.DISLOCATE: _then,
    codes.REMOVE_STONE: _then,
    codes.DRAW_RELIC: _then,
    codes.SWAP_RELIC: _then,
    codes.USE_RELIC: _then,
    codes.GIVE_RELIC: _then,
    codes.INFLUENTIAL: _then,
    codes.MOVE_INFLUENTIAL: _then,
    codes.JAR: _then,
    codes.MOVE_MASTER: _then,
    codes.STRENGTH: _roll,
    codes.AGREE: _agree,
    codes.PAY_FEAR: _deal,
    codes.LIFT: _lift,
    codes.SACRIFICE: _roll,
    codes.ANNOUNCE: _announce,
    codes.STRIKE: _strike,
    codes.ENTER_EYE: _enter,
    codes.VOTE: _vote,
    codes.ADJUST: _adjust,
    codes.TAKE_FEAR: _fear_by_hand,
    codes.DROP_FEAR: _fear_by_hand,
    codes.LAY_OUT: _lay_out,
    codes.EVOKE: _evoke,
    codes.GO_ON: _ok,
    codes.CURSE: _then,
    codes.MOVED: _then,
    -record.UNDO: _undo,
    -record.UNDO_REVEALED: _undo,
    -record.REDO: _redo,
    -record.END: _end,
}
