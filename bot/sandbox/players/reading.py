"""What a person reads on a message: its text, its buttons, its pictures."""

from __future__ import annotations

from bot.sandbox.world.constants import SELECTS, Component, Json, MessageFlag, walk


def is_ephemeral(message: Json) -> bool:
    """Tell whether only one person can see the message."""
    return bool(message["flags"] & MessageFlag.EPHEMERAL)


def text_of(message: Json) -> str:
    """Join all running text: content, embeds, text displays; no labels of buttons."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description")]
        for field in embed.get("fields", []):
            parts += [field["name"], field["value"]]
        parts.append((embed.get("footer") or {}).get("text"))
    for component in walk(message["components"]):
        if component["type"] == Component.TEXT_DISPLAY:
            parts.append(component["content"])
    return "\n".join(part for part in parts if part)


def buttons_of(message: Json) -> list[Json]:
    """List the buttons, disabled ones included, in the order shown."""
    return [c for c in walk(message["components"]) if c["type"] == Component.BUTTON]


def selects_of(message: Json) -> list[Json]:
    """List the select menus in the order shown."""
    return [c for c in walk(message["components"]) if c["type"] in SELECTS]


def labels_of(message: Json) -> list[str]:
    """List what stands on the buttons; an emoji where there is no label."""
    found = buttons_of(message)
    return [c.get("label") or (c.get("emoji") or {}).get("name") or "" for c in found]


def pictures_of(message: Json) -> list[Json]:
    """List the pictures shown, each as {"url", "alt"}: galleries, thumbnails, embeds, files."""
    out = []
    for component in walk(message["components"]):
        for item in component.get("items", []) + [component] * ("media" in component):
            out.append({"url": item["media"]["url"], "alt": item.get("description")})
    if message["flags"] & MessageFlag.COMPONENTS_V2:
        return out
    in_embeds = [e["image"]["url"] for e in message["embeds"] if e.get("image")]
    out += [{"url": url, "alt": None} for url in in_embeds]
    for file in message["attachments"]:
        if "width" in file and file["url"] not in in_embeds:
            out.append({"url": file["url"], "alt": file.get("description")})
    return out
