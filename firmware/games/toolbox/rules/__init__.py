"""What the tools do. Pure: no clock, no files, no screens."""
