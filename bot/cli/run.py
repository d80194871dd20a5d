"""``fieldpost run``: serve Discord."""

from __future__ import annotations

import argparse
import asyncio
import logging
from contextlib import suppress

from bot import config
from bot.cli.output import CommandError
from bot.service.ports.serving import Shards


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments; all other settings come from the environment."""
    parser.add_argument("--shards", metavar="0-3", help="the shards that this process serves")
    parser.add_argument("--of", type=int, metavar="16", help="how many shards there are in all")
    parser.add_argument(
        "--standby",
        action="store_true",
        help="wait for the shards as long as it takes; without --shards: until a process dies",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted or asked to end; a wrong token or database is one clear line."""
    from renderers.kit.kept import SHELF

    settings = config.load()
    if settings.token is None:
        raise CommandError("no token: set FIELDPOST_TOKEN, or try `fieldpost sandbox` without one")
    shards = _shards(args, settings)
    config.make_home(settings)
    SHELF.settle(settings.home / "grounds")
    start_log(settings.log_level, as_json=settings.log_json)
    with suppress(asyncio.CancelledError):
        asyncio.run(_serve(settings, settings.token, shards, standby=args.standby))
    return 0


def _shards(args: argparse.Namespace, settings: config.Config) -> Shards | None:
    """Return the shards that are named, by the options rather than by the setting."""
    if (args.shards is None) != (args.of is None):
        raise CommandError("--shards and --of belong together, as in --shards 0-3 --of 16")
    if args.shards is None:
        return settings.shards
    return config.read_shards(f"{args.shards}/{args.of}")


def start_log(level: str, *, as_json: bool = False) -> None:
    """Log to standard error; the chatter of libraries only from warnings on.

    At the level ``DEBUG`` the database driver would write hidden cards into the log.
    """
    from bot.chat.wire.logs import OneLine

    logging.basicConfig(level=level)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(OneLine(as_json=as_json))
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(logging.WARNING)


async def _serve(
    settings: config.Config, token: str, shards: Shards | None, *, standby: bool
) -> None:
    from bot.chat.app import start

    try:
        await start.serve(
            token,
            settings.database,
            settings.data,
            settings.home,
            shards=shards,
            standby=standby,
            api=settings.api,
            health=settings.health,
        )
    except Exception as error:
        reason = start.login_fault(error)
        if reason is None:
            raise
        raise CommandError(reason) from None
