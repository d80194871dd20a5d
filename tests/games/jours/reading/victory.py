"""Control, points and automatic victory (digest 4.13)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .position import GOOD, LOST, ROUTED, Unit


@dataclass
class Ledger:
    """What counts at the end: every unit of the battle with its last state, and the control."""

    units: list[Unit]
    control: dict[str, str | None]
    sides: tuple[str, str]
    demoralised: dict[str, set[str]] = field(default_factory=dict)
    exited: set[str] = field(default_factory=set)
    away: set[str] = field(default_factory=set)

    def enemy(self, side: str) -> str:
        return next(one for one in self.sides if one != side)

    def here(self) -> list[Unit]:
        gone = self.exited | self.away
        return [one for one in self.units if one.level < LOST and one.id not in gone]


def taken(control: dict[str, str | None], hex_: str, units: Iterable[Unit]) -> None:
    """Note that units have come into a hex: the last one that is not routed holds it."""
    for one in units:
        if hex_ in control and one.level < ROUTED:
            control[hex_] = one.side


def points(ledger: Ledger, rules: list[dict]) -> dict[str, int]:
    """The points of both sides by the rules of a scenario."""
    sums = dict.fromkeys(ledger.sides, 0)
    for rule in rules:
        for side, count in worth(ledger, rule):
            if rule.get("to") in (None, side):
                sums[side] += count * rule["vp"]
    return sums


def worth(ledger: Ledger, rule: dict) -> Iterable[tuple[str, int]]:
    """How often each side is given the points of one rule."""
    kind = rule["kind"]
    if kind == "handicap":
        yield rule["to"], 1
    for side in ledger.sides:
        enemy = ledger.enemy(side)
        if kind == "eliminated" and rule.get("of") in (None, enemy):
            lost = [one for one in ledger.units if one.side == enemy and one.level == LOST]
            yield side, sum(one.arm in rule["arms"] for one in lost)
        elif kind == "demoralised" and rule.get("of") in (None, enemy):
            yield side, len(ledger.demoralised.get(enemy, ()))
        elif kind == "exited":
            gone = [one for one in ledger.units if one.side == side and one.id in ledger.exited]
            yield side, sum(one.arm in rule["arms"] for one in gone)
        elif kind == "control":
            held = [ledger.control.get(one) == side for one in rule["cells"]]
            yield side, sum(held) if rule.get("each") else int(all(held))


def automatic(ledger: Ledger, rules: list[dict], turn: int) -> set[str]:
    """The sides that fulfil a condition of automatic victory."""
    return {
        rule["side"]
        for rule in rules
        if turn >= rule["from_turn"]
        and all(holds(ledger, rule["side"], one) for one in rule["all"])
    }


LEVELS = {"good": GOOD, "disordered": GOOD + 1, "routed": ROUTED}


def holds(ledger: Ledger, side: str, test: dict) -> bool:
    kind = test["kind"]
    if kind == "controls":
        return all(ledger.control.get(one) == side for one in test["cells"])
    if kind == "demoralised":
        return len(ledger.demoralised.get(test["side"], ())) >= test["least"]
    assert kind == "stands", kind
    levels = {LEVELS[one] for one in test["levels"]}
    return any(
        one.side == side
        and one.hex in test["cells"]
        and one.arm in test["arms"]
        and one.level in levels
        for one in ledger.here()
    )
