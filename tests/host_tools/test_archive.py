"""The one file of the firmware's modules: found by number, packed, read one after the other."""

from pathlib import Path

import pytest

import archive
from host_tools.micropython_vm.vm import Vm, VmError
from host_tools.shrink.archive import NameClash, checksum, pack
from host_tools.size import FIRMWARE
from tests.host_tools.mpy_text import compiled


def test_the_archive_finds_files_by_number_and_modules_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "modules.zk"
    path.write_bytes(pack([b"first", b"second"], {"games.one": 1, "games.two": 0}))
    found = archive.Archive(str(path))
    monkeypatch.setattr(archive, "_archives", [found])

    found.wanted = 1
    with found.open("/zk.mpy", "rb") as file:
        assert file.read() == b"second"
    assert [archive.key_of(name) for name in ("games.one", "games.two", "17")] == [1, 0, 17]
    assert archive.key_of("games.three") == "games.three"
    assert found.stat("/zk.mpy")[0] == 0x8000
    for other in ("/zk1.mpy", "/zk.py", "/os.mpy"):
        with pytest.raises(OSError):
            found.stat(other)


def test_without_an_archive_a_module_is_known_by_its_name() -> None:
    assert archive.key_of("games.one") == "games.one"


def test_names_with_one_checksum_are_refused() -> None:
    sums: dict[int, str] = {}
    names = iter(f"m{number}" for number in range(100_000))
    name = next(name for name in names if sums.setdefault(checksum(name), name) != name)

    with pytest.raises(NameClash):
        pack([b""], {name: 0, sums[checksum(name)]: 0})


def test_modules_come_from_the_archive_by_number_under_one_name(tmp_path: Path) -> None:
    texts = ["", "other = zk(2)\nvalue = other.value + 1\n", "value = 40\n"]
    with Vm() as vm:
        vm.write("/1/modules.zk", pack([compiled(text, tmp_path) for text in texts], {}))
        vm.run("import archive, sys\narchive._mount('/1/')")

        assert vm.run("print(zk(1).value, zk(1) is zk(1), zk(1).other is zk(2))") == (
            "41 True True\n"
        )
        assert vm.run("print(sorted(archive.loaded), 'zk' in sys.modules)") == "[1, 2] False\n"


def test_packed_modules_are_read_one_after_the_other(tmp_path: Path) -> None:
    words = "".join(f"'words of number {number}', " for number in range(40))
    long = f"def say():\n    return [{words}{{0}}]\n" + "value = {0}\n"
    texts = ["", "other = zk(2)\n" + long.format(1), long.format(2), long.format(3)]
    files = [compiled(text, tmp_path) for text in texts]
    packed = pack(files, {})
    assert len(packed) < sum(map(len, files)) / 2
    with Vm() as vm:
        vm.write("/1/modules.zk", packed)
        vm.run("import archive\narchive._mount('/1/')")

        assert vm.run("print(zk(1).value, zk(1).other.value, len(zk(3).say()))") == "1 2 41\n"
        vm.run("reader = archive.unpacker[0]; archive.loaded.clear()")
        assert vm.run("print(zk(2).value, archive.unpacker[0] is reader)") == "2 True\n"

        # Nothing stays open: flash counts a file that is open as taken.
        vm.run("file = reader.file; archive.put_away_unpacker()")
        with pytest.raises(VmError, match="Error"):
            vm.run("file.read(1)")
        assert vm.run("print(archive.unpacker[0])") == "None\n"
        vm.run("archive.loaded.clear(); zk(2); reader = archive.unpacker[0]")

        # A module that could not be read to its end leaves an inflater nobody goes on with.
        vm.run("archive.loaded.clear(); reader.is_ready = False")
        assert vm.run("print(zk(3).value, archive.unpacker[0] is reader)") == "3 False\n"


def test_a_packed_module_for_which_the_unpacker_is_read_still_finds_itself(tmp_path: Path) -> None:
    own = f"me = __import__('sys').modules[__name__]\nwords = {'as ever ' * 40!r}\n"
    reader = (FIRMWARE / "unpacker.py").read_text()
    files = [compiled(text, tmp_path) for text in ("", own, reader)]
    with Vm() as vm:
        vm.write("/1/modules.zk", pack(files, {}, (2,)))
        vm.run("import archive, sys\narchive._mount('/1/')")
        vm.run("archive._unpacker = lambda file: zk(2).Unpacker(file)")  # what a build makes of it

        assert vm.run("print(zk(1).me is zk(1), 'zk' in sys.modules)") == "True False\n"


def test_a_second_archive_takes_the_place_of_the_first(tmp_path: Path) -> None:
    with Vm() as vm:
        for number in (1, 2):
            files = [compiled("", tmp_path), compiled(f"value = {number}\n", tmp_path)]
            vm.write(f"/{number}/modules.zk", pack(files, {}))
            vm.run(f"import archive\narchive._mount('/{number}/')")
            assert vm.run("print(zk(1).value)") == f"{number}\n"
