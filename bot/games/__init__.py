"""The rules packages, and the registry from slug to game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.engine.game import AnyGame
from bot.engine.model import Event

from .fire_and_sword import content as fire_and_sword
from .hoth import content as hoth
from .jours import content as jours
from .lords import content as lords
from .napoleonics import content as napoleonics


class Positions(Protocol):
    """The position notation of a game, for cases."""

    def read(self, raw: Any) -> Any:
        """Build a state in which no decision is open; raises ``ValueError``."""

    def write(self, state: Any) -> dict[str, Any] | str:
        """Write a state as plain values or text, as ``read`` takes them."""

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Return the faces of a die and the values for dice by name; raises ``ValueError``."""

    def differences(self, state: Any, raw: Any, told: Sequence[Event] = ()) -> list[str]:
        """Return what differs from the facts of an expectation; raises ``ValueError``.

        ``told``: what was told in the step before.
        """


class System(NamedTuple):
    """How a game is read from its data and built.

    ``content`` is a struct whose fields are the files of ``data/<slug>``. ``unfold`` yields the
    entries that one entry of a file stands for, with their ids. ``check`` yields what does not
    fit together, as (field, id, path, message); it may assume that every field decoded except for
    entries of ``leaves``, to which nothing else refers. ``texts`` gives the names that stand in
    the data, by language and message key. ``positions`` reads and writes positions as text.
    """

    content: Any
    unfold: Callable[[str, str, Any], Iterable[tuple[str, Any]]]
    check: Callable[[Any], Iterator[tuple[str, str, str, str]]]
    texts: Callable[[Any], Mapping[str, Mapping[str, str]]]
    leaves: frozenset[str]
    positions: Callable[[Any], Positions]
    game: Callable[[Any], AnyGame]


def _fire_and_sword_game(content: Any) -> AnyGame:
    from .fire_and_sword.game import FireAndSwordGame

    return FireAndSwordGame(content)


def _fire_and_sword_positions(content: Any) -> Positions:
    from .fire_and_sword.notation.case import FasPositions

    return FasPositions(content)


def _hoth_game(content: Any) -> AnyGame:
    from .hoth.game import HothGame

    return HothGame(content)


def _hoth_positions(content: Any) -> Positions:
    from .hoth.notation.case import HothPositions

    return HothPositions(content)


def _jours_game(content: Any) -> AnyGame:
    from .jours.game import JoursGame

    return JoursGame(content)


def _jours_positions(content: Any) -> Positions:
    from .jours.notation.case import JdgPositions

    return JdgPositions(content)


def _lords_game(content: Any) -> AnyGame:
    from .lords.game import LordsGame

    return LordsGame(content)


def _lords_positions(content: Any) -> Positions:
    from .lords.notation.case import LordsPositions

    return LordsPositions(content)


def _napoleonics_game(content: Any) -> AnyGame:
    from .napoleonics.game import NapGame

    return NapGame(content)


def _napoleonics_positions(content: Any) -> Positions:
    from .napoleonics.notation.case import NapPositions

    return NapPositions(content)


REGISTRY: dict[str, System] = {
    "fire_and_sword": System(
        content=fire_and_sword.FireAndSwordContent,
        unfold=fire_and_sword.unfold,
        check=fire_and_sword.check,
        texts=fire_and_sword.texts,
        leaves=frozenset(),
        positions=_fire_and_sword_positions,
        game=_fire_and_sword_game,
    ),
    "hoth": System(
        content=hoth.HothContent,
        unfold=hoth.unfold,
        check=hoth.check,
        texts=hoth.texts,
        leaves=frozenset({"scenarios", "campaigns"}),
        positions=_hoth_positions,
        game=_hoth_game,
    ),
    "jours": System(
        content=jours.JdgContent,
        unfold=jours.unfold,
        check=jours.check,
        texts=jours.texts,
        leaves=frozenset({"scenarios"}),
        positions=_jours_positions,
        game=_jours_game,
    ),
    "lords": System(
        content=lords.LordsContent,
        unfold=lords.unfold,
        check=lords.check,
        texts=lords.texts,
        leaves=frozenset({"scenarios"}),
        positions=_lords_positions,
        game=_lords_game,
    ),
    "napoleonics": System(
        content=napoleonics.NapContent,
        unfold=napoleonics.unfold,
        check=napoleonics.check,
        texts=napoleonics.texts,
        leaves=frozenset({"scenarios"}),
        positions=_napoleonics_positions,
        game=_napoleonics_game,
    ),
}
