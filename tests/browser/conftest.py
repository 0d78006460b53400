"""One Chromium and one served site for each worker; a fresh profile for each test."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from host_tools.browser.chromium import MISSING
from host_tools.browser.page_hand import open_chromium
from host_tools.browser.page_server import address, open_server
from host_tools.browser.static_site import write_site
from tests.browser.table import Table


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static files, as `make site` writes them."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    return folder


@pytest.fixture(scope="session")
def place(site: Path) -> Iterator[str]:
    """Where the site is served."""
    with open_server(site, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield address(server)
        server.shutdown()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        if browser is None:
            if os.environ.get("CI") == "true":
                pytest.fail(MISSING)
            pytest.skip(MISSING)
        yield browser
        browser.close()


@pytest.fixture
def profile(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here; its storage outlives its tabs.

    What a test waits for is a line of script to the page, which it would not let run.
    """
    context = chromium.new_context(viewport={"width": 1000, "height": 760}, bypass_csp=True)
    context.set_default_timeout(15_000)
    yield context
    context.close()


@pytest.fixture
def table(profile: BrowserContext, place: str) -> Iterator[Table]:
    """A tab with the device on; at the end nothing may be in the console."""
    table = Table(profile, place)
    yield table
    assert table.complaints == []
