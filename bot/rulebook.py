"""The rules of a game: their words, which code decides them and which test proves it.

What a rule says stands in the language catalogues, under the key that ``words`` gives. The rest is
the listing behind ``fieldpost rules``.

A rule is *decided* where a docstring's ``Rules:`` lines name its id, or where the id stands as a
string of its own (the reason of a refusal, a part of a sum, the context of a roll). It is *proved*
where a test is marked ``@pytest.mark.rule("<id>")`` or a case names it under ``rules``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.model import Text
from bot.library import ContentError, Problem, data_folder
from bot.strict_yaml import parse

ID = re.compile(
    r"\b[A-Z]{2,}-(?:[A-Z]+-(?:\d{1,3}|[a-z])|T-[A-Z]+|\d[\d.]*(?:-[A-Z]{3}(?:-[a-z])?|-[a-z]))\b"
)
"""Ids such as HOTH-ATK-02 and JDG-FL-a, of tables (JDG-T-FIRE), and by the rulebook's own headings
FAS-7.4.5-f and FAS-12.1-ART-d."""
_RULES = re.compile(r"Rules:(.*?)(?:\n\s*\n|\Z)", re.DOTALL)
Part: TypeAlias = Literal["A", "A?", "B", "LIVE"]
PARTS: dict[str, frozenset[Part | None]] = {
    "A": frozenset({"A", "A?", "LIVE"}),
    "B": frozenset({"A", "A?", "B"}),
}
"""The rules of each product."""
CODE = ("bot", "renderers")
TESTS = ("tests",)
SPOKEN = "rule-"
"""What the messages of all rules begin with."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of ``rules.yaml``: ``base`` is built, ``later`` not yet, ``note`` needs no code.

    ``part``: the product that uses the rule, where a game has several: A the live helper, A? the
    same with answers of the players, LIVE the helper alone, B the virtual table alone.
    ``why``: of a note, why there is nothing to build; of a rule to be built later, what it waits
    for.
    """

    status: Literal["base", "later", "note"]
    part: Part | None = None
    why: str = ""


class Rule(msgspec.Struct, frozen=True):
    """A rule with the places (file:line) that decide and prove it."""

    id: str
    status: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


class Gap(msgspec.Struct, frozen=True, order=True):
    """What is missing for a rule, or where an unknown rule is named."""

    id: str
    message: str

    def __str__(self) -> str:
        return f"{self.id}: {self.message}"


def slugs(folder: Path | None = None) -> list[str]:
    """List the games with a ``rules.yaml``: those on offer and those that are being built."""
    return sorted(file.parent.name for file in (folder or data_folder()).glob("*/rules.yaml"))


def load(slug: str, folder: Path | None = None) -> dict[str, Entry]:
    """Read a game's ``rules.yaml``; raises ``ContentError``, also for a note without a reason."""
    file = (folder or data_folder()) / slug / "rules.yaml"
    name = f"{slug}/rules.yaml"
    value, faults = parse(file.read_text(encoding="utf-8"))
    if faults:
        raise ContentError([Problem(name, fault.path, fault.message) for fault in faults])
    try:
        entries = msgspec.convert(value, dict[str, Entry])
    except msgspec.ValidationError as error:
        raise ContentError([Problem(name, "", str(error))]) from error
    bare = [key for key, one in entries.items() if one.status == "note" and not one.why.strip()]
    if bare:
        missing = "a note says why there is nothing to build"
        raise ContentError([Problem(name, f"{key}.why", missing) for key in bare])
    return entries


def words(rule_id: str) -> Text:
    """Return what a rule says, in our own words: a message of the catalogues.

    >>> words("FAS-7.4.5-f").key
    'rule-FAS-7_4_5-f'
    """
    return Text(SPOKEN + rule_id.replace(".", "_"))


def faults(rule_ids: Iterable[str], keys: Iterable[str]) -> list[str]:
    """Return rules without words and words without a rule, a line each, by all message keys."""
    wanted = {words(rule_id).key for rule_id in rule_ids}
    spoken = {key for key in keys if key.startswith(SPOKEN)}
    return [f"{key} is missing" for key in sorted(wanted - spoken)] + [
        f"{key} is of no rule" for key in sorted(spoken - wanted)
    ]


def of_part(entries: dict[str, Entry], part: str | None) -> dict[str, Entry]:
    """Return the rules of one product; None: all."""
    if part is None:
        return entries
    return {rule_id: entry for rule_id, entry in entries.items() if entry.part in PARTS[part]}


