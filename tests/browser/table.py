"""A tab with the device in it, and the hands that play it."""

from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, ConsoleMessage, Page

from home.shelf import in_order
from host_tools.browser import page_hand
from host_tools.browser.page_hand import TAP_MS

KEYBOARD = {"UP": "ArrowUp", "DOWN": "ArrowDown", "OK": "Enter", "BACK": "Backspace"}

# The games of the launcher from the top, as the mirror reads them.
TITLES = [title.decode() for _, title in in_order(())]

_PLAYS = Path(__file__).resolve().parents[1] / "plays"


class Table:
    """One tab. `complaints` collects what the console and the page complain about."""

    def __init__(self, profile: BrowserContext, place: str, link: str = "") -> None:
        self.complaints: list[str] = []
        self.page: Page = profile.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(place + link)

    def ready(self) -> "Table":
        """Wait until the device is on and its first screen stands."""
        page_hand.wait_until_on(self.page)
        return self

    def rest(self, quiet_ms: int = 320) -> "Table":
        """Wait until the picture stands still."""
        page_hand.rest(self.page, quiet_ms)
        return self

    def type(self, *keys: str) -> None:
        """Tap keys on the keyboard."""
        for key in keys:
            self.page.keyboard.press(KEYBOARD[key], delay=TAP_MS)
            self.page.wait_for_timeout(TAP_MS)

    def hold(self, key: str, duration_ms: int) -> None:
        """Hold a key of the keyboard down."""
        self.page.keyboard.press(KEYBOARD[key], delay=duration_ms)
        self.page.wait_for_timeout(TAP_MS)

    def click(self, *keys: str) -> None:
        """Tap keys with the mouse."""
        for key in keys:
            self.page.click(f"[data-key={key}]", delay=TAP_MS)
            self.page.wait_for_timeout(TAP_MS)

    def touch(self, *keys: str) -> None:
        """Tap keys with a finger, as the browser's own touch events."""
        for key in keys:
            box = self.page.locator(f"[data-key={key}] .cap").bounding_box()
            assert box is not None
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            self._touch("touchStart", [point])
            self.page.wait_for_timeout(TAP_MS)
            self._touch("touchEnd", [])
            self.page.wait_for_timeout(TAP_MS)

    def play(self, *lines: str, speed: int = 6) -> "Table":
        """Do lines of a play script, fast."""
        page_hand.play(self.page, lines, speed)
        return self

    def text(self) -> str:
        """Return what the glass says, as the mirror reads it."""
        return "\n".join(self.page.evaluate("zonekeeper.mirror.read()"))

    def picture(self) -> bytes:
        """Return what is on the glass."""
        return bytes(self.page.evaluate("[...zonekeeper.glass.picture]"))

    def frame(self) -> str:
        """Return a hash of the picture."""
        return sha256(self.picture()).hexdigest()

    def open_workbench(self) -> None:
        """Open the panel and wait until it has read the log."""
        self.page.click("#workbench-toggle")
        self.page.wait_for_function("document.querySelector('#figures').children.length > 0")

    def fingerprint(self) -> str:
        """Return the letters of the log that the workbench shows."""
        self.page.wait_for_selector("#log-letters:not(:empty)")
        return self.page.inner_text("#log-letters")

    @cached_property
    def cdp(self) -> CDPSession:
        """A line to the browser's own debugger."""
        return self.page.context.new_cdp_session(self.page)

    def evaluate(self, script: str, *arguments: Any) -> Any:
        """Run a script in the tab."""
        return self.page.evaluate(script, *arguments)

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


def script(name: str, until: str) -> list[str]:
    """Return the lines of a play script up to the frame of that name."""
    lines = (_PLAYS / f"{name}.play").read_text().splitlines()
    words = [line.split() for line in lines]
    return lines[: words.index(next(each for each in words if each[:2] == ["frame", until]))]
