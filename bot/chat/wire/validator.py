"""Discord's limits on what is sent, in one place.

discord.py does not check most of them (discord-ux 14); a payload beyond one is refused by Discord
with error 50035 only when it is sent. Lengths are counted in UTF-16 units, the strictest way.
Sources: components/reference, interactions/application-commands, resources/message.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .locale import units

V2 = 1 << 15
ROW, BUTTON, SELECTS, TEXT_INPUT = 1, 2, (3, 5, 6, 7, 8), 4
SECTION, TEXT, THUMBNAIL, GALLERY, CONTAINER, LABEL = 9, 10, 11, 12, 17, 18
SUBCOMMAND, GROUP = 1, 2
COMMAND_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")

Payload = Mapping[str, Any]
Faults = list[str]


class PayloadError(Exception):
    """A payload beyond Discord's limits; the message lists all faults."""


def require(faults: Faults) -> None:
    """Raise ``PayloadError`` if there are faults."""
    if faults:
        raise PayloadError("; ".join(faults))


# Messages -------------------------------------------------------------------------------------


def check_message(payload: Payload) -> Faults:
    """List what Discord would refuse in a message, classic or of components v2."""
    return list(_message(payload))


def _message(payload: Payload) -> Iterator[str]:
    components = payload.get("components") or []
    content = payload.get("content") or ""
    if payload.get("flags", 0) & V2:
        if content or payload.get("embeds"):
            yield "components v2 together with content or embeds"
        yield from _layout(components)
    else:
        yield from _length("content", content, 0, 2000)
        if len(components) > 5:
            yield f"{len(components)} rows of 5"
    everything = list(walk(components))
    for part in everything:
        yield from _component(part)
    yield from _unique("custom_id", (p["custom_id"] for p in everything if "custom_id" in p))
    yield from _attachments(payload, everything)
    nonce = payload.get("nonce")
    if nonce is not None:
        yield from _length("nonce", str(nonce), 1, 25)


def _layout(components: Sequence[Payload]) -> Iterator[str]:
    everything = list(walk(components))
    if not everything:
        yield "no components"
    if len(everything) > 40:
        yield f"{len(everything)} components of 40"
    text = sum(units(part["content"]) for part in everything if part["type"] == TEXT)
    if text > 4000:
        yield f"{text} characters of text of 4000"


def walk(components: Iterable[Payload]) -> Iterator[Payload]:
    """Yield all components, nested ones and accessories included."""
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        for inner in ("accessory", "component"):
            if part.get(inner):
                yield from walk((part[inner],))


def _component(part: Payload) -> Iterator[str]:
    kind = part["type"]
    if "custom_id" in part:
        yield from _length("custom_id", part["custom_id"], 1, 100)
    if kind == ROW:
        yield from _row(part.get("components") or [])
    elif kind == BUTTON:
        yield from _length("button label", part.get("label") or "", 0, 80)
        if not part.get("label") and not part.get("emoji"):
            yield "button without label and emoji"
    elif kind in SELECTS:
        yield from _select(part)
    elif kind == GALLERY:
        yield from _gallery(part.get("items") or [])
    elif kind == TEXT:
        yield from _length("text", part["content"], 1, 4000)
    else:
        yield from _holder(part)


def _holder(part: Payload) -> Iterator[str]:
    inner = part.get("components") or []
    if part["type"] == SECTION and (not 1 <= len(inner) <= 3 or not part.get("accessory")):
        yield "section without 1 to 3 texts and an accessory"
    if part["type"] == CONTAINER and not inner:
        yield "empty container"


def _row(inner: Sequence[Payload]) -> Iterator[str]:
    buttons = sum(part["type"] == BUTTON for part in inner)
    others = len(inner) - buttons
    if not inner or buttons > 5 or others > 1 or (buttons and others):
        yield f"row of {buttons} buttons and {others} menus"


def _select(part: Payload) -> Iterator[str]:
    yield from _length("placeholder", part.get("placeholder") or "", 0, 150)
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    options = part.get("options") or []
    if part["type"] == 3:
        if not 1 <= len(options) <= 25:
            yield f"menu of {len(options)} options"
        if high > len(options):
            yield f"max_values {high} of {len(options)} options"
    if not (0 <= low <= 25 and 1 <= high <= 25 and low <= high):
        yield f"menu from {low} to {high} values"
    yield from _unique("option value", (option["value"] for option in options))
    for option in options:
        yield from _length("option label", option["label"], 1, 100)
        yield from _length("option value", option["value"], 1, 100)
        yield from _length("option description", option.get("description") or "", 0, 100)


def _gallery(items: Sequence[Payload]) -> Iterator[str]:
    if not 1 <= len(items) <= 10:
        yield f"gallery of {len(items)} pictures"
    for item in items:
        yield from _length("alternative text", item.get("description") or "", 1, 1024)


