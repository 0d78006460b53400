"""The flash in the browser's storage: nothing shown is ever lost, and two tabs share nothing."""

from playwright.sync_api import BrowserContext

from tests.browser.table import TITLES, Table

# Keeps a transaction on the device's files open until `zonekeeper.release()`.
BLOCK = """() => new Promise(done => {
    const opened = indexedDB.open("zonekeeper");
    opened.onsuccess = () => {
        const files = opened.result.transaction("files", "readwrite").objectStore("files");
        let isBlocked = true;
        zonekeeper.release = () => (isBlocked = false);
        const again = () => { if (isBlocked) files.count().onsuccess = again; };
        again();
        done();
    };
})"""

# Taps OK by the device's clock: on a busy computer a key of the keyboard comes up late, and the
# ring of a held key is shown.
_TAP_OK = """() => {
    const at = performance.timeOrigin + performance.now() + 150;
    const [down, up] = [{key: "OK", isDown: true, at}, {key: "OK", isDown: false, at: at + 60}];
    zonekeeper.link.send("keys", {moves: [down, up]});
}"""


def test_nothing_is_shown_before_it_is_kept(table: Table) -> None:
    table.ready().play("press UP UP UP UP OK OK", "wait 300")
    assert "OK roll" in table.text()
    before, picture = table.frame(), list(table.picture())

    table.evaluate(BLOCK)
    table.evaluate(_TAP_OK)
    table.page.wait_for_timeout(900)
    assert table.frame() == before
    table.evaluate("zonekeeper.release()")

    table.page.wait_for_function(
        "before => zonekeeper.glass.picture.join() !== before.join()", arg=picture
    )


def test_pulling_the_battery_loses_nothing_and_the_switch_stays_off(table: Table) -> None:
    table.ready().play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    rolled = table.frame()

    table.page.click("#pull")
    assert table.page.get_attribute("#device", "data-state") == "pulled"
    assert not any(table.picture())
    table.ready().type("OK")
    assert table.rest().frame() == rolled

    table.page.click("#power")
    table.page.wait_for_timeout(300)
    assert table.page.get_attribute("#power", "aria-checked") == "false"
    assert not any(table.picture())


def test_two_devices_stand_side_by_side(profile: BrowserContext, place: str) -> None:
    one = (
        Table(profile, place)
        .ready()
        .play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    )
    two = Table(profile, place, "#device=2").ready()

    assert two.page.inner_text("#device-number") == "2"
    assert f"chosen: {TITLES[0]}" in two.text()
    assert "Dice" in one.text()
    assert one.complaints + two.complaints == []


def test_a_second_tab_is_told_and_may_take_the_device_over(
    profile: BrowserContext, place: str
) -> None:
    first = (
        Table(profile, place)
        .ready()
        .play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    )
    rolled = first.rest().frame()

    second = Table(profile, place)
    second.page.wait_for_selector("#notice:not([hidden])")
    assert "open in another tab" in second.page.inner_text("#notice")
    assert second.page.get_attribute("#device", "data-state") == "off"
    second.page.click("text=Play it here")
    second.ready().type("OK")

    assert second.rest().frame() == rolled
    assert "taken over by another tab" in first.page.inner_text("#notice")
    assert not any(first.picture())
    assert first.complaints + second.complaints == []


def test_even_without_locks_an_older_tab_cannot_write_into_a_newer_one(
    profile: BrowserContext, place: str
) -> None:
    profile.add_init_script("delete Navigator.prototype.locks")
    older = (
        Table(profile, place)
        .ready()
        .play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    )
    newer = Table(profile, place).ready()
    newer.type("OK")
    rolled = newer.rest().frame()

    older.type("OK")
    older.page.wait_for_selector("#notice:not([hidden])")

    assert "taken over by another tab" in older.page.inner_text("#notice")
    assert not any(older.picture())
    newer.page.reload()
    newer.ready().type("OK")
    assert newer.rest().frame() == rolled
