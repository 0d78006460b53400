"""The device's flash on the PC: real littlefs on a chip that counts and loses power."""

from host_tools.firmware_path import add_firmware

add_firmware()
