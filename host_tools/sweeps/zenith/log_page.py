"""What Zenith puts into a log: cards, tokens, draws and moves, from the rules' own data."""

from pathlib import Path

from engine.cards import spread
from games.zenith.rules import cards, codes, fields, state
from games.zenith.rules.effects import programs
from host_tools.sweeps.zenith.table_cards import (
    AGENTS,
    FACTIONS,
    PLANETS,
    SPOTS,
    TOKENS,
    answers_table,
)
from host_tools.sweeps.zenith.table_setup import BOARDS, FLAGS
from host_tools.sweeps.zenith.table_words import _FIELD

_DRAWN = "the kind of each token that is drawn from the reserve, in order"
SHOWN = {
    codes.DRAW: "0 or 1 for each board that is drawn, Animod first; 0 or 1, the side that begins,"
    " when it is drawn; the tokens of the spots 7 to 0, unless the table has its own",
    **dict.fromkeys(
        (
            *(codes.RECRUIT, codes.RECRUIT_OTHER, codes.TECHNOLOGY, codes.LEADER),
            *(codes.CHOOSE, codes.ADJUST, codes.COLUMN),
        ),
        _DRAWN,
    ),
}
_BOARDS = "SDUONP"
_LEVELS = 5
_ROWS = 3
_INDICES = {
    fields.CREDITS: "side",
    fields.ZENITHIUM: "side",
    fields.DISCS: "side times 5, plus planet",
    fields.TRACK: "planet",
    fields.LEVEL: "side times 3, plus faction",
    fields.HAND: "seat",
    fields.TOKEN: "spot",
    fields.BOARD: "faction",
}

_TEXT = Path(__file__).with_suffix(".md")


def text(moves: str) -> str:
    """Return the page."""
    return _TEXT.read_text(encoding="utf-8").format(
        flags=", ".join(f"0x{1 << bit:02x} {name}" for bit, name in enumerate(FLAGS)),
        boards=_numbered(BOARDS),
        planets=_numbered(PLANETS),
        factions=_numbered(FACTIONS),
        tokens=_tokens_table(),
        spots=_numbered(SPOTS),
        bag=" ".join(map(str, spread(state.OF_EACH_TOKEN))),
        agents=_agents_table(),
        plain=cards.AGENTS,
        other=cards.OTHER,
        no_cost=cards.NO_COST,
        effects=(programs.__doc__ or "").split("\n\n", 1)[1].strip("\n"),
        programs=_programs_table(),
        moves=moves,
        answers=answers_table(),
        fields=_fields_table(),
    )


def _numbered(names: tuple[str, ...]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def _effects(program: int) -> str:
    return f"`{programs.whole(program).decode()}`".replace("|", "\\|")


def _agents_table() -> str:
    rows = [
        f"| {card} | {name} | {PLANETS[cards.planet_of(card)]} |"
        f" {FACTIONS[cards.faction_of(card)]} | {cards.cost_of(card)} | {_effects(card)} |"
        for card, name in enumerate(AGENTS)
    ]
    head = "| number | agent | planet | faction | cost | effects |\n|---|---|---|---|---|---|"
    return "\n".join([head, *rows])


def _tokens_table() -> str:
    rows = [
        f"| {kind} | {name} | {state.OF_EACH_TOKEN[kind]} | {_effects(programs.TOKENS + kind)} |"
        for kind, name in enumerate(TOKENS)
        if kind
    ]
    return "\n".join(["| kind | token | how many | effects |", "|---|---|---|---|", *rows])


def _programs_table() -> str:
    levels = [
        (f"board {board}, level {level + 1}", programs.LEVELS + _LEVELS * place + level)
        for place, board in enumerate(_BOARDS)
        for level in range(_LEVELS)
    ]
    rows = [(f"row {row}", programs.ROWS + row) for row in range(1, _ROWS + 1)]
    leaders = [
        (f"leader of {name}", programs.LEADERS + place) for place, name in enumerate(FACTIONS)
    ]
    told = [f"| {name} | {_effects(number)} |" for name, number in levels + rows + leaders]
    return "\n".join(["| what | effects |", "|---|---|", *told])


def _fields_table() -> str:
    rows = [
        f"| {number} | {_FIELD.names[number]} | {_INDICES.get(number, '0')} | {low} to {high} |"
        for number, (_, low, high) in enumerate(fields.LIMITS)
    ]
    return "\n".join(["| field | what | index | value |", "|---|---|---|---|", *rows])
