"""What the page of fairness shows of a die: bars, band, verdict and labels. Borrowed by it."""

from micropython import const
from tabletop.pages import fairness
from tabletop.pages import page_words as words

_MOST_FACES = const(20)  # each with a bar of its own; more are shown in groups
_MOST_GROUPS = const(12)
_ROOM_PX = const(125)
_STRIDES = (1, 2, 5, 10, 20, 50)
_GAP_PX = const(3)


def judge(tally):
    """Return title, bars, both ends of the band and the verdict for an entry of `tallies`."""
    counts = list(tally[1])
    rolls = sum(counts)
    faces = len(counts)
    if faces > _MOST_FACES:
        counts = fairness.group(counts, _MOST_GROUPS)
    low, high = fairness.band(rolls, len(counts))
    return b"%d x %s" % (rolls, tally[0]), counts, low, high, _verdict(tally, counts)


def lay_out(font, tally, bars, high):
    """Return how many pixels apart the bars stand, and (text, x) of each label."""
    most = b"%d" % high
    step = (_ROOM_PX - font.measure(most, 0, len(most))) // bars
    return step, label_faces(font, bars, len(tally[1]) // bars, step, _names(tally))


def name_face(index, size, names=None):
    """Return what a bar stands for: a face, or a group of `size` faces."""
    if names:
        return names[index]
    if size == 1:
        return b"%d" % (index + 1)
    return b"%d-%d" % (index * size + 1, (index + 1) * size)


def label_faces(font, bars, size, step, names=None):
    """Return (text, x) of each label for bars that stand `step` pixels apart.

    A single face is named below the middle of its bar; of a group the last one, below its
    end, as on a ruler.
    """
    if names:
        return [_centred(font, names[i], i * step, step) for i in range(bars)]
    stride = _stride(font, bars, size, step)
    labels = []
    if stride > 2:
        labels.append(_centred(font, b"1", 0, step) if size == 1 else (b"1", 0))
    for i in range(stride - 1, bars, stride):
        text = b"%d" % ((i + 1) * size)
        if size == 1:
            labels.append(_centred(font, text, i * step, step))
        else:
            labels.append((text, (i + 1) * step - 1 - _width(font, text)))
    return labels


def _verdict(tally, counts):
    """Return the verdict in words; it names the face that stands out."""
    rolls = sum(counts)
    odd = fairness.find_odd(counts)
    if odd >= 0:
        face = name_face(odd, len(tally[1]) // len(counts), _names(tally))
        return words.FAIR_ODD % (face, counts[odd])
    if not fairness.is_enough(rolls, len(counts)):
        return words.FAIR_FEW % (rolls, fairness.fewest_rolls(len(counts)))
    return words.FAIR_GOOD


def _names(tally):
    return tally[2] if len(tally) > 2 else None


def _stride(font, bars, size, step):
    """Return how many bars apart the names must be so that they do not touch."""
    needed = _width(font, b"%d" % (bars * size)) + _GAP_PX
    for stride in _STRIDES:
        if stride * step >= needed:
            return stride
    return bars


def _centred(font, text, x, step):
    return text, max(0, x + (step - 1 - _width(font, text)) // 2)


def _width(font, text):
    return font.measure(text, 0, len(text))
