"""What the keys do while a sector is drawn, or a grenade thrown."""

from ui import words

HERE = b"draw it"
ROW = b"this row"
ROWS = b"rows"
LEAVE = words.BACK_LEAVE
SHELTER = b"shelter"
THROW = b"erase it"
KEEP = b"keep"
