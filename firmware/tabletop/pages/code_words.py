"""Words of the page with a digest's words and its code, loaded only with it."""

from ui import sign

TO_CODE = sign.UP + sign.DOWN + b" QR"
TO_WORDS = sign.UP + sign.DOWN + b" words"
OK_DOES = b"OK "
LEAVE = b"BACK leave"
ADVICE = (b"Photograph", b"this code.")
HELP_CODE = (
    b"Eight words from a list of 4,096: note them, read them out, or take a picture of the code, "
    b"which holds all of it. With the words, any computer and the log, anybody can tell later "
    b"that nothing was changed. UP and DOWN change between the words and the code."
)
