"""What is kept on flash: settings, later the journals. The disk is handed in."""
