"""The checks that need nobody: (part, check) each; `check(board)`."""

from checks.battery_check import check_battery
from checks.entropy_check import check_entropy
from checks.files_check import check_files
from checks.heap_check import check_heap
from checks.i2c_check import check_i2c

QUIET = (
    ("heap", check_heap),
    ("files", check_files),
    ("entropy", check_entropy),
    ("i2c", check_i2c),
    ("battery", check_battery),
)
