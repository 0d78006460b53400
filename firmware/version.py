"""The version of the firmware, as its pages and the tools at the cable tell it."""

VERSION = b"0.1.0"
