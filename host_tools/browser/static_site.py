"""Writes the page as static files that any host can serve: `zonekeeper site`.

Everything but the documents lies in a folder that is named for its content, so that a browser
never mixes two versions; the service worker keeps all of it for the time without a network.
"""

import argparse
import hashlib
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from host_tools.browser.firmware_pack import firmware_pack
from host_tools.browser.glyph_tables import glyph_tables
from host_tools.browser.manual import DOCUMENT, manual, manual_files
from host_tools.browser.pack import pack
from host_tools.browser.page_server import CONTENT_POLICY
from host_tools.file_trouble import unwritable
from host_tools.firmware_path import ROOT, add_firmware
from host_tools.micropython_vm.node_process import HERE as VM
from host_tools.micropython_vm.node_process import PACKAGE, check_package
from host_tools.output_place import NotFree, claim_folder, fill_folder
from host_tools.plain_text import complain

PAGE = Path(__file__).parent / "page"
SITE = ROOT / "site"

_MORE = """\
The folder must be absent, empty, or one that this command has filled before: then its own files
are replaced, and files that others put beside them stay.

exit codes:
  0  the page is there
  2  it cannot be written there: one sentence says why and what to do"""
_USAGE = 2
_PAGES = (DOCUMENT, "verify.html", "manifest.webmanifest")
_DOCUMENTS = ("index.html", *_PAGES, "service_worker.js")
_KEPT = ("./", *_PAGES)  # of these, by their addresses
_MICROPYTHON = "micropython.mjs"
_ITS_CODE = "micropython.wasm"  # large: it travels packed
_TRAMPOLINES = "trampolines.mjs"  # make it fast
_VERSION = "@VERSION@"  # stands for the folder in the documents
_FILES = "@FILES@"  # stands for the list of files in the service worker
_POLICY = "@POLICY@"  # stands for what a document may load and run


def main(argv: Sequence[str]) -> int:
    """Write the site; return the exit code."""
    folder = _parser().parse_args(argv).folder
    try:
        sizes = write_site(folder)
    except NotFree as reason:
        return complain(reason, _USAGE)
    except OSError as error:
        return complain(unwritable(folder, error), _USAGE)
    print(f"{folder}: {len(sizes)} files, {sum(sizes.values()):,} bytes.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper site",
        description=__doc__.split("\n")[0],
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", nargs="?", type=Path, default=SITE, help="default: %(default)s")
    return parser


def write_site(folder: Path) -> dict[str, int]:
    """Write the site in the place of an older one; return the bytes of each file by its path."""
    claim_folder(folder)  # before the work of compiling
    files = site_files()
    fill_folder(folder, files)
    return {path: len(data) for path, data in files.items()}


def site_files() -> dict[str, bytes]:
    """Return every file of the site by its path."""
    add_firmware()
    check_package()
    assets = _assets()
    version = "v-" + _digest(assets)
    files = {f"{version}/{path}": data for path, data in assets.items()}
    documents = {name: (PAGE / name).read_text() for name in _DOCUMENTS}
    documents[DOCUMENT] = manual()
    kept = json.dumps(sorted([*_KEPT, *files]), indent=4)
    for name, text in documents.items():
        filled = text.replace(_VERSION, version).replace(f'"{_FILES}"', kept)
        filled = filled.replace(_POLICY, CONTENT_POLICY)
        files[name] = filled.encode()
    return files


def _assets() -> dict[str, bytes]:
    assets = {_MICROPYTHON: (PACKAGE / _MICROPYTHON).read_bytes()}
    assets["interpreter.pack"] = pack({_ITS_CODE: (PACKAGE / _ITS_CODE).read_bytes()})
    assets[_TRAMPOLINES] = (VM / _TRAMPOLINES).read_bytes()
    for path in sorted(PAGE.rglob("*")):
        if path.is_file() and path.name not in _DOCUMENTS:
            assets[path.relative_to(PAGE).as_posix()] = path.read_bytes()
    assets |= manual_files()
    assets["firmware.pack"] = firmware_pack()
    assets["words.txt"] = (ROOT / "firmware" / "words.txt").read_bytes()
    assets["icon-180.png"] = _icon()
    assets["glyphs.json"] = json.dumps(glyph_tables(), separators=(",", ":")).encode()
    return assets


def _icon() -> bytes:
    """Return the icon for phones that take no SVG: the lamps and the pyramid of the other one."""
    image = Image.new("RGB", (180, 180), "#17181b")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((27, 34, 153, 115), 10, "#020408", "#3b3f46", 3)
    draw.polygon(((90, 47), (124, 104), (56, 104)), "#020408", "#c4e2ff", 6)
    draw.ellipse((76, 78, 104, 96), "#c4e2ff")
    draw.ellipse((85, 82, 95, 92), "#020408")
    for place, colour in enumerate(("#ff5a4d", "#ffb340", "#4ed06a", "#4aa3ff", "#d06bff")):
        x = 34 + place * 25
        draw.ellipse((x, 128, x + 13, 141), colour)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _digest(assets: Mapping[str, bytes]) -> str:
    whole = hashlib.sha256()
    for path, data in sorted(assets.items()):
        whole.update(f"{path} {len(data)} ".encode() + data)
    return whole.hexdigest()[:10]
