"""``fieldpost run``: serve Discord."""

from __future__ import annotations

import argparse
import asyncio
import logging

from bot import config
from bot.cli.output import CommandError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments: all settings come from the environment."""


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; a wrong token or database is one clear line."""
    from renderers.kit.kept import SHELF

    settings = config.load()
    if settings.token is None:
        raise CommandError("no token: set FIELDPOST_TOKEN, or try `fieldpost sandbox` without one")
    config.make_home(settings)
    SHELF.settle(settings.home / "grounds")
    start_log(settings.log_level)
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

    services = await app.build(settings.database, app.load(settings.data))
    app.make_prompt()
    try:
        await app.run_bot(token, services, tree_file=settings.home / "commands.hash")
    except Exception as error:
        reason = app.login_fault(error)
        if reason is None:
            raise
        raise CommandError(reason) from None
    finally:
        await services.close()
