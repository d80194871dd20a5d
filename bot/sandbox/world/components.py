"""The limits of message components, old rows and components v2 (flag 1<<15).

Source: Discord, component reference. Rules between fields (duplicate custom ids, files that are
named but not sent) are here because Discord's OpenAPI document does not express them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from bot.sandbox.world.constants import MAX_COMPONENTS, MAX_DISPLAY_TEXT, SELECTS, Component, Json
from bot.sandbox.world.refusal import DiscordRefusal, check_length, check_range, form_error

TOP_V2 = {1, 9, 10, 12, 13, 14, 17}
IN_CONTAINER = {1, 9, 10, 12, 13, 14}
IN_ROW = {2, *SELECTS}
ACCESSORIES = {2, 11}


def bad_type(path: str, allowed: set[int]) -> DiscordRefusal:
    """Refuse a component type that may not stand here."""
    listed = ", ".join(str(int(t)) for t in sorted(allowed))
    text = f'Value of field "type" must be one of ({listed}).'
    return form_error(f"{path}.type", "UNION_TYPE_CHOICES", text)


class ComponentCheck:
    """One walk over the components of one message or modal, counting as it goes."""

    def __init__(self) -> None:
        self.count = 0
        self.text = 0
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def message(self, components: list[Json], v2: bool) -> None:
        """Refuse components that Discord would refuse in a message."""
        if not v2:
            check_length("components", components, 0, 5)
        for i, component in enumerate(components):
            self.one(component, f"components.{i}", TOP_V2 if v2 else {1})
        if v2 and self.count > MAX_COMPONENTS:
            text = f"The maximum number of components ({MAX_COMPONENTS}) was exceeded"
            raise form_error("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
        if self.text > MAX_DISPLAY_TEXT:
            text = f"The displayable text exceeds the maximum of {MAX_DISPLAY_TEXT}"
            raise form_error("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)

    def one(self, component: Json, path: str, allowed: set[int]) -> None:
        """Check one component and what it holds."""
        kind = component.get("type")
        if kind not in allowed:
            raise bad_type(path, allowed)
        self.count += 1
        self._identity(component, path)
        check = _CHECKS.get(Component(kind))
        if check is not None:
            check(self, component, path)

    def _identity(self, component: Json, path: str) -> None:
        number = component.get("id")
        if number:
            if number in self.ids:
                raise form_error(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Ids must be unique")
            self.ids.add(number)
        custom_id = component.get("custom_id")
        if custom_id is None:
            return
        check_length(f"{path}.custom_id", custom_id, 1, 100)
        if custom_id in self.custom_ids:
            text = "Component custom id cannot be duplicated"
            raise form_error(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        self.custom_ids.add(custom_id)

    def row(self, component: Json, path: str) -> None:
        """One to five buttons, or one select."""
        inner = component.get("components") or []
        check_length(f"{path}.components", inner, 1, 5)
        if len(inner) > 1 and any(c.get("type") in SELECTS for c in inner):
            text = "A select menu must be alone in its action row"
            raise form_error(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)
        self._children(inner, path, IN_ROW)

    def _children(self, inner: list[Json], path: str, allowed: set[int]) -> None:
        for i, child in enumerate(inner):
            self.one(child, f"{path}.components.{i}", allowed)

    def button(self, component: Json, path: str) -> None:
        """Label, style and either custom id or address."""
        style = component.get("style")
        check_range(f"{path}.style", style, 1, 6)
        check_length(f"{path}.label", component.get("label"), 0, 80)
        if style == 5:
            check_length(f"{path}.url", component.get("url"), 1, 512)
            if not component["url"].startswith(("https://", "http://", "discord://")):
                text = "Scheme must be one of ('http', 'https', 'discord')."
                raise form_error(f"{path}.url", "URL_TYPE_INVALID_SCHEME", text)
            if component.get("custom_id"):
                text = "A link button has no custom id"
                raise form_error(f"{path}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID", text)
        elif style != 6:
            check_length(f"{path}.custom_id", component.get("custom_id"), 1, 100)
        if style != 6 and not component.get("label") and not component.get("emoji"):
            text = "A button needs a label or an emoji"
            raise form_error(f"{path}.label", "BUTTON_COMPONENT_LABEL_REQUIRED", text)
        check_emoji(component.get("emoji"), path)

    def select(self, component: Json, path: str) -> None:
        """Any of the five select menus."""
        check_length(f"{path}.custom_id", component.get("custom_id"), 1, 100)
        check_length(f"{path}.placeholder", component.get("placeholder"), 0, 150)
        least, most = component.get("min_values", 1), component.get("max_values", 1)
        check_range(f"{path}.min_values", least, 0, 25)
        check_range(f"{path}.max_values", most, 1, 25)
        if least > most:
            text = "min_values must not exceed max_values"
            raise form_error(f"{path}.min_values", "SELECT_COMPONENT_MIN_EXCEEDS_MAX", text)
        if component["type"] == Component.STRING_SELECT:
            self._options(component, path, most)

    def _options(self, component: Json, path: str, most: int) -> None:
        options = component.get("options") or []
        check_length(f"{path}.options", options, 1, 25)
        check_options(options, path)
        if most > len(options):
            text = "max_values exceeds the number of options"
            raise form_error(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", text)
        if sum(bool(o.get("default")) for o in options) > most:
            text = "More default options than max_values"
            raise form_error(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", text)

    def section(self, component: Json, path: str) -> None:
        """One to three texts and one accessory."""
        inner = component.get("components") or []
        check_length(f"{path}.components", inner, 1, 3)
        self._children(inner, path, {Component.TEXT_DISPLAY})
        if not component.get("accessory"):
            raise form_error(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
        self.one(component["accessory"], f"{path}.accessory", ACCESSORIES)

    def text_display(self, component: Json, path: str) -> None:
        """Text, counted towards the message's total."""
        self.text += check_length(f"{path}.content", component.get("content"), 1, MAX_DISPLAY_TEXT)

    def gallery(self, component: Json, path: str) -> None:
        """One to ten pictures with alt text."""
        items = component.get("items") or []
        check_length(f"{path}.items", items, 1, 10)
        for i, item in enumerate(items):
            check_length(f"{path}.items.{i}.description", item.get("description"), 0, 1024)
            check_media(item.get("media"), f"{path}.items.{i}.media")

    def thumbnail(self, component: Json, path: str) -> None:
        """A small picture beside a section."""
        check_length(f"{path}.description", component.get("description"), 0, 1024)
        check_media(component.get("media"), f"{path}.media")

    def container(self, component: Json, path: str) -> None:
        """A box with an accent colour."""
        if component.get("accent_color") is not None:
            check_range(f"{path}.accent_color", component["accent_color"], 0, 0xFFFFFF)
        inner = component.get("components") or []
        check_length(f"{path}.components", inner, 1, MAX_COMPONENTS)
        self._children(inner, path, IN_CONTAINER)


