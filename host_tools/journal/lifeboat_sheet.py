"""The lifeboat of a log: the very text that the device shows, on paper."""

from pathlib import Path

from host_tools.journal.log_file import Log, Unreadable, read_log
from host_tools.journal.playback import BROKEN, DONE, NOT_KNOWN, UNREADABLE
from host_tools.journal.record_reader import tell_flaw
from host_tools.journal.rulebook import STUMBLES, UnknownRules, load_play
from host_tools.journal.states import Lost, last_state
from host_tools.journal.telling import console
from host_tools.plain_text import complain


def print_sheet(path: Path, line: int | None) -> int:
    """Print the position after a line; return the exit code, after a sentence if there is none."""
    try:
        log = read_log(path)
        text = _sheet(log.first(_line(log, line)))
    except Unreadable as reason:
        return complain(str(reason), UNREADABLE)
    except UnknownRules as reason:
        return complain(str(reason), NOT_KNOWN)
    except Lost as reason:
        return complain(str(reason), BROKEN if reason.is_broken else NOT_KNOWN)
    console().print(text)
    if log.damage:
        return complain(
            f"The log is damaged, and this is how the game stood before. {tell_flaw(log.damage)}",
            BROKEN,
        )
    return DONE


def _line(log: Log, line: int | None) -> int:
    last = len(log.records)
    if line is not None and not 0 <= line <= last:
        raise Unreadable(f"There is no line {line}: the log has lines 0 to {last}.")
    return last if line is None else line


def _sheet(log: Log) -> str:
    play = load_play(log.header)
    state = last_state(play.RULES, log)
    if state is None:
        raise Lost("The game has not begun: there is nothing to write down yet.", False)
    if not hasattr(play, "lifeboat"):
        game = log.header.game
        raise Lost(f"{game} has no lifeboat: it can be played without the device.", False)
    try:
        text: bytes = play.lifeboat(state)
    except STUMBLES as error:
        reason = f"the rules stumble over it ({type(error).__name__})"
        raise Lost(f"The position cannot be written down: {reason}.", True) from None
    return text.decode("ascii", "replace")
