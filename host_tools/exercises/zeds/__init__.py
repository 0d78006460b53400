"""What tests play of Zeds Zone on both interpreters."""
