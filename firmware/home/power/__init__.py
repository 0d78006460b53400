"""The cell and the sleep: what the device does to last."""
