"""What may still become of a zone: how likely a way is, through squares that are not drawn yet.

Chances are handed on from square to square, away from where one wants to go, as if they did not
depend on each other. That is wrong and quick, and good enough to compare two drawings.
"""

from dataclasses import dataclass

from host_tools.workshop.zeds.bots.board import FREE, Board

_PASSES = 3


@dataclass(frozen=True)
class Outlook:
    """What a board promises. `border` are the free squares that touch the passable area."""

    border: list[int]
    way_out: float
    way_to_generator: float
    danger: float  # zombies that drawings on the border would wake and no gun would kill


def look(board: Board, openness: float, courage: float) -> Outlook:
    """Look ahead. `openness`: a drawn square can be crossed; `courage`: past a zombie."""
    border = border_of(board)
    way_out = 1.0
    if not board.is_path():
        way_out = _chance(board, border, _exits(board), (openness, courage))
    generator = 1.0
    if not board.generators:
        targets = _generators(board)
        generator = (
            _chance(board, border, targets, (openness, courage))
            if targets
            else (1 - openness ** len(border))
        )
    return Outlook(border, way_out, generator, _danger(board, border))


def border_of(board: Board) -> list[int]:
    """Return the free squares that touch the passable area, or are the entrance."""
    ground, drawn, reached = board.ground, board.drawn, board.reached
    found = []
    for square, sector in enumerate(drawn):
        if sector == FREE:
            is_border = square == ground.entrance
            for side, there in ground.neighbours[square]:
                if reached[there] & ground.touching[drawn[there]][side ^ 2]:
                    is_border = True
            if is_border:
                found.append(square)
    return found


def _exits(board: Board) -> dict[int, int]:
    """Return the halves from which the exit is open: 3 for a square that is free."""
    sector = board.drawn[board.ground.exit]
    return {board.ground.exit: 3 if sector == FREE else board.ground.end[sector]}


def _generators(board: Board) -> dict[int, int]:
    """Return the halves that have a generator outside."""
    found = {}
    for sector in board.ground.generators:
        if sector in board.drawn:
            in_first = board.ground.items[sector][0][4]
            found[board.drawn.index(sector)] = 1 if in_first else 2
    return found


def _chance(
    board: Board, border: list[int], targets: dict[int, int], faith: tuple[float, float]
) -> float:
    """Return how likely the passable area comes to one of the targets."""
    chances = _spread_chances(board, targets, faith)
    missed = 1.0
    for square in border:
        missed *= 1 - chances[square][0]
    return 1 - missed


def _spread_chances(
    board: Board, targets: dict[int, int], faith: tuple[float, float]
) -> list[list[float]]:
    """Return for both halves of each square how likely it leads to a target."""
    openness, courage = faith
    ground, drawn, reached = board.ground, board.drawn, board.reached
    chances = [[0.0, 0.0] for _ in drawn]
    for square, halves in targets.items():
        chances[square] = [float(halves & 1), float(halves >> 1)]
    order = [square for square in range(ground.size) if reached[square] != 3]
    order.sort(key=lambda square: -square if ground.exit > ground.entrance else square)
    for _ in range(_PASSES):
        for square in order:
            sector = drawn[square]
            if sector == FREE:
                missed = 1.0 - (square in targets)
                for side, there in ground.neighbours[square]:
                    missed *= 1 - _over(board, chances[there], there, side ^ 2)
                chances[square][0] = openness * (1 - missed)
            else:
                _through(board, chances, square, courage)
        order.reverse()
    return chances


def _over(board: Board, chance: list[float], square: int, side: int) -> float:
    """Return the chance behind a border, seen from a free square."""
    sector = board.drawn[square]
    if sector == FREE:
        return chance[0]
    halves = board.ground.touching[sector][side] & ~board.reached[square]
    return max(chance[0] if halves & 1 else 0.0, chance[1] if halves & 2 else 0.0)


def _through(board: Board, chances: list[list[float]], square: int, courage: float) -> None:
    """Note the chances of the halves of a drawn square that are not reached."""
    ground, drawn = board.ground, board.drawn
    sector = drawn[square]
    for half in range(ground.halves[sector]):
        if board.reached[square] >> half & 1 or chances[square][half] == 1.0:
            continue
        missed = 1.0
        for side, there in ground.neighbours[square]:
            if drawn[there] == FREE:
                if ground.touching[sector][side] >> half & 1:
                    missed *= 1 - chances[there][0]
            else:
                led = ground.spread[side][sector][drawn[there]][1 << half]
                led &= ~board.reached[there]
                if led:
                    missed *= 1 - max(chances[there][n] for n in (0, 1) if led >> n & 1)
        awake = ground.zombies[sector][half] - board.erased.get((square, half), 0) - board.guns
        chances[square][half] = (1 - missed) * courage ** max(0, awake)


def _danger(board: Board, border: list[int]) -> float:
    ground, drawn, reached = board.ground, board.drawn, board.reached
    found = 0.0
    for square in border:
        zombies = ground.crowd - board.guns
        for side, there in ground.neighbours[square]:
            if drawn[there] != FREE:
                halves = ground.touching[drawn[there]][side ^ 2] & ~reached[there]
                for half in (0, 1):
                    if halves >> half & 1:
                        zombies += ground.zombies[drawn[there]][half]
                        zombies -= board.erased.get((there, half), 0)
        found += max(0.0, zombies)
    return found
