"""An I2C bus with chips on it, and with the faults that a loose wire gives."""

import errno

_BITS_PER_BYTE = 9  # eight and the acknowledge
_FREEING_CLOCKS = 9
_SCL = 22

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.simulated.chip_ssd1306 import Ssd1306Chip
    from host_tools.simulated.world import World


class SimBus:
    """What `machine.I2C` talks to. Counts the payload bytes; takes real bus time."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._chips: dict[int, Ssd1306Chip] = {}
        self._clocks = 0
        self.bytes_sent = 0
        self.transfers = 0
        self.nacks_to_come = 0
        self.transfers_before_nack = 0
        self.is_stuck = False

    def plug(self, address: int, chip: "Ssd1306Chip") -> None:
        """Connect a chip; it powers up fresh."""
        chip.reset()
        self._chips[address] = chip

    def unplug(self, address: int) -> None:
        """Disconnect a chip."""
        self._chips.pop(address, None)

    def jam(self) -> None:
        """Let a chip hold SDA low, as one cut off in mid-byte does."""
        self.is_stuck = True
        self._clocks = 0

    def clocked(self, gpio: int) -> None:
        """Notice that SCL was pulsed by hand; nine pulses free a jammed bus."""
        if gpio != _SCL:
            return
        self._clocks += 1
        if self._clocks >= _FREEING_CLOCKS:
            self.is_stuck = False

    def write(self, address: int, data: "bytes | bytearray | memoryview", hz: int) -> int:
        """Carry one write; raise OSError as the ESP32 port does when nobody answers."""
        self._world.block_us((len(data) + 1) * _BITS_PER_BYTE * 1_000_000 // hz)
        chip = self._answering(address)
        self.transfers += 1
        self.bytes_sent += len(data)
        if len(data):
            chip.write(data)
        return len(data)

    def read(self, address: int, count: int, hz: int) -> bytes:
        """Carry one read of `count` bytes."""
        self._world.block_us((count + 1) * _BITS_PER_BYTE * 1_000_000 // hz)
        chip = self._answering(address)
        self.transfers += 1
        return chip.read(count)

    def addresses(self) -> "list[int]":
        """Return the addresses that answer, lowest first."""
        return [] if self.is_stuck else sorted(self._chips)

    def _answering(self, address: int) -> "Ssd1306Chip":
        if self.is_stuck:
            self._clocks = 0  # the pulses must come in a row
            raise OSError(errno.ETIMEDOUT)
        if self.nacks_to_come:
            if self.transfers_before_nack == 0:
                self.nacks_to_come -= 1
                raise OSError(errno.ENODEV)
            self.transfers_before_nack -= 1
        if address not in self._chips:
            raise OSError(errno.ENODEV)
        return self._chips[address]
