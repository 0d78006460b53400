"""A tab that the system ends in the middle of a battle: it comes back to the same screen."""

import os
import signal

from playwright.sync_api import BrowserContext

from tests.browser.table import Table, script

MIDDLE_OF_A_BATTLE = "ex02_a_two_leaves_eight"


def kill(table: Table) -> None:
    """End the tab's process as the system does when it needs the memory."""
    browser = table.page.context.browser
    assert browser is not None
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = [each["id"] for each in processes["processInfo"] if each["type"] == "renderer"]
    with table.page.expect_event("crash"):
        for process in pages:
            os.kill(process, signal.SIGKILL)
    table.page.close()


def test_a_tab_killed_in_a_battle_comes_back_to_the_same_screen(
    profile: BrowserContext, place: str
) -> None:
    table = Table(profile, place).ready()
    table.open_workbench()
    table.play(*script("zoneplex/battle", MIDDLE_OF_A_BATTLE))
    lines, text = table.page.inner_text("#log-lines"), table.text()
    before, letters = table.frame(), table.fingerprint()

    kill(table)
    again = Table(profile, place).ready()
    again.open_workbench()
    again.type("OK")

    assert again.rest().text() == text
    assert again.frame() == before
    assert again.fingerprint() == letters
    assert again.page.inner_text("#log-lines") == lines
    assert again.complaints == []
