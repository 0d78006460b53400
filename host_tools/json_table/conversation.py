"""The talk between a program and a table: a line in, a line out."""

import json
from typing import Any, BinaryIO, TextIO

from host_tools.json_table.host import Host, Refused
from host_tools.json_table.request import NO_MARK, Malformed, parse


def converse(name: str, play: Any, lines: BinaryIO, out: TextIO) -> None:
    """Answer every line until there are no more, or nobody listens any longer."""
    host = Host(name, play)
    try:
        for line in lines:
            if line.strip():
                out.write(_written(*_answer(host, line)) + "\n")
                out.flush()
    except BrokenPipeError:
        pass


def _answer(host: Host, line: bytes) -> tuple[dict[str, Any], Any]:
    """Return the answer to a line, and the id of its request."""
    mark = NO_MARK
    try:
        request = parse(line)
        mark = request.mark
        return {"ok": True, **host.answer(request)}, mark
    except Malformed as reason:
        mark = reason.mark if mark is NO_MARK else mark
        return {"ok": False, "error": str(reason)}, mark
    except Refused as refused:
        refusal = {"rule": refused.rule, "sentence": refused.sentence}
        return {"ok": False, "refusal": refusal}, mark


def _written(answer: dict[str, Any], mark: Any) -> str:
    try:
        return json.dumps(answer if mark is NO_MARK else {"id": mark, **answer}, allow_nan=False)
    except (RecursionError, ValueError):
        return json.dumps({"ok": False, "error": "The id cannot be written back."})
