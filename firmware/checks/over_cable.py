"""The self-test for somebody at the other end of the cable: a line for each finding.

finding<TAB>part<TAB>ok, warn or bad<TAB>sentence
ask<TAB>part<TAB>sentence     whoever holds the device has to do something
done
"""

from checks import report
from checks.asking import ASKING
from checks.quiet import QUIET
from framebuf import MONO_VLSB, FrameBuffer
from key import KEY_MASK, KIND_MASK, RELEASE, TAP


def run(board, names=None):
    """Check the parts named, or all; print what is found and keep it in the report."""
    found: list = []
    picture = FrameBuffer(bytearray(1024), 128, 64, MONO_VLSB)
    picture.blit(board.oled, 0, 0)
    is_dozing, board.is_dozing = board.is_dozing, False
    board.oled.set_power(True)
    try:
        for part, check in QUIET:
            if not names or part in names:
                _tell(part, check(board), found)
        for part, kind in ASKING:
            if not names or part in names:
                _tell(part, _ask(part, kind(), board), found)
    finally:
        board.is_dozing = is_dozing
        board.oled.blit(picture, 0, 0)
        board.oled.set_power(not is_dozing)
        while board.keys.take():
            pass  # nobody meant the app
    report.keep(board.disk, found, board.now())
    print("done")


def _tell(part, findings, found):
    for grade, sentence in findings:
        found.append((part, grade, sentence))
        print("finding", part, report.GRADES[grade], sentence.decode(), sep="\t")


def _ask(part, check, board):
    """Let somebody answer a check; return its findings."""
    asked = b""
    check.begin(board, board.now())
    try:
        while not check.is_over:
            if check.ask != asked:
                asked = check.ask
                print("ask", part, asked.decode(), sep="\t")
            check.step(board.now())
            check.show(board)
            code = board.keys.take()
            if code & KIND_MASK in (TAP, RELEASE):
                check.answer(code & KEY_MASK)
            board.rest()
    finally:
        check.end(board)
    return check.findings()
