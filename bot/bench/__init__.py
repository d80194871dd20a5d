"""Measurements of the budgets; each module yields rows of the same table."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]


def row(what: str, value: float, budget: float, unit: str = "ms") -> Row:
    """Build one line of the table: the measured value against its budget."""
    return {
        "what": what,
        "measured": value,
        "budget": budget,
        "unit": unit,
        "ratio": value / budget,
        "within": value <= budget,
    }


def cpu_ms(work: Callable[[], object]) -> float:
    """Return the time of the processor that ``work`` takes once, in milliseconds."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def median_cpu_ms(work: Callable[[], object], times: int) -> float:
    """Return the median time of the processor that ``work`` takes, in milliseconds."""
    return statistics.median(cpu_ms(work) for _ in range(times))


def percentile(samples: list[float], share: float) -> float:
    """Return the sample below which a share (0..1) of all lie; without any it is infinite."""
    if not samples:
        return math.inf
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
