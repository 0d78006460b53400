"""Checks of the device's own parts, without a screen; a finding is a grade and a sentence."""
