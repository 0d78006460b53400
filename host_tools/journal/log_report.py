"""Prints the transcript of a log: JSON for programs, a table for people."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from host_tools.journal.log_file import Log, Unreadable, read_log
from host_tools.journal.rulebook import names
from host_tools.journal.telling import console, facts
from host_tools.journal.transcript import Entry, transcript
from host_tools.plain_text import complain

SOUND = 0
DAMAGED = 1
UNREADABLE = 2

_DAMAGED = "The log is damaged. Every line above it is sound."


def report_log(path: Path, as_json: bool) -> int:
    """Print a log; return the exit code."""
    try:
        log = read_log(path)
    except Unreadable as reason:
        return complain(reason, UNREADABLE)
    entries = transcript(log)
    if as_json:
        print("\n".join(json.dumps(entry) for entry in entries))
    else:
        _print(console(), log, entries)
    return DAMAGED if entries[-1]["kind"] == "damage" else SOUND


def _print(out: Console, log: Log, entries: list[Entry]) -> None:
    players = names(log.header)
    out.print(facts(log))
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("line", justify="right")
    table.add_column("move", justify="right")
    for name in ("turn", "what", "log"):
        table.add_column(name, no_wrap=name != "what")
    for entry in entries[1:]:
        if "line" in entry and entry["kind"] != "damage":
            is_gone = entry.get("undone_in") is not None
            table.add_row(*_row(entry, players), style="dim" if is_gone else "")
    out.print(table)
    for entry in entries[1:]:
        _print_remark(out, entry)


def _row(entry: Entry, players: list[str]) -> tuple[str, str, str, str, str]:
    turn = entry.get("turn", entry.get("seat"))
    return (
        str(entry["line"]),
        str(entry.get("move_no") or ""),
        "table" if turn is None else _player(players, turn),
        _what(entry, players),
        entry["fingerprint"],
    )


def _player(players: list[str], seat: int) -> str:
    return players[seat] if seat < len(players) else f"seat {seat + 1}"


def _what(entry: Entry, players: list[str]) -> str:
    """Return a line in words."""
    kind = entry["kind"]
    if kind == "move":
        undone = f"  (undone in line {entry['undone_in']})" if entry["undone_in"] else ""
        return f"{entry['words']}{undone}"
    if kind == "undo":
        return f"undo{', all agreed' * entry['agreed']}: {entry['words']}"
    if kind == "redo":
        return f"redo: {entry['words']}"
    if kind == "cut":
        return f"{_player(players, entry['seat'])} cuts at {entry['cut']:0>4}"
    return "the seed is fixed, the game begins" if kind == "begin" else "the end"


def _print_remark(out: Console, entry: Entry) -> None:
    """Print what is no line of the log."""
    if entry["kind"] == "verdict":
        _print_verdict(out, entry)
    elif entry["kind"] == "end":
        out.print(f"\nsecret  {entry['secret']}\nseed    {entry['seed']}")
    elif entry["kind"] == "note":
        out.print(entry["sentence"], soft_wrap=True)
    elif entry["kind"] == "damage":
        out.print(f"\n{_DAMAGED} {entry['sentence']}", style="bold red", soft_wrap=True)


def _print_verdict(out: Console, entry: Entry) -> None:
    if not entry["reasons"]:
        return
    out.print(f"\n{_result(entry)}", style="bold")
    for reason in entry["reasons"]:
        mark = {None: "?  ", True: "yes", False: "no "}[reason["holds"]]
        out.print(f"  {mark}  {reason['sentence']} ({reason['rule']})")


def _result(entry: Entry) -> str:
    if not entry["is_over"]:
        return "The game is not over."
    return "Nobody wins." if entry["winner"] is None else f"Seat {entry['winner'] + 1} wins."
