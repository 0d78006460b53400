"""The flash of a board on which a firmware is installed, made without a board."""

from collections.abc import Iterable
from pathlib import Path

from host_tools.flash.chip import FlashChip, Image
from host_tools.flash.volume import Volume
from host_tools.installer.package import Package
from storage.disk import Disk

_DATA = "/data"


class FlashImage:
    """A flash to put things on, empty at first. `disk` is where the firmware keeps games."""

    def __init__(self, image: Image | None = None) -> None:
        self._chip = FlashChip(image) if image else FlashChip()
        self._volume = Volume(self._chip).mount() if image else Volume(self._chip).format()
        self.disk = Disk(_DATA, self._volume, self._volume.open)

    @property
    def image(self) -> Image:
        """Return what the chip holds now."""
        return self._chip.image

    def install(self, package: Package, slot: str = "a") -> None:
        """Put a firmware into a slot and let the board start from there."""
        for path, data in package.files.items():
            self.write(f"/{slot}/{path}", data)
        self.write("/slot", f"{slot}\n".encode())
        self.write("/main.py", package.starter)

    def write(self, path: str, data: bytes) -> None:
        """Write a file, making its folders."""
        put(self._volume, path, data)

    def save(self, path: Path) -> None:
        """Write it as the flash file of a board."""
        save(self.image, path)


def save(image: Iterable[bytes], path: Path) -> None:
    """Write an image as the flash file of a board."""
    path.write_bytes(b"".join(image))


def put(volume: Volume, path: str, data: bytes) -> None:
    """Write a file, making its folders."""
    for place in _folders(path):
        try:
            volume.mkdir(place)
        except OSError:
            pass  # it is there
    with volume.open(path, "wb") as file:
        file.write(data)


def _folders(path: str) -> list[str]:
    parts = path.split("/")[1:-1]
    return ["/" + "/".join(parts[: count + 1]) for count in range(len(parts))]