def _attachments(payload: Payload, everything: Sequence[Payload]) -> Iterator[str]:
    attachments = payload.get("attachments") or []
    names = [attachment["filename"] for attachment in attachments]
    if len(names) > 10:
        yield f"{len(names)} attachments of 10"
    yield from _unique("file name", names)
    for attachment in attachments:
        yield from _length("file description", attachment.get("description") or "", 0, 1024)
    for part in everything:
        for item in [*part.get("items", ()), part]:
            url = (item.get("media") or {}).get("url", "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                yield f"{url} without its file"


# Forms ----------------------------------------------------------------------------------------


def check_modal(payload: Payload) -> Faults:
    """List what Discord would refuse in a form."""
    return list(_modal(payload))


def _modal(payload: Payload) -> Iterator[str]:
    yield from _length("title", payload["title"], 1, 45)
    yield from _length("custom_id", payload["custom_id"], 1, 100)
    parts = payload.get("components") or []
    if not 1 <= len(parts) <= 5:
        yield f"form of {len(parts)} parts"
    everything = list(walk(parts))
    yield from _unique("custom_id", (p["custom_id"] for p in everything if "custom_id" in p))
    for part in everything:
        yield from _form_part(part)


def _form_part(part: Payload) -> Iterator[str]:
    if part["type"] == LABEL:
        yield from _length("label", part["label"], 1, 45)
        yield from _length("label description", part.get("description") or "", 0, 100)
    elif part["type"] == TEXT_INPUT:
        yield from _length("placeholder", part.get("placeholder") or "", 0, 100)
        yield from _length("value", part.get("value") or "", 0, part.get("max_length") or 4000)
        if (part.get("max_length") or 4000) > 4000:
            yield "text input longer than 4000"
    elif part["type"] in SELECTS:
        yield from _select(part)


# Commands -------------------------------------------------------------------------------------


def check_commands(commands: Sequence[Payload]) -> Faults:
    """List what Discord would refuse in the command tree, in all its languages."""
    faults = list(_unique("command", (command["name"] for command in commands)))
    if len(commands) > 100:
        faults.append(f"{len(commands)} commands of 100")
    for command in commands:
        if command.get("type", 1) == 1:
            faults.extend(_command(command, command["name"], 0))
            size = _size(command)
            if size > 8000:
                faults.append(f"{command['name']}: {size} characters of 8000")
    return faults


def _command(command: Payload, where: str, depth: int) -> Iterator[str]:
    yield from _spoken(command, where)
    options = command.get("options") or []
    if len(options) > 25:
        yield f"{where}: {len(options)} options of 25"
    nested = {option["type"] for option in options} & {SUBCOMMAND, GROUP}
    if depth > 0 and nested - ({SUBCOMMAND} if command["type"] == GROUP else set()):
        yield f"{where}: nested too deeply"
    for locale, names in _names_by_locale(options).items():
        yield from _unique(f"{where}: option name ({locale})", names)
    required = [option.get("required", False) for option in options if option["type"] > GROUP]
    if required != sorted(required, reverse=True):
        yield f"{where}: a required option after an optional one"
    for option in options:
        yield from _command(option, f"{where} {option['name']}", depth + 1)
    yield from _choices(command, where)


def _spoken(command: Payload, where: str) -> Iterator[str]:
    names = {"": command["name"], **(command.get("name_localizations") or {})}
    for locale, name in names.items():
        if not COMMAND_NAME.fullmatch(name) or name != name.lower() or units(name) > 32:
            yield f"{where}: bad name {name!r} ({locale or 'default'})"
    told = {"": command["description"], **(command.get("description_localizations") or {})}
    for locale, words in told.items():
        yield from _length(f"{where}: description ({locale or 'default'})", words, 1, 100)


def _names_by_locale(options: Sequence[Payload]) -> dict[str, list[str]]:
    spoken: list[dict[str, str]] = [
        {"default": option["name"], **(option.get("name_localizations") or {})}
        for option in options
    ]
    return {
        locale: [names.get(locale, names["default"]) for names in spoken]
        for locale in {locale for names in spoken for locale in names}
    }


def _choices(option: Payload, where: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if len(choices) > 25:
        yield f"{where}: {len(choices)} choices of 25"
    if choices and option.get("autocomplete"):
        yield f"{where}: choices together with autocomplete"
    for choice in choices:
        names: list[str] = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        for name in names:
            yield from _length(f"{where}: choice", name, 1, 100)


def _size(command: Payload) -> int:
    """Return the characters that count: of each field only its longest language."""
    total = 0
    for field in ("name", "description"):
        spoken: list[str] = [
            command.get(field, ""),
            *(command.get(f"{field}_localizations") or {}).values(),
        ]
        total += max(units(words) for words in spoken)
    value = command.get("value")
    total += units(value) if isinstance(value, str) else 0
    parts = [*(command.get("options") or ()), *(command.get("choices") or ())]
    return total + sum(_size(part) for part in parts)


def _length(what: str, words: str, low: int, high: int) -> Iterator[str]:
    if not low <= units(words) <= high:
        yield f"{what}: {units(words)} characters of {low} to {high}"


def _unique(what: str, values: Iterable[str]) -> Iterator[str]:
    for value, count in Counter(values).items():
        if count > 1:
            yield f"{what} {value!r} {count} times"
