"""``fieldpost top``: how the processes of a bot fare, again and again, in a table.

It asks each of them at the address of its health (``FIELDPOST_HEALTH``) for what Prometheus gathers
as well. Rates and quantiles are of the time since the last look; a quantile is told as the bound
below which it lies.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias
from urllib.error import URLError
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from bot import config
from bot.cli.output import CommandError, say, show

Sample: TypeAlias = Mapping[tuple[str, str], float]
"""The figures of a process by name and by the bound of a bucket; kinds and games are summed up."""

PATIENCE_S = 5.0
COLUMNS = (
    "discord", "answers/s", "answer 50%", "answer 99%", "post 99%", "picture 99%", "waiting",
    "oldest", "statements/s", "errors", "CPU %", "MB",
)  # fmt: skip
CLEAR = "\x1b[H\x1b[2J"
HALF, LATE = 0.5, 0.99
MB = 1e6


class Look(NamedTuple):
    """What a process told, and when, in seconds of a clock of its own; None: it did not answer."""

    at: float
    sample: Sample | None


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "address", nargs="*", help="where a process tells its health; default: FIELDPOST_HEALTH"
    )
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two looks")
    parser.add_argument("--once", action="store_true", help="print one table and end")


def run(args: argparse.Namespace) -> int:
    """Look until interrupted; with ``--once`` exit 1 if a process does not answer."""
    addresses = args.address or _own()
    if args.every <= 0:
        raise CommandError("--every takes seconds, more than none")
    before: dict[str, Look] = {}
    while True:
        looks = {one: _look(one) for one in addresses}
        rows = [row(one, before.get(one), look) for one, look in looks.items()]
        if sys.stdout.isatty() and not args.once and not args.json:
            sys.stdout.write(CLEAR)
        show(args, rows)
        sys.stdout.flush()
        if args.once:
            return 0 if all(one.sample is not None for one in looks.values()) else 1
        before = looks
        time.sleep(args.every)
        if not args.json:
            say()


def _own() -> list[str]:
    health = config.load().health
    if health is None:
        raise CommandError("name the address of a process, or set FIELDPOST_HEALTH")
    host, port = health
    return [f"{config.LOCAL if host == '0.0.0.0' else host}:{port}"]


def _look(address: str) -> Look:
    """Ask a process; ``address`` is a port, or a host and a port."""
    where = f"{config.LOCAL}:{address}" if address.isdecimal() else address
    try:
        with urlopen(f"http://{where}/metrics", timeout=PATIENCE_S) as answer:
            return Look(time.monotonic(), read(answer.read().decode()))
    except (URLError, OSError, ValueError):
        return Look(time.monotonic(), None)


def read(text: str) -> Sample:
    """Sum up what Prometheus is told; raises ``ValueError`` where it is something else."""
    found: defaultdict[tuple[str, str], float] = defaultdict(float)
    for family in text_string_to_metric_families(text):
        for one in family.samples:
            found[one.name, one.labels.get("le", "")] += one.value
    return found


def row(address: str, before: Look | None, look: Look) -> dict[str, Any]:
    """Return the line of a process; since its start where it was not looked at before."""
    if look.sample is None:
        return {"process": address, **dict.fromkeys(COLUMNS), "discord": "no answer"}
    now = look.sample
    former: Sample = (before.sample if before is not None else None) or {}
    seconds = look.at - before.at if before is not None and former else _uptime(now)

    def rate(name: str) -> float:
        return (now.get((name, ""), 0.0) - former.get((name, ""), 0.0)) / max(seconds, 0.001)

    def figure(name: str) -> float:
        return now.get((name, ""), 0.0)

    figures = (
        "yes" if figure("fieldpost_discord_connected") else "NO",
        rate("fieldpost_answer_seconds_count"),
        quantile(HALF, now, former, "fieldpost_answer_seconds"),
        quantile(LATE, now, former, "fieldpost_answer_seconds"),
        quantile(LATE, now, former, "fieldpost_post_seconds"),
        quantile(LATE, now, former, "fieldpost_picture_seconds"),
        int(figure("fieldpost_outbox_posts")),
        round(figure("fieldpost_outbox_age_seconds")),
        rate("fieldpost_statements_total"),
        int(figure("fieldpost_errors_total")),
        100 * rate("process_cpu_seconds_total"),
        round(figure("process_resident_memory_bytes") / MB),
    )
    return {"process": address, **dict(zip(COLUMNS, figures, strict=True))}


def _uptime(sample: Sample) -> float:
    return time.time() - sample.get(("process_start_time_seconds", ""), time.time())


def quantile(share: float, now: Sample, former: Sample, name: str) -> float | None:
    """Return the bound in seconds below which a share of new values lies; None: there are none."""
    new = list(_buckets(now, former, f"{name}_bucket"))
    every = max((count for _, count in new), default=0.0)
    reached: Sequence[float] = [bound for bound, count in new if count >= share * every]
    return reached[0] if every and reached else None


def _buckets(now: Sample, former: Sample, name: str) -> Iterator[tuple[float, float]]:
    found = [(float(bound), bound) for one, bound in now if one == name]
    for value, bound in sorted(found):
        yield value, now[name, bound] - former.get((name, bound), 0.0)
