"""The talk between a program and a table: a line in, a line out."""

import json
from typing import Any, BinaryIO, TextIO

from host_tools.json_table.host import Host, Refused
from host_tools.json_table.request import Malformed, parse


def converse(name: str, play: Any, lines: BinaryIO, out: TextIO) -> None:
    """Answer every line until there are no more, or nobody listens any longer."""
    host = Host(name, play)
    try:
        for line in lines:
            out.write(json.dumps(_answer(host, line)) + "\n")
            out.flush()
    except BrokenPipeError:
        pass


def _answer(host: Host, line: bytes) -> dict[str, Any]:
    mark: Any = None
    try:
        request = parse(line)
        mark = request.mark
        answer = {"ok": True, **host.answer(request)}
    except Malformed as reason:
        mark = mark if mark is not None else reason.mark
        answer = {"ok": False, "error": str(reason)}
    except Refused as refused:
        refusal = {"rule": refused.rule, "sentence": refused.sentence}
        answer = {"ok": False, "refusal": refusal}
    return answer if mark is None else {"id": mark, **answer}
