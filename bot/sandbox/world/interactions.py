"""Interactions: what a user did, and every way in which the bot may answer it.

Source: Discord, "Receiving and responding". An interaction not answered within three seconds is
dead (10062), an answered one cannot be answered again (40060), its token lives 15 minutes.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.sandbox.world.commands import check_answer_choices
from bot.sandbox.world.constants import (
    ACK_LIMIT_S,
    ATTACHMENT_LIMIT_BYTES,
    TOKEN_LIFE_S,
    Callback,
    InteractionType,
    Json,
    MessageFlag,
    Upload,
)
from bot.sandbox.world.ledger import Event, Ledger
from bot.sandbox.world.messages import Draft, Messages
from bot.sandbox.world.modals import check_modal
from bot.sandbox.world.places import Places
from bot.sandbox.world.refusal import DiscordRefusal, form_error

REMEMBERED_S = 24 * 3600.0
ANSWERS = {
    InteractionType.COMMAND: {4, 5, 9},
    InteractionType.COMPONENT: {4, 5, 6, 7, 9},
    InteractionType.AUTOCOMPLETE: {8},
    InteractionType.MODAL: {4, 5, 6, 7},
}


@dataclass(frozen=True)
class Deed:
    """What a user's client sends: the kind, the place, Discord's `data`, and what it came from."""

    kind: InteractionType
    user_id: str
    channel: Json
    data: Json
    message: Json | None = None
    opened_by: str | None = None
    """Token of the interaction that showed the modal."""
    name: str = ""
    """Full command name, for the line "used /name"."""


class Interactions:
    """All interactions by token; a record is plain JSON, see `begin`.

    `ack_limit_s` is how long a first answer is waited for, in seconds of the ledger's clock.
    """

    def __init__(self, ledger: Ledger, places: Places, messages: Messages) -> None:
        self.ack_limit_s = ACK_LIMIT_S
        self.ledger = ledger
        self.places = places
        self.messages = messages

    def begin(self, deed: Deed) -> Json:
        """Record a deed, send it to the bot, and return the record."""
        interaction_id, token = self.ledger.new_id(), secrets.token_urlsafe(48)
        message = deed.message
        record: Json = {
            "id": interaction_id,
            "token": token,
            "kind": int(deed.kind),
            "user": deed.user_id,
            "channel": deed.channel["id"],
            "message": message["id"] if message else None,
            "name": deed.name,
            "opened_by": deed.opened_by,
            "created": self.ledger.clock(),
            "response": None,
            "original": None,
            "followups": [],
            "filled": False,
            "choices": None,
            "modal": None,
        }
        self.ledger.interactions[token] = record
        self.ledger.mark("interaction", token)
        payload = self._payload(deed, record)
        guild_id = deed.channel.get("guild_id")
        self.ledger.emit(Event("INTERACTION_CREATE", payload, guild_id, (deed.user_id,)))
        return record

    def _payload(self, deed: Deed, record: Json) -> Json:
        channel, user = deed.channel, self.places.user(deed.user_id)
        guild_id = channel.get("guild_id")
        out: Json = {
            "id": record["id"],
            "application_id": self.places.bot["id"],
            "type": int(deed.kind),
            "token": record["token"],
            "version": 1,
            "data": deed.data,
            "channel_id": channel["id"],
            "channel": self.partial_channel(channel, deed.user_id),
            "app_permissions": str(self.places.permissions(self.places.bot["id"], channel)),
            "locale": user["_locale"],
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(deed.user_id, guild_id),
            "context": 0 if guild_id else 1,
            "attachment_size_limit": ATTACHMENT_LIMIT_BYTES,
        }
        if guild_id:
            guild = self.places.guild(guild_id)
            rights = str(self.places.permissions(deed.user_id, channel))
            locale = guild["preferred_locale"]
            out |= {"guild_id": guild_id, "guild_locale": locale}
            out["guild"] = {"id": guild_id, "locale": locale, "features": []}
            out["member"] = self.places.member(guild, deed.user_id) | {"permissions": rights}
        else:
            out["user"] = user
        if deed.message is not None:
            out["message"] = deed.message
        return out

    def _owners(self, user_id: str, guild_id: str | None) -> Json:
        """Say for whom the app acts: for a guild that has it, else for the user who has it."""
        if guild_id and not self.places.is_member(self.places.bot["id"], guild_id):
            return {"1": user_id}
        return {"0": guild_id or "0"}

    def partial_channel(self, channel: Json, user_id: str) -> Json:
        """Give a channel as interactions carry it."""
        rights = str(self.places.permissions(user_id, channel))
        kept = {k: v for k, v in channel.items() if k != "permission_overwrites"}
        return kept | {"permissions": rights}

    def forget(self) -> None:
        """Drop the interactions of days past; a form may stay open longer than its token lives."""
        records, now = self.ledger.interactions, self.ledger.clock()
        for token in [t for t, r in records.items() if now - r["created"] > REMEMBERED_S]:
            del records[token]
            self.ledger.mark("interaction", token)

    # Answers

    def respond(self, ids: tuple[str, str], body: Json, files: dict[str, Upload]) -> Json:
        """Take the bot's first answer; `ids` are the interaction's id and token.

        Raises:
            DiscordRefusal: 10062 unknown or late, 40060 answered before, 50035 a wrong form.
        """
        record = self.ledger.interactions.get(ids[1])
        if record is None or record["id"] != ids[0]:
            raise DiscordRefusal(404, 10062, "Unknown interaction")
        if record["response"] is not None:
            text = "Interaction has already been acknowledged."
            raise DiscordRefusal(400, 40060, text)
        if self.ledger.clock() - record["created"] > self.ack_limit_s:
            raise DiscordRefusal(404, 10062, "Unknown interaction")
        kind, data = body.get("type"), body.get("data") or {}
        silent = kind in (Callback.DEFER_UPDATE, Callback.UPDATE)
        if kind not in ANSWERS[InteractionType(record["kind"])] or (
            silent and record["message"] is None
        ):
            text = f"Callback type {kind} does not fit interaction type {record['kind']}"
            raise form_error("type", "INTERACTION_CALLBACK_TYPE_INVALID", text)
        message = self._answer(record, Callback(kind), data, files)
        record["response"] = kind
        self.ledger.mark("interaction", record["token"])
        seen = {k: record[k] for k in ("id", "token", "response", "choices", "modal")}
        self.ledger.emit(Event("_ANSWERED", seen, None, (record["user"],)))
        return self._resource(record, kind, message)

    def _answer(
        self, record: Json, kind: Callback, data: Json, files: dict[str, Upload]
    ) -> Json | None:
        message = None
        if kind is Callback.MESSAGE:
            message = self._say(record, data, files, kind)
        elif kind is Callback.DEFER_MESSAGE:
            flags = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL
            message = self._say(record, {"flags": flags}, {}, kind)
        elif kind is Callback.UPDATE:
            message = self.messages.edit(self._pressed(record), data, files)
        elif kind is Callback.CHOICES:
            check_answer_choices(data.get("choices") or [], "data.choices")
            record["choices"] = data.get("choices") or []
        elif kind is Callback.MODAL:
            check_modal(data)
            record["modal"] = data
        if kind is Callback.DEFER_UPDATE:
            record["original"] = record["message"]
        elif message is not None:
            record["original"] = message["id"]
        return message

    def _pressed(self, record: Json) -> Json:
        return self.messages.find(self.places.channel(record["channel"]), record["message"])

    def _say(
        self, record: Json, body: Json, files: dict[str, Upload], answer: Callback | None = None
    ) -> Json:
        """Post in the name of an interaction, as its first answer or (None) as a follow-up."""
        flags = int(body.get("flags") or 0) & MessageFlag.EPHEMERAL
        loading = MessageFlag.LOADING if answer is Callback.DEFER_MESSAGE else 0
        extra: Json = {"application_id": self.places.bot["id"], "type": 0 if answer else 19}
        extra |= {"webhook_id": self.places.bot["id"], "_token": record["token"]}
        extra["interaction_metadata"] = self._metadata(record)
        if answer and record["kind"] == InteractionType.COMMAND:
            user = self.places.user(record["user"])
            origin = {"id": record["id"], "type": 2, "name": record["name"], "user": user}
            extra |= {"type": 20, "interaction": origin}
        only = [record["user"]] if flags else None
        draft = Draft(body, files, loading, only, extra)
        return self.messages.post(self.places.channel(record["channel"]), self.places.bot, draft)

    def _metadata(self, record: Json) -> Json:
        guild_id = self.places.channel(record["channel"]).get("guild_id")
        out: Json = {"id": record["id"], "type": record["kind"]}
        out["user"] = self.places.user(record["user"])
        out["authorizing_integration_owners"] = self._owners(record["user"], guild_id)
        if record["kind"] == InteractionType.COMPONENT:
            out["interacted_message_id"] = record["message"]
        if record["kind"] == InteractionType.MODAL:
            opener = self.ledger.interactions.get(record["opened_by"])
            if opener is not None:
                out["triggering_interaction_metadata"] = self._metadata(opener)
        return out

    def _resource(self, record: Json, kind: int, message: Json | None) -> Json:
        about: Json = {"id": record["id"], "type": record["kind"], "channel_id": record["channel"]}
        guild_id = self.places.channel(record["channel"]).get("guild_id")
        if guild_id:
            about["guild_id"] = guild_id
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = message["id"]
        about["response_message_loading"] = bool(message["flags"] & MessageFlag.LOADING)
        about["response_message_ephemeral"] = bool(message["flags"] & MessageFlag.EPHEMERAL)
        shown = Callback.MESSAGE if kind == Callback.DEFER_MESSAGE else kind
        return {"interaction": about, "resource": {"type": int(shown), "message": message}}

    # After the first answer

    def by_token(self, app_id: str, token: str) -> Json:
        """Find an answered interaction: 10015 unknown, 50027 after 15 minutes."""
        record = self.ledger.interactions.get(token)
        if record is None or app_id != self.places.bot["id"] or record["response"] is None:
            raise DiscordRefusal(404, 10015, "Unknown Webhook")
        if self.ledger.clock() - record["created"] > TOKEN_LIFE_S:
            raise DiscordRefusal(401, 50027, "Invalid Webhook Token")
        return record

    def follow_up(self, record: Json, body: Json, files: dict[str, Upload]) -> Json:
        """Post a further message; the first one after a deferral fills the "thinking" message."""
        original = self.ledger.messages.get(record["original"] or "")
        if original and original["flags"] & MessageFlag.LOADING:
            message = self.messages.edit(original, body, files)
        else:
            message = self._say(record, body, files)
        record["followups"].append(message["id"])
        self._fill(record)
        return message

    def edit(self, record: Json, message_id: str, body: Json, files: dict[str, Upload]) -> Json:
        """Change a message that this token may edit, see `message`."""
        message = self.messages.edit(self.message(record, message_id), body, files)
        self._fill(record)
        return message

    def _fill(self, record: Json) -> None:
        """Note that more came than a first answer."""
        record["filled"] = True
        self.ledger.mark("interaction", record["token"])

    def message(self, record: Json, message_id: str) -> Json:
        """Find a message that this token may edit: `@original`, its own, or the pressed one."""
        if message_id == "@original":
            message_id = record["original"] or ""
        found = self.messages.find(self.places.channel(record["channel"]), message_id)
        if found.get("_token") != record["token"] and found["id"] != record["message"]:
            raise DiscordRefusal(404, 10008, "Unknown Message")
        return found
