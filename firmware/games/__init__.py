"""The shelf: one folder a game, loaded only when it is played."""

# What `catalogue` finds by itself, for a build into which the firmware is frozen: there no folder
# can be listed.
FROZEN = ("toolbox", "zoneplex")
