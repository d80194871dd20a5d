"""``fieldpost run``: serve Discord."""

from __future__ import annotations

import argparse
import asyncio
import logging
from contextlib import suppress

from bot import config
from bot.cli.output import CommandError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments: all settings come from the environment."""


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted or asked to end; a wrong token or database is one clear line."""
    from renderers.kit.kept import SHELF

    settings = config.load()
    if settings.token is None:
        raise CommandError("no token: set FIELDPOST_TOKEN, or try `fieldpost sandbox` without one")
    config.make_home(settings)
    SHELF.settle(settings.home / "grounds")
    start_log(settings.log_level)
    with suppress(asyncio.CancelledError):
        asyncio.run(_serve(settings, settings.token))
    return 0


def start_log(level: str) -> None:
    """Log to standard error; the chatter of libraries only from warnings on.

    At the level ``DEBUG`` the database driver would write hidden cards into the log.
    """
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(logging.WARNING)


async def _serve(settings: config.Config, token: str) -> None:
    from bot.chat import app

    try:
        await app.serve(
            token,
            settings.database,
            settings.data,
            settings.home,
            api=settings.api,
            health=settings.health,
        )
    except Exception as error:
        reason = app.login_fault(error)
        if reason is None:
            raise
        raise CommandError(reason) from None
