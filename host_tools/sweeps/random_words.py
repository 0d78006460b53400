"""Makes up what rough hands do: the words of `host_tools.exercises.rough_use`, at random."""

from random import Random

# Weights. OK and DOWN lead deeper, BACK leads out: this mixture spends its time everywhere.
_KEYS = {"U": 20, "D": 26, "O": 34, "B": 12}
_GESTURES = {"t": 32, "q": 46, "h": 7, "l": 2, "r": 8, "p": 3, "P": 1, "c": 1}
_EVENTS = {"t": 2, "q": 2, "h": 3, "l": 4, "r": 6, "p": 2, "P": 3, "c": 2}
_FAULTS = {"nack": 8, "jam": 3, "unplug": 3, "plug": 8, "dark": 1, "flat": 3, "full": 3, "free": 4}
_FAULTS |= {"rot": 1, "cut": 2, "cutx": 1, "cutU": 1, "cutO": 1, "cutB": 1}
_PASSING_MS = (4, 16, 50, 120, 300)
_LEAPS_MS = (700, 5_000, 61_000, 301_000, 16 * 60_000, 0x20000000)

# Of a hundred words, so many are not about keys.
_PAUSES, _LEAPS, _FAULTY, _HOME = 8, 2, 2, 1
_MENU = "hO"  # behind which hands go to a row, whatever it is: so every page is opened
_MENU_ROWS = 12
_MOST_WAITING = 4  # taps, while a frame is on its way to the glass
_GLASS_SHARE = 0.3  # of the words that lead home


def random_words(seed: int, events: int) -> list[str]:
    """Return words that make about `events` key events, always the same for a seed."""
    rng = Random(seed)
    words: list[str] = []
    made = 0
    while made < events:
        some = [_word(rng)]
        if some == [_MENU]:
            some += ["tD"] * rng.randint(0, _MENU_ROWS) + ["tO"]
        words += some
        made += sum(map(events_of, some))
    return [*words, "home", "glass"]


def events_of(word: str) -> int:
    """Return how many key events a word makes."""
    is_gesture = word[-1] in _KEYS and not word.startswith("cut")
    return _EVENTS[word[0]] * (len(word) - 1) if is_gesture else 0


def _word(rng: Random) -> str:
    percent = rng.random() * 100
    if percent < _PAUSES:
        return f"w{rng.choice(_PASSING_MS)}"
    if percent < _PAUSES + _LEAPS:
        return f"z{rng.choice(_LEAPS_MS)}"
    if percent < _PAUSES + _LEAPS + _FAULTY:
        return _pick(rng, _FAULTS)
    if percent < _PAUSES + _LEAPS + _FAULTY + _HOME:
        return "glass" if rng.random() < _GLASS_SHARE else "home"
    return _gesture(rng)


def _gesture(rng: Random) -> str:
    kind = _pick(rng, _GESTURES)
    if kind == "c":
        return "c" + "".join(rng.sample(list(_KEYS), 2))
    if kind == "r":
        return "r" + rng.choice("UD")  # the other two never repeat
    count = rng.randint(1, _MOST_WAITING) if kind == "q" else 1
    return kind + "".join([_pick(rng, _KEYS) for _ in range(count)])


def _pick(rng: Random, weights: dict[str, int]) -> str:
    return rng.choices(list(weights), list(weights.values()))[0]
