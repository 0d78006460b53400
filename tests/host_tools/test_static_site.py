"""The page as static files: whole, small, the same each time, and served as a browser wants it."""

import gzip
import json
import os
import re
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from host_tools import browser
from host_tools.browser import chromium, static_site
from host_tools.browser.page_server import PortTaken, address, open_server
from host_tools.micropython_vm.node_process import find_node
from host_tools.micropython_vm.vm import ROOT

MOST_BYTES = 1_000_000
PAGE = static_site.PAGE


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return static_site.site_files()


def test_it_is_the_same_each_time_and_under_a_megabyte(files: dict[str, bytes]) -> None:
    assert static_site.site_files() == files
    device = [len(data) for path, data in files.items() if "manual" not in path]
    assert sum(device) < MOST_BYTES


def test_the_service_worker_keeps_every_file(files: dict[str, bytes]) -> None:
    text = files["service_worker.js"].decode()
    found = re.search(r"FILES = (\[.*?\]);", text, re.DOTALL)
    assert found

    kept = set(json.loads(found[1]))
    assert kept == set(files) - {"index.html", "service_worker.js"} | {"./"}


def test_nothing_is_fetched_from_anywhere_else(files: dict[str, bytes]) -> None:
    for path, data in files.items():
        if path.endswith((".html", ".css", ".js", ".webmanifest")):
            assert re.findall(rb"(?:https?:)?//[a-z0-9-]+\.[a-z]+", data) == [], path


def test_every_address_in_the_documents_is_a_file(files: dict[str, bytes]) -> None:
    for document in ("index.html", "manual.html", "manifest.webmanifest"):
        text = files[document].decode()
        names = re.findall(r'(?:src|href|srcset)"?[=:] ?"(?!#|\./")([^"]+)"', text)
        assert names
        assert [name for name in names if name not in files] == []


def test_modules_import_only_what_is_there(files: dict[str, bytes]) -> None:
    for path, data in files.items():
        if path.endswith((".js", "/trampolines.mjs")):
            for name in re.findall(r'(?:from|new URL\()\s*"(\.[^"]+\.m?js)"', data.decode()):
                place = os.path.normpath(Path(path).parent / name)
                assert place in files, f"{path}: {name}"


def test_scripts_are_short_and_sound() -> None:
    for path in PAGE.rglob("*.js"):
        text = path.read_text()
        assert len(text.splitlines()) <= 300, path.name
        assert text.startswith("//"), f"{path.name} does not say what it is for"
        command = [find_node(), "--check", "--input-type=module"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{path.name}: {done.stderr}"


def test_the_pack_has_the_firmware_as_it_is_called_on_the_device(files: dict[str, bytes]) -> None:
    packed = next(data for path, data in files.items() if path.endswith("firmware.pack"))
    plain = gzip.decompress(packed)
    size = int.from_bytes(plain[:4], "big")
    index = json.loads(plain[4 : 4 + size])

    paths = [path for path, _ in index]
    assert sum(count for _, count in index) == len(plain) - 4 - size
    sources = {f"/{path.relative_to(ROOT).with_suffix('.mpy')}" for path in _firmware()}
    assert sources <= set(paths)
    assert ["/firmware/words.txt", (ROOT / "firmware" / "words.txt").stat().st_size] in index
    assert not [path for path in paths if "/tests/" in path]


def _firmware() -> list[Path]:
    return sorted((ROOT / "firmware").rglob("*.py"))


_SERVED = {
    "a.wasm": "application/wasm",
    "a.mjs": "text/javascript",
    "a.js": "text/javascript",
    "a.pdf": "application/pdf",
    "": "text/html; charset=utf-8",
}


def test_files_are_served_as_a_browser_wants_them(tmp_path: Path) -> None:
    for name in ("a.wasm", "a.mjs", "a.js", "a.pdf", "a.webmanifest", "index.html"):
        (tmp_path / name).write_text("x")
    with open_server(tmp_path, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        types = [_type(address(server) + name) for name in _SERVED]
        assert server.server_address[0] == "127.0.0.1"
        server.shutdown()

    assert types == list(_SERVED.values())


def _type(place: str) -> str:
    with urllib.request.urlopen(place) as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        return str(answer.headers["Content-Type"])


@pytest.mark.parametrize("port", ["abc", "-1", "70000", "8064x"])
def test_what_is_no_port_is_told_in_a_sentence(
    port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        browser.main(["--port", port] if port != "-1" else ["--port=-1"])

    assert f"a port is a number from 0 to 65535, not {port}\n" in capsys.readouterr().err


@pytest.mark.parametrize("by_make", [False, True])
def test_a_taken_port_is_told_in_a_sentence(
    by_make: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)
    if by_make:
        monkeypatch.setenv("MAKELEVEL", "1")
    with open_server(tmp_path, 0) as server:
        with pytest.raises(PortTaken):
            open_server(tmp_path, server.server_port)

        assert browser.main(["--no-open", "--port", str(server.server_port)]) == 2

    told = capsys.readouterr().err
    assert told == (
        f"Port {server.server_port} is taken or not allowed: choose another with"
        f" {'make play PORT=...' if by_make else '--port'}, or 0 for any that is free.\n"
    )


def test_play_prints_the_address_and_ends_with_ctrl_c() -> None:
    command = [Path(sys.executable).parent / "zonekeeper", "play", "--port", "0"]
    quiet = {"PATH": "/usr/bin:/bin"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quiet)
    assert process.stdout is not None
    told = process.stdout.readline()
    found = re.fullmatch(r"Zonekeeper is at (http://127\.0\.0\.1:\d+/) \(Ctrl-C .*\)\.\n", told)
    assert found, told
    assert process.stdout.readline() == "There is no browser here: open that address yourself.\n"

    with urllib.request.urlopen(found[1]) as answer:
        assert b"Zonekeeper" in answer.read()
    process.send_signal(2)
    assert process.wait(10) == 0


def test_a_missing_chromium_is_told_and_fails_in_ci_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "find_chromium", lambda: None)
    monkeypatch.setattr(chromium, "install_chromium", lambda: None)

    monkeypatch.setenv("CI", "")
    assert chromium.main() == 0
    monkeypatch.setenv("CI", "true")
    assert chromium.main() == 1
    assert capsys.readouterr().err == f"{chromium.MISSING}\n" * 2
