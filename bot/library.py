"""The only reader of ``data/``: strict decoding, cross-checks, and the games built from it.

A struct field of a game's content is the file ``<field>.yaml``; a field that maps ids to entries
is a file with ``entries`` (whose ``source`` and ``confidence`` each entry inherits) or a folder
with one file per entry. A new scenario is therefore one new file.
"""

from __future__ import annotations

import copy
import os
import re
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec

from bot.dice.content import SHELF, DiceContent
from bot.engine.game import AnyGame
from bot.errors import KnownError
from bot.games import REGISTRY
from bot.strict_yaml import parse

SHARED = ("source", "confidence")
"""What the entries of a file inherit from its head."""

BESIDES = ("rules.yaml",)
"""Files of a game's folder that are no content."""


class Problem(msgspec.Struct, frozen=True, order=True):
    """Something wrong in a data file: where, inside it where, and what."""

    file: str
    path: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}: {self.path}" if self.path else self.file
        return f"{place}: {self.message}"


class ContentError(KnownError):
    """The data cannot be used; ``problems`` holds all that was found in one run."""

    def __init__(self, problems: list[Problem]):
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def data_folder() -> Path:
    """Return the folder of the data: ``FIELDPOST_DATA``, or ``data`` beside the package."""
    named = os.environ.get("FIELDPOST_DATA")
    return Path(named) if named else Path(__file__).resolve().parent.parent / "data"


def load_games(folder: Path | None = None) -> dict[str, AnyGame]:
    """Build every game from its data; raises ``ContentError``."""
    return games_of(load_contents(folder))


def games_of(contents: Mapping[str, Any]) -> dict[str, AnyGame]:
    """Build the games from their contents, by slug."""
    return {slug: REGISTRY[slug].game(content) for slug, content in contents.items()}


def load_contents(folder: Path | None = None) -> dict[str, Any]:
    """Read the content of every game, by slug in order; raises ``ContentError``."""
    return {slug: load_content(slug, folder) for slug in sorted(REGISTRY)}


def load_content(slug: str, folder: Path | None = None) -> Any:
    """Read one game's content; raises ``ContentError`` with all its problems."""
    return read_content(REGISTRY[slug], (folder or data_folder()) / slug)


def read_content(system: _Readable, folder: Path) -> Any:
    """Read a folder as its system says; raises ``ContentError`` with all its problems."""
    reader = _Reader(system, folder)
    content = reader.read()
    if reader.problems or content is None:
        raise ContentError(sorted(reader.problems))
    return content


def load_dice(folder: Path | None = None) -> DiceContent:
    """Read the dice of all systems; raises ``ContentError`` with all its problems."""
    content: DiceContent = read_content(SHELF, (folder or data_folder()) / "dice")
    return content


def lint(folder: Path | None = None) -> list[Problem]:
    """Return every problem of all data, sorted by file."""
    problems: list[Problem] = []
    folders: dict[str, _Readable] = {**REGISTRY, "dice": SHELF}
    for slug, system in folders.items():
        reader = _Reader(system, (folder or data_folder()) / slug)
        reader.read()
        problems += reader.problems
    return sorted(problems)


class _Readable(Protocol):
    """What reading a folder needs to know; see ``bot.games.System``."""

    @property
    def content(self) -> Any: ...
    @property
    def unfold(self) -> Callable[[str, str, Any], Iterable[tuple[str, Any]]]: ...
    @property
    def check(self) -> Callable[[Any], Iterator[tuple[str, str, str, str]]]: ...
    @property
    def leaves(self) -> frozenset[str]: ...