def rules(
    slug: str, root: Path | None = None, folder: Path | None = None, part: str | None = None
) -> list[Rule]:
    """List a game's rules in order with their places below ``root`` (the repository)."""
    decided, proved, _ = _places(root or _root())
    return [
        Rule(
            rule_id,
            entry.status,
            tuple(decided.get(rule_id, ())),
            tuple(proved.get(rule_id, ())),
        )
        for rule_id, entry in of_part(load(slug, folder), part).items()
    ]


def check(
    slug: str, root: Path | None = None, folder: Path | None = None, part: str | None = None
) -> list[Gap]:
    """Return what is missing: rules not built, without code or test, and ids that no rule has."""
    known = load(slug, folder)
    prefixes = {rule_id.split("-", maxsplit=1)[0] for rule_id in known}
    decided, proved, cited = _places(root or _root())
    gaps = []
    for rule_id, entry in of_part(known, part).items():
        if entry.status == "later":
            gaps.append(Gap(rule_id, f"not built: {entry.why}" if entry.why else "not built"))
        elif entry.status == "base":
            if rule_id not in decided:
                gaps.append(Gap(rule_id, "no code"))
            if rule_id not in proved:
                gaps.append(Gap(rule_id, "no test"))
    for rule_id, places in cited.items():
        if rule_id not in known and rule_id.split("-", maxsplit=1)[0] in prefixes:
            gaps.append(Gap(rule_id, f"named in {places[0]}, but no such rule"))
    return sorted(gaps)


def _root() -> Path:
    return Path(__file__).resolve().parent.parent


_Places = dict[str, list[str]]


class _Found(NamedTuple):
    """What one file says of rules: (id, line) where they are decided, proved, named at all."""

    decided: tuple[tuple[str, int], ...] = ()
    proved: tuple[tuple[str, int], ...] = ()
    cited: tuple[tuple[str, int], ...] = ()


def _places(root: Path) -> tuple[_Places, _Places, _Places]:
    """Return where ids are decided, proved, and named at all."""
    decided: _Places = {}
    proved: _Places = {}
    cited: _Places = {}
    for read, tops, pattern in (
        (_code, CODE, "*.py"), (_tests, TESTS, "*.py"), (_case, TESTS, "cases/*.yaml"),
    ):  # fmt: skip
        for file in (file for top in tops for file in sorted((root / top).rglob(pattern))):
            found = read(file, file.stat().st_mtime_ns)
            for places, lines in zip((decided, proved, cited), found, strict=True):
                for rule_id, line in lines:
                    places.setdefault(rule_id, []).append(_place(root, file, line))
    return decided, proved, cited


def _place(root: Path, file: Path, line: int) -> str:
    return f"{file.relative_to(root).as_posix()}:{line}"


@lru_cache(maxsize=4096)
def _code(file: Path, _changed: int) -> _Found:
    """Read a module, once for all games; so do the next two."""
    text = file.read_text(encoding="utf-8")
    if not ID.search(text):
        return _Found()
    return _Found(decided=tuple(_deciding(ast.parse(text))), cited=tuple(_cited(text)))


@lru_cache(maxsize=4096)
def _tests(file: Path, _changed: int) -> _Found:
    text = file.read_text(encoding="utf-8")
    marks = tuple(_marked(ast.parse(text))) if "mark.rule(" in text else ()
    return _Found(proved=marks, cited=marks)


@lru_cache(maxsize=4096)
def _case(file: Path, _changed: int) -> _Found:
    text = file.read_text(encoding="utf-8")
    proved = tuple((rule_id, 1) for rule_id in _proved_by_case(text))
    return _Found(proved=proved, cited=tuple(_cited(text)))


def _cited(text: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(text.splitlines(), 1):
        for rule_id in ID.findall(line):
            yield rule_id, number


def _deciding(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            line = getattr(node, "lineno", 1)
            for block in _RULES.findall(ast.get_docstring(node) or ""):
                for rule_id in ID.findall(block):
                    yield rule_id, line
        elif isinstance(node, ast.Constant) and ID.fullmatch(str(node.value)):
            yield str(node.value), node.lineno


def _marked(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Find the ids in every ``pytest.mark.rule(...)``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, node.lineno


def _is_mark(func: ast.expr) -> bool:
    """Tell whether ``pytest.mark.rule`` is called; the quick look goes first."""
    is_rule = isinstance(func, ast.Attribute) and func.attr == "rule"
    return is_rule and ast.unparse(func) == "pytest.mark.rule"


def _proved_by_case(text: str) -> list[str]:
    value: Any = parse(text)[0]
    named = value.get("rules", []) if isinstance(value, dict) else []
    return [rule_id for rule_id in named if isinstance(rule_id, str)]
