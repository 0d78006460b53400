"""What tests play of ZoneS on both interpreters."""
