"""The sheets in the manual: shown as pictures, and their PDFs kept by the browser."""

from playwright.sync_api import BrowserContext

from host_tools.workshop.zeds import made
from host_tools.workshop.zeds.manual import PAPERS


def test_sheets_are_seen_and_their_pdfs_are_downloaded(
    profile: BrowserContext, place: str
) -> None:
    page = profile.new_page()
    page.goto(f"{place}manual.html#sheets")

    for name in made.sheets():
        picture = page.locator(f'img[src$="/{name}.svg"]')
        picture.scroll_into_view_if_needed()
        page.wait_for_function("image => image.naturalWidth > 0", arg=picture.element_handle())
        for paper in PAPERS:
            with page.expect_download() as download:
                page.click(f'a[href$="/{name}_{paper}.pdf"]')
            assert download.value.suggested_filename == f"zeds_zone_{name}_{paper}.pdf"
            assert download.value.path().read_bytes().startswith(b"%PDF-")


def test_the_figures_find_room_on_a_narrow_phone(profile: BrowserContext, place: str) -> None:
    page = profile.new_page()
    page.set_viewport_size({"width": 340, "height": 700})
    page.goto(f"{place}manual.html#sheets")

    assert page.evaluate("document.documentElement.scrollWidth") == 340
