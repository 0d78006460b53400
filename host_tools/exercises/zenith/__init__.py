"""What tests play of Zenith on both interpreters."""
