"""The device tries its own parts."""
