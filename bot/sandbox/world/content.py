"""The limits of a message outside its components: text, embeds, mentions, nonce."""

from __future__ import annotations

from typing import Any

from bot.sandbox.world.components import ComponentCheck
from bot.sandbox.world.constants import Json, MessageFlag
from bot.sandbox.world.refusal import check_length, form_error

EMBED_TEXTS = (("title", 256), ("description", 4096))


def check_message(body: Json, flags: int) -> None:
    """Refuse a message that Discord would refuse; `flags` decides between v1 and v2."""
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    check_length("content", body.get("content"), 0, 2000)
    if v2 and (body.get("content") or body.get("embeds") or body.get("poll")):
        text = (
            "The 'content', 'embeds' and 'poll' fields cannot be used "
            "when using MessageFlags.IS_COMPONENTS_V2"
        )
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        raise form_error("flags", code, text)
    check_length("nonce", str(body.get("nonce") or ""), 0, 25)
    check_embeds(body.get("embeds") or [])
    check_mentions(body.get("allowed_mentions") or {})
    ComponentCheck().message(body.get("components") or [], v2)


def check_embeds(embeds: list[Json]) -> None:
    """Refuse embeds over their single limits or over 6,000 characters together."""
    check_length("embeds", embeds, 0, 10)
    total = 0
    for i, embed in enumerate(embeds):
        path = f"embeds.{i}"
        for key, most in EMBED_TEXTS:
            total += check_length(f"{path}.{key}", embed.get(key), 0, most)
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        total += check_length(f"{path}.footer.text", footer.get("text"), 0, 2048)
        total += check_length(f"{path}.author.name", author.get("name"), 0, 256)
        fields = embed.get("fields") or []
        check_length(f"{path}.fields", fields, 0, 25)
        for j, field in enumerate(fields):
            total += check_length(f"{path}.fields.{j}.name", field.get("name"), 1, 256)
            total += check_length(f"{path}.fields.{j}.value", field.get("value"), 1, 1024)
    if total > 6000:
        text = "Embed size exceeds maximum size of 6000"
        raise form_error("embeds", "MAX_EMBED_SIZE_EXCEEDED", text)


def check_mentions(allowed: Json) -> None:
    """Refuse `allowed_mentions` that name a kind both wholesale and one by one."""
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            raise form_error("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
        check_length(f"allowed_mentions.{kind}", allowed.get(kind), 0, 100)


def settle_embeds(embeds: Any, attachments: list[Json]) -> list[Json]:
    """Turn embeds as sent into embeds as shown, `attachment://` pictures resolved."""
    by_name = {a["filename"]: a for a in attachments}
    out = []
    for sent in embeds or []:
        embed = {k: v for k, v in sent.items() if v is not None} | {"type": "rich"}
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url", "")
            found = by_name.get(url.removeprefix("attachment://"))
            if url.startswith("attachment://") and found:
                size = {"width": found.get("width", 0), "height": found.get("height", 0)}
                embed[key] = {"url": found["url"], "proxy_url": found["url"], "flags": 0} | size
        if "fields" in embed:
            embed["fields"] = [{"inline": False} | f for f in embed["fields"]]
        out.append(embed)
    return out
