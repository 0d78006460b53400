"""The page that judges a log, in a real browser."""

from playwright.sync_api import BrowserContext, FilePayload

from host_tools.journal.log_file import read_log
from host_tools.sweeps.second_verifier import provable_log
from host_tools.word_list.file import words_of


def test_a_guest_sees_the_outcome_and_proves_it_with_both_notes(
    profile: BrowserContext, place: str
) -> None:
    path = provable_log()
    log = read_log(path)
    page = profile.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{place}verify.html")

    page.set_input_files("#file", path)
    page.wait_for_selector("#outcome[data-outcome=CONSISTENT]")
    assert "No seal was noted" in page.inner_text("#lacks")

    page.fill("#seal", " ".join(words_of(log.header.commitment)))
    page.fill("#fingerprint", " ".join(words_of(log.chain)))
    page.wait_for_selector("#outcome[data-outcome=PROVEN]")

    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    file = FilePayload(name="x.zkj", mimeType="", buffer=bytes(data))
    page.set_input_files("#file", files=[file])
    page.wait_for_selector("#outcome[data-outcome='DOES NOT HOLD']")
    assert page.inner_text("#what").startswith(f"Line {len(log.records)}.")
    assert complaints == []
