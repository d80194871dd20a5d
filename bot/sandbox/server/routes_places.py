"""REST routes about the bot itself, users, guilds, channels and threads."""

from __future__ import annotations

from bot.sandbox.server.routes import NO_CONTENT, ROUTES, Call, Reply
from bot.sandbox.world.constants import THREADS, Json, MessageFlag, Permission
from bot.sandbox.world.places import thread_members
from bot.sandbox.world.refusal import DiscordRefusal, check_length

GATEWAY = "/gateway"
ROOM_FIELDS = ("name", "topic", "parent_id", "position", "rate_limit_per_user", "nsfw")
THREAD_FIELDS = ("archived", "locked", "auto_archive_duration", "invitable")


@ROUTES.add("GET", GATEWAY)
def gateway(call: Call) -> Reply:
    """Tell where the gateway is."""
    return 200, {"url": call.gateway_url}


@ROUTES.add("GET", f"{GATEWAY}/bot")
def gateway_bot(call: Call) -> Reply:
    """Tell where the gateway is and how often the bot may identify."""
    start = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return 200, {"url": call.gateway_url, "shards": 1, "session_start_limit": start}


@ROUTES.add("GET", "/users/@me")
def me(call: Call) -> Reply:
    """Give the bot's user."""
    extra = {"mfa_enabled": True, "locale": "en-GB", "verified": True, "email": None}
    return 200, call.world.bot | extra


@ROUTES.add("GET", "/oauth2/applications/@me")
@ROUTES.add("GET", "/applications/@me")
def application(call: Call) -> Reply:
    """Give the application."""
    return 200, call.world.application()


@ROUTES.add("GET", "/users/{user_id}")
def user(call: Call) -> Reply:
    """Give a user."""
    return 200, call.world.places.user(call.args["user_id"])


@ROUTES.add("POST", "/users/@me/channels")
def open_dm(call: Call) -> Reply:
    """Open the direct channel with a user; closed doors show only when one sends."""
    return 200, call.world.places.dm(str(call.body["recipient_id"]))


@ROUTES.add("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Reply:
    """Give a guild."""
    return 200, call.guild()


@ROUTES.add("GET", "/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> Reply:
    """List a guild's channels, threads left out."""
    channels = call.world.ledger.channels.values()
    mine = [c for c in channels if c.get("guild_id") == call.guild()["id"]]
    return 200, [c for c in mine if c["type"] not in THREADS]


@ROUTES.add("POST", "/guilds/{guild_id}/channels")
def add_channel(call: Call) -> Reply:
    """Make a text channel."""
    guild = call.guild(Permission.MANAGE_CHANNELS)
    places = call.world.places
    return 201, places.add_channel(guild, call.body.get("name") or "", call.body.get("topic"))


@ROUTES.add("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Reply:
    """Give a member."""
    return 200, call.world.places.member(call.guild(), call.args["user_id"])


@ROUTES.add("GET", "/guilds/{guild_id}/roles")
def get_roles(call: Call) -> Reply:
    """List a guild's roles."""
    return 200, call.guild()["roles"]


@ROUTES.add("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Reply:
    """Give a channel or thread that the bot sees."""
    return 200, call.channel()


@ROUTES.add("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Reply:
    """Rename, archive, lock and so on."""
    channel, body, places = call.channel(), call.body, call.world.places
    if "name" in body:
        check_length("name", body["name"], 1, 100)
    if channel["type"] in THREADS:
        own = channel["owner_id"] == call.world.bot["id"] and "locked" not in body
        places.require(call.world.bot["id"], channel, 0 if own else Permission.MANAGE_THREADS)
        metadata = channel["thread_metadata"]
        if metadata["archived"] and body.get("archived") is not False:
            raise DiscordRefusal(400, 50083, "Thread is archived")
        metadata |= {k: body[k] for k in THREAD_FIELDS if body.get(k) is not None}
    else:
        places.require(call.world.bot["id"], channel, Permission.MANAGE_CHANNELS)
    channel |= {k: body[k] for k in ROOM_FIELDS if k in body}
    return 200, places.updated(channel)


@ROUTES.add("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Reply:
    """Delete a channel or thread."""
    channel = call.channel()
    thread = channel["type"] in THREADS
    needed = Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS
    call.world.places.remove(call.channel(needed))
    return 200, channel


@ROUTES.add("PUT", "/channels/{channel_id}/permissions/{target_id}")
def set_overwrite(call: Call) -> Reply:
    """Change what one role or member may do in a channel."""
    channel = call.channel(Permission.MANAGE_ROLES)
    call.world.places.set_overwrite(channel, call.args["target_id"], call.body)
    return NO_CONTENT


@ROUTES.add("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Reply:
    """Show that the bot is typing (the page does not show it)."""
    call.channel()
    return NO_CONTENT


# Threads


@ROUTES.add("POST", "/channels/{channel_id}/threads")
def add_thread(call: Call) -> Reply:
    """Make a thread of its own."""
    public = call.body.get("type", 12) == 11
    needed = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    channel = call.channel(needed)
    return 201, call.world.places.add_thread(channel, call.body, call.world.bot["id"])


@ROUTES.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def add_thread_on(call: Call) -> Reply:
    """Make a thread on a message; both have the same id."""
    channel, world = call.channel(Permission.CREATE_PUBLIC_THREADS), call.world
    message = world.messages.find(channel, call.args["message_id"], world.bot["id"])
    if message["id"] in world.ledger.channels:
        text = "A thread has already been created for this message"
        raise DiscordRefusal(400, 160004, text)
    thread = world.places.add_thread(channel, call.body, world.bot["id"], message["id"])
    message["flags"] |= MessageFlag.HAS_THREAD
    message["thread"] = thread
    world.ledger.mark("message", message["id"])
    return 201, thread


def _thread_member(call: Call, inside: bool) -> Reply:
    user_id = call.args["user_id"]
    own = user_id in ("@me", call.world.bot["id"])
    bits = 0 if own else int(Permission.SEND_MESSAGES_IN_THREADS)
    thread: Json = call.channel(bits)
    user_id = call.world.bot["id"] if own else user_id
    call.world.places.set_thread_member(thread, user_id, inside)
    return NO_CONTENT


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def join_thread(call: Call) -> Reply:
    """Add a user to a thread."""
    return _thread_member(call, True)


@ROUTES.add("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def leave_thread(call: Call) -> Reply:
    """Take a user out of a thread."""
    return _thread_member(call, False)


@ROUTES.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
def get_thread_member(call: Call) -> Reply:
    """Return one member of a thread."""
    inside = thread_members(call.channel())
    found = next((one for one in inside if one["user_id"] == call.args["user_id"]), None)
    if found is None:
        raise DiscordRefusal(404, 10007, "Unknown Member")
    return 200, found


@ROUTES.add("GET", "/channels/{channel_id}/thread-members")
def get_thread_members(call: Call) -> Reply:
    """List a thread's members."""
    return 200, thread_members(call.channel())


@ROUTES.add("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Reply:
    """List the threads that are not archived and that the bot sees."""
    world, guild = call.world, call.guild()
    threads = [c for c in world.ledger.channels.values() if c["type"] in THREADS]
    mine = [t for t in threads if t["guild_id"] == guild["id"]]
    seen = [t for t in mine if world.places.permissions(world.bot["id"], t)]
    open_ = [t for t in seen if not t["thread_metadata"]["archived"]]
    return 200, {"threads": open_, "members": []}
