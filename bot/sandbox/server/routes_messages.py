"""REST routes about messages, commands and interactions."""

from __future__ import annotations

from bot.sandbox.server.routes import NO_CONTENT, ROUTES, Call, Reply
from bot.sandbox.world.constants import THREADS, Json, Permission
from bot.sandbox.world.ledger import Event
from bot.sandbox.world.refusal import DiscordRefusal

MESSAGE = "/channels/{channel_id}/messages/{message_id}"
INTERACTION = "/interactions/{interaction_id}/{interaction_token}"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
GLOBAL = "/applications/{application_id}/commands"
LOCAL = "/applications/{application_id}/guilds/{guild_id}/commands"


def _message(call: Call, channel: Json) -> Json:
    return call.world.messages.find(channel, call.args["message_id"], call.world.bot["id"])


@ROUTES.add("POST", "/channels/{channel_id}/messages")
def send(call: Call) -> Reply:
    """Post a message; see `Messages.send` for nonces and closed doors."""
    channel = call.world.places.channel(call.args["channel_id"])
    thread = channel["type"] in THREADS
    needed = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
    if call.files:
        needed |= Permission.ATTACH_FILES
    call.channel(needed)
    return 200, call.world.messages.send(channel, call.world.bot, call.body, call.files)


@ROUTES.add("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> Reply:
    """List public messages, newest first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return 200, call.world.messages.history(channel, call.query)


@ROUTES.add("GET", MESSAGE)
def get_message(call: Call) -> Reply:
    """Give one message; ephemeral ones cannot be fetched."""
    return 200, _message(call, call.channel(Permission.READ_MESSAGE_HISTORY))


@ROUTES.add("PATCH", MESSAGE)
def edit_message(call: Call) -> Reply:
    """Change one of the bot's own messages."""
    channel = call.channel()
    message = _message(call, channel)
    if message["author"]["id"] != call.world.bot["id"]:
        raise DiscordRefusal(403, 50005, "Cannot edit a message authored by another user")
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise DiscordRefusal(400, 50083, "Thread is archived")
    return 200, call.world.messages.edit(message, call.body, call.files)


@ROUTES.add("DELETE", MESSAGE)
def delete_message(call: Call) -> Reply:
    """Delete a message; others' need a permission."""
    channel = call.channel()
    message = _message(call, channel)
    if message["author"]["id"] != call.world.bot["id"]:
        call.channel(Permission.MANAGE_MESSAGES)
    call.world.messages.delete(message)
    return NO_CONTENT


@ROUTES.add("PUT", f"{MESSAGE}/reactions/{{emoji}}/@me")
def react(call: Call) -> Reply:
    """Add the bot's reaction."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY | Permission.ADD_REACTIONS)
    message = _message(call, channel)
    reactions = message.setdefault("reactions", [])
    if all(r["emoji"]["name"] != call.args["emoji"] for r in reactions):
        counts = {"count": 1, "count_details": {"burst": 0, "normal": 1}, "burst_count": 0}
        own = {"me": True, "me_burst": False, "burst_me": False, "burst_colors": []}
        reactions.append(counts | own | {"emoji": {"id": None, "name": call.args["emoji"]}})
        call.world.ledger.mark("message", message["id"])
        call.world.ledger.emit(Event("_REACTED", message, channel.get("guild_id")))
    return NO_CONTENT


# Commands


def _scope(call: Call) -> str:
    if call.args["application_id"] != call.world.bot["id"]:
        raise DiscordRefusal(403, 50001, "Missing Access")
    return call.guild()["id"] if "guild_id" in call.args else ""


@ROUTES.add("GET", GLOBAL)
@ROUTES.add("GET", LOCAL)
def get_commands(call: Call) -> Reply:
    """List the commands of a scope."""
    return 200, call.world.commands.listed(_scope(call))


@ROUTES.add("PUT", GLOBAL)
@ROUTES.add("PUT", LOCAL)
def put_commands(call: Call) -> Reply:
    """Replace the commands of a scope."""
    return 200, call.world.commands.replace(_scope(call), call.body or [])


@ROUTES.add("GET", f"{GLOBAL}/{{command_id}}")
@ROUTES.add("GET", f"{LOCAL}/{{command_id}}")
def get_command(call: Call) -> Reply:
    """Give one command."""
    for command in call.world.commands.listed(_scope(call)):
        if command["id"] == call.args["command_id"]:
            return 200, command
    raise DiscordRefusal(404, 10063, "Unknown application command")


# Interactions


def _is_true(value: str | None, otherwise: str) -> bool:
    return (value or otherwise).lower() in ("1", "true")


@ROUTES.add("POST", f"{INTERACTION}/callback")
def callback(call: Call) -> Reply:
    """Take the first answer to an interaction."""
    ids = (call.args["interaction_id"], call.args["interaction_token"])
    resource = call.world.interactions.respond(ids, call.body, call.files)
    return (200, resource) if _is_true(call.query.get("with_response"), "0") else NO_CONTENT


def _record(call: Call) -> Json:
    return call.world.interactions.by_token(call.args["webhook_id"], call.args["webhook_token"])


@ROUTES.add("POST", HOOK)
def follow_up(call: Call) -> Reply:
    """Post a further answer."""
    message = call.world.interactions.follow_up(_record(call), call.body, call.files)
    return (200, message) if _is_true(call.query.get("wait"), "1") else NO_CONTENT


@ROUTES.add("GET", f"{HOOK}/messages/{{message_id}}")
def get_answer(call: Call) -> Reply:
    """Give an answer by its interaction's token."""
    return 200, call.world.interactions.message(_record(call), call.args["message_id"])


@ROUTES.add("PATCH", f"{HOOK}/messages/{{message_id}}")
def edit_answer(call: Call) -> Reply:
    """Change an answer by its interaction's token."""
    record, message_id = _record(call), call.args["message_id"]
    return 200, call.world.interactions.edit(record, message_id, call.body, call.files)


@ROUTES.add("DELETE", f"{HOOK}/messages/{{message_id}}")
def delete_answer(call: Call) -> Reply:
    """Delete an answer by its interaction's token."""
    call.world.messages.delete(
        call.world.interactions.message(_record(call), call.args["message_id"])
    )
    return NO_CONTENT
