"""The data of the game as plain tables, read without its own reader."""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path

import yaml

from . import grid
from .position import ARMS, Ground, Position, Unit, load_ground

ROOT = Path(__file__).parents[4] / "data/jours"
WAYS = {"across": "", "up": "_up", "down": "_down", "inward": "_in", "outward": "_out"}


@cache
def read(name: str) -> dict:
    return yaml.safe_load((ROOT / f"{name}.yaml").read_text(encoding="utf-8"))


def entry(row: dict, arm: str) -> str:
    """The movement entry of a row for an arm, in the notation of charts: ``2``, ``3D``, ``Z``."""
    if arm not in row.get("move", {}):
        return "Z"
    return f"{row['move'][arm]}{'D' * (arm in row.get('disorders', []))}"


@cache
def table() -> dict:
    hexes = {
        kind: {
            "move": [entry(row, arm) for arm in ARMS],
            "shock": row.get("shock", 0),
            "fire": row.get("fire", 0),
            "charge": row.get("charge", False),
            "los_block": row.get("blocks", False),
            "six_front": row.get("built_up", False),
            "square": row.get("square", False),
            "chief": row.get("chief"),
        }
        for kind, row in read("terrain")["entries"].items()
    }
    sides = {kind: side_row(row) for kind, row in read("hexsides")["entries"].items()}
    ways = {
        kind: {"move": [row["move"][arm] for arm in ARMS], "chief": row["chief"]}
        for kind, row in read("ways")["entries"].items()
    }
    return {"hex": hexes, "hexside": sides, **ways}


def side_row(row: dict) -> dict:
    found = {"charge": row.get("charge", False)}
    for way, values in row["ways"].items():
        found["move" + WAYS[way]] = [entry(values, arm) for arm in ARMS]
        found["shock" + WAYS[way]] = values.get("shock", 0)
        found["fire" + WAYS[way]] = values.get("fire", 0)
        found["chief" + WAYS[way]] = values.get("chief")
    return found


@cache
def ground(name: str) -> Ground:
    found = read(f"maps/{name}")
    entry_ = {"terrain": {}, "levels": {}, "hexsides": {}, "roads": [], "tracks": [], **found}
    return load_ground({**entry_, "cols": found["columns"], "rows": found["rows"]}, table())


def maps() -> list[str]:
    return sorted(one.stem for one in (ROOT / "maps").glob("*.yaml"))


def scenarios() -> list[str]:
    return sorted(one.stem for one in (ROOT / "scenarios").glob("*.yaml"))


def unit(formation: dict, one: dict) -> Unit:
    weak = one["disordered"]
    return Unit(
        one["id"],
        formation["side"],
        formation["id"],
        one["arm"],
        one.get("at", "0101"),
        grid.FACINGS.index(one.get("facing", "NNE")),
        heavy=one.get("heavy", False),
        strength=one["fire"] if one["arm"] == "artillery" else one["sp"],
        cohesion=one["cohesion"],
        engagement=one.get("engagement", 0),
        mp=one["mp"],
        weak=(weak.get("sp", 0), weak["cohesion"], weak["mp"]),
        range=one.get("effective", 0),
        reach=one.get("maximum", 0),
    )


@cache
def scenario(name: str) -> Position:
    """All units of a scenario; reinforcements stand in 0101 until they are put elsewhere."""
    found = read(f"scenarios/{name}")
    units = chain.from_iterable(
        (unit(formation, one) for one in formation["units"]) for formation in found["formations"]
    )
    towards = {
        side: grid.DIRECTIONS.index(entry_["rout"]) for side, entry_ in found["sides"].items()
    }
    return Position(ground(found["map"]), tuple(units), rout=towards)
