"""The rules of Zoneplex in our own words, a section a file, and what applies now."""
