"""What a computer at the cable may ask of the device while the app is paused.

Host tools of any age call these names: they stay as they are, in the compiled firmware too.
"""

import main


def is_paused():
    """Tell whether there is an app that can go on."""
    return bool(main.running)


def go_on():
    """Let the app go on from where it was paused."""
    main.run()


def check(names=None):
    """Do the self-test, or some of its parts; `checks.over_cable` says what it prints."""
    from checks.over_cable import run

    device = main.running[0]
    run(device.board, device.disk, device.draw_secret, names)


def frame():
    """Return what the glass shows: 1024 bytes, eight strips of columns that are a byte high."""
    return bytes(main.running[0].board.oled.glass)
