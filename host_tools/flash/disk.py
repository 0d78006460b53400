"""The firmware's own Disk on littlefs."""

from host_tools.flash.chip import FlashChip
from host_tools.flash.volume import Volume
from storage.disk import Disk

_ROOT = "/data"


def format_disk(chip: FlashChip) -> Disk:
    """Make a new file system on a chip and return the disk on it."""
    volume = Volume(chip).format()
    return Disk(_ROOT, volume, volume.open)


def mount_disk(chip: FlashChip) -> Disk:
    """Return the disk that is on a chip."""
    volume = Volume(chip).mount()
    return Disk(_ROOT, volume, volume.open)
