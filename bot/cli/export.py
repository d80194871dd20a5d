"""``fieldpost export``: write a match to a file, for the owner of the server."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.cases import moment_case, with_step
from bot.cli.database import with_store
from bot.cli.output import CommandError, show, write_bytes
from bot.engine.game import AnyGame
from bot.engine.journal import Timeline
from bot.library import load_games
from bot.service.archive import match_file
from bot.service.ports.doubts import Doubt
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.ports.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("match", help="id of the match, as the board shows it")
    parser.add_argument("-o", "--output", type=Path, help="default: MATCH.json or MATCH.yaml")
    parser.add_argument("--case", action="store_true", help="the present moment as a case")
    parser.add_argument(
        "--report", type=int, metavar="N", help="the moment that a player reported, as a case"
    )
    parser.add_argument(
        "--with-seed", action="store_true", help="also the seed of a running match: keep it secret"
    )


def run(args: argparse.Namespace) -> int:
    """Write the file and print its name."""
    case = args.case or args.report is not None
    output = args.output or Path(f"{args.match}.{'yaml' if case else 'json'}")
    work = _case if case else _archive

    async def export(store: Store) -> bytes:
        return await work(store, args)

    data = with_store(export)
    write_bytes(output, data)
    show(args, [{"match": args.match, "file": str(output), "bytes": len(data)}])
    return 0


async def _archive(store: Store, args: argparse.Namespace) -> bytes:
    async with store.read() as tx:
        row = await tx.match(args.match)
        if row is None:
            raise CommandError(f"there is no match {args.match!r} in the database")
        if row.info.head < 0:
            raise CommandError(f"match {args.match!r} has not begun")
        return match_file.dump(row, await tx.journal(args.match), secret=args.with_seed)


async def _case(store: Store, args: argparse.Namespace) -> bytes:
    async with store.read() as tx:
        row = await tx.match(args.match)
        if row is None:
            raise CommandError(f"there is no match {args.match!r} in the database")
        if not row.info.began:
            raise CommandError(f"match {args.match!r} has not begun")
        rows = await tx.journal(args.match)
        doubts = await tx.doubts(args.match)
    doubt = next((one for one in doubts if one.place == args.report), None)
    if doubt is None and args.report is not None:
        raise CommandError(f"match {args.match!r} has no report {args.report}")
    return case_of(load_games()[row.info.system], row, rows, doubt).encode()


def case_of(game: AnyGame, row: MatchRow, rows: Sequence[JournalRow], doubt: Doubt | None) -> str:
    """Write a match's present moment as a case, or the one that a player reported."""
    seq = row.info.head if doubt is None else doubt.seq
    line = Timeline(game, row.info.setup)
    for one in rows[: seq + 1]:
        line.play(one.record, exact=False)
    name, title = f"match-{row.info.id}", f"{row.info.scenario}, record {seq}"
    if doubt is None:
        return moment_case(line, name, title)
    rules = {"rules": [doubt.rule]} if doubt.rule else {}
    title = f"{title}: {doubt.words or doubt.order or 'a ruling is doubted'}"
    case = moment_case(line, f"{name}-{doubt.place}", title, **rules)
    return with_step(case, _refused(doubt)) if doubt.order else case


def _refused(doubt: Doubt) -> dict[str, Any]:
    """Write the order that was refused, as a step that holds as long as it is."""
    orders = [one.strip() for one in re.split(r"[;\n]", doubt.order) if one.strip()]
    refused = {"refused": doubt.rule or "any"}
    return {"seat": doubt.seat, "do": orders, "expect": refused}
