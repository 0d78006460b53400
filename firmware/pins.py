"""The wiring: GPIO numbers, bus speed, LED count. `hardware/pinout.csv` says the same."""

SCL = 22
SDA = 21
I2C_HZ = 400_000
OLED_ADDRESS = 0x3C

# RTC-capable and with internal pull-ups, so that a key can wake the chip from sleep.
KEY_UP = 32
KEY_DOWN = 33
KEY_OK = 25
KEY_BACK = 26

LEDS = 27
LED_COUNT = 8

# On ADC1: ADC2 is not to be had while the radio is on.
BATTERY = 35
