"""Words of the settings, loaded only with their screen."""

HELP_SETTINGS = (
    b"Choose a setting, press OK, change it with UP and DOWN. You see the effect at once. "
    b"OK keeps it, BACK takes it back. The self-test looks at every part of the device."
)

SELF_TEST = b"Self-test"
ROWS = (
    b"Light brightness",
    b"Contrast",
    b"Flip screen",
    b"Sleep after",
    b"Key repeat",
    b"Lights",
    SELF_TEST,
)
SETTING_CHOICES = (
    (b"5 %", b"10 %", b"20 %", b"40 %", b"70 %", b"100 %"),
    (b"1", b"2", b"3", b"4", b"5"),
    (b"no", b"yes"),
    (b"1 min", b"2 min", b"5 min", b"15 min", b"never"),
    (b"off", b"slow", b"normal", b"fast"),
    (b"full", b"calm", b"white", b"off"),
)
