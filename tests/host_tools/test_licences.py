"""`zonekeeper licences`: complete, and as the packages say themselves."""

import json
import re
from importlib.metadata import PackageNotFoundError, metadata

import pytest

from host_tools import cli, licences
from host_tools.set_up import VENV

Captured = pytest.CaptureFixture[str]

# Where a package names its licence by a word or a classifier, and not by an SPDX expression.
_WORDS = {
    "MIT": "MIT",
    "Permission is hereby granted, free of charge": "MIT",
    "BSD": "BSD",
    "Apache": "Apache-2.0",
    "Mozilla": "MPL-2.0",
    "Public Domain": "Unlicense",
}


def own_words(name: str) -> str:
    """Return what an installed package says of its licence, or nothing."""
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return ""
    if found["License-Expression"]:
        return str(found["License-Expression"])
    said = [each for each in found.get_all("Classifier", []) if each.startswith("License ::")]
    return " ".join([str(found["License"] or ""), *said])


def test_every_part_has_a_licence_and_a_use(capsys: Captured) -> None:
    assert cli.main(["licences"]) == 0

    told = capsys.readouterr().out
    for part in licences.parts():
        assert part.licence and part.use in ("shipped", "run", "test", "case", "words"), part
        assert re.search(rf"{re.escape(part.name)} +{re.escape(part.version)} +\S", told), part


def test_the_licences_are_those_that_the_packages_name() -> None:
    compared = 0
    for part in licences.parts():
        said = own_words(part.name)
        wanted = next((ours for word, ours in _WORDS.items() if word in said), said)
        if wanted.strip():
            assert wanted in part.licence or part.licence in said, (part, said)
            compared += 1
    assert compared > 30


def test_the_licences_of_npm_are_those_of_its_lock() -> None:
    lock = json.loads((licences.NODE / "package-lock.json").read_text())
    rows = {part.name: part.licence for part in licences.parts()}

    for path, package in lock["packages"].items():
        if path:
            assert rows[f"npm {path.removeprefix('node_modules/')}"] == package["license"]


def test_everything_that_is_installed_is_listed() -> None:
    listed = {re.sub("[-_.]+", "-", part.name).lower() for part in licences.parts()}
    for folder in VENV.glob("lib/python*/site-packages/*.dist-info"):
        name = re.sub("[-_.]+", "-", folder.name.split("-")[0]).lower()
        assert name in listed | {"pip", "setuptools", "wheel"}, name


def test_it_is_told_as_json_too(capsys: Captured) -> None:
    assert cli.main(["licences", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told[0].keys() == {"name", "version", "licence", "use"}


def test_a_part_without_a_licence_is_told(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(licences, "versions", lambda: {"zonekeeper": "1", "mystery": "2"})

    assert licences.main([]) == 1

    told = capsys.readouterr().err
    assert "mystery has no licence in licences.csv." in told
    assert "rich is in licences.csv and not used." in told
