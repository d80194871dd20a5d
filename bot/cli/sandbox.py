"""``fieldpost sandbox``: the bot in a Discord look-alike on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import signal
from pathlib import Path

from bot import config
from bot.cli.output import CommandError, say
from bot.cli.run import start_log
from bot.computer.pool import ThinkingProcesses

PORT = 8765
_IN_USE = "another sandbox uses {folder}: stop it first"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--port", type=int, default=PORT, help=f"default {PORT}; 0: any free one")
    parser.add_argument("--fresh", action="store_true", help="forget everything played before")
    parser.add_argument("--strict", type=Path, help="Discord's OpenAPI document to check against")


def run(args: argparse.Namespace) -> int:
    """Serve the page until interrupted."""
    from renderers.kit.kept import SHELF

    settings = config.load()
    folder = settings.home / "sandbox"
    if args.fresh and folder.exists():
        _forget(folder)
    config.make_home(settings)
    SHELF.settle(settings.home / "grounds")
    folder.mkdir(exist_ok=True)
    if args.strict and not args.strict.is_file():
        raise CommandError(f"there is no file {args.strict}")
    start_log("WARNING" if settings.log_level == "INFO" else settings.log_level)
    asyncio.run(_serve(args, settings.data, folder))
    return 0


def _forget(folder: Path) -> None:
    """Remove what was played; raises ``CommandError`` while another sandbox has it in use."""
    from bot.sandbox.storage import FolderStorage

    try:
        FolderStorage(folder / "world").close()
    except BlockingIOError as error:
        raise CommandError(_IN_USE.format(folder=folder)) from error
    shutil.rmtree(folder)


async def _serve(args: argparse.Namespace, data: Path, folder: Path) -> None:
    from bot.chat.app import start
    from bot.sandbox import Sandbox

    try:
        sandbox = await Sandbox.start(folder / "world", port=args.port, strict=args.strict)
    except BlockingIOError as error:
        raise CommandError(_IN_USE.format(folder=folder)) from error
    except OSError as error:
        raise CommandError(
            f"port {args.port} is taken ({error.strerror}): stop what uses it, or choose --port"
        ) from error
    content = start.load(data)
    thinkers = ThinkingProcesses(1, content.games, data)
    services = await start.build(
        f"sqlite+aiosqlite:///{folder / 'fieldpost.db'}", content, thinkers
    )
    start.make_prompt()
    stopped = _on_signals()
    try:
        with sandbox.hooks():
            bot = asyncio.create_task(start.run_bot(sandbox.token, services))
            say(f"Fieldpost's sandbox is ready: open {sandbox.url} in your browser.")
            say("Four players wait there. Stop with Ctrl+C; what you played is kept.")
            await _until(stopped, bot)
    finally:
        thinkers.close()
        await services.close()
        await sandbox.close()


def _on_signals() -> asyncio.Event:
    """Return an event that an interrupt or a request to end sets."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    return stopped


async def _until(stopped: asyncio.Event, bot: asyncio.Task[None]) -> None:
    """Wait for the event, or for the bot to fail; then let the bot say goodbye."""
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({bot, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if bot.done():
        bot.result()
    bot.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await bot