def check_media(media: Any, path: str) -> None:
    """Refuse a picture without an address."""
    if not isinstance(media, dict) or not media.get("url"):
        raise form_error(f"{path}.url", "BASE_TYPE_REQUIRED", "This field is required")
    check_length(f"{path}.url", media["url"], 1, 2048)


def check_options(options: list[Json], path: str) -> None:
    """Check labels, values and descriptions of a list to choose from."""
    seen: set[str] = set()
    for i, option in enumerate(options):
        at = f"{path}.options.{i}"
        check_length(f"{at}.label", option.get("label"), 1, 100)
        check_length(f"{at}.value", option.get("value"), 1, 100)
        check_length(f"{at}.description", option.get("description"), 0, 100)
        check_emoji(option.get("emoji"), at)
        if option["value"] in seen:
            text = "The specified option value is already used"
            raise form_error(f"{at}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        seen.add(option["value"])


def check_emoji(emoji: Any, path: str) -> None:
    """Refuse a plain emoji whose name cannot be one (`:name:` or letters)."""
    if not emoji or emoji.get("id"):
        return
    if not any(ord(c) > 127 for c in emoji.get("name") or ""):
        raise form_error(f"{path}.emoji.name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")


_Check = Callable[[ComponentCheck, Json, str], None]
_FOR_SELECTS: dict[Component, _Check] = dict.fromkeys(SELECTS, ComponentCheck.select)
_CHECKS: dict[Component, _Check] = {
    Component.ACTION_ROW: ComponentCheck.row,
    Component.BUTTON: ComponentCheck.button,
    Component.SECTION: ComponentCheck.section,
    Component.TEXT_DISPLAY: ComponentCheck.text_display,
    Component.MEDIA_GALLERY: ComponentCheck.gallery,
    Component.THUMBNAIL: ComponentCheck.thumbnail,
    Component.CONTAINER: ComponentCheck.container,
    **_FOR_SELECTS,
}


class Settler:
    """Turn components as sent into components as shown: ids, defaults, `attachment://` resolved."""

    def __init__(self, attachments: list[Json], new_id: Callable[[], str]) -> None:
        self.by_name = {a["filename"]: a for a in attachments}
        self.new_id = new_id
        self.ids = itertools.count(1)

    def all(self, components: list[Json]) -> list[Json]:
        """Settle the components of one message.

        Raises:
            DiscordRefusal: A picture names a file that the message does not have.
        """
        return [self.one(c, f"components.{i}") for i, c in enumerate(components)]

    def one(self, sent: Json, path: str) -> Json:
        """Settle one component and what it holds."""
        out = {k: v for k, v in sent.items() if v is not None}
        out["id"] = out.get("id") or next(self.ids)
        kind = out["type"]
        if kind in SELECTS:
            out = {"min_values": 1, "max_values": 1} | out
        elif kind == Component.MEDIA_GALLERY:
            out["items"] = [
                self._picture(item, f"{path}.items.{i}") for i, item in enumerate(out["items"])
            ]
        elif kind == Component.THUMBNAIL:
            out |= self._picture(out, path)
        elif kind == Component.FILE:
            found = self._attachment(out["file"]["url"], f"{path}.file.url")
            out |= {"file": self._media(out["file"], path), "name": found["filename"]}
            out |= {"size": found["size"], "spoiler": bool(out.get("spoiler"))}
        elif kind == Component.SEPARATOR:
            out = {"spacing": 1, "divider": True} | out
        elif kind == Component.CONTAINER:
            out = {"accent_color": None} | out | {"spoiler": bool(out.get("spoiler"))}
        if "components" in out:
            inner = enumerate(out["components"])
            out["components"] = [self.one(c, f"{path}.components.{i}") for i, c in inner]
        if "accessory" in out:
            out["accessory"] = self.one(out["accessory"], f"{path}.accessory")
        return out

    def _picture(self, item: Json, path: str) -> Json:
        return {
            "media": self._media(item["media"], f"{path}.media"),
            "description": item.get("description"),
            "spoiler": bool(item.get("spoiler")),
        }

    def _attachment(self, url: str, path: str) -> Json:
        found = self.by_name.get(url.removeprefix("attachment://"))
        if found is None:
            text = f"The referenced attachment was not found: {url}"
            raise form_error(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)
        return found

    def _media(self, media: Json, path: str) -> Json:
        url = media["url"]
        out: Json = {"id": self.new_id(), "url": url, "proxy_url": url, "flags": 0}
        out |= {"width": None, "height": None, "content_type": None, "loading_state": 0}
        if url.startswith("attachment://"):
            found = self._attachment(url, f"{path}.url")
            out |= {"url": found["url"], "proxy_url": found["url"], "loading_state": 2}
            out |= {k: found.get(k) for k in ("width", "height", "content_type")}
            out["attachment_id"] = found["id"]
        return out
