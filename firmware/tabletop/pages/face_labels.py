"""What stands below the bars of a die: names of faces, as many as there is room for."""

_STRIDES = (1, 2, 5, 10, 20, 50)
_GAP_PX = 3


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
