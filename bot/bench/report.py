"""The table of a run under load, and the same beside a run that was kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.errors import KnownError

from . import Row, percentile, row
from .load import Findings
from .served import LOOP, Spent

CPU_MS, LOOP_MS, STATEMENTS = 35.0, 8.0, 10.0
"""What one order may take of the processor, of the event loop, of the database."""
ANSWER_P99_MS, BOARD_P99_MS = 100.0, 600.0
MEMORY_MB = 300.0
GROWN_MB = 10.0
NONE = 0.5
SELDOM = 0.05
"""Kinds of statements that are sent less often for an order are left out of the table."""
SHARES = {"median": 0.5, "p90": 0.9, "p99": 0.99}
FREE = float("inf")
"""A budget that is none: the figure tells where the others come from."""


class UnknownRun(KnownError):
    """A file that holds no run: one line for whoever named it."""


def rows(found: Findings) -> list[Row]:
    """Return the figures of a run against their budgets."""
    plan = found.plan
    name = f"{plan.matches} matches, {plan.rate:g} orders/s"
    if plan.processes > 1:
        name += f", {plan.processes} processes"
    if plan.computers is not None:
        name += f", against {plan.computers}s"
    table = [row(f"{name}: orders", float(len(found.acknowledged)), FREE, "count")]
    if found.spent is not None:
        table += _spent(found.spent, max(1, len(found.acknowledged)))
        table += _grown(found.memory)
        table += _later(found)
    for what, times, budget in (
        ("to the answer", found.acknowledged, ANSWER_P99_MS),
        ("to the board", found.visible, BOARD_P99_MS),
    ):
        for share, value in SHARES.items():
            at_most = budget if share == "p99" and not plan.kills else FREE
            table.append(row(f"{what}, {share}", percentile(times, value), at_most))
    table.append(row("orders kept in reaction windows", float(found.hidden), FREE, "count"))
    if plan.kills:
        table.append(row("processes killed", float(plan.kills), FREE, "count"))
        table.append(row("orders cut off by that", float(found.silent), FREE, "count"))
    for what, count in (
        ("orders acknowledged and lost", found.lost),
        ("orders or messages doubled", found.doubled),
        ("orders without answer or board", 0 if plan.kills else found.silent),
        ("orders refused", 0 if plan.kills else len(found.refused)),
        ("posts left after all", found.left),
        ("matches stuck", found.stuck),
        ("shards served twice at a time", found.shared),
    ):
        table.append(row(what, float(count), NONE, "count"))
    return table


def _spent(spent: Spent, orders: int) -> list[Row]:
    table = [row("CPU per order", spent.total / orders, CPU_MS)]
    for kind, ms in sorted(spent.threads.items(), key=lambda one: -one[1]):
        budget = LOOP_MS if kind == LOOP else FREE
        table.append(row(f"CPU per order, {kind}", ms / orders, budget))
    for number, ms in enumerate(spent.workers.values(), 1):
        table.append(row(f"CPU per order, worker {number}", ms / orders, FREE))
    sent = sum(spent.statements.values())
    table.append(row("statements per order", sent / orders, STATEMENTS, "count"))
    for kind, count in sorted(spent.statements.items(), key=lambda one: -one[1]):
        if count / orders >= SELDOM:
            table.append(row(f"statements per order, {kind}", count / orders, FREE, "count"))
    table.append(row("memory of the bot", spent.memory_mb, MEMORY_MB, "MB"))
    table.append(row("memory of its workers", spent.workers_mb, FREE, "MB"))
    return table


def _later(found: Findings) -> list[Row]:
    """Tell what an order costs once workers have painted what they keep."""
    if found.later is None or not found.later_orders:
        return []
    parts = {"CPU": found.later.total, "CPU of workers": sum(found.later.workers.values())}
    return [
        row(f"{what} per order, second half", ms / found.later_orders, FREE)
        for what, ms in parts.items()
    ]


def _grown(memory: Sequence[float]) -> list[Row]:
    """Tell by how much memory has grown in the second half of a run, when all caches are filled."""
    middle = len(memory) // 2
    if not middle:
        return []
    first, last = memory[middle], max(memory[middle:])
    return [row("memory grown in the second half", last - first, GROWN_MB, "MB")]


def written(table: Sequence[Row]) -> bytes:
    """Write a table to be kept."""
    return msgspec.json.encode([{**one, "budget": str(one["budget"])} for one in table])


def read(data: bytes) -> dict[str, float]:
    """Read the figures of a kept table by what they measure; raises ``UnknownRun``."""
    try:
        found = msgspec.json.decode(data, type=list[dict[str, Any]])
        return {one["what"]: float(one["measured"]) for one in found}
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise UnknownRun("this file holds no run of `fieldpost bench load`") from error


def compared(table: Sequence[Row], before: dict[str, float] | None) -> list[Row]:
    """Put the figures of a run before beside those of a table."""
    told = [{**one, "budget": None if one["budget"] == FREE else one["budget"]} for one in table]
    told = [{name: one[name] for name in one if name != "ratio"} for one in told]
    if before is None:
        return told
    return [{**one, "before": before.get(one["what"])} for one in told]
