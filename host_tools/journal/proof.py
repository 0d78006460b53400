"""The proof of a log: seal, cuts, chain, order, and every card and roll computed again.

What it shows, and against whom, comes in steps. A log that is consistent is what its own secret
makes of it: no accident has changed it, but whoever wrote it may have chosen that secret. The
seal that was noted before the cuts binds the device and its maker, the fingerprint that was noted
after the last move everybody who had the log since.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import record as codec
from engine import seal
from engine.header import NO_NUMBER, OLD_FORMAT, PSEUDO
from host_tools.journal.course import follow_all
from host_tools.journal.gate import compare_all
from host_tools.journal.log_file import Log
from host_tools.journal.note import compare, cost, plain
from host_tools.journal.public_check import Unsure, check_public
from host_tools.journal.record_reader import Flaw, Record
from host_tools.journal.rulebook import STUMBLES, UnknownRules, can_set_up, load_play

Advance = Callable[[int], None]  # told the number of the line that was reached

BROKEN, SOUND, CONSISTENT, PROVEN = "BROKEN", "SOUND", "CONSISTENT", "PROVEN"

_FROM_FOLDER = "the secret file beside the log"
_AGAINST = {
    "seal": "neither the device nor its maker chose anything after it was shown",
    "fingerprint": "nobody has changed a line since it was noted",
}
_NOT_NOTED = {
    "seal": "No seal was noted before the cuts: whoever wrote this log, the device's maker among"
    " them, may have chosen the secret, and with it every card. (--seal)",
    "fingerprint": "No fingerprint was noted after the last move: whoever had the log may have"
    " written another end, or other moves. (--fingerprint)",
}
_OLD = (
    "Format 1: its seal binds the secret alone, not the set-up, and every cut has bytes that"
    " nobody saw, by which the device could choose."
)
_NOBODY_CUT = "Nobody cut: the device chose alone."
_PSEUDO = (
    "PSEUDO: the device's own chance could not be trusted when this game began. Who knew its state"
    " could know the secret, foretell every card, and choose among 10,000 decks by the last cut."
)
_NO_NUMBER = "Nobody gave a number before the seal, so that it may have been prepared."


@dataclass
class Proof:
    """What was checked, the first line that does not hold, and what is missing for more.

    `unproven` cannot be computed here yet, `lacking` is what no computing can make good.
    """

    checked: list[tuple[str, str]] = field(default_factory=list)
    flaw: Flaw | None = None
    unproven: list[str] = field(default_factory=list)
    lacking: list[str] = field(default_factory=list)
    is_pseudo: bool = False

    @property
    def outcome(self) -> str:
        """Return how far the log holds."""
        if self.flaw:
            return BROKEN
        if self.unproven:
            return SOUND
        return CONSISTENT if self.lacking else PROVEN

    @property
    def is_whole(self) -> bool:
        """Tell whether the log is, line by line, what its own secret makes of it."""
        return self.outcome in (CONSISTENT, PROVEN)


def prove(log: Log, advance: Advance, noted: Mapping[str, str] | None = None) -> Proof:
    """Check everything about a log that can be checked. `noted` has what people wrote down."""
    proof = _prove_log(log, advance)
    proof.is_pseudo = bool(log.header.flags & PSEUDO)
    _compare_notes(proof, log, noted or {})
    if log.header.format == OLD_FORMAT:
        proof.lacking.append(_OLD)
    if not log.cuts:
        proof.lacking.append(_NOBODY_CUT)
    elif log.header.first == NO_NUMBER and log.header.format != OLD_FORMAT:
        proof.lacking.append(_NO_NUMBER)
    if proof.is_pseudo:
        proof.lacking.append(_PSEUDO)
    return proof


def _prove_log(log: Log, advance: Advance) -> Proof:
    proof = Proof()
    try:
        play = load_play(log.header)
        seats = _seats(play, log.header.setup)
    except UnknownRules as reason:
        play, seats = None, None
        proof.unproven.append(str(reason))
    except STUMBLES:
        proof.flaw = Flaw(0, "setup", "one of this game", log.header.setup.hex() or "none")
        return proof
    steps, misplaced = follow_all(log.records, seats, log.header.format)
    proof.flaw = misplaced or log.damage
    if not proof.flaw:
        proof.checked.append(("chain", f"{len(log.records)} lines, each bound to all before"))
        proof.checked.append(("order", "every line may stand where it does"))
    sound = [step.record for step in steps]
    if play is not None:
        _prove_play(proof, play.RULES, log, sound, advance)
    return proof


def _seats(play: Any, setup: bytes) -> int:
    """Return how many cut; raise ValueError for a set-up that no table can have."""
    if not can_set_up(play.RULES, setup):
        raise ValueError
    return int(play.cutters(setup))


def _prove_play(
    proof: Proof, rules: Any, log: Log, records: list[Record], advance: Advance
) -> None:
    if not log.secret:
        _check_without_secret(proof, rules, log, records, advance)
        return
    flaw = _wrong_secret(log)
    if flaw is None:
        flaw = compare_all(rules, log, records, advance)
        if flaw is None and proof.flaw is None:
            proof.checked += _tell_chance(log)
    proof.flaw = _first(flaw, proof.flaw)


def _check_without_secret(
    proof: Proof, rules: Any, log: Log, records: list[Record], advance: Advance
) -> None:
    try:
        proof.flaw = _first(check_public(rules, log.header.setup, records, advance), proof.flaw)
        if proof.flaw is None:
            proof.checked.append(("moves", "all are possible, as far as the table could see"))
    except Unsure as unsure:
        proof.unproven.append(f"Moves from line {unsure.line} on: {unsure}.")
    proof.unproven.append(
        "The log has no end, so the secret is not known: cards, rolls and the seal can be proven"
        " when the game is over."
    )


def _wrong_secret(log: Log) -> Flaw | None:
    promised, found = log.header.commitment, seal.commitment(log.header, log.secret)
    if promised == found:
        return None
    line = next((each.line for each in log.records if each.code == codec.END), 0)
    what = "seal of the secret" if line else f"seal of {_FROM_FOLDER}"
    return Flaw(line, what, f"{promised.hex()}, as in the header", found.hex())


def _tell_chance(log: Log) -> list[tuple[str, str]]:
    shown = sum(len(record.tape) for record in log.records)
    source = "its end" if log.is_over else _FROM_FOLDER
    bound = "that secret" if log.header.format == OLD_FORMAT else "the whole head and that secret"
    cuts = f"{len(log.cuts)} in the seed, every seat once" if log.cuts else "none"
    return [
        ("secret", f"is from {source}, and the seal is that of {bound}"),
        ("cuts", cuts),
        ("chance", f"{shown} cards and rolls computed again from the seed, all equal"),
    ]


def _compare_notes(proof: Proof, log: Log, noted: Mapping[str, str]) -> None:
    """Hold what was noted against the log: a note that differs is a flaw, a weak one is told."""
    digests = {
        "seal": (0, log.header.commitment),
        "fingerprint": (len(log.records), log.chain),
    }
    for what, (line, digest) in digests.items():
        text = noted.get(what, "")
        if not plain(text):
            proof.lacking.append(_NOT_NOTED[what])
            continue
        match = compare(text, digest, what)
        if not match.holds:
            proof.flaw = proof.flaw or Flaw(line, what, f"{text}, as noted", match.found)
        elif not match.is_strong:
            short = f"The note of the {what} has {match.bits} bits: {cost(match.bits)}."
            proof.lacking.append(short)
        else:
            proof.checked.append((what, f"as noted, {match.bits} bits: {_AGAINST[what]}"))


def _first(one: Flaw | None, other: Flaw | None) -> Flaw | None:
    """Return the flaw that comes first in the log."""
    if one is None or other is None:
        return one or other
    return one if one.line <= other.line else other
