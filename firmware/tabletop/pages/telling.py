"""Moves of a game in whole sentences: who did what. Loaded for a moment, for a few moves."""


def told(game, first, count):
    """Return what moves `first` to `first + count - 1` did, a sentence each.

    The rules, or the game's `play`, may offer `tell(state, move, tape)` with the state before the
    move; without it the label stands for the sentence.
    """
    table, rules = game.table, game.play.RULES
    place = game.play if hasattr(game.play, "tell") else rules
    if not hasattr(place, "tell"):
        return [table.label(first + index) for index in range(count)]
    state = table.look(first)
    sentences = []
    for index in range(first, first + count):
        move = table.move(index)
        sentences.append(place.tell(state, move, table.tape(index)))
        state.chance.tape = bytearray()
        rules.apply(state, move)
    return sentences
