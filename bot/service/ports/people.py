"""What is stored of people: languages, army lists, and all that a person may ask for."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from bot.service.model import MatchInfo

from .matches import SeatOffer


class ArmyRow(msgspec.Struct, frozen=True, kw_only=True):
    """An army list that a user keeps for a game; ``text`` is canonical, ``at`` in seconds."""

    user: int
    game: str
    name: str
    text: str
    at: float


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server wants for its matches; None: what holds by itself.

    ``pace``, ``theme`` and ``posts`` are values of the options of new matches, ``zone`` is the time
    zone of people who named none, ``starters`` the role that may open games, ``lobbies`` the
    channel in which they are opened, ``moderators`` the role that may move matches and take
    them back.
    """

    pace: str | None = None
    zone: str | None = None
    theme: str | None = None
    posts: str | None = None
    starters: int | None = None
    lobbies: int | None = None
    moderators: int | None = None


class Standby(msgspec.Struct, frozen=True, kw_only=True):
    """A user who stands by as a substitute on a server while ``on``, and saved so many games."""

    guild: int
    user: int
    on: bool = False
    saved: int = 0


class PeopleReading(Protocol):
    """Questions about people."""

    async def language(self, user: int) -> str | None:
        """Return a user's chosen language."""
        ...

    async def guild_language(self, guild: int) -> str | None:
        """Return the language chosen for a server's public posts."""
        ...

    async def settings(self, guild: int) -> Settings:
        """Return the settings of a server."""
        ...

    async def standby(self, guild: int) -> list[Standby]:
        """List who stands by on a server or saved games there, the most helpful first."""
        ...

    async def standing_by(self, user: int) -> list[Standby]:
        """List the servers on which a user stands by or saved games."""
        ...

    async def look(self, match: str, user: int) -> tuple[int, int] | None:
        """Return behind which record a user last looked at a match, and up to which."""
        ...

    async def note(self, match: str, user: int) -> str:
        """Return what a user wrote down about a match."""
        ...

    async def notes_of(self, user: int) -> dict[str, str]:
        """Return what a user wrote down, by match."""
        ...

    async def looks_of(self, user: int) -> dict[str, int]:
        """Return up to which record a user looked at each match."""
        ...

    async def army(self, user: int, game: str, name: str) -> ArmyRow | None:
        """Return an army list that a user keeps."""
        ...

    async def armies_of(self, user: int) -> list[ArmyRow]:
        """List the army lists that a user keeps, by game and name."""
        ...

    async def hosted_by(self, user: int) -> list[MatchInfo]:
        """List the matches that a user created, newest first."""
        ...

    async def offers_to(self, user: int) -> list[SeatOffer]:
        """List the open offers of seats that a user got, made, or whose seat they hold."""
        ...

    async def dice_of(self, user: int) -> dict[str, Any]:
        """Return what is stored about a user's dice."""
        ...

    async def posts_to(self, user: int) -> int:
        """Count the direct messages to a user of which something is stored."""
        ...


class PeopleWriting(Protocol):
    """Changes, as part of a transaction."""

    async def set_language(self, user: int, locale: str) -> None:
        """Set a user's language."""
        ...

    async def set_guild_language(self, guild: int, locale: str) -> None:
        """Set the language of a server's public posts."""
        ...

    async def set_settings(self, guild: int, settings: Settings) -> None:
        """Keep the settings of a server."""
        ...

    async def set_standby(self, one: Standby) -> None:
        """Keep whether a user stands by on a server, and their credit."""
        ...

    async def set_note(self, match: str, user: int, text: str) -> None:
        """Keep what a user wrote down about a match; empty: nothing any more."""
        ...

    async def set_look(self, match: str, user: int, since: int, upto: int) -> None:
        """Note what a user last saw of a match."""
        ...

    async def keep_army(self, army: ArmyRow) -> None:
        """Keep an army list, in place of one of the same name."""
        ...

    async def drop_army(self, user: int, game: str, name: str) -> bool:
        """Remove an army list; tells whether there was one."""
        ...

    async def forget(self, user: int, nobody: int) -> int:
        """Put ``nobody`` without a name in a user's places and remove all else about them.

        Returns the number of matches in which they had a seat; their nonces stay, for the dice.
        """
        ...
