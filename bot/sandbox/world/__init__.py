"""Discord's rules without I/O: everything that the sandbox knows and refuses."""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Callable

from bot.sandbox.storage import MemoryStorage
from bot.sandbox.world.commands import Commands
from bot.sandbox.world.constants import BOT_PERMISSIONS, Json
from bot.sandbox.world.interactions import Interactions
from bot.sandbox.world.ledger import Ledger, Storage
from bot.sandbox.world.messages import Messages
from bot.sandbox.world.places import Places

__all__ = ["World"]

GUILD_NAME = "Fieldpost club"
CHANNELS = (("wargames", "Games by post: type /game to begin"), ("general", "Everything else"))


class World:
    """One application, its bot and the places they live in.

    Args:
        storage: Where the world is kept; None keeps it in memory.
        clock: Seconds since 1970; None takes the computer's clock.
    """

    def __init__(
        self, storage: Storage | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        self.ledger = Ledger(storage or MemoryStorage(), clock or time.time)
        self.places = Places(self.ledger)
        self.messages = Messages(self.ledger, self.places)
        self.commands = Commands(self.ledger, self.places)
        self.interactions = Interactions(self.ledger, self.places, self.messages)

    def found(self, names: tuple[str, ...]) -> None:
        """Make the bot, the club, its channels and the named players, unless they exist.

        What nobody can refer to any more (old tokens and nonces) is dropped on this occasion.
        """
        with self.ledger.change():
            if "bot_id" not in self.ledger.meta:
                self._first_run()
            self.interactions.forget()
            self.messages.forget_nonces()
            guild = self.guild
            known = {u["username"] for u in self.ledger.users.values()}
            for name in names:
                if name not in known:
                    self.places.join(guild, self.places.add_user(name))

    def _first_run(self) -> None:
        meta = self.ledger.meta
        bot = self.places.add_user("fieldpost", bot=True)
        owner = self.places.add_user("operator")
        head = base64.b64encode(bot["id"].encode()).decode().rstrip("=")
        meta |= {"bot_id": bot["id"], "token": f"{head}.sandbox.{secrets.token_hex(16)}"}
        guild = self.places.add_guild(GUILD_NAME, owner)
        role = self.places.add_role(guild, "fieldpost", BOT_PERMISSIONS)
        role |= {"managed": True, "tags": {"bot_id": bot["id"]}}
        self.places.join(guild, bot, (role["id"],))
        for name, topic in CHANNELS:
            self.places.add_channel(guild, name, topic)
        meta |= {"guild_id": guild["id"], "owner_id": owner["id"]}
        for key in meta:
            self.ledger.mark("meta", key)

    @property
    def bot(self) -> Json:
        """The bot's user."""
        return self.places.bot

    @property
    def token(self) -> str:
        """The bot's token, good for this world only."""
        token: str = self.ledger.meta["token"]
        return token

    @property
    def guild(self) -> Json:
        """The club."""
        return self.ledger.guilds[self.ledger.meta["guild_id"]]

    def application(self) -> Json:
        """Give the application as the API describes it."""
        owner = self.ledger.users[self.ledger.meta["owner_id"]]
        nothing = "icon type interactions_endpoint_url role_connections_verification_url team"
        zero = "approximate_user_install_count approximate_user_authorization_count"
        return {
            **dict.fromkeys(nothing.split()),
            **dict.fromkeys(zero.split(), 0),
            "id": self.bot["id"],
            "name": "fieldpost",
            "description": "",
            "summary": "",
            "bot": self.bot,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "owner": owner,
            "approximate_guild_count": 1,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "integration_types_config": {"0": {}, "1": {}},
        }
