"""How a game stands: whether it is over, who has won, and the conditions that decide it."""

from micropython import const

NOBODY = const(-1)


class Reason:
    """One condition: the `rule` it comes from, a `sentence` with the numbers, if it `holds`.

    `holds` is None for what nobody can know yet.
    """

    __slots__ = ("holds", "rule", "sentence")

    def __init__(self, rule, sentence, holds):
        self.rule = rule
        self.sentence = sentence
        self.holds = holds


class Verdict:
    """What the rules say about a state. `winner` is a seat, or NOBODY.

    A game that is over may have no winner. A verdict without reasons is that of a game
    which has no end of its own: it is over when the table says so.
    """

    __slots__ = ("is_over", "reasons", "winner")

    def __init__(self, is_over, winner, reasons):
        self.is_over = is_over
        self.winner = winner
        self.reasons = reasons


ENDLESS = Verdict(False, NOBODY, ())
