"""What every disk promises, whatever is behind it: each check gets a disk that is empty."""


def read_gives_nothing_for_a_missing_file(disk):
    assert disk.read("nothing") is None
    assert disk.read("no_folder/nothing") is None


def an_append_makes_the_file_and_then_grows_it(disk):
    disk.append("log", b"one")
    disk.append("log", b"")
    disk.append("log", bytearray(b"two"))

    assert disk.read("log") == b"onetwo"


def a_replacement_is_whole(disk):
    disk.replace("state", b"a long state")
    disk.replace("state", b"short")
    disk.replace("empty", b"")

    assert disk.read("state") == b"short"
    assert disk.read("empty") == b""


def a_replacement_leaves_nothing_else_behind(disk):
    disk.replace("state", b"a")

    assert disk.names() == ["state"]


def an_append_after_a_replacement_goes_on_behind_it(disk):
    disk.append("log", b"damaged")
    disk.replace("log", b"sound")
    disk.append("log", b"+")

    assert disk.read("log") == b"sound+"


def files_in_folders_are_apart(disk):
    disk.make_folder("a")
    disk.make_folder("b")
    disk.append("a/x", b"1")
    disk.append("b/x", b"2")
    disk.append("x", b"3")

    assert (disk.read("a/x"), disk.read("b/x"), disk.read("x")) == (b"1", b"2", b"3")
    assert disk.names() == ["a", "b", "x"]
    assert disk.names("a") == ["x"]


def names_are_in_order(disk):
    for name in ("002", "000", "head", "001"):
        disk.replace(name, b"")

    assert disk.names() == ["000", "001", "002", "head"]


def a_missing_folder_has_no_names(disk):
    assert disk.names("nothing") == []


def nothing_can_be_written_into_a_missing_folder(disk):
    for write in (disk.append, disk.replace):
        try:
            write("nothing/x", b"1")
        except OSError:
            continue
        raise AssertionError("a file without its folder")

    assert disk.names() == []


def a_folder_may_be_made_twice(disk):
    disk.make_folder("a")
    disk.append("a/x", b"1")
    disk.make_folder("a")

    assert disk.read("a/x") == b"1"


def a_folder_goes_with_all_that_is_in_it(disk):
    disk.make_folder("a")
    disk.append("a/x", b"1")
    disk.append("a/y", b"2")
    disk.append("ab", b"3")
    disk.remove_folder("a")

    assert disk.names() == ["ab"]
    assert disk.read("a/x") is None


def what_is_missing_may_be_removed(disk):
    disk.remove("nothing")
    disk.remove("nothing/at all")
    disk.remove_folder("nothing")

    assert disk.names() == []


def a_removed_file_is_gone(disk):
    disk.append("x", b"1")
    disk.remove("x")

    assert disk.read("x") is None
    assert disk.names() == []


def room_is_told_in_bytes(disk):
    assert disk.free_bytes() > 100_000


CHECKS = (
    read_gives_nothing_for_a_missing_file,
    an_append_makes_the_file_and_then_grows_it,
    a_replacement_is_whole,
    a_replacement_leaves_nothing_else_behind,
    an_append_after_a_replacement_goes_on_behind_it,
    files_in_folders_are_apart,
    names_are_in_order,
    a_missing_folder_has_no_names,
    nothing_can_be_written_into_a_missing_folder,
    a_folder_may_be_made_twice,
    a_folder_goes_with_all_that_is_in_it,
    what_is_missing_may_be_removed,
    a_removed_file_is_gone,
    room_is_told_in_bytes,
)
