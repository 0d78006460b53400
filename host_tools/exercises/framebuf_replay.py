"""Carry out a written list of drawing operations and tell what each of them did.

The same list is replayed on MicroPython with its own `framebuf` and on CPython with the twin; see
`host_tools.sweeps.framebuf_fuzz`. Runs on both.
"""

from binascii import crc32, unhexlify


def replay(frame_buffer: type, scene: tuple, operations: list) -> list:
    """Return for each operation its result, or the error's name, and a checksum of all memory.

    `scene` is memories, as hexadecimal, and pictures: (memory, offset, shape, is_object), where
    the shape is the constructor's from the width on. A picture that is no object is handed to
    `blit` as a tuple. An operation is (method, picture, arguments); `blit` names its source and
    palette by their number in the scene, and `FrameBuffer` makes a picture on so many new bytes.
    """
    memories = [bytearray(unhexlify(memory)) for memory in scene[0]]
    pictures = [_picture(frame_buffer, memories, entry) for entry in scene[1]]
    outcomes = []
    for operation in operations:
        result = _perform(frame_buffer, pictures, operation)
        outcomes.append("%s %08x" % (result, _checksum(memories)))
    return outcomes


def _perform(frame_buffer: type, pictures: list, operation: tuple) -> object:
    method, picture, arguments = operation
    try:
        if method == "FrameBuffer":
            frame_buffer(bytearray(arguments[0]), *arguments[1:])
            return None
        if method == "blit":
            arguments = _with_pictures(pictures, arguments)
        return getattr(pictures[picture], method)(*arguments)
    except (TypeError, ValueError, OverflowError) as error:
        return type(error).__name__


def _picture(frame_buffer: type, memories: list, entry: tuple) -> object:
    memory, offset, shape, is_object = entry
    view = memoryview(memories[memory])[offset:]
    return frame_buffer(view, *shape) if is_object else (view,) + tuple(shape)


def _with_pictures(pictures: list, arguments: tuple) -> list:
    resolved = list(arguments)
    resolved[0] = pictures[resolved[0]]
    if len(resolved) > 4 and isinstance(resolved[4], int):
        resolved[4] = pictures[resolved[4]]
    return resolved


def _checksum(memories: list) -> int:
    checksum = 0
    for memory in memories:
        checksum = crc32(memory, checksum)
    return checksum
