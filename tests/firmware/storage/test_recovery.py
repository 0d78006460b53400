"""After a restore that a power cut interrupted, the data are where they belong."""

from storage.recovery import recover


class Files:
    """The names in the top folder of a flash, and the renames that were done."""

    def __init__(self, *names):
        self._names = names
        self.renamed = []

    def listdir(self, path):
        assert path == "/"
        return list(self._names)

    def rename(self, old, new):
        self.renamed.append((old, new))


def renamed(*names):
    files = Files("main.py", *names)
    recover("/data", files)
    return files.renamed


def test_data_that_are_there_stay_whatever_lies_beside_them():
    assert renamed("data") == []
    assert renamed("data", "data.new") == []
    assert renamed("data", "data.old", "data.new") == []


def test_the_second_rename_is_done_where_only_that_was_missing():
    assert renamed("data.old", "data.new") == [("/data.new", "/data")]


def test_the_old_data_come_back_where_there_are_no_others():
    assert renamed("data.old") == [("/data.old", "/data")]


def test_a_folder_that_may_be_half_written_is_not_believed():
    assert renamed("data.new") == []
    assert renamed() == []
