"""What the manual says of Zeds Zone, and our sheets, to be printed from there."""

from pathlib import Path

from host_tools.workshop.zeds import made

PAPERS = {"a4": "A4", "letter": "Letter"}

_SHEETS = "@SHEETS@"  # stands for the pictures of all sheets, and links to their PDFs
_PLACE = "@VERSION@/manual/zeds"


def step() -> str:
    """Return its step of the manual, as HTML."""
    text = Path(__file__).with_name("manual.html").read_text()
    figures = [_figure(name, sheet.title) for name, sheet in made.sheets().items()]
    return text.replace(_SHEETS, "\n".join(figures))


def files() -> dict[str, bytes]:
    """Return a picture of each sheet, and its PDF for each paper."""
    from host_tools.workshop.zeds.paper.pages import document, picture

    found = {}
    for name, sheet in made.sheets().items():
        found[f"{name}.svg"] = picture(sheet).encode()
        for paper in PAPERS:
            found[f"{name}_{paper}.pdf"] = document(sheet, 1, paper)
    return found


def _figure(name: str, title: str) -> str:
    links = ", ".join(_link(name, title, paper) for paper in PAPERS)
    shown = f'src="{_PLACE}/{name}.svg" width="591" height="832" loading="lazy"'
    image = f'<img {shown} alt="The printed sheet {title}" />'
    return f"<figure>{image}<figcaption>{title}: PDF, {links}</figcaption></figure>"


def _link(name: str, title: str, paper: str) -> str:
    """Return a link that keeps the file: not every browser shows a PDF, nor finds back from it."""
    file = f"{name}_{paper}.pdf"
    words = f'aria-label="{title}, PDF for {PAPERS[paper]}"'
    return f'<a href="{_PLACE}/{file}" download="zeds_zone_{file}" {words}>{PAPERS[paper]}</a>'
