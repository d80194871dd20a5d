"""The scenarios of all games by their names, with the views of their set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from bot.chat.wire.locale import Voice
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.game import AnyGame
from bot.engine.model import Setup, Text
from bot.engine.refusal import Refused
from bot.engine.setup import agreement
from renderers.kit.scene import thumbnails
from renderers.kit.scene.thumbnails import Thumbnail
from renderers.painter import Painter


class Scenarios:
    """Finds scenarios; set-up views are computed once for each, for all bots of one content."""

    def __init__(self, games: Mapping[str, AnyGame], painters: Mapping[str, Painter]) -> None:
        self._games, self._painters = games, painters
        self._set_ups: dict[tuple[str, str], Any] = {}
        self._warm: set[str] = set()

    def find(self, named: str) -> tuple[str, AnyGame, str]:
        """Return slug, game and id of a scenario as ``name_of`` names it; raises ``Refused``.

        A bare id means the first game that has it.
        """
        system, slash, scenario = named.strip().rpartition("/")
        for slug, game in self._games.items():
            if _has(game, scenario) and (not slash or system == slug):
                return slug, game, scenario
        raise Refused(Text("chat-unknown-scenario", {"scenario": named[:40]}))

    def name_of(self, slug: str, scenario: str) -> str:
        """Name a scenario: by its id, with its game in front where several games have it."""
        having = [one for one, game in self._games.items() if _has(game, scenario)]
        return scenario if having == [slug] else f"{slug}/{scenario}"

    def set_up(self, slug: str, scenario: str) -> Any:
        """Return the public view of a scenario's set-up; which cards are drawn is not in it."""
        key = (slug, scenario)
        if key not in self._set_ups:
            game = self._games[slug]
            seats = tuple(info.seat for info in game.seats(scenario) if info.required)
            draws = SeededDraws(b"set-up", scenario)
            setup = agreement.with_defaults(game, Setup(scenario=scenario, seats=seats))
            step = flow.begin(game, setup, draws)
            self._set_ups[key] = step.position.view(None)
        return self._set_ups[key]

    def thumbnail(self, slug: str, scenario: str, voice: Voice) -> Thumbnail:
        """Return a small picture of a set-up; painted once, which can take seconds."""
        view = self.set_up(slug, scenario)
        seen = sha256(msgspec.json.encode(view, order="deterministic")).hexdigest()
        name = f"{slug} {scenario} in {voice.locale}: {seen}"
        found = thumbnails.found(name)
        if found is not None:
            return found
        return thumbnails.made(name, self._painters[slug].paint_board(view, (), voice))

    def warm_up(self, slug: str, voice: Voice) -> None:
        """Paint one board of a game, so that its first player need not wait for the sprites.

        Where that was done before, nothing is done.
        """
        if slug not in self._warm:
            view = self.set_up(slug, self._games[slug].scenarios()[0])
            self._painters[slug].paint_board(view, (), voice).painted()
            self._warm.add(slug)


def _has(game: AnyGame, scenario: str) -> bool:
    return scenario in (*game.trainings(), *game.scenarios())
