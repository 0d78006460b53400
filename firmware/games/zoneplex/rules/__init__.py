"""The rules of Zoneplex, a family a file. Pure: no clock, no files, no screens."""
