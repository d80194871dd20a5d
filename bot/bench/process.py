"""What the system tells of processes: time of the processor, memory (Linux)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

NS_PER_MS = 1e6
PAGES_PER_MB = 256


def thread_ms(thread: int, process: int | str = "self") -> float:
    """Return the processor's time of a thread so far; 0 for one that has ended."""
    return _ns(Path(f"/proc/{process}/task/{thread}/schedstat")) / NS_PER_MS


def process_ms(process: int) -> float:
    """Return the processor's time of all threads of a process; 0 for one that has ended."""
    threads: list[int] = []
    with suppress(OSError):
        threads = [int(one.name) for one in Path(f"/proc/{process}/task").iterdir()]
    return sum(thread_ms(one, process) for one in threads)


def resident_mb(process: int | str = "self") -> float:
    """Return the resident memory of a process; 0 for one that has ended."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) / PAGES_PER_MB
    except OSError:
        return 0.0


def _ns(file: Path) -> int:
    try:
        return int(file.read_text().split()[0])
    except OSError:
        return 0