class _Reader:
    """Reads one folder and collects the problems."""

    def __init__(self, system: _Readable, folder: Path):
        self.system = system
        self.folder = folder
        self.problems: list[Problem] = []
        self._failed: set[str] = set()
        self._homes: dict[tuple[str, str], tuple[str, str]] = {}
        """(field, id) -> (file, path of the entry inside it)."""

    def read(self) -> Any:
        """Return the content, or None where it cannot be put together."""
        values: dict[str, Any] = {}
        for field in msgspec.structs.fields(self.system.content):
            if typing.get_origin(field.type) is dict:
                values[field.name] = self._entries(field.name, typing.get_args(field.type)[1])
            else:
                values[field.name] = self._single(field.name, field.type)
        self._strangers(set(values))
        if self._failed - self.system.leaves:
            return None
        content = self.system.content(**values)
        for field_name, key, path, message in self.system.check(content):
            file, start = self._homes.get((field_name, key), (self._file(field_name), key))
            self._add(field_name, file, _joined(start, path), message)
        return content

    def _single(self, field: str, kind: Any) -> Any:
        file = self._file(field)
        raw = self._parse(field, self.folder / f"{field}.yaml")
        return None if raw is None else self._convert(field, file, "", raw, kind)

    def _entries(self, field: str, kind: Any) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for home, path, key, raw in self._raw_entries(field):
            for name, entry in self.system.unfold(field, key, raw):
                self._homes[field, name] = (home, path)
                value = self._convert(field, home, path, entry, kind)
                if name in result:
                    self._add(field, home, path, f"there is another {name}")
                elif value is not None:
                    result[name] = value
        return result

    def _raw_entries(self, field: str) -> Iterator[tuple[str, str, str, Any]]:
        """Yield file, path inside it, id and raw value of each entry of a field."""
        folder = self.folder / field
        if folder.is_dir():
            for file in sorted(folder.glob("*.yaml"), key=lambda file: file.name):
                raw = self._parse(field, file)
                if raw is not None:
                    yield self._name(file), "", file.stem, raw
            return
        whole = self._parse(field, self.folder / f"{field}.yaml")
        if whole is None:
            return
        home = self._file(field)
        entries = whole.pop("entries", None)
        if not isinstance(entries, dict) or set(whole) - set(SHARED):
            self._add(field, home, "", "expected entries, and at most source and confidence")
            return
        for key, raw in entries.items():
            yield home, f"entries.{key}", key, {**whole, **raw} if isinstance(raw, dict) else raw

    def _parse(self, field: str, file: Path) -> dict[str, Any] | None:
        home = self._name(file)
        try:
            text = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            self._add(field, home, "", "the file is missing")
            return None
        except UnicodeDecodeError:
            self._add(field, home, "", "the file is not in UTF-8")
            return None
        value, faults = parse(text)
        for fault in faults:
            self._add(field, home, fault.path, f"line {fault.line}: {fault.message}")
        if not faults and not isinstance(value, dict):
            self._add(field, home, "", "expected a map of fields")
        return value if isinstance(value, dict) and not faults else None

    def _convert(self, field: str, file: str, path: str, raw: Any, kind: Any) -> Any:
        try:
            return msgspec.convert(raw, kind, strict=True)
        except msgspec.ValidationError as error:
            message, inside = _located(error, raw, kind)
            self._add(field, file, _joined(path, inside), message)
            return None

    def _strangers(self, fields: set[str]) -> None:
        if not self.folder.is_dir():
            return
        for found in sorted(self.folder.iterdir()):
            if found.name not in BESIDES and found.stem not in fields:
                self._add("", self._name(found), "", "nothing reads this file")

    def _add(self, field: str, file: str, path: str, message: str) -> None:
        if field:
            self._failed.add(field)
        problem = Problem(file, path, message)
        if problem not in self.problems:
            self.problems.append(problem)

    def _file(self, field: str) -> str:
        return self._name(self.folder / f"{field}.yaml")

    def _name(self, file: Path) -> str:
        return file.relative_to(self.folder.parent).as_posix()


def _located(error: msgspec.ValidationError, raw: Any, kind: Any) -> tuple[str, str]:
    """Return the message of an error and its path, with the keys of maps where they are found."""
    message, _, place = str(error).partition(" - at `")
    path = place.rstrip("`").removeprefix("key` in `").removeprefix("$").lstrip(".")
    while ANY_KEY in path:
        before = path.partition(ANY_KEY)[0]
        key = next((key for key in _at(raw, before) if _fails(raw, before, key, kind, error)), "*")
        path = path.replace(ANY_KEY, f".{key}", 1)
    return message, path


ANY_KEY = "[...]"
"""How msgspec writes the value of some key of a map."""


def _steps(path: str) -> list[str | int]:
    return [int(part) if part.isdigit() else part for part in re.findall(r"[^.\[\]]+", path)]


def _at(raw: Any, path: str) -> Any:
    for step in _steps(path):
        raw = raw[step]
    return raw


def _fails(raw: Any, path: str, key: str, kind: Any, error: msgspec.ValidationError) -> bool:
    """Tell whether the error stays when a map holds this key alone."""
    alone = copy.deepcopy(raw)
    there = _at(alone, path)
    for other in [one for one in there if one != key]:
        del there[other]
    try:
        msgspec.convert(alone, kind, strict=True)
    except msgspec.ValidationError as again:
        return str(again) == str(error)
    return False


def _joined(start: str, path: str) -> str:
    return f"{start}.{path}" if start and path and not path.startswith("[") else start + path
