"""A whole game on the compiled firmware, every page opened at every kind of step."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import HOME, PAGE, STEP, Course
from host_tools.evening.device import EveningDevice, WrongPicture
from host_tools.evening.hard_heap import (
    LARGEST_BYTES,
    WIDE_HEAP_BYTES,
    free_pieces,
    full_at,
    too_large_at,
)
from host_tools.evening.weights import Weights, weigh
from host_tools.micropython_vm.vm import VmError
from host_tools.shelf import pieces

KB = 1024


@pytest.fixture(scope="module")
def lab() -> Iterator[Laboratory]:
    with Laboratory() as made:
        yield made


@pytest.fixture(scope="module")
def course() -> Course:
    """Return the first course of the last game that has one: the heaviest."""
    *_, piece = pieces("evening").values()
    first: Course = next(iter(piece.courses()))
    return first


@pytest.fixture(scope="module")
def short_course() -> Course:
    """Return the first course of the first game that has one."""
    piece = next(iter(pieces("evening").values()))
    first: Course = next(iter(piece.courses()))
    return first


@pytest.fixture(scope="module")
def weights(lab: Laboratory, course: Course) -> Weights:
    return weigh(lab, course)


def test_a_course_goes_from_home_through_steps_and_pages_and_home_again(course: Course) -> None:
    assert {press.place for press in course.presses} == {HOME, STEP, PAGE}
    assert course.presses[-1].place == HOME


def test_no_step_and_no_page_is_too_heavy(weights: Weights) -> None:
    assert weights.first_home <= 44 * KB
    assert weights.most[STEP] <= 88 * KB, weights.where
    assert weights.most[PAGE] <= 96 * KB, weights.where


def test_home_gives_the_memory_back(weights: Weights) -> None:
    assert weights.most[HOME] - weights.first_home <= 4 * KB


def test_names_are_few(weights: Weights) -> None:
    assert weights.names <= 900


def test_the_game_runs_whole_in_a_heap_that_cannot_grow(lab: Laboratory, course: Course) -> None:
    assert full_at(lab, course) == ""


def test_a_heap_that_is_too_small_is_told(lab: Laboratory, course: Course) -> None:
    assert full_at(lab, course, 90_000)


def test_nothing_after_the_start_is_one_large_piece(lab: Laboratory, short_course: Course) -> None:
    assert too_large_at(lab, short_course) == ""


def test_a_piece_that_is_too_large_is_told(lab: Laboratory) -> None:
    with lab.compiled_board(heap_bytes=WIDE_HEAP_BYTES) as vm:
        EveningDevice(lab, vm, {}).break_up(LARGEST_BYTES)
        vm.fence()
        vm.run(f"bytearray({LARGEST_BYTES // 2})")
        with pytest.raises(VmError) as told:
            vm.run(f"bytearray({LARGEST_BYTES + 64})")
        assert told.value.kind == "full"


def test_games_follow_each_other_without_breaking_the_heap_up(
    lab: Laboratory, short_course: Course
) -> None:
    first, *_, last = free_pieces(lab, [short_course] * 2)

    assert last >= first * 3 // 4


def test_another_picture_than_that_of_the_sources_is_found(
    lab: Laboratory, course: Course
) -> None:
    with lab.compiled_board() as vm:
        device = EveningDevice(lab, vm, course.files)
        with pytest.raises(WrongPicture):
            device.press(replace(course.presses[0], picture=0))
