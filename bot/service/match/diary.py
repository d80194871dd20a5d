"""What some pieces of a match did and what befell them, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.game import AnyGame
from bot.engine.model import Event
from bot.engine.parts.insight import Course, Mustered

from .history import Turn


class Entry(NamedTuple):
    """What one turn tells of the pieces; ``course`` is None in a game without turns."""

    course: Course | None
    events: tuple[Event, ...]


class Diary(NamedTuple):
    """What befell the pieces that stood on one place, or bore one of some names.

    ``pieces`` are as they were last seen; ``gone``: they are in play no more. ``view`` is the
    viewer's of the last step.
    """

    pieces: tuple[Mustered, ...]
    gone: bool
    entries: tuple[Entry, ...]
    view: Any


def diary(game: AnyGame, turns: Sequence[Turn], wishes: Collection[str]) -> Diary | None:
    """Follow the pieces with a key or a place among ``wishes``, in small letters.

    Those that are in play now go first, then those that were last. An event belongs to a piece
    that it names, by its key, or by the place where the piece stood before the step or after it.
    Returns None where there never was such a piece. ``turns`` are those of ``history.turns``, so
    that nothing is told but what their viewer saw.
    """
    moments = [moment for turn in turns for moment in turn.moments]
    musters = [_muster(game, moment.view) for moment in moments]
    found = _meant(musters, wishes)
    if not found:
        return None
    steps = iter(zip([{}, *musters], musters, strict=False))
    entries = [Entry(turn.course, tuple(_of(game, turn, found, steps))) for turn in turns]
    told = tuple(entry for entry in entries if entry.events)
    gone = not found.keys() & musters[-1].keys()
    return Diary(tuple(found.values()), gone, told, moments[-1].view)


_Muster = Mapping[str, Mustered]


def _muster(game: AnyGame, view: Any) -> _Muster:
    return {one.key: one for one in game.insight.muster(view)}


def _meant(musters: Sequence[_Muster], wishes: Collection[str]) -> _Muster:
    """Return the pieces that are meant, as they were last seen in play."""
    for muster in reversed(musters):
        found = {
            key: one
            for key, one in muster.items()
            if key.lower() in wishes or one.place.lower() in wishes
        }
        if found:
            return found
    return {}


def _of(
    game: AnyGame, turn: Turn, pieces: _Muster, steps: Iterator[tuple[_Muster, _Muster]]
) -> Iterator[Event]:
    """Yield the events of a turn that name the pieces; each moment takes one step."""
    for moment in turn.moments:
        before, after = next(steps)
        stood = [muster[key].place for muster in (before, after) for key in pieces.keys() & muster]
        mine = {*pieces, *filter(None, stood)}
        yield from (event for event in moment.events if mine & game.insight.named(event))
