"""Finds the Chromium that the tests of the page need, and installs it where that is allowed.

`python -m host_tools.browser.chromium` says in a sentence what is missing when it is not.
"""

import os
import shutil
import sys
from pathlib import Path

from host_tools.set_up import apt_get

MISSING = (
    "Chromium is missing, so the tests of the page are left out:"
    " install it (Debian: apt install chromium) and run make test again."
)

# The first has no window to draw, which is half of the work of the others.
_NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
_PACKAGES = (["chromium-headless-shell", "fonts-liberation"], ["chromium"])
_MAC = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find_chromium() -> Path | None:
    """Return the browser's executable, or None."""
    found = [shutil.which(name) for name in _NAMES]
    found += [place for place in _MAC if Path(place).exists()]
    return next((Path(place) for place in found if place), None)


def install_chromium() -> None:
    """Install Debian's package; only where the user is root, so that nobody is asked anything.

    An older Debian has only the whole browser.
    """
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Setting up: chromium ...", flush=True)
    apt_get("update")
    for names in _PACKAGES:
        if find_chromium() is None:
            apt_get("install", "--yes", "--no-install-recommends", *names)


def main() -> int:
    """Make sure that there is one; fail only where nobody would read the sentence."""
    if find_chromium() is None:
        install_chromium()
    if find_chromium() is not None:
        return 0
    print(MISSING, file=sys.stderr)
    return int(os.environ.get("CI") == "true")


if __name__ == "__main__":
    sys.exit(main())
