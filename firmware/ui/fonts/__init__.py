"""The glyphs: each font a table of bytes, made from drawings."""
