"""``fieldpost doctor``: check everything that can be checked before starting."""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import sys
from collections.abc import Callable
from functools import cached_property
from typing import Any

from bot import config
from bot.cli.output import show
from bot.engine.game import AnyGame
from bot.library import ContentError, lint, load_games
from bot.service.ports.store import StoreError
from bot.text import Catalogue, load_catalogue

LEAST_FREE_MB = 200
TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments: there are none."""


def run(args: argparse.Namespace) -> int:
    """Print one line per check; exit 1 if one fails."""
    settings = config.load()
    config.make_home(settings)
    found = Checked(settings)
    rows = [_row(name, check, found) for name, check in CHECKS]
    show(args, rows)
    return 0 if all(row["ok"] for row in rows) else 1


class Checked:
    """What the checks look at; games and words are read once, for all of them."""

    def __init__(self, settings: config.Config) -> None:
        self.settings = settings

    @cached_property
    def games(self) -> dict[str, AnyGame]:
        """All games by slug; raises ``ContentError``."""
        return load_games(self.settings.data)

    @cached_property
    def catalogue(self) -> Catalogue:
        """The words of all languages; raises ``ContentError``."""
        return load_catalogue(self.settings.data)


def _row(name: str, check: Callable[[Checked], str], checked: Checked) -> dict[str, Any]:
    try:
        return {"check": name, "ok": True, "found": check(checked)}
    except (FailedCheck, ContentError, StoreError, OSError) as fault:
        return {"check": name, "ok": False, "found": str(fault).splitlines()[0]}


class FailedCheck(Exception):
    """A check that failed, in one line."""


def _python(_: Checked) -> str:
    return ".".join(map(str, sys.version_info[:3]))


def _data(checked: Checked) -> str:
    problems = lint(checked.settings.data)
    if problems:
        raise FailedCheck(f"{len(problems)} problems, the first: {problems[0]}")
    return ", ".join(f"{slug} {game.version}" for slug, game in checked.games.items())


def _languages(checked: Checked) -> str:
    return ", ".join(checked.catalogue.locales)


def _database(checked: Checked) -> str:
    from bot.service.match import recovery
    from bot.store import open_store

    async def look() -> list[recovery.Finding]:
        store = await open_store(checked.settings.database)
        try:
            await store.require_sound()
            return await recovery.check(store, checked.games)
        finally:
            await store.close()

    findings = asyncio.run(look())
    lost = [one for one in findings if one.fatal]
    if lost:
        raise FailedCheck(f"matches cannot go on: {len(lost)}; {lost[0].match}: {lost[0].fault}")
    words = repr(checked.settings).split("database=", 1)[1].split(",", 1)[0]
    return f"{words}; {findings[0].match}: {findings[0].fault}" if findings else words


def _disk(checked: Checked) -> str:
    home = checked.settings.home
    free = shutil.disk_usage(home).free // 2**20
    if free < LEAST_FREE_MB:
        raise FailedCheck(f"only {free} MB free in {home}")
    return f"{free} MB free"


def _pictures(checked: Checked) -> str:
    import renderers
    from bot import selfplay
    from bot.engine import flow
    from bot.engine.chance.draws import SeededDraws

    say = checked.catalogue.speaker("cs")
    sizes = []
    for game in checked.games.values():
        setup = selfplay.setup_of(game, game.scenarios()[0])
        position = flow.begin(game, setup, SeededDraws(b"doctor", "doctor")).position
        picture = renderers.for_game(game).paint_board(position.view(None), (), say)
        sizes.append(f"{game.slug} {len(picture.data) // 1024} KB")
    return ", ".join(sizes)


def _limits(checked: Checked) -> str:
    from bot.chat.app.commands import faults_of_commands

    faults = faults_of_commands(checked.catalogue)
    if faults:
        raise FailedCheck(f"{len(faults)} beyond Discord's limits, the first: {faults[0]}")
    return "all commands, in all languages"


def _token(checked: Checked) -> str:
    token = checked.settings.token
    if token is None:
        return "not set: `fieldpost sandbox` works without one, `fieldpost run` needs it"
    if not TOKEN.fullmatch(token):
        raise FailedCheck("FIELDPOST_TOKEN does not look like a bot's token: copy it again")
    return "looks right; whether Discord takes it shows when the bot starts"


CHECKS: tuple[tuple[str, Callable[[Checked], str]], ...] = (
    ("Python", _python),
    ("data", _data),
    ("languages", _languages),
    ("database", _database),
    ("disk", _disk),
    ("pictures", _pictures),
    ("Discord's limits", _limits),
    ("token", _token),
)
