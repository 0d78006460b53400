"""The chip model: traffic the datasheet forbids, each kind by its name."""

from host_tools.simulated.chip_ssd1306 import ChipError, Ssd1306Chip

_HORIZONTAL = b"\x00\x20\x00"
_PAGE = b"\x00\x20\x02"
_SCROLL = b"\x00\x26\x00\x00\x00\x07\x00\xff"
_NONE = b""

# name, what the chip receives before, the message it must refuse, a word of its sentence
REFUSALS = (
    ("reserved bit in the control byte", _NONE, b"\x01\xae", "reserved"),
    ("every reserved bit in the control byte", _NONE, b"\x3f\xae", "reserved"),
    ("reserved bit in the second control byte", _NONE, b"\x80\xae\x82\xaf", "reserved"),
    ("message without its control byte", _NONE, b"\xae", "reserved"),
    ("command stream without a command", _NONE, b"\x00", "ends"),
    ("data stream without data", _NONE, b"\x40", "ends"),
    ("single command cut off", _NONE, b"\x80", "ends"),
    ("single data byte cut off", _NONE, b"\xc0", "ends"),
    ("second single command cut off", _NONE, b"\x80\xae\x80", "ends"),
    ("data stream without data after commands", _NONE, b"\x80\xb0\x40", "ends"),
    ("unknown command", _NONE, b"\x00\xff", "no command"),
    ("unknown command among the scrolls", _NONE, b"\x00\x28", "no command"),
    ("page command beyond the pages", _NONE, b"\x00\xb8", "no command"),
    ("scan direction with a stray bit", _NONE, b"\x00\xc1", "no command"),
    ("addressing mode that does not exist", _NONE, b"\x00\x20\x03", "mode"),
    ("addressing mode with a stray bit", _NONE, b"\x00\x20\x10", "mode"),
    ("column window in page mode", _PAGE, b"\x00\x21\x00\x7f", "page addressing"),
    ("page window in page mode", _PAGE, b"\x00\x22\x00\x07", "page addressing"),
    ("page command in horizontal mode", _HORIZONTAL, b"\x00\xb0", "page addressing"),
    ("low column command in vertical mode", b"\x00\x20\x01", b"\x00\x00", "page addressing"),
    ("high column command in horizontal mode", _HORIZONTAL, b"\x00\x10", "page addressing"),
    ("high column command beyond the columns", _PAGE, b"\x00\x18", "columns"),
    ("column window beyond the columns", _HORIZONTAL, b"\x00\x21\x00\x80", "columns"),
    ("column window starting beyond the columns", _HORIZONTAL, b"\x00\x21\x80\xff", "columns"),
    ("column window the wrong way round", _HORIZONTAL, b"\x00\x21\x05\x04", "column window"),
    ("page window beyond the pages", _HORIZONTAL, b"\x00\x22\x00\x08", "pages"),
    ("page window the wrong way round", _HORIZONTAL, b"\x00\x22\x03\x02", "page window"),
    ("data while a command lacks arguments", b"\x00\x81", b"\x40\x00", "0x81"),
    ("data in the middle of a message's command", _NONE, b"\x80\x81\x40\x00", "lacks"),
    ("column left over outside the window", b"\x00\x20\x00\x21\x00\x07\x20\x02\x08\x20\x00",
     b"\x40\x00", "window"),
    ("page left over outside the window", b"\x00\x20\x00\x22\x00\x02\x20\x02\xb3\x20\x01",
     b"\x40\x00", "window"),
    ("multiplex ratio too small", _NONE, b"\x00\xa8\x0e", "16 to 64"),
    ("multiplex ratio too large", _NONE, b"\x00\xa8\x40", "16 to 64"),
    ("display offset too large", _NONE, b"\x00\xd3\x40", "offset"),
    ("charge pump with wrong bits", _NONE, b"\x00\x8d\x04", "pump"),
    ("charge pump of another chip", _NONE, b"\x00\x8d\x94", "pump"),
    ("COM pins with wrong bits", _NONE, b"\x00\xda\x10", "COM pins"),
    ("COM pins with a stray bit", _NONE, b"\x00\xda\x52", "COM pins"),
    ("Vcomh level that does not exist", _NONE, b"\x00\xdb\x40", "Vcomh"),
    ("pre-charge phase 1 of no length", _NONE, b"\x00\xd9\x20", "phase 1"),
    ("pre-charge phase 2 of no length", _NONE, b"\x00\xd9\x02", "phase 2"),
    ("current reference with a stray bit", _NONE, b"\x00\xad\x31", "reserved"),
    ("scroll started without a setup", _NONE, b"\x00\x2f", "set up"),
    ("scroll setup that does not begin in zero", _NONE,
     b"\x00\x26\x01\x00\x00\x07\x00\xff", "zero"),
    ("scroll interval too large", _NONE, b"\x00\x27\x00\x00\x08\x07\x00\xff", "interval"),
    ("scroll beyond the pages", _NONE, b"\x00\x27\x00\x00\x00\x08\x00\xff", "pages"),
    ("scroll area the wrong way round", _NONE, b"\x00\x27\x00\x05\x00\x04\x00\xff", "area"),
    ("scroll setup that ends wrongly", _NONE, b"\x00\x26\x00\x00\x00\x07\x00\x00", "0xFF"),
    ("diagonal step beyond the scroll area", _NONE, b"\x00\x29\x00\x00\x00\x07\x40", "step"),
    ("scroll setup while it is running", _SCROLL + b"\x2f", _SCROLL, "running"),
    ("data while the scroll is running", _SCROLL + b"\x2f", b"\x40\x00", "running"),
    ("scroll area larger than the display", _NONE, b"\x00\xa3\x20\x21", "larger"),
    ("scroll area above the start line", b"\x00\x50", b"\x00\xa3\x00\x10", "start line"),
)  # fmt: skip


def refusal(before, message):
    """Return the sentence of the refusal, or an empty one when the chip took the message."""
    chip = Ssd1306Chip()
    chip.write(before)
    try:
        chip.write(message)
    except ChipError as error:
        return str(error)
    return ""


def test_each_kind_of_malformed_traffic_is_refused_with_its_reason():
    for name, before, message, word in REFUSALS:
        sentence = refusal(before, message)
        assert word in sentence, (name, sentence)
        assert sentence.endswith("."), name


def test_the_kinds_have_names_of_their_own():
    assert len({row[0] for row in REFUSALS}) == len(REFUSALS)


def test_every_code_that_the_datasheet_does_not_list_is_refused():
    known = [0x20, 0x21, 0x22, 0x26, 0x27, 0x29, 0x2A, 0x2E, 0x2F, 0x81, 0x8D, 0xA0, 0xA1]
    known += [0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xAD, 0xAE, 0xAF, 0xC0, 0xC8]
    known += [0xD3, 0xD5, 0xD9, 0xDA, 0xDB, 0xE3]
    for code in range(256):
        is_known = code in known or code < 0x20 or 0x40 <= code < 0x80 or 0xB0 <= code < 0xB8
        is_refused = "no command" in refusal(b"", bytes([0x00, code]))
        assert is_refused != is_known, hex(code)


def test_only_bytes_are_carried_by_the_bus():
    for wrong in ("\x00\xae", [0x00, 0xAE], 0xAE, None):
        try:
            Ssd1306Chip().write(wrong)
        except TypeError:
            continue
        raise AssertionError(wrong)
