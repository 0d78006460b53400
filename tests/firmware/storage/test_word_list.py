"""Words of a digest: read from the list, the first bits first; numbers where there is no list."""

from storage import word_list

_DIGEST = bytes(range(32))
_WORDS = [b"aback", b"aviator", b"adapt", b"diva", b"alert", b"infamy", b"android", b"phobia"]


def test_a_digest_has_eight_words_by_its_first_twelve_bytes():
    assert word_list.words(_DIGEST) == _WORDS
    assert word_list.words(_DIGEST[:12] + bytes(20)) == _WORDS
    assert word_list.words(bytes(11) + b"\1" + bytes(20))[7] != word_list.words(bytes(32))[7]


def test_every_bit_of_the_twelve_bytes_changes_one_word():
    plain = word_list.words(bytes(32))
    for bit in range(96):
        digest = bytearray(32)
        digest[bit // 8] = 0x80 >> bit % 8
        others = word_list.words(digest)

        assert [i for i in range(8) if others[i] != plain[i]] == [bit // 12]


def test_without_the_list_there_are_numbers():
    place = word_list.PLACE
    word_list.PLACE = "/nowhere/"
    try:
        shown = word_list.words(_DIGEST)
    finally:
        word_list.PLACE = place

    assert shown[:4] == [b"000", b"102", b"030", b"405"]
