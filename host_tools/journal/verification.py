"""Verifies a log for the command line: runs the proof, tells it, says how it went by a code."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from host_tools.journal.log_file import Log, Unreadable, read_log
from host_tools.journal.proof import BROKEN, CONSISTENT, PROVEN, SOUND, Advance, Proof, prove
from host_tools.journal.record_reader import tell_flaw
from host_tools.journal.telling import console, facts
from host_tools.plain_text import complain

UNREADABLE = 2
_CODES = {PROVEN: 0, BROKEN: 1, SOUND: 3, CONSISTENT: 4}

_WORDS = {
    SOUND: ("SOUND, BUT NOT PROVABLE YET", "bold yellow"),
    CONSISTENT: ("CONSISTENT WITH ITS OWN SECRET", "bold yellow"),
    PROVEN: ("PROVEN", "bold green"),
}


def verify(path: Path, noted: Mapping[str, str], as_json: bool) -> int:
    """Verify a log and tell the outcome. `noted` has the letters read off the device."""
    try:
        log = read_log(path)
    except Unreadable as reason:
        return _tell_unreadable(reason, as_json)
    with _progress(len(log.records)) as advance:
        proof = prove(log, advance, noted)
    if as_json:
        _print_json(proof)
    else:
        _print(log, proof)
    return exit_code(proof)


def exit_code(proof: Proof) -> int:
    """Return the exit code that says how far a log holds."""
    return _CODES[proof.outcome]


@contextmanager
def _progress(total: int) -> Iterator[Advance]:
    """Show a bar on a terminal; it is gone when the work is done."""
    out = Console(stderr=True)
    with Progress(console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("playing it again", total=total)
        yield lambda line: progress.update(task, completed=line)


def _tell_unreadable(reason: Unreadable, as_json: bool) -> int:
    """Count a header that was changed as a line that does not hold."""
    if reason.flaw is None:
        return complain(reason, UNREADABLE)
    proof = Proof(flaw=reason.flaw)
    if as_json:
        _print_json(proof)
    else:
        _print_outcome(console(), proof)
    return exit_code(proof)


def _print(log: Log, proof: Proof) -> None:
    out = console()
    out.print(facts(log))
    out.print()
    for name, sentence in proof.checked:
        out.print(f"holds  {name}: {sentence}", soft_wrap=True)
    _print_outcome(out, proof)


def _print_outcome(out: Console, proof: Proof) -> None:
    if proof.flaw:
        out.print(f"DOES NOT HOLD. {tell_flaw(proof.flaw)}", style="bold red", soft_wrap=True)
        return
    for sentence in proof.unproven:
        out.print(f"open   {sentence}", soft_wrap=True)
    for sentence in proof.lacking:
        out.print(f"lacks  {sentence}", soft_wrap=True)
    word, style = _WORDS[proof.outcome]
    out.print(word + ", BUT PSEUDO." * proof.is_pseudo + "." * (not proof.is_pseudo), style=style)


def _print_json(proof: Proof) -> None:
    answer = {
        "code": exit_code(proof),
        "outcome": proof.outcome,
        "pseudo": proof.is_pseudo,
        "holds": dict(proof.checked),
        "flaw": asdict(proof.flaw) if proof.flaw else None,
        "open": [] if proof.flaw else proof.unproven,
        "lacks": [] if proof.flaw else proof.lacking,
    }
    print(json.dumps(answer))
