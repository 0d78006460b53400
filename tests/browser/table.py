"""A tab with the device in it, and the hands that play it."""

from hashlib import sha256
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

KEYBOARD = {"UP": "ArrowUp", "DOWN": "ArrowDown", "OK": "Enter", "BACK": "Backspace"}
TAP_MS = 60
HOLD_MS = 750
LONG_MS = 2100

# Resolves when the glass has not changed for a while and the mirror has read it.
_REST = """ms => new Promise(done => {
    let before = "", since = performance.now();
    const look = () => {
        const now = zonekeeper.glass.picture.join();
        if (now !== before) { before = now; since = performance.now(); }
        performance.now() - since > ms ? done() : setTimeout(look, 20);
    };
    look();
})"""


class Table:
    """One tab. `complaints` collects what the console and the page complain about."""

    def __init__(self, profile: BrowserContext, place: str, link: str = "") -> None:
        self.complaints: list[str] = []
        self.page: Page = profile.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(place + link)

    def ready(self) -> "Table":
        """Wait until the device is on and its first screen is read."""
        self.page.wait_for_selector("#device[data-state=on]")
        return self.rest()

    def rest(self, quiet_ms: int = 320) -> "Table":
        """Wait until the picture stands still."""
        self.page.evaluate(_REST, quiet_ms)
        return self

    def type(self, *keys: str) -> None:
        """Tap keys on the keyboard."""
        for key in keys:
            self.page.keyboard.press(KEYBOARD[key], delay=TAP_MS)
            self.page.wait_for_timeout(TAP_MS)

    def hold(self, key: str, duration_ms: int = HOLD_MS) -> None:
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
        session = self.page.context.new_cdp_session(self.page)
        for key in keys:
            box = self.page.locator(f"[data-key={key}] .cap").bounding_box()
            assert box is not None
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            session.send("Input.dispatchTouchEvent", _touch("touchStart", [point]))
            self.page.wait_for_timeout(TAP_MS)
            session.send("Input.dispatchTouchEvent", _touch("touchEnd", []))
            self.page.wait_for_timeout(TAP_MS)

    def text(self) -> str:
        """Return what the glass says, as the mirror reads it."""
        return "\n".join(self.page.evaluate("zonekeeper.mirror.read()"))

    def frame(self) -> str:
        """Return a hash of the picture."""
        return sha256(bytes(self.page.evaluate("[...zonekeeper.glass.picture]"))).hexdigest()

    def speed(self, value: int) -> None:
        """Let the device's time pass faster."""
        self.page.evaluate("value => zonekeeper.link.send('speed', {value})", value)

    def evaluate(self, script: str, *arguments: Any) -> Any:
        """Run a script in the tab."""
        return self.page.evaluate(script, *arguments)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


def _touch(kind: str, points: list[dict[str, float]]) -> dict[str, Any]:
    return {"type": kind, "touchPoints": points}
