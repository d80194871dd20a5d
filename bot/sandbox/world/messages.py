"""Messages and their files: post, edit, delete, history, exactly-once by nonce."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.world.components import Settler
from bot.sandbox.world.constants import (
    ATTACHMENT_LIMIT_BYTES,
    NONCE_WINDOW_S,
    THREADS,
    Json,
    MessageFlag,
    Upload,
)
from bot.sandbox.world.content import check_message, settle_embeds
from bot.sandbox.world.ledger import CDN, Event, Ledger
from bot.sandbox.world.places import Places
from bot.sandbox.world.refusal import DiscordRefusal, check_length, form_error

MEDIA_TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json; charset=utf-8",
}
SENDABLE = int(
    MessageFlag.EPHEMERAL
    | MessageFlag.COMPONENTS_V2
    | MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.SUPPRESS_NOTIFICATIONS
)
PARTS = ("content", "embeds", "components")


@dataclass
class Draft:
    """A message about to be posted: its body, files, and what only an interaction adds."""

    body: Json
    files: dict[str, Upload] = field(default_factory=dict)
    flags: int = 0
    viewers: list[str] | None = None
    extra: Json = field(default_factory=dict)


class Messages:
    """All messages of the world."""

    def __init__(self, ledger: Ledger, places: Places) -> None:
        self.ledger = ledger
        self.places = places

    def post(self, channel: Json, author: Json, draft: Draft) -> Json:
        """Post a message and tell everybody who may see it.

        Raises:
            DiscordRefusal: 50035 over a limit, 50006 empty, 40005 a file too large.
        """
        body = draft.body
        flags = draft.flags | int(body.get("flags") or 0) & SENDABLE
        check_message(body, flags)
        carries = any(body.get(k) for k in (*PARTS, "poll")) or draft.files
        if not carries and not flags & MessageFlag.LOADING:
            raise DiscordRefusal(400, 50006, "Cannot send an empty message")
        reply = self._reply(channel, body.get("message_reference"))
        attachments = self._attachments(channel, draft, flags, [])
        components = Settler(attachments, self.ledger.new_id).all(body.get("components") or [])
        content = (body.get("content") or "").strip()
        message: Json = {
            "id": self.ledger.new_id(),
            "type": 0,
            "channel_id": channel["id"],
            "author": author,
            "content": content,
            "timestamp": self.ledger.now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": self._mentions(content, components, body.get("allowed_mentions")),
            "mention_roles": [],
            "attachments": attachments,
            "embeds": settle_embeds(body.get("embeds"), attachments),
            "pinned": False,
            "flags": flags,
            "components": components,
            "_viewers": draft.viewers,
        }
        if body.get("nonce") is not None:
            message["nonce"] = body["nonce"]
        return self._place(channel, message | reply | draft.extra)

    def _place(self, channel: Json, message: Json) -> Json:
        self.ledger.messages[message["id"]] = message
        self.ledger.by_channel.setdefault(channel["id"], {})[message["id"]] = message
        if message["_viewers"] is None:
            channel["last_message_id"] = message["id"]
            if channel["type"] in THREADS:
                channel["message_count"] += 1
                channel["total_message_sent"] += 1
            self.ledger.mark("channel", channel["id"])
        self.ledger.mark("message", message["id"])
        self._tell("MESSAGE_CREATE", message)
        return message

    def send(self, channel: Json, author: Json, body: Json, files: dict[str, Upload]) -> Json:
        """Post in the ordinary way, through closed doors refused and nonces honoured.

        A nonce with `enforce_nonce` that the author used in the last minutes gives that message
        again (10008 if it was deleted since).
        """
        other = channel.get("_with")
        if other and not self.places.user(other)["_accepts_dms"]:
            raise DiscordRefusal(403, 50007, "Cannot send messages to this user")
        nonce, key = body.get("nonce"), f"{author['id']}:{body.get('nonce')}"
        if nonce is None or not body.get("enforce_nonce"):
            self.places.wake(channel)
            return self.post(channel, author, Draft(body, files))
        used = self.ledger.nonces.get(key)
        if used and self.ledger.clock() - used["at"] <= NONCE_WINDOW_S:
            return self.find(self.places.channel(used["channel"]), used["message"])
        self.places.wake(channel)
        message = self.post(channel, author, Draft(body, files))
        used = {"at": self.ledger.clock(), "channel": channel["id"], "message": message["id"]}
        self.ledger.nonces[key] = used
        self.ledger.mark("nonce", key)
        return message

    def forget_nonces(self, older_s: float = NONCE_WINDOW_S) -> None:
        """Drop the nonces that are older, by default those whose window has passed."""
        nonces, now = self.ledger.nonces, self.ledger.clock()
        for key in [k for k, used in nonces.items() if now - used["at"] >= older_s]:
            del nonces[key]
            self.ledger.mark("nonce", key)

    def edit(self, message: Json, body: Json, files: dict[str, Upload]) -> Json:
        """Change a message in place; fields that the body does not name stay.

        Raises:
            DiscordRefusal: 50035 over a limit or flag v2 with old fields, 50006 emptied.
        """
        channel = self.places.channel(message["channel_id"])
        asked = int(body.get("flags") or 0)
        flags = message["flags"] & ~MessageFlag.LOADING
        flags |= asked & (MessageFlag.COMPONENTS_V2 | MessageFlag.SUPPRESS_EMBEDS)
        checked: Json = {part: body.get(part, message[part]) for part in PARTS}
        checked["allowed_mentions"] = body.get("allowed_mentions")
        check_message(checked, flags)
        draft = Draft(body, files)
        attachments = self._attachments(channel, draft, flags, message["attachments"])
        after = {part: message[part] for part in PARTS}
        if "components" in body:
            settler = Settler(attachments, self.ledger.new_id)
            after["components"] = settler.all(body["components"] or [])
        if "embeds" in body:
            after["embeds"] = settle_embeds(body["embeds"], attachments)
        if "content" in body:
            after["content"] = (body["content"] or "").strip()
        if not any(after.values()) and not attachments:
            raise DiscordRefusal(400, 50006, "Cannot send an empty message")
        allowed = body.get("allowed_mentions")
        mentions = self._mentions(after["content"], after["components"], allowed)
        message.update(after, attachments=attachments, flags=int(flags), mentions=mentions)
        message["edited_timestamp"] = self.ledger.now()
        self.ledger.mark("message", message["id"])
        self._tell("MESSAGE_UPDATE", message)
        return message

    def delete(self, message: Json) -> None:
        """Take a message away from everybody who saw it."""
        channel = self.places.channel(message["channel_id"])
        self.ledger.by_channel[channel["id"]].pop(message["id"], None)
        self.ledger.messages.pop(message["id"], None)
        self.ledger.mark("message", message["id"])
        data = {"id": message["id"], "channel_id": channel["id"]}
        guild_id = channel.get("guild_id") if message["_viewers"] is None else None
        if guild_id:
            data["guild_id"] = guild_id
        viewers = None if message["_viewers"] is None else tuple(message["_viewers"])
        self.ledger.emit(Event("MESSAGE_DELETE", data, guild_id, viewers))

    def find(self, channel: Json, message_id: str, viewer: str | None = None) -> Json:
        """Find a message, or refuse with 10008; `viewer` does not find others' ephemeral ones."""
        message = self.ledger.by_channel.get(channel["id"], {}).get(message_id)
        hidden = message and viewer and viewer not in (message["_viewers"] or [viewer])
        if message is None or hidden:
            raise DiscordRefusal(404, 10008, "Unknown Message")
        return message

    def history(self, channel: Json, query: Any) -> list[Json]:
        """List public messages, newest first, by `limit`, `before`, `after` or `around`."""
        limit = int(query.get("limit", 50))
        if not 1 <= limit <= 100:
            text = "int value should be between 1 and 100."
            raise form_error("limit", "NUMBER_TYPE_MAX", text)
        stored = self.ledger.by_channel.get(channel["id"], {}).values()
        found = [m for m in reversed(list(stored)) if m["_viewers"] is None]
        if "before" in query:
            found = [m for m in found if int(m["id"]) < int(query["before"])]
        if "after" in query:
            return [m for m in found if int(m["id"]) > int(query["after"])][-limit:]
        if "around" in query:
            middle = int(query["around"])
            near = sorted(found, key=lambda m: abs(int(m["id"]) - middle))[:limit]
            return sorted(near, key=lambda m: -int(m["id"]))
        return found[:limit]

    def add_file(self, channel: Json, upload: Upload, note: Json | None = None) -> Json:
        """Keep an uploaded file; `note` may name its `filename` and `description` (alt text)."""
        note, (sent_name, blob) = note or {}, upload
        if len(blob) > ATTACHMENT_LIMIT_BYTES:
            raise DiscordRefusal(413, 40005, "Request entity too large")
        check_length("attachments.description", note.get("description"), 0, 1024)
        name = re.sub(r"[^A-Za-z0-9_.-]", "_", note.get("filename") or sent_name or "file")
        kind = media_type(name)
        file_id = self.ledger.new_id()
        self.ledger.storage.put_file(file_id, blob)
        url = f"{CDN}attachments/{channel['id']}/{file_id}/{name}"
        out: Json = {"id": file_id, "filename": name, "size": len(blob)}
        out |= {"url": url, "proxy_url": url}
        if kind:
            out["content_type"] = kind
        if note.get("description"):
            out["description"] = note["description"]
        size = picture_size(blob)
        return out | ({"width": size[0], "height": size[1]} if size else {})

    def _attachments(self, channel: Json, draft: Draft, flags: int, kept: list[Json]) -> list[Json]:
        listed, files = draft.body.get("attachments"), draft.files
        check_length("attachments", listed or list(files), 0, 10)
        mark = {"ephemeral": True} if flags & MessageFlag.EPHEMERAL else {}
        if listed is None:
            return kept + [self.add_file(channel, upload) | mark for upload in files.values()]
        old = {a["id"]: a for a in kept}
        out = []
        for note in listed:
            key = str(note["id"])
            if key in old:
                out.append(old[key])
            elif key in files:
                out.append(self.add_file(channel, files[key], note) | mark)
            else:
                text = "Attachment data not found"
                raise form_error(f"attachments.{key}", "ATTACHMENT_NOT_FOUND", text)
        return out

    def _reply(self, channel: Json, reference: Json | None) -> Json:
        if not reference:
            return {}
        message_id = str(reference["message_id"])
        target = self.ledger.by_channel.get(channel["id"], {}).get(message_id)
        if target is None and reference.get("fail_if_not_exists", True):
            raise form_error("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        seen = {"type": 0, "channel_id": channel["id"], "message_id": message_id}
        return {"type": 19, "message_reference": seen, "referenced_message": target}

    def _mentions(self, content: str, components: list[Json], allowed: Any) -> list[Json]:
        text = content + " ".join(re.findall(r"<@!?\d+>", str(components)))
        ids = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            named = {str(user) for user in allowed.get("users") or []}
            ids = {i: None for i in ids if i in named}
        return [self.ledger.users[i] for i in ids if i in self.ledger.users]

    def _tell(self, name: str, message: Json) -> None:
        """Ephemeral messages go out as if they were direct ones: without a guild."""
        if message["_viewers"] is not None:
            self.ledger.emit(Event(name, message, None, tuple(message["_viewers"])))
            return
        guild_id = self.places.channel(message["channel_id"]).get("guild_id")
        self.ledger.emit(Event(name, self.as_event(message), guild_id))

    def as_event(self, message: Json) -> Json:
        """Give a message as the gateway sends it: with guild and member."""
        guild_id = self.places.channel(message["channel_id"]).get("guild_id")
        if not guild_id:
            return message
        member = self.places.guild(guild_id)["_members"].get(message["author"]["id"])
        out = message | {"guild_id": guild_id}
        if member:
            out["member"] = {k: v for k, v in member.items() if k != "user"}
        return out


def media_type(name: str) -> str | None:
    """Give the media type of a file by the end of its name; None when unknown."""
    return MEDIA_TYPES.get(name.rpartition(".")[2].lower())


def picture_size(blob: bytes) -> tuple[int, int] | None:
    """Read width and height in pixels from a PNG, GIF or WebP header; None for other files."""
    if blob[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", blob[16:24])
    if blob[:3] == b"GIF":
        return struct.unpack("<HH", blob[6:10])
    if blob[:4] == b"RIFF" and blob[8:12] == b"WEBP":
        return _webp_size(blob)
    return None


def _webp_size(blob: bytes) -> tuple[int, int] | None:
    kind = blob[12:16]
    if kind == b"VP8X":
        return (
            int.from_bytes(blob[24:27], "little") + 1,
            int.from_bytes(blob[27:30], "little") + 1,
        )
    if kind == b"VP8L":
        bits = int.from_bytes(blob[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", blob[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None
