"""Application commands: registration with all checks, and who is offered which of them where."""

from __future__ import annotations

import unicodedata
from typing import Any

from bot.sandbox.world.constants import Json, OptionType, Permission
from bot.sandbox.world.ledger import Event, Ledger
from bot.sandbox.world.places import Places
from bot.sandbox.world.refusal import DiscordRefusal, check_length, form_error

LOCALES = {
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
    *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"),
    *("uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
}
NESTING = (OptionType.SUBCOMMAND, OptionType.GROUP)
MOST = {1: 100, 2: 15, 3: 15}
SIZE_LIMIT = 8000


def is_name(name: object) -> bool:
    """Tell whether a chat command or option may be called so."""
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in name)


def check_name(item: Json, path: str) -> None:
    """Check name, description and their translations of a chat command or option."""
    names: Json = {"name": item.get("name")}
    for locale, text in (item.get("name_localizations") or {}).items():
        check_locale(locale, f"{path}.name_localizations")
        names[f"name_localizations.{locale}"] = text
    for key, name in names.items():
        if not is_name(name):
            text = "Command name is invalid"
            raise form_error(f"{path}.{key}", "APPLICATION_COMMAND_INVALID_NAME", text)
    check_length(f"{path}.description", item.get("description"), 1, 100)
    for locale, text in (item.get("description_localizations") or {}).items():
        check_locale(locale, f"{path}.description_localizations")
        check_length(f"{path}.description_localizations.{locale}", text, 1, 100)


def check_locale(locale: str, path: str) -> None:
    """Refuse a language that Discord does not have."""
    if locale not in LOCALES:
        raise form_error(f"{path}.{locale}", "BASE_TYPE_CHOICES", "Unknown locale")


