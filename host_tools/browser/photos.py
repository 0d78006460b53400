"""Takes the photographs of the page for the README, in Chromium: `make pictures`.

They show letters of the system's own fonts, so no check compares their pixels.
"""

import io
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from host_tools.browser.chromium import MISSING
from host_tools.browser.page_hand import open_chromium, play, wait_until_on
from host_tools.browser.page_server import address, open_server
from host_tools.browser.static_site import write_site
from host_tools.firmware_path import ROOT
from host_tools.pictures.scene import Scene, scene

FOLDER = Path(__file__).parent / "photos"

_QUALITY = 88
_LIT = ".lamps .lit"
_TRIES = 20
_SETTLE_MS = 200  # what was on its way to the page is there by then


class Photo(NamedTuple):
    """How the page is looked at; a game has the scene of the same name."""

    size: tuple[int, int]
    pixel_ratio: int
    scheme: Literal["light", "dark"]
    has_workbench: bool = False


PHOTOS = {
    "desktop": Photo((1440, 900), 1, "dark", has_workbench=True),
    "phone": Photo((390, 844), 2, "light"),
    "sideways": Photo((844, 390), 2, "dark"),
    "tablet": Photo((820, 1180), 1, "light"),
}


def main() -> int:
    """Take all of them; return the exit code."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = open_chromium(playwright)
        if browser is None:
            print(MISSING, file=sys.stderr)
            return 1
        write_site(Path(folder))
        with open_server(Path(folder), 0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            FOLDER.mkdir(exist_ok=True)
            for name, photo in PHOTOS.items():
                image = _take(browser, address(server), photo, scene(name))
                image.save(FOLDER / f"{name}.jpg", quality=_QUALITY, optimize=True)
            server.shutdown()
        browser.close()
    return 0


def _take(browser: Browser, place: str, photo: Photo, shown: Scene) -> Image.Image:
    width, height = photo.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=photo.pixel_ratio,
        color_scheme=photo.scheme,
        **_fingers(photo),
    )
    page = context.new_page()
    page.goto(place)
    wait_until_on(page)
    if photo.has_workbench:
        page.click("#workbench-toggle")
    play(page, _lines(shown))
    page.wait_for_timeout(1500)  # for the mirror, the log and the figures
    _stop_while_lit(page)
    taken = page.screenshot()
    context.close()
    return Image.open(io.BytesIO(taken)).convert("RGB")


def _stop_while_lit(page: Page) -> None:
    """Stop the device's time with a light on: lights that blink are dark for a while."""
    for _ in range(_TRIES):
        page.wait_for_selector(_LIT)
        _let_time_pass(page, 0)
        page.wait_for_timeout(_SETTLE_MS)
        if page.query_selector(_LIT):
            return
        _let_time_pass(page, 1)
    raise RuntimeError("No light stays on for a photograph.")


def _let_time_pass(page: Page, speed: int) -> None:
    page.evaluate("value => zonekeeper.link.send('speed', {value})", speed)


def _fingers(photo: Photo) -> dict[str, Any]:
    return {"has_touch": True, "is_mobile": True} if not photo.has_workbench else {}


def _lines(shown: Scene) -> list[str]:
    lines = (ROOT / "tests" / "plays" / f"{shown.script}.play").read_text().splitlines()
    return lines[: next(at for at, line in enumerate(lines) if f"frame {shown.frame} " in line)]


if __name__ == "__main__":
    sys.exit(main())
