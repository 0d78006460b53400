"""The app: one round of keys, screen, lights and picture. No loop, no sleep."""

import gc

import modules
from home.open_game import OpenGame
from home.power.sleep import Sleep
from home.root import Root
from storage.settings import Settings
from ui.lights import FAULT, SCREEN, Lights
from ui.stage import Stage


class App:
    """What the device does while it is on. Screens see the public attributes."""

    def __init__(self, board):
        self.board = board
        self._lights = Lights(board.pixels)
        self._stage = Stage(board.oled, board.keys)
        self._sleep = Sleep(board)
        self._no_display = None  # what the lights say then
        self._told_level = 0  # of the battery
        self.settings = Settings(board.disk)
        self.battery = board.battery
        self.game = OpenGame(self._stage.stack, board)

    def begin(self, now):
        """Show the launcher, and say what is wrong, if anything."""
        modules.note_loaded()
        is_sound = modules.passing(self.settings.load)
        self.apply_settings()
        self._sleep.wake(now)
        if self.game.name is None:
            modules.borrow("home.trouble").mend(self.game)
        self._stage.stack.push(Root(self), now)
        if not is_sound or self.board.keys.stuck:
            modules.borrow("home.trouble").tell(self, is_sound, self.board.keys.stuck, now)

    def step(self, now):
        """Do one round: take the keys, let the screen change, send the frame, light the row."""
        is_put_off = self._take_keys(now)
        modules.rest()
        if is_put_off:
            self._lights.claim(SCREEN, None)  # the screen that is gone shall leave no trace
            gc.collect()  # what comes next shall lie low, and leave one large piece free
            return
        level = self.battery.level
        # A warning would not be seen in the dark; an empty cell cannot wait.
        if level != self._told_level and (level > 1 or not self._sleep.is_asleep):
            self._tell_battery(level, now)
        if self._stage.stack.top.keeps_awake:
            self._sleep.touch(now)
        if self._sleep.step(now):
            self._lights.darken()
            return
        self._lights.claim(SCREEN, self._stage.stack.top)
        self._follow_display()
        self._stage.step(now)  # first: the lights show what the picture shows
        self._lights.step(now)

    def _take_keys(self, now):
        """Show what was put off, take the keys; tell whether a screen is put off to the next."""
        stack = self._stage.stack
        if stack.coming is not None:
            self._try(stack.take_coming(), now)
            if stack.coming is not None:
                return True
            gc.collect()
        code = self.board.keys.take()
        while code:
            if not self._sleep.swallows(code, now):
                self._try(self._stage.handle, now, code)
                if stack.coming is not None:
                    return True
            code = self.board.keys.take()
        return False

    def _try(self, call, now, *code):
        """Do what a key asks for; without an answer from flash go home."""
        try:
            call(*code, now)
        except OSError:
            modules.borrow("home.trouble").give_up(self.game, now)
        if self._stage.stack.coming is None:
            self.game.follow(now)
        else:
            self.game.let_pages_go()

    def _follow_display(self):
        """Let the lights tell when there is no display to tell anything."""
        oled = self.board.oled
        if oled.is_lost and self._no_display is None:
            from ui.fault_light import FaultBlink

            self._no_display = FaultBlink(oled.fault_code)
        self._lights.claim(FAULT, self._no_display if oled.is_lost else None)

    def _tell_battery(self, level, now):
        from home.power.low_battery import follow

        if level > 1:
            self._sleep.wake(now)
        follow(self.board, self._stage.stack, self._told_level, now)
        self._told_level = level

    def apply_settings(self):
        """Put the settings into force."""
        effects = modules.borrow("home.effects")  # at the start, and then hardly ever
        effects.apply_settings(self.settings.values, self.board, self._lights, self._sleep)

    def say(self, sentence, now):
        """Lay a short sentence over the picture for a moment."""
        self._stage.say(sentence, now)

    @property
    def faults(self):
        """Return the parts that do not answer, one bit a fault code."""
        return self.board.faults

    @property
    def screen(self):
        """Return the screen in sight."""
        return self._stage.stack.top

    def free_memory(self):
        """Return the bytes of heap that are free."""
        gc.collect()
        return gc.mem_free()
