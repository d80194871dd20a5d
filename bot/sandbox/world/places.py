"""Users, guilds, roles, channels and threads, and who may do what where."""

from __future__ import annotations

from typing import Any

from bot.sandbox.world.constants import (
    ALL_PERMISSIONS,
    EVERYONE_PERMISSIONS,
    THREADS,
    ChannelType,
    Json,
    Permission,
)
from bot.sandbox.world.ledger import Event, Ledger
from bot.sandbox.world.refusal import DiscordRefusal, check_length, form_error

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
TOLD_OF_DELETED_THREAD = ("id", "guild_id", "parent_id", "type")


class Places:
    """The people and rooms of the world."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # People

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-GB") -> Json:
        """Make a user; their direct messages are open."""
        user: Json = {
            "id": self.ledger.new_id(),
            "username": name,
            "discriminator": "0000" if bot else "0",
            "global_name": None if bot else name.title(),
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "bot": bot,
            "system": False,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "primary_guild": None,
            "_locale": locale,
            "_accepts_dms": True,
        }
        self.ledger.users[user["id"]] = user
        self.ledger.mark("user", user["id"])
        return user

    def user(self, user_id: str) -> Json:
        """Find a user, or refuse with 10013."""
        try:
            return self.ledger.users[user_id]
        except KeyError:
            raise DiscordRefusal(404, 10013, "Unknown User") from None

    @property
    def bot(self) -> Json:
        """The bot's own user."""
        return self.ledger.users[self.ledger.meta["bot_id"]]

    # Guilds

    def add_guild(self, name: str, owner: Json) -> Json:
        """Make a guild with @everyone and its owner."""
        guild_id = self.ledger.new_id()
        nothing = (
            "icon description home_header splash discovery_splash banner application_id "
            "afk_channel_id system_channel_id widget_channel_id max_presences vanity_url_code "
            "rules_channel_id safety_alerts_channel_id public_updates_channel_id incidents_data"
        )
        zero = (
            "system_channel_flags verification_level mfa_level explicit_content_filter "
            "premium_tier premium_subscription_count nsfw_level"
        )
        guild: Json = dict.fromkeys(nothing.split()) | dict.fromkeys(zero.split(), 0)
        guild |= {
            "id": guild_id,
            "name": name,
            "features": [],
            "owner_id": owner["id"],
            "region": "local",
            "afk_timeout": 300,
            "widget_enabled": False,
            "roles": [],
            "default_message_notifications": 1,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "preferred_locale": "en-GB",
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "emojis": [],
            "stickers": [],
            "_members": {},
        }
        self.ledger.guilds[guild_id] = guild
        self.add_role(guild, "@everyone", EVERYONE_PERMISSIONS, role_id=guild_id)
        self.join(guild, owner)
        return guild

    def guild(self, guild_id: str) -> Json:
        """Find a guild, or refuse with 10004."""
        try:
            return self.ledger.guilds[guild_id]
        except KeyError:
            raise DiscordRefusal(404, 10004, "Unknown Guild") from None

    def is_member(self, user_id: str, guild_id: str) -> bool:
        """Tell whether somebody, or the bot, belongs to a guild."""
        return user_id in self.guild(guild_id)["_members"]

    def add_role(self, guild: Json, name: str, bits: int, *, role_id: str | None = None) -> Json:
        """Make a role with these permission bits."""
        role: Json = {
            "id": role_id or self.ledger.new_id(),
            "name": name,
            "permissions": str(bits),
            "position": len(guild["roles"]),
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        guild["roles"].append(role)
        self.ledger.mark("guild", guild["id"])
        return role

    def join(self, guild: Json, user: Json, roles: tuple[str, ...] = ()) -> Json:
        """Make a user a member."""
        member: Json = {
            "user": user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "avatar_decoration_data": None,
            "roles": list(roles),
            "joined_at": self.ledger.now(),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }
        guild["_members"][user["id"]] = member
        self.ledger.mark("guild", guild["id"])
        return member

    def member(self, guild: Json, user_id: str) -> Json:
        """Find a member, or refuse with 10007."""
        found: Json | None = guild["_members"].get(user_id)
        if found is None:
            raise DiscordRefusal(404, 10007, "Unknown Member")
        return found

    # Channels and threads

    def channel(self, channel_id: str) -> Json:
        """Find a channel or thread, or refuse with 10003."""
        try:
            return self.ledger.channels[channel_id]
        except KeyError:
            raise DiscordRefusal(404, 10003, "Unknown Channel") from None

    def _keep(self, channel: Json, event: str, extra: Json | None = None) -> Json:
        self.ledger.channels[channel["id"]] = channel
        self.ledger.mark("channel", channel["id"])
        data = channel | (extra or {})
        self.ledger.emit(Event(event, data, guild_id=channel.get("guild_id")))
        return channel

    def add_channel(self, guild: Json, name: str, topic: str | None = None) -> Json:
        """Make a text channel."""
        check_length("name", name, 1, 100)
        channel: Json = {
            "id": self.ledger.new_id(),
            "type": ChannelType.TEXT,
            "guild_id": guild["id"],
            "name": name,
            "topic": topic,
            "position": len(self.ledger.channels),
            "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        return self._keep(channel, "CHANNEL_CREATE")

    def dm(self, user_id: str) -> Json:
        """Find or make the bot's direct channel with a user."""
        if user_id not in self.ledger.users or user_id == self.bot["id"]:
            raise DiscordRefusal(400, 50033, "Invalid Recipient(s)")
        for channel in self.ledger.channels.values():
            if channel["type"] == ChannelType.DM and channel["_with"] == user_id:
                return channel
        channel = {
            "id": self.ledger.new_id(),
            "type": ChannelType.DM,
            "last_message_id": None,
            "flags": 0,
            "recipients": [self.ledger.users[user_id]],
            "_with": user_id,
        }
        return self._keep(channel, "_DM_OPEN")

    def add_thread(self, parent: Json, body: Json, owner_id: str, on: str | None = None) -> Json:
        """Make a thread in a channel, on a message if `on` is its id.

        Raises:
            DiscordRefusal: 50024 outside a text channel; a bad name or archive time.
        """
        if parent["type"] != ChannelType.TEXT:
            raise DiscordRefusal(400, 50024, "Cannot execute action on this channel type")
        check_length("name", body.get("name"), 1, 100)
        minutes = body.get("auto_archive_duration") or 1440
        if minutes not in ARCHIVE_MINUTES:
            text = f"Value must be one of {ARCHIVE_MINUTES}."
            raise form_error("auto_archive_duration", "BASE_TYPE_CHOICES", text)
        private = on is None and body.get("type", 12) == ChannelType.PRIVATE_THREAD
        now = self.ledger.now()
        metadata: Json = {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": minutes,
            "locked": False,
            "create_timestamp": now,
        }
        if private:
            metadata["invitable"] = body.get("invitable", True)
        thread: Json = {
            "id": on or self.ledger.new_id(),
            "type": ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD,
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "name": body["name"],
            "owner_id": owner_id,
            "last_message_id": None,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": metadata,
            "_members": {owner_id: now},
        }
        return self._keep(thread, "THREAD_CREATE", {"newly_created": True})

    def updated(self, channel: Json) -> Json:
        """Keep an altered channel and tell so."""
        kind = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        return self._keep(channel, f"{kind}_UPDATE")

    def wake(self, thread: Json) -> None:
        """Unarchive a thread because somebody writes in it, or refuse with 50083 if locked."""
        if thread["type"] not in THREADS or not thread["thread_metadata"]["archived"]:
            return
        if thread["thread_metadata"]["locked"]:
            raise DiscordRefusal(400, 50083, "Thread is archived")
        thread["thread_metadata"]["archived"] = False
        self.updated(thread)

    def remove(self, channel: Json) -> None:
        """Delete a channel or thread with its messages and threads."""
        for child in [c for c in self.ledger.channels.values() if c.get("parent_id")]:
            if child["parent_id"] == channel["id"]:
                self.remove(child)
        for message_id in self.ledger.by_channel.pop(channel["id"], {}):
            del self.ledger.messages[message_id]
            self.ledger.mark("message", message_id)
        del self.ledger.channels[channel["id"]]
        self.ledger.mark("channel", channel["id"])
        kind, told = "CHANNEL", channel
        if channel["type"] in THREADS:
            kind, told = "THREAD", {key: channel[key] for key in TOLD_OF_DELETED_THREAD}
        self.ledger.emit(Event(f"{kind}_DELETE", told, guild_id=channel.get("guild_id")))

    def set_thread_member(self, thread: Json, user_id: str, inside: bool) -> None:
        """Add a user to a thread or take them out."""
        data: Json = {"id": thread["id"], "guild_id": thread["guild_id"]}
        if inside:
            self.member(self.guild(thread["guild_id"]), user_id)
            thread["_members"].setdefault(user_id, self.ledger.now())
            data["added_members"] = [m for m in thread_members(thread) if m["user_id"] == user_id]
        else:
            thread["_members"].pop(user_id, None)
            data["removed_member_ids"] = [user_id]
        thread["member_count"] = data["member_count"] = len(thread["_members"])
        self.ledger.mark("channel", thread["id"])
        self.ledger.emit(Event("THREAD_MEMBERS_UPDATE", data, guild_id=thread["guild_id"]))

    def set_overwrite(self, channel: Json, target_id: str, body: Json) -> None:
        """Replace what a channel allows and denies to one role (type 0) or member (type 1)."""
        others = [o for o in channel["permission_overwrites"] if o["id"] != target_id]
        entry: Json = {"id": target_id, "type": int(body.get("type", 0))}
        entry |= {key: str(body.get(key) or 0) for key in ("allow", "deny")}
        channel["permission_overwrites"] = [*others, entry]
        self.updated(channel)

    # Permissions

    def guild_permissions(self, user_id: str, guild: Json) -> int:
        """Add up a member's roles; 0 for a stranger."""
        member = guild["_members"].get(user_id)
        if member is None:
            return 0
        held = {guild["id"], *member["roles"]}
        value = 0
        for role in guild["roles"]:
            value |= int(role["permissions"]) if role["id"] in held else 0
        if user_id == guild["owner_id"] or value & Permission.ADMINISTRATOR:
            return ALL_PERMISSIONS
        return value

    def permissions(self, user_id: str, channel: Json) -> int:
        """Compute a user's permission bits in a channel; 0 when they cannot see it."""
        if channel["type"] == ChannelType.DM:
            return ALL_PERMISSIONS if user_id in (channel["_with"], self.bot["id"]) else 0
        guild = self.guild(channel["guild_id"])
        value = self.guild_permissions(user_id, guild)
        if value == ALL_PERMISSIONS or value == 0:
            return value
        home = self.ledger.channels.get(channel.get("parent_id") or "", channel)
        value = apply_overwrites(value, home, guild, user_id)
        if channel["type"] == ChannelType.PRIVATE_THREAD and not value & Permission.MANAGE_THREADS:
            value = value if user_id in channel["_members"] else 0
        return value if value & Permission.VIEW_CHANNEL else 0

    def require(self, user_id: str, channel: Json, bits: int = 0) -> None:
        """Refuse with 50001 who cannot see the channel, with 50013 who lacks some bits."""
        have = self.permissions(user_id, channel)
        if not have & Permission.VIEW_CHANNEL:
            raise DiscordRefusal(403, 50001, "Missing Access")
        if have & bits != bits:
            raise DiscordRefusal(403, 50013, "Missing Permissions")


def thread_members(thread: Json) -> list[Json]:
    """List a thread's members as the API does."""
    fixed: dict[str, Any] = {"id": thread["id"], "flags": 0}
    joined = thread["_members"].items()
    return [fixed | {"user_id": user, "join_timestamp": since} for user, since in joined]


def apply_overwrites(value: int, channel: Json, guild: Json, user_id: str) -> int:
    """Apply a channel's overwrites: @everyone first, then roles together, then the member."""
    held = set(guild["_members"][user_id]["roles"])
    overwrites = {o["id"]: (int(o["allow"]), int(o["deny"])) for o in channel_overwrites(channel)}
    allow, deny = overwrites.get(guild["id"], (0, 0))
    value = value & ~deny | allow
    allow = deny = 0
    for role in held & set(overwrites):
        allow |= overwrites[role][0]
        deny |= overwrites[role][1]
    value = value & ~deny | allow
    allow, deny = overwrites.get(user_id, (0, 0))
    return value & ~deny | allow


def channel_overwrites(channel: Json) -> list[Json]:
    """List a channel's overwrites (none for threads)."""
    found: list[Json] = channel.get("permission_overwrites", [])
    return found
