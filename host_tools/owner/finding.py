"""What the doctor has found about one part of a device."""

from collections.abc import Iterable
from dataclasses import dataclass

from host_tools.plain_text import defused

OK = "ok"
NOTE = "note"
WARN = "warn"
BAD = "bad"
VERDICTS = (OK, NOTE, WARN, BAD)


@dataclass(frozen=True)
class Finding:
    """One sentence about one part."""

    part: str
    verdict: str
    sentence: str

    @property
    def line(self) -> str:
        """Return it as a line of plain text."""
        return defused(f"{self.verdict:<5} {self.part:<12} {self.sentence}")


def summary(findings: Iterable[Finding]) -> str:
    """Return what it all comes to, in a sentence."""
    verdicts = [finding.verdict for finding in findings]
    bad, warned = verdicts.count(BAD), verdicts.count(WARN)
    if bad:
        return f"Not well: {_count(bad)} bad. The lines above say what to do."
    return f"Nothing is bad; {_count(warned)} worth a look." if warned else "All is well."


def _count(count: int) -> str:
    return "one thing is" if count == 1 else f"{count} things are"
