"""Is it fair tonight? Bands of known width, groups of faces, and the face that stands out."""

from tabletop.pages.fairness import band, fewest_rolls, find_odd, group, is_enough

# (rolls, faces): (fewest, most), from exact fractions.
_KNOWN = (
    (0, 6, 0, 0),
    (1, 6, 0, 1),
    (5, 6, 0, 5),
    (6, 6, 0, 5),
    (60, 2, 17, 43),
    (60, 6, 1, 22),
    (300, 6, 27, 76),
    (1000, 6, 124, 212),
    (60, 20, 0, 12),
    (300, 20, 2, 32),
    (300, 100, 0, 13),
    (1000, 50, 4, 41),
)


def test_bands_are_the_known_ones():
    for rolls, faces, low, high in _KNOWN:
        assert band(rolls, faces) == (low, high), (rolls, faces)


def test_the_band_of_a_long_campaign_is_found_too():
    low, high = band(20_000, 6)

    assert low < 20_000 // 6 < high
    assert high - low < 500


def test_a_die_with_one_face_has_no_choice():
    assert band(7, 1) == (7, 7)
    assert find_odd([7]) == -1


def test_every_band_holds_what_is_expected_and_lies_within_the_rolls():
    for faces in (2, 3, 4, 6, 7, 10, 20, 97, 100):
        for rolls in range(0, 200, 7):
            low, high = band(rolls, faces)
            assert 0 <= low <= rolls // faces <= high <= rolls


def test_five_of_each_face_are_enough():
    assert fewest_rolls(6) == 30
    assert not is_enough(29, 6)
    assert is_enough(30, 6)


def test_faces_within_the_band_are_not_odd():
    assert find_odd([0, 0, 0, 0, 0, 0]) == -1
    assert find_odd([10, 10, 10, 10, 10, 10]) == -1
    assert find_odd([22, 12, 9, 8, 8, 1]) == -1


def test_the_face_farthest_outside_is_odd():
    assert find_odd([23, 13, 8, 8, 7, 1]) == 0
    assert find_odd([12, 12, 12, 12, 12, 0]) == 5
    assert find_odd([30, 10, 10, 10, 0, 0]) == 0
    assert find_odd([0, 200, 199, 201, 200, 200]) == 0


def test_groups_are_equal_and_keep_the_sum():
    for faces in range(1, 101):
        counts = list(range(faces))
        grouped = group(counts, 20)

        assert sum(grouped) == sum(counts)
        assert faces % len(grouped) == 0


def test_few_faces_stand_alone_and_many_in_groups():
    assert len(group([0] * 6, 20)) == 6
    assert len(group([0] * 20, 20)) == 20
    assert len(group([1] * 100, 20)) == 20
    assert group([1] * 100, 10) == [10] * 10
    assert group([1] * 30, 20) == [2] * 15


def test_faces_that_cannot_be_grouped_stand_alone():
    for faces in (23, 46, 97):
        assert len(group([0] * faces, 20)) == faces
