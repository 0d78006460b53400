"""The page itself: fits every screen, serves everybody, needs no network, and is quick."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from host_tools.micropython_vm.vm import ROOT
from tests.browser.table import TITLES, Table

AXE = ROOT / "host_tools" / "micropython_vm" / "node_modules" / "axe-core" / "axe.min.js"
# Both ways round, with the browser's bars and without them; and the least share of the window's
# width, or of twice its height, that the glass has.
VIEWPORTS = {
    (320, 568): 0.8,
    (320, 454): 0.8,
    (568, 320): 0.6,
    (568, 232): 0.55,
    (375, 667): 0.65,
    (640, 360): 0.6,
    (667, 375): 0.6,
    (667, 331): 0.55,
    (700, 360): 0.7,
    (390, 844): 0.65,
    (390, 664): 0.65,
    (844, 390): 0.6,
    (320, 320): 0.8,
    (820, 1180): 0.75,
    (1180, 820): 0.7,
    (1440, 900): 0.75,
    (2560, 1440): 0.75,
}
MOST_BYTES = 1_000_000


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[BrowserContext]:
    """A profile that a test may take offline."""
    context = chromium.new_context(viewport={"width": 1000, "height": 760})
    context.set_default_timeout(15_000)
    yield context
    context.close()


def test_every_window_shows_a_large_glass_and_all_keys(table: Table) -> None:
    table.ready()
    for (width, height), share in VIEWPORTS.items():
        resize(table.page, width, height)

        assert overflow(table.page) == (0, 0), (width, height)
        glass, *caps = boxes(table.page)
        for left, top, right, bottom in (glass, *caps):
            assert left >= 0 and right <= width and top >= 0 and bottom <= height, (width, height)
        for left, top, right, bottom in caps:
            assert min(right - left, bottom - top) >= 44, (width, height)  # a thumb finds it
        assert glass[2] - glass[0] >= share * min(width, 2 * height), (width, height)
    for width in (320, 1000):
        resize(table.page, width, 700)
        table.evaluate("document.querySelector('#workbench-toggle').click()")
        assert overflow(table.page)[0] == 0


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the device has found its own."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


def test_on_a_phone_with_fine_pixels_the_glass_leaves_no_step_unused(
    chromium: Browser, place: str
) -> None:
    """An upright phone of 375 wants 320 of them, one of 390 with three pixels each 384."""
    for width, height, ratio, wanted in ((375, 667, 2, 320), (390, 844, 3, 341)):
        context = chromium.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=ratio
        )
        page = context.new_page()
        page.goto(place)
        page.wait_for_selector("#device[data-state=on]")
        left, _, right, _ = boxes(page)[0]
        assert right - left >= wanted
        context.close()


def boxes(page: Page) -> list[list[float]]:
    """Return left, top, right and bottom of the glass and of the four keys."""
    found: list[list[float]] = page.evaluate(
        "[...document.querySelectorAll('#glass, [data-key] .cap')].map(each =>"
        " (({left, top, right, bottom}) => [left, top, right, bottom])"
        "(each.getBoundingClientRect()))"
    )
    return found


def overflow(page: Page) -> tuple[int, int]:
    """Return how far the page is wider and higher than its window."""
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    return int(wide), int(high)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(scheme: str, chromium: Browser, place: str) -> None:
    """The checker is a script of others, which the page would not let run."""
    context = chromium.new_context(
        viewport={"width": 1000, "height": 760},
        color_scheme=scheme,  # type: ignore[arg-type]
        bypass_csp=True,
    )
    table = Table(context, place)
    table.ready().play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    table.open_workbench()

    assert serious(table.page) == []
    table.page.goto(place + "manual.html")
    assert serious(table.page) == []
    context.close()


def serious(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html']}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def test_the_screen_is_told_in_words_and_the_keys_say_what_they_do(table: Table) -> None:
    table.ready()
    table.page.wait_for_selector("#mirror p")
    assert table.page.locator("#mirror p").all_inner_texts()[1] == f"chosen: {TITLES[0]}"

    table.type("UP", "UP", "UP", "UP", "OK")
    table.page.wait_for_selector('[data-key=BACK][aria-label="BACK leave"]')
    title = TITLES[-1].upper()
    table.page.wait_for_function(
        f"document.querySelector('#mirror').innerText.includes('{title}')"
    )
    labels = [key.get_attribute("aria-label") for key in table.page.locator("[data-key]").all()]
    assert labels == ["UP", "DOWN", "OK open", "BACK leave"]


def test_a_value_in_hand_is_told_as_it_changes(table: Table) -> None:
    table.ready().play("press DOWN OK", "wait 300", "press DOWN OK", "wait 300")
    for _ in range(2):
        table.type("UP")
        table.page.wait_for_timeout(400)
        told = table.page.locator("#mirror p").all_inner_texts()
        assert told == table.page.evaluate("zonekeeper.mirror.read()")


def test_it_asks_for_lasting_storage_vibrates_and_sounds_only_when_told(
    profile: BrowserContext, place: str
) -> None:
    profile.add_init_script(
        """globalThis.asked = []; globalThis.felt = [];
        StorageManager.prototype.persist = async () => asked.push("persist") > 0;
        Navigator.prototype.vibrate = ms => felt.push(ms) > 0;"""
    )
    table = Table(profile, place).ready()
    roll = ("press OK", "wait 900")
    table.play("press UP UP UP UP OK OK", "wait 300", *roll)
    assert table.evaluate("[asked, zonekeeper.sounds.heard]") == [["persist"], []]

    table.page.click("#sound")
    table.page.evaluate("document.activeElement.blur()")
    table.type("OK")
    table.page.wait_for_function("zonekeeper.sounds.heard.includes('dice')")
    assert table.evaluate("felt.length") == 1
    table.page.click("#sound")
    table.type("OK")
    table.page.wait_for_timeout(900)
    assert table.evaluate("zonekeeper.sounds.heard.length") == 1
    assert table.complaints == []


def test_a_key_in_focus_is_pressed_by_the_keyboard_alone(table: Table) -> None:
    table.ready()
    table.page.focus("[data-key=DOWN]")
    table.page.keyboard.press("Enter", delay=60)
    assert f"chosen: {TITLES[1]}" in table.rest().text()

    table.page.keyboard.press("w", delay=60)
    assert f"chosen: {TITLES[0]}" in table.rest().text()


def test_after_the_first_visit_it_works_without_a_network(
    visitor: BrowserContext, place: str
) -> None:
    table = Table(visitor, place).ready()
    table.evaluate("navigator.serviceWorker.ready.then(() => true)")
    table.play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    rolled = table.frame()
    table.page.close()

    visitor.set_offline(True)
    again = Table(visitor, place).ready()
    again.type("OK")
    assert again.rest().frame() == rolled
    again.page.goto(place + "manual.html")
    assert "with the Zonekeeper" in again.page.inner_text("h1")
    assert again.complaints == []


def test_faults_are_told_by_the_device_and_pass(table: Table) -> None:
    table.ready()
    table.open_workbench()

    table.page.check("[data-fault=display]")
    table.page.wait_for_function("!zonekeeper.glass.picture.some(Boolean)")
    table.page.uncheck("[data-fault=display]")
    table.page.wait_for_function("zonekeeper.glass.picture.some(Boolean)")
    table.page.check("[data-fault=bounce]")
    table.page.click("#nack")
    table.page.evaluate("document.activeElement.blur()")
    table.type("DOWN")
    table.page.wait_for_function(f"zonekeeper.mirror.read().includes('chosen: {TITLES[1]}')")

    table.page.select_option("#speed", "8")
    table.evaluate("battery.value = 3300; battery.dispatchEvent(new Event('input'))")
    table.page.wait_for_selector(".charge.low", timeout=30_000)


def test_it_is_small_and_soon_there(
    visitor: BrowserContext,
    place: str,
    site: Path,
    record_property: Callable[[str, object], None],
) -> None:
    table = Table(visitor, place)
    table.page.wait_for_selector("#device[data-state=on]")
    timing = json.loads(
        table.evaluate(
            """JSON.stringify({
                paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
                usable: performance.now(),
            })"""
        )
    )
    asked = table.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    page = sum(path.stat().st_size for path in site.rglob("*") if is_of_the_device(path))
    whole = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    record_property(
        "the page",
        f"first paint {timing['paint']:.0f} ms, usable launcher {timing['usable']:.0f} ms,"
        f" {page:,} bytes for the device, {whole:,} with the manual",
    )

    assert page < MOST_BYTES
    assert all(name.startswith(place) for name in asked)


def is_of_the_device(path: Path) -> bool:
    """Tell the page of the device from the manual, which is fetched after it."""
    return path.is_file() and "manual" not in path.as_posix()
