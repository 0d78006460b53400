"""A move that may not be made: a value with the rule's ID and a sentence, never an exception."""


class Refusal:
    """Why a move was refused. `rule` is an ID, `sentence` what the screen says."""

    __slots__ = ("rule", "sentence")

    def __init__(self, rule, sentence):
        self.rule = rule
        self.sentence = sentence
