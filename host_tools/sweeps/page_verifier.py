"""The page's verifier, asked by programs: in a Node process, and in Chromium as a guest has it."""

import json
import subprocess
import tempfile
import threading
from base64 import b64encode
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, Protocol, Self

from host_tools.firmware_path import ROOT
from host_tools.micropython_vm.node_process import find_node

_SCRIPT = ROOT / "host_tools" / "browser" / "verify_lines.mjs"

_LOAD = """async () => {
    const page = document.querySelector("script[src$='verify/page.js']").src;
    const {verdict} = await import(new URL("verdict.js", page));
    const list = await (await fetch(new URL("../words.txt", page))).text();
    const judged = async ({data, seal, fingerprint}) => {
        const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
        const {outcome, flaw, proof} = await verdict(bytes, {seal, fingerprint, list});
        const [line, kind] = [flaw?.line ?? null, flaw?.kind ?? null];
        return {outcome, line, kind, sentence: flaw?.message ?? "", open: proof.open};
    };
    const raised = error => ({outcome: "RAISED", sentence: String(error.stack)});
    window.judgedAll = questions => Promise.all(questions.map(each => judged(each).catch(raised)));
}"""


class Judgement(NamedTuple):
    """What a verifier says; the line is None when nothing is wrong.

    `open` is the first line that shows what it leaves to the rules, None when there is none.
    """

    outcome: str
    line: int | None = None
    kind: str | None = None
    sentence: str = ""
    open: int | None = None


class PageVerifier(Protocol):
    """The page's verifier, wherever it runs."""

    def __enter__(self) -> Self:
        """Start it."""

    def __exit__(self, *_reason: object) -> None:
        """End it."""

    def judge(self, data: bytes, seal: str = "", fingerprint: str = "") -> Judgement:
        """Return what it says of a log."""

    def judge_all(self, logs: list[bytes]) -> list[Judgement]:
        """Return what it says of each of some logs, without notes."""


def _question(data: bytes, seal: str = "", fingerprint: str = "") -> dict[str, str]:
    return {"data": b64encode(data).decode(), "seal": seal, "fingerprint": fingerprint}


class NodeVerifier:
    """In a Node process of its own: quick."""

    def __enter__(self) -> Self:
        """Start it."""
        self._process = subprocess.Popen(
            [find_node(), _SCRIPT, ROOT / "firmware" / "words.txt"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        return self

    def __exit__(self, *_reason: object) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()

    def judge(self, data: bytes, seal: str = "", fingerprint: str = "") -> Judgement:
        """Return what it says of a log."""
        return self._ask([_question(data, seal, fingerprint)])[0]

    def judge_all(self, logs: list[bytes]) -> list[Judgement]:
        """Return what it says of each of some logs, without notes."""
        return self._ask([_question(data) for data in logs])

    def _ask(self, questions: list[dict[str, str]]) -> list[Judgement]:
        assert self._process.stdin and self._process.stdout
        answers = []
        for question in questions:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            answers.append(Judgement(**json.loads(self._process.stdout.readline())))
        return answers


class ChromiumVerifier:
    """On the page itself, in a browser, under the page's own policy."""

    def __enter__(self) -> Self:
        """Serve the page and open it."""
        from playwright.sync_api import sync_playwright

        from host_tools.browser.chromium import MISSING
        from host_tools.browser.page_hand import open_chromium
        from host_tools.browser.page_server import address, open_server
        from host_tools.browser.static_site import write_site

        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            write_site(folder)
            browser = open_chromium(stack.enter_context(sync_playwright()))
            if browser is None:
                raise FileNotFoundError(MISSING)
            stack.callback(browser.close)
            server = stack.enter_context(open_server(folder, 0))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
            self._page = browser.new_page()
            self._page.goto(f"{address(server)}verify.html")
            self._page.evaluate(_LOAD)
            self._parts = stack.pop_all()
        return self

    def __exit__(self, *_reason: object) -> None:
        """Close the browser and the server."""
        self._parts.close()

    def judge(self, data: bytes, seal: str = "", fingerprint: str = "") -> Judgement:
        """Return what it says of a log."""
        return self._ask([_question(data, seal, fingerprint)])[0]

    def judge_all(self, logs: list[bytes]) -> list[Judgement]:
        """Return what it says of each of some logs, without notes."""
        return self._ask([_question(data) for data in logs])

    def _ask(self, questions: list[dict[str, str]]) -> list[Judgement]:
        answers = self._page.evaluate("questions => judgedAll(questions)", questions)
        return [Judgement(**answer) for answer in answers]
