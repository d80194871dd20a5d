"""The commands as Discord is told of them: their words in all languages, and how each answers."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.engine.model import Text

from .locale import LOCALES, Catalogue, locale_of

NESTED = (1, 2)
"""Types of the options that are subcommands and groups of them."""
Callback = Callable[..., Coroutine[Any, Any, None]]
AnyCommand = app_commands.Command[Any, ..., None]
ChoiceNames = Mapping[str, Sequence[tuple[str, str]]]
"""Per option the (key of the name, value) of its choices."""


class CommandWords:
    """Makes the localised strings of the tree; ``key`` without its ``chat-``."""

    def __init__(self, catalogue: Catalogue):
        self._catalogue = catalogue

    def __call__(self, key: str) -> app_commands.locale_str:
        """Return the English string, which carries its key for the translator."""
        return app_commands.locale_str(self._catalogue.say(Text(f"chat-{key}"), "en"), key=key)

    def command(
        self,
        key: str,
        callback: Callback,
        suggest: Mapping[str, Callable[..., Any]] | None = None,
        choose: ChoiceNames | None = None,
    ) -> AnyCommand:
        """Make a command: ``cmd-<key>`` names it, ``opt-<name>`` each of its options."""
        names = [name for name in inspect.signature(callback).parameters if name != "interaction"]
        if names:
            app_commands.rename(**{name: self(f"opt-{name}") for name in names})(callback)
            app_commands.describe(**{name: self(f"opt-{name}-help") for name in names})(callback)
        if suggest:
            app_commands.autocomplete(**suggest)(callback)
        if choose:
            lists: dict[str, list[app_commands.Choice[str]]] = {
                name: [app_commands.Choice(name=self(said), value=value) for said, value in pairs]
                for name, pairs in choose.items()
            }
            app_commands.choices(**lists)(callback)
        return app_commands.Command(
            name=self(f"cmd-{key}"), description=self(f"cmd-{key}-help"), callback=callback
        )

    def group(self, key: str, *commands: AnyCommand) -> app_commands.Group:
        """Make a group of commands."""
        group = app_commands.Group(name=self(f"cmd-{key}"), description=self(f"cmd-{key}-help"))
        for command in commands:
            group.add_command(command)
        return group


class CatalogueTranslator(app_commands.Translator):
    """Gives discord.py the names and descriptions in the other languages."""

    def __init__(self, catalogue: Catalogue):
        super().__init__()
        self._catalogue = catalogue

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the string in a language that the catalogues have, else None."""
        key = string.extras.get("key")
        if key is None or locale.value not in LOCALES or locale_of(locale) == "en":
            return None
        return self._catalogue.say(Text(f"chat-{key}"), locale.value)


def _called(data: Mapping[str, Any]) -> tuple[list[str], Mapping[str, Any]]:
    """Return the names of a command from the group down, and the options given to it."""
    path, given = [str(data.get("name"))], data.get("options") or ()
    while given and given[0].get("type") in NESTED:
        path.append(str(given[0].get("name")))
        given = given[0].get("options") or ()
    return path, {option.get("name"): option.get("value") for option in given}


def opens_form(data: Mapping[str, Any]) -> bool:
    """Tell whether a command asks for a form.

    That is ``/order`` with ``form``, and ``/game army new`` and ``edit`` without a file.
    """
    path, values = _called(data)
    if path == ["order"]:
        return values.get("form") is True
    return path[:2] == ["game", "army"] and path[-1] in ("new", "edit") and "file" not in values


PUBLIC = (["dice", "roll"], ["dice", "wargame"], ["dice", "score"])
SESSION = (["dice", "session", "start"], ["dice", "session", "end"])
SECRET = ("secret", "referee")
"""Options with which a roll is not for everybody's eyes."""


def is_public(data: Mapping[str, Any]) -> bool:
    """Tell whether a command is answered in public."""
    path, values = _called(data)
    return path in SESSION or (path[:2] in PUBLIC and not any(map(values.get, SECRET)))


async def payloads(
    tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> list[dict[str, Any]]:
    """Return the tree as it is sent to Discord, with all languages."""
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


def fingerprint(commands: Sequence[Mapping[str, Any]]) -> str:
    """Return a hash that changes when anything that Discord is told changes."""
    plain = msgspec.json.encode(list(commands), order="deterministic")
    return hashlib.sha256(plain).hexdigest()
