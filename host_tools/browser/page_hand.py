"""Plays the device on the page through a driven Chromium: lines of a play script, fast.

For the tests and for the photographs. The fingers move at times of the device's own clock, so
that a busy computer changes nothing.
"""

from collections.abc import Iterable, Iterator

from playwright.sync_api import Browser, Page, Playwright

from host_tools.browser.chromium import find_chromium
from host_tools.shelf import way_to

TAP_MS = 60

_FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)

# The device's own time; a device that is off never answers, and nobody waits for it.
_NOW = """
    const {link, listeners, glass} = zonekeeper;
    const wait = ms => new Promise(done => setTimeout(done, ms));
    const deviceNow = () => Promise.race([wait(2000).then(() => Infinity), new Promise(done => {
        const hear = ({did, ms}) => did === "now" && (listeners.delete(hear), done(ms));
        listeners.add(hear);
        link.send("now");
    })]);
"""

# Resolves when the glass has not changed for some of the device's time.
_REST = f"""async quiet => {{ {_NOW}
    let before = glass.picture.join(), since = await deviceNow(), now = since;
    while (now - since < quiet) {{
        await wait(20);
        now = await deviceNow();
        const after = glass.picture.join();
        [before, since] = after === before ? [before, since] : [after, now];
    }}
}}"""

_PLAY = f"""async ([moves, speed]) => {{ {_NOW}
    link.send("speed", {{value: speed}});
    const lead = 150; // the messages are there by then, whatever else the computer does
    const end = await deviceNow() + lead * speed + moves.at(-1)[2] + 60;
    const start = performance.timeOrigin + performance.now() + lead;
    const told = moves.map(([key, isDown, ms]) => ({{key, isDown, at: start + ms / speed}}));
    link.send("keys", {{moves: told}});
    while (await deviceNow() < end) {{
        await wait(20);
    }}
    link.send("speed", {{value: 1}});
}}"""

Move = tuple[str, bool, int]  # a key, whether it goes down, and when


def open_chromium(playwright: Playwright) -> Browser | None:
    """Start the system's Chromium without a window; None when there is none."""
    executable = find_chromium()
    if executable is None:
        return None
    return playwright.chromium.launch(executable_path=executable, args=list(_FLAGS))


def wait_until_on(page: Page) -> None:
    """Wait until the device is on and its first screen stands."""
    page.wait_for_selector("#device[data-state=on]")
    rest(page)


def rest(page: Page, quiet_ms: int = 320) -> None:
    """Wait until the picture stands still."""
    page.evaluate(_REST, quiet_ms)


def play(page: Page, lines: Iterable[str], speed: int = 6) -> None:
    """Do lines of a play script; what is no finger's business is passed over."""
    page.evaluate(_PLAY, [list(_moves(lines)), speed])
    rest(page)


def _moves(lines: Iterable[str]) -> Iterator[Move]:
    now = 0
    for verb, *words in (line.split() for line in lines if line.strip()):
        if verb == "wait":
            now += int(words[0])
        for key in _keys(verb, words):
            length = int(words[1]) if verb == "hold" else TAP_MS
            yield key, True, now
            yield key, False, now + length
            now += length + TAP_MS
    yield "UP", False, now  # nothing moves: it marks the end


def _keys(verb: str, words: list[str]) -> list[str]:
    """Return the keys that go down, one after the other."""
    if verb == "open":
        return way_to(words[0])
    if verb == "press":
        return words
    return words[:1] if verb == "hold" else []