def check_options(options: list[Json], path: str, depth: int) -> None:
    """Check the options below a command (`depth` 0), group (1) or subcommand (2)."""
    check_length(path, options, 0, 25)
    optional = False
    for i, option in enumerate(options):
        at = f"{path}.{i}"
        check_name(option, at)
        if option.get("type") in NESTING:
            if depth > 1 or (depth == 1 and option["type"] == OptionType.GROUP):
                text = "Subcommands and groups are nested too deep"
                raise form_error(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
            check_options(option.get("options") or [], f"{at}.options", depth + 1)
            continue
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            raise form_error(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional = optional or not option.get("required")
        check_choices(option, at)
    check_unique(options, path)


def check_unique(options: list[Json], path: str) -> None:
    """Refuse two siblings of one name, in any language, or subcommands beside plain options."""
    for locale in (None, *LOCALES):
        named = [(o.get("name_localizations") or {}).get(locale, o["name"]) for o in options]
        if len(set(named)) != len(named):
            text = "Option names must be unique"
            raise form_error(path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text)
    if len({o["type"] in NESTING for o in options}) > 1:
        text = "Sub-command and sub-command group option types are mutually exclusive"
        raise form_error(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)


def check_choices(option: Json, path: str) -> None:
    """Check the fixed choices of an option."""
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete exclude each other"
        raise form_error(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", text)
    check_answer_choices(choices, f"{path}.choices")


def check_answer_choices(choices: list[Json], path: str) -> None:
    """Check a list of choices, registered or suggested while typing."""
    check_length(path, choices, 0, 25)
    for i, choice in enumerate(choices):
        check_length(f"{path}.{i}.name", choice.get("name"), 1, 100)
        for locale, text in (choice.get("name_localizations") or {}).items():
            check_locale(locale, f"{path}.{i}.name_localizations")
            check_length(f"{path}.{i}.name_localizations.{locale}", text, 1, 100)
        if isinstance(choice.get("value"), str):
            check_length(f"{path}.{i}.value", choice["value"], 0, 100)


def size_of(item: Json) -> int:
    """Count the characters of names, descriptions and values; of translations the longest."""
    total = len(str(item.get("value", "")))
    for key in ("name", "description"):
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    return total + sum(map(size_of, [*(item.get("options") or []), *(item.get("choices") or [])]))


class Commands:
    """The registered commands; scope is a guild id, or "" for the global ones."""

    def __init__(self, ledger: Ledger, places: Places) -> None:
        self.ledger = ledger
        self.places = places

    def listed(self, scope: str) -> list[Json]:
        """List the commands of one scope."""
        return [c for c in self.ledger.commands.values() if c["_scope"] == scope]

    def replace(self, scope: str, items: list[Json]) -> list[Json]:
        """Replace all commands of a scope; a command that keeps type and name keeps its id.

        Raises:
            DiscordRefusal: 50035 for a wrong command, 30032 for too many. Nothing changes then.
        """
        for i, item in enumerate(items):
            self._check(item, str(i))
        for kind, most in MOST.items():
            if sum((c.get("type") or 1) == kind for c in items) > most:
                text = f"Maximum number of application commands reached ({most})"
                raise DiscordRefusal(400, 30032, text)
        if len({(c.get("type") or 1, c["name"]) for c in items}) != len(items):
            text = "Application command names must be unique"
            raise form_error("0.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        old = {(c["type"], c["name"]): c["id"] for c in self.listed(scope)}
        for command_id in old.values():
            del self.ledger.commands[command_id]
            self.ledger.mark("command", command_id)
        for item in items:
            known = old.get((item.get("type") or 1, item["name"]))
            command = self._settle(item, scope, known or self.ledger.new_id())
            self.ledger.commands[command["id"]] = command
            self.ledger.mark("command", command["id"])
        self.ledger.emit(Event("_COMMANDS", {}, scope or None))
        return self.listed(scope)

    def _check(self, item: Json, path: str) -> None:
        kind = item.get("type") or 1
        if kind == 1:
            check_name(item, path)
            check_options(item.get("options") or [], f"{path}.options", 0)
        else:
            check_length(f"{path}.name", item.get("name"), 1, 32)
        if size_of(item) > SIZE_LIMIT:
            text = f"Command exceeds maximum size ({SIZE_LIMIT})"
            raise form_error(path, "APPLICATION_COMMAND_TOO_LARGE", text)

    def _settle(self, item: Json, scope: str, command_id: str) -> Json:
        needed = item.get("default_member_permissions")
        out: Json = {
            "id": command_id,
            "application_id": self.places.bot["id"],
            "version": self.ledger.new_id(),
            "default_member_permissions": None if needed is None else str(needed),
            "type": item.get("type") or 1,
            "name": item["name"],
            "name_localizations": item.get("name_localizations"),
            "description": item.get("description") or "",
            "description_localizations": item.get("description_localizations"),
            "contexts": item.get("contexts"),
            "integration_types": item.get("integration_types") or [0],
            "options": [_without_none(o) for o in item.get("options") or []],
            "nsfw": bool(item.get("nsfw")),
            "_scope": scope,
        }
        out |= {"guild_id": scope} if scope else {"dm_permission": item.get("dm_permission", True)}
        return out

    def offered(self, user_id: str, channel: Json) -> list[Json]:
        """List what a user can choose here; a guild's command hides a global one of that name.

        In a guild without the bot that is what they may use as their own app.
        """
        guild_id, shown = channel.get("guild_id", ""), {}
        have = self.places.permissions(user_id, channel)
        bot_id = self.places.bot["id"]
        own = bool(guild_id) and not self.places.is_member(bot_id, guild_id)
        for scope in ("", guild_id) if guild_id else ("",):
            for command in self.listed(scope):
                if own and 1 not in command["integration_types"]:
                    continue
                if self._is_offered(command, have, bool(guild_id)):
                    shown[command["type"], command["name"]] = command
        return list(shown.values())

    @staticmethod
    def _is_offered(command: Json, have: int, in_guild: bool) -> bool:
        contexts = command["contexts"]
        if contexts is not None and (0 if in_guild else 1) not in contexts:
            return False
        if not in_guild:
            return contexts is not None or command.get("dm_permission") is not False
        if not have & Permission.USE_APPLICATION_COMMANDS:
            return False
        needed = command["default_member_permissions"]
        if needed is None or have & Permission.ADMINISTRATOR:
            return True
        return needed != "0" and have & int(needed) == int(needed)


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _without_none(v) for k, v in value.items() if v is not None}
    return [_without_none(v) for v in value] if isinstance(value, list) else value
