"""The structs of a case, strictly read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bot.errors import KnownError
from bot.games import REGISTRY
from bot.strict_yaml import parse

REFUSED = "refused "
"""How a line of results begins that names the rule of a refusal."""


class CaseError(KnownError):
    """A case that cannot be run: the file and what is wrong with it, in one line."""

    def __init__(self, path: Path, reason: str):
        self.path = path
        self.reason = " ".join(reason.split())
        super().__init__(f"{path}: {self.reason}")


class Expect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What must hold; ``facts`` are those of the game's own notation."""

    refused: str | None = None
    says: dict[str, str | int] = {}
    decision: str | None = None
    options: list[str] | None = None
    offers: list[str] = []
    lacks: list[str] = []
    seen: dict[str, list[str]] = {}
    unseen: dict[str, list[str]] = {}
    odds: dict[str, dict[str, str]] = {}
    winner: str | None = None
    fault: str | None = None
    events: list[str | dict[str, dict[str, Any]]] = []
    log: dict[str, list[str]] = {}
    unlogged: dict[str, list[str]] = {}
    totals: dict[str, int] = {}
    facts: dict[str, Any] = {}


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A draw by its bare numbers: a shuffle, or a ``roll`` of dice with so many ``faces``.

    ``order`` tells where each card of the new order stood before.
    """

    order: list[int] | None = None
    roll: list[int] | None = None
    faces: int = 0


class StepText(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One step; see the package's description."""

    do: str | list[str]
    seat: str | None = None
    draws: list[list[str | int] | Exact] = []
    standing: dict[str, dict[str, str]] = {}
    expect: dict[str, Any] = {}


class Case(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A case; see the package's description."""

    id: str
    title: str
    system: str
    rules: list[str] = []
    position: dict[str, Any] | str | None = None
    scenario: str | None = None
    seats: list[str] = []
    options: dict[str, str] = {}
    draws: list[list[str | int] | Exact] = []
    standing: dict[str, dict[str, str]] = {}
    expect: dict[str, Any] = {}
    steps: list[StepText] = []


def load_case(path: Path) -> Case:
    """Read a case; raises ``CaseError``."""
    try:
        value, faults = parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise CaseError(path, str(error)) from error
    if faults:
        fault = faults[0]
        raise CaseError(path, f"line {fault.line}: {fault.path}: {fault.message}")
    try:
        case = msgspec.convert(value, Case)
    except msgspec.ValidationError as error:
        raise CaseError(path, str(error)) from error
    if any(not step.do for step in case.steps):
        raise CaseError(path, "steps: do names an order, or several")
    if case.system not in REGISTRY:
        raise CaseError(path, f"no system {case.system}; there are {', '.join(REGISTRY)}")
    if (case.position is None) == (case.scenario is None):
        raise CaseError(path, "give either a position or a scenario")
    return case


def expectation(raw: dict[str, Any]) -> Expect:
    """Split what every game knows from the game's own facts; raises ``ValidationError``.

    A refusal may stand among the ``results``, which are lines of the game's own.
    """
    common = {key: value for key, value in raw.items() if key in Expect.__struct_fields__}
    facts = {key: value for key, value in raw.items() if key not in common}
    lines = facts.get("results", [])
    refused = [one for one in lines if str(one).startswith(REFUSED)]
    if refused:
        common["refused"] = refused[0].removeprefix(REFUSED)
        facts["results"] = [one for one in lines if one not in refused]
    return msgspec.convert({**common, "facts": facts}, Expect)
