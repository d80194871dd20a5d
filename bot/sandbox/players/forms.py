"""How a client fills in commands, menus and modals, and what it does not let a person send."""

from __future__ import annotations

from typing import Any

from bot.sandbox.world import World
from bot.sandbox.world.constants import Component, Json, OptionType

SELECT_AS_OPTION = {
    Component.USER_SELECT: OptionType.USER,
    Component.ROLE_SELECT: OptionType.ROLE,
    Component.MENTIONABLE_SELECT: OptionType.MENTIONABLE,
    Component.CHANNEL_SELECT: OptionType.CHANNEL,
}
NUMBER_LIMIT = 2**53


class CannotDo(Exception):
    """A real client would not let a person do this."""


def localised(item: Json, locale: str) -> set[str]:
    """Give the names under which a person of that language finds a command, option or choice."""
    return {item["name"], (item.get("name_localizations") or {}).get(locale, item["name"])}


class Form:
    """Collects the values of one interaction and the objects that its ids stand for."""

    def __init__(self, world: World, user_id: str, channel: Json) -> None:
        self.world = world
        self.user_id = user_id
        self.channel = channel
        self.locale = world.places.user(user_id)["_locale"]
        self.resolved: dict[str, Json] = {}

    # Slash commands

    def command(self, path: str, given: Json, focused: str | None = None) -> tuple[Json, str]:
        """Fill in a slash command; return its data and its full name.

        `focused` names the option that the person is still typing: then nothing is required.

        Raises:
            CannotDo: Unknown command or option, a value missing, of the wrong type or range.
        """
        chain = self._chain(path)
        leaf = chain[-1]
        known = leaf.get("options") or []
        names = {name for option in known for name in localised(option, self.locale)}
        if unknown := sorted(set(given) - names):
            raise CannotDo(f"/{path} has no option {', '.join(unknown)}")
        options = []
        for option in known:
            value = next((given[n] for n in localised(option, self.locale) if n in given), None)
            typing = option["name"] == focused
            if value is None and option.get("required") and focused is None:
                raise CannotDo(f"/{path}: option {option['name']} is required")
            if value is not None:
                filled = str(value) if typing else self.value(option, value)
                entry = {"name": option["name"], "type": option["type"], "value": filled}
                options.append(entry | ({"focused": True} if typing else {}))
        for node in reversed(chain[1:]):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        top = chain[0]
        data: Json = {"id": top["id"], "name": top["name"], "type": 1, "options": options}
        if "guild_id" in top:
            data["guild_id"] = top["guild_id"]
        return self.with_resolved(data), " ".join(node["name"] for node in chain)

    def with_resolved(self, data: Json) -> Json:
        """Add the objects behind the ids, if any."""
        return data | ({"resolved": self.resolved} if self.resolved else {})

    def _chain(self, path: str) -> list[Json]:
        words = path.removeprefix("/").split()
        shown = self.world.commands.offered(self.user_id, self.channel)
        level = [c for c in shown if c["type"] == 1]
        chain: list[Json] = []
        for word in words:
            node = next((n for n in level if word in localised(n, self.locale)), None)
            if node is None:
                raise CannotDo(f"there is no /{path} here")
            chain.append(node)
            nested = (OptionType.SUBCOMMAND, OptionType.GROUP)
            level = [o for o in node.get("options") or [] if o["type"] in nested]
        if not chain or level:
            raise CannotDo(f"/{path} is not complete: {', '.join(n['name'] for n in level)}")
        return chain

    def value(self, option: Json, value: Any) -> Any:
        """Turn what a person enters into what the client sends."""
        name, kind = option["name"], OptionType(option["type"])
        if option.get("choices"):
            for choice in option["choices"]:
                if value == choice["value"] or value in localised(choice, self.locale):
                    return choice["value"]
            raise CannotDo(f"{name}: {value!r} is not among the choices")
        if kind is OptionType.STRING:
            least, most = option.get("min_length") or 0, option.get("max_length") or 6000
            if not least <= len(str(value)) <= most:
                raise CannotDo(f"{name}: {least} to {most} characters")
            return str(value)
        if kind in (OptionType.INTEGER, OptionType.NUMBER):
            return self._number(option, value)
        if kind is OptionType.BOOLEAN:
            return value if isinstance(value, bool) else str(value).lower() in ("true", "1")
        return self.refer(kind, value, name)

    def _number(self, option: Json, value: Any) -> int | float:
        whole = option["type"] == OptionType.INTEGER
        try:
            number = int(value) if whole else float(value)
        except ValueError:
            raise CannotDo(f"{option['name']}: {value!r} is no number") from None
        least = option.get("min_value", -NUMBER_LIMIT)
        most = option.get("max_value", NUMBER_LIMIT)
        if not least <= number <= most:
            raise CannotDo(f"{option['name']}: {least} to {most}")
        return number

    def refer(self, kind: OptionType, value: Any, name: str) -> str:
        """Resolve a user, role, channel or file to its id and note the object."""
        if kind is OptionType.ATTACHMENT:
            file = self.world.messages.add_file(self.channel, value)
            self.resolved.setdefault("attachments", {})[file["id"]] = file
            found: str = file["id"]
            return found
        raw = value["id"] if isinstance(value, dict) else getattr(value, "id", value)
        key = str(raw).strip("<@!&#>")
        guild_id, ledger = self.channel.get("guild_id"), self.world.ledger
        if kind in (OptionType.USER, OptionType.MENTIONABLE) and key in ledger.users:
            self._note_user(key, guild_id)
        elif kind is OptionType.CHANNEL and key in ledger.channels:
            partial = self.world.interactions.partial_channel
            seen = partial(ledger.channels[key], self.user_id)
            self.resolved.setdefault("channels", {})[key] = seen
        elif kind in (OptionType.ROLE, OptionType.MENTIONABLE) and self._role(guild_id, key):
            self.resolved.setdefault("roles", {})[key] = self._role(guild_id, key)
        else:
            raise CannotDo(f"{name}: {value!r} does not exist")
        return key

    def _note_user(self, key: str, guild_id: str | None) -> None:
        places = self.world.places
        self.resolved.setdefault("users", {})[key] = places.user(key)
        if guild_id is None:
            return
        member = places.guild(guild_id)["_members"].get(key)
        if member is not None:
            kept = {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")}
            kept["permissions"] = str(places.permissions(key, self.channel))
            self.resolved.setdefault("members", {})[key] = kept

    def _role(self, guild_id: str | None, key: str) -> Json | None:
        roles = self.world.places.guild(guild_id)["roles"] if guild_id else []
        return next((r for r in roles if r["id"] == key), None)

    # Menus and modals

    def selection(self, menu: Json, values: list[Any]) -> list[str]:
        """Choose in a select menu, by value or by label.

        Raises:
            CannotDo: An unknown value, one twice, too few or too many.
        """
        what = menu.get("placeholder") or menu["custom_id"]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not least <= len(values) <= most:
            raise CannotDo(f"{what}: choose {least} to {most}, not {len(values)}")
        kind = Component(menu["type"])
        if kind in SELECT_AS_OPTION:
            chosen = [self.refer(SELECT_AS_OPTION[kind], v, what) for v in values]
        else:
            chosen = [self._choice(menu, v, what) for v in values]
        if len(set(chosen)) != len(chosen):
            raise CannotDo(f"{what}: the same choice twice")
        return chosen

    @staticmethod
    def _choice(menu: Json, value: Any, what: str) -> str:
        for option in menu["options"]:
            if str(value) in (option["value"], option["label"]):
                found: str = option["value"]
                return found
        raise CannotDo(f"{what}: {value!r} is not among the options")

    def modal(self, modal: Json, fields: dict[str, Any]) -> list[Json]:
        """Fill in a modal; fields are named by custom id or label, others keep what they show."""
        left = dict(fields)
        out = [self._modal_part(part, left) for part in modal["components"]]
        if left:
            raise CannotDo(f"the form has no field {', '.join(left)}")
        return out

    def _modal_part(self, part: Json, left: dict[str, Any]) -> Json:
        out: Json = {"type": part["type"], "id": part.get("id", 0)}
        if part["type"] == Component.ACTION_ROW:
            inner = part["components"][0]
            field = self._field(inner, inner.get("label", ""), left)
            return out | {"components": [field]}
        if part["type"] == Component.LABEL:
            return out | {"component": self._field(part["component"], part["label"], left)}
        return out

    def _field(self, field: Json, label: str, left: dict[str, Any]) -> Json:
        kind, key = Component(field["type"]), field["custom_id"]
        out: Json = {"type": int(kind), "id": field.get("id", 0), "custom_id": key}
        given = left.pop(key, None)
        given = left.pop(label, None) if given is None else given
        if kind is Component.TEXT_INPUT:
            return out | {"value": self._text(field, label, given)}
        if kind is Component.CHECKBOX:
            return out | {"value": bool(field.get("default") if given is None else given)}
        shown = [o["value"] for o in field.get("options", []) if o.get("default")]
        values = shown if given is None else given if isinstance(given, (list, tuple)) else [given]
        if kind is Component.RADIO_GROUP:
            return out | {"value": self._radio(field, label, list(values))}
        if not values and not field.get("required", True):
            return out | {"values": []}
        if kind is Component.FILE_UPLOAD:
            ids = [self.refer(OptionType.ATTACHMENT, v, label) for v in values]
            return out | {"values": ids}
        if kind is Component.CHECKBOX_GROUP:
            field = {"max_values": len(field["options"])} | field
        return out | {"values": self.selection(field | {"placeholder": label}, list(values))}

    def _radio(self, field: Json, label: str, values: list[Any]) -> str | None:
        if not values and not field.get("required", True):
            return None
        if len(values) != 1:
            raise CannotDo(f"{label}: choose one")
        return self._choice(field, values[0], label)

    @staticmethod
    def _text(field: Json, label: str, given: Any) -> str:
        text = str(field.get("value") or "" if given is None else given)
        needed = field.get("required", True)
        if not text and not needed:
            return text
        least = field.get("min_length") or (1 if needed else 0)
        most = field.get("max_length") or 4000
        if not least <= len(text) <= most:
            raise CannotDo(f"{label}: {least} to {most} characters")
        return text
