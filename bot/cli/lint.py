"""``fieldpost lint``: check all data files: content, rules and language catalogues."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot import rulebook
from bot.cli.output import CommandError, show
from bot.games import REGISTRY
from bot.library import ContentError, data_folder, lint
from bot.text import DEFAULT, faults, messages, read_sources


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("folder", nargs="?", type=Path, help="data folder; default: the bot's own")


def run(args: argparse.Namespace) -> int:
    """Print every problem; exit 1 if there is one."""
    folder = args.folder or data_folder()
    if not folder.is_dir():
        raise CommandError(f"the folder {folder} does not exist")
    rows = [
        {"file": file, "at": path, "problem": message} for file, path, message in _problems(folder)
    ]
    count = sum(1 for kind in ("*.yaml", "*.ftl") for _ in folder.rglob(kind))
    show(args, rows, f"{count} files, {len(rows)} problems" if rows else f"{count} files, all well")
    return 1 if rows else 0


def _problems(folder: Path) -> Iterator[tuple[str, str, str]]:
    for problem in lint(folder):
        yield problem.file, problem.path, problem.message
    rules: list[str] = []
    for slug in sorted({*REGISTRY, *rulebook.slugs(folder)}):
        try:
            rules += rulebook.load(slug, folder)
        except OSError as error:
            yield f"{slug}/rules.yaml", "", str(error.strerror)
        except ContentError as error:
            for problem in error.problems:
                yield problem.file, problem.path, problem.message
    if not (folder / "locale").is_dir():
        yield "locale", "", "the folder is missing"
        return
    sources = read_sources(folder)
    spoken = [one.key for source in sources.get(DEFAULT, ()) for one in messages(source)]
    for fault in [*faults(sources), *rulebook.faults(rules, spoken)]:
        yield "locale", "", fault
