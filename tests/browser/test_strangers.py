"""Whom the page lets in: its own files alone, called by its own name; and storage that fails."""

import http.client
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

from host_tools.browser.page_server import CONTENT_POLICY
from tests.browser.table import Table
from tests.browser.test_flash import BLOCK


def ask(place: str, host: str | None) -> tuple[int, str, dict[str, str]]:
    """Ask for the page by a name; return the status, the text and the headers."""
    address = urlsplit(place)
    line = http.client.HTTPConnection(str(address.hostname), address.port, timeout=10)
    line.putrequest("GET", "/", skip_host=True)
    if host is not None:
        line.putheader("Host", host)
    line.endheaders()
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text, dict(answer.getheaders())


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1", "", None])
def test_a_page_of_another_name_reads_nothing(place: str, host: str | None) -> None:
    """A name that a stranger lets stand for this computer is not ours."""
    port = urlsplit(place).port
    status, text, _ = ask(place, host and host.format(port=port))

    assert status == 421
    assert f"This page is at http://127.0.0.1:{port}/ alone." in text
    assert "workbench" not in text


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_by_its_own_names_it_is_served_with_what_it_may_do(place: str, name: str) -> None:
    status, text, headers = ask(place, f"{name}:{urlsplit(place).port}")

    assert status == 200
    assert headers["Content-Security-Policy"] == f"{CONTENT_POLICY}; frame-ancestors 'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert f'content="{CONTENT_POLICY}"' in text  # hosts of static files send no headers


def test_neither_a_strangers_script_nor_a_line_of_one_runs(chromium: Browser, place: str) -> None:
    context = chromium.new_context()
    table = Table(context, place)
    table.ready()
    blocked = table.evaluate(
        """() => new Promise(done => {
            const told = [];
            addEventListener("securitypolicyviolation", event => {
                told.push(event.effectiveDirective);
                told.length === 2 && done(told.sort());
            });
            for (const given of [{textContent: "stolen = 1"}, {src: "https://evil.example/"}]) {
                document.head.append(Object.assign(document.createElement("script"), given));
            }
        })"""
    )

    assert blocked == ["script-src-elem", "script-src-elem"]
    assert table.evaluate("typeof stolen") == "undefined"
    assert all("Content Security Policy" in each for each in table.complaints)
    context.close()


def test_a_storage_that_does_not_answer_is_told_and_waited_for(
    profile: BrowserContext, place: str
) -> None:
    first = Table(profile, place).ready().play("press UP UP UP UP OK OK", "wait 300")
    first.evaluate(BLOCK)

    second = Table(profile, place, "#device=2")
    for table in (first, second):
        if table is first:
            table.type("OK")
        table.page.wait_for_selector("#notice:not([hidden])")
        assert "storage does not answer" in table.page.inner_text("#notice")
    first.evaluate("zonekeeper.release()")

    second.ready()
    for table in (first, second):
        table.page.wait_for_selector("#notice", state="hidden")


def patch_store(profile: BrowserContext, old: str, new: str) -> None:
    """Let the page come with a storage that behaves otherwise."""

    def patched(route: Route) -> None:
        text = route.fetch().text()
        assert old in text
        route.fulfill(body=text.replace(old, new), content_type="text/javascript")

    profile.route("**/flash_store.js", patched)


def test_a_browser_that_keeps_nothing_is_told(profile: BrowserContext, place: str) -> None:
    patch_store(profile, "indexedDB.open(NAME, 1)", "indexedDB.open(NAME, -1)")
    table = Table(profile, place)
    table.page.wait_for_selector("#notice:not([hidden])")

    assert "keeps nothing for this page" in table.page.inner_text("#notice")
    assert table.page.get_attribute("#device", "data-state") == "off"


# Makes a storage whose disk is full as soon as somebody says so.
_FILL = """
    self.line ??= Object.assign(new BroadcastChannel("full"), {onmessage: () => (self.full = 1)});
    if (self.full) throw new DOMException("no room", "QuotaExceededError");
"""


def test_a_storage_that_is_full_is_told_and_loses_nothing_before(
    profile: BrowserContext, place: str
) -> None:
    patch_store(profile, "let isTaken = false;", f"{_FILL} let isTaken = false;")
    table = Table(profile, place).ready()
    table.play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    rolled = table.frame()

    table.evaluate("new BroadcastChannel('full').postMessage(1)")
    table.type("OK")
    table.page.wait_for_selector("#notice:not([hidden])")
    assert "no room to keep the game" in table.page.inner_text("#notice")

    table.page.click("#notice button")
    table.ready().type("OK")
    assert table.rest().frame() == rolled
