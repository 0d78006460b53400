"""What the keys do on the board, and in which words. Loaded for the moment of a key."""

from games.zones.rules import codes, points
from games.zones.rules.board import moves
from games.zones.rules.state import NONE
from games.zones.screens import words
from games.zones.screens.board_picture import CORNERS, DOT
from games.zones.screens.turn import board_lists, choices, turn_words
from key import OK
from micropython import const
from ui.widgets import grid

_FEW = const(7)  # cells that the cursor goes over one by one


def begin(screen):
    """Let the cursor go over the pieces that can do something."""
    state = screen.table.state
    screen.threatened = choices.threatened(state)
    total = points.total(state, state.active)
    screen.points = (turn_words.ONE_POINT if total == 1 else turn_words.SOME_POINTS) % total
    _choose_piece(screen, screen.game.notes.get(state.active, NONE))


def _choose_piece(screen, start):
    screen.origin = screen.kind = NONE
    screen.goes = screen.shots = screen.held = b""
    cells = choices.pieces(screen.table.state)
    if start == NONE and cells:
        start = choices.best(screen.table.state, cells)
    _offer(screen, cells, start, True)


def _aim(screen):
    """Let the cursor go over what the chosen piece can reach, and what it may not capture."""
    cells = screen.goes + screen.shots + screen.held
    start = choices.best(screen.table.state, screen.goes or screen.shots or screen.held)
    _offer(screen, cells, start, len(cells) <= _FEW)


def _offer(screen, cells, start, is_listed):
    board, pieces = screen.board, screen.table.state.pieces
    board.grid.is_listed = is_listed
    board.offer(cells, start)
    for cell in range(len(board.marks)):
        mark = CORNERS if pieces[cell] else DOT
        board.marks[cell] = mark if cell in screen.goes or cell in screen.shots else 0
    _tell(screen)


def _tell(screen):
    """Say what is under the cursor, and what the keys do."""
    cell = screen.board.grid.cell
    if screen.board.grid.has_free:
        screen.lines = choices.lines_of(screen.table.state, cell, screen.kind)
    else:
        screen.lines = turn_words.BLOCKED
    name_keys(screen)


def name_keys(screen):
    """Name what OK and BACK do now."""
    cursor = screen.board.grid
    screen.back = words.BACK
    if screen.kind == NONE:
        runs = screen.clock and screen.clock.is_running
        screen.back = turn_words.STOP if runs else words.LEAVE
    elif cursor.is_in_row and not cursor.is_listed:
        screen.back = turn_words.ROWS
    if screen.is_standing():
        screen.ok = words.GO_ON
    elif not cursor.has_free:
        screen.ok = turn_words.PASS
    elif not cursor.is_single:
        screen.ok = turn_words.ROW
    else:
        screen.ok = _target_word(screen, cursor.cell)


def _target_word(screen, cell):
    if screen.kind == NONE:
        return turn_words.CHOOSE
    if cell in screen.held:
        return turn_words.WHY
    if not screen.table.state.pieces[cell]:
        return turn_words.GO
    return turn_words.TAKE if cell in screen.goes else turn_words.SHOOT


def pressed(screen, key, now):
    """Start or stop the clock, move the cursor, or choose."""
    is_for_clock = screen.kind == NONE or screen.is_standing()
    if is_for_clock and screen.press_clock(key, now):
        name_keys(screen)
    elif screen.is_standing():
        screen.leave_game(now)
    elif key == OK and not screen.board.grid.has_free:
        _go(screen, bytes((codes.PASS,)), now)
    else:
        _move_cursor(screen, key, now)


def _move_cursor(screen, key, now):
    outcome = screen.board.grid.press(key, now)
    if outcome == grid.CHOSEN:
        _choose(screen, screen.board.grid.cell, now)
    elif outcome == grid.MOVED:
        _tell(screen)
    elif screen.kind == NONE:
        screen.leave_game(now)
    else:
        state = screen.table.state
        is_summoned = screen.origin == NONE
        _choose_piece(screen, state.bases[state.active] if is_summoned else screen.origin)


def _choose(screen, cell, now):
    state = screen.table.state
    if screen.kind != NONE:
        _go_to(screen, cell, now)
    elif screen.clock and screen.clock.has_to_tell():
        screen.stack.push(board_lists.flag_page(screen, state.active), now)
    elif state.pieces[cell]:
        screen.origin, screen.kind = cell, state.pieces[cell] - 1
        screen.goes, screen.shots, screen.held = choices.targets(state, cell)
        _aim(screen)
    else:
        screen.stack.push(board_lists.summon_page(screen), now)


def _go_to(screen, cell, now):
    """Make the move; an Archer may have two ways to take a piece."""
    origin = screen.origin
    if origin == NONE:
        _go(screen, bytes((codes.SUMMON, screen.kind, cell)), now)
    elif cell in screen.held:
        screen.stack.say(board_lists.why(screen.table.state, origin, cell), now)
    elif cell in screen.shots and cell in screen.goes:
        screen.stack.push(board_lists.how_page(screen, origin, cell), now)
    else:
        code = codes.SHOOT if cell in screen.shots else codes.MOVE
        _go(screen, bytes((code, origin, cell)), now)


def _go(screen, move, now):
    """Make a move; the next turn begins with the piece that moved."""
    if move[0] in (codes.MOVE, codes.SUMMON):
        screen.game.notes[screen.table.state.active] = move[2]
    screen.play(screen.timed(move, now), now)


def decided(screen, choice, now):
    """Do what was chosen on a list over the board: a kind to summon, or a move."""
    if not isinstance(choice, int):
        if choice:
            _go(screen, choice, now)
        return
    screen.kind = choice
    screen.goes = bytes(moves.summons(screen.table.state, choice))
    _aim(screen)
