"""The rules packages, and the registry from slug to game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.engine.game import Game

from .hoth import content as hoth


class System(NamedTuple):
    """How a game is read from its data and built.

    ``content`` is a struct whose fields are the files of ``data/<slug>``. ``unfold`` yields the
    entries that one entry of a file stands for, with their ids. ``check`` yields what does not
    fit together, as (field, id, path, message); it may assume that every field decoded except for
    entries of ``leaves``, to which nothing else refers. ``texts`` gives the names that stand in
    the data, by language and message key.
    """

    content: Any
    unfold: Callable[[str, str, Any], Iterable[tuple[str, Any]]]
    check: Callable[[Any], Iterator[tuple[str, str, str, str]]]
    texts: Callable[[Any], Mapping[str, Mapping[str, str]]]
    leaves: frozenset[str]
    game: Callable[[Any], Game[Any, Any, Any]]


def _hoth_game(content: Any) -> Game[Any, Any, Any]:
    from .hoth.game import HothGame

    return HothGame(content)


REGISTRY: dict[str, System] = {
    "hoth": System(
        content=hoth.HothContent,
        unfold=hoth.unfold,
        check=hoth.check,
        texts=hoth.texts,
        leaves=frozenset({"scenarios"}),
        game=_hoth_game,
    ),
}
