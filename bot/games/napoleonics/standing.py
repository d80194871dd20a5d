"""Standing orders: answers given in advance, with the defaults of the rules digest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.model import Choice, Decision

from . import names
from .actions import (
    BattleBack,
    Done,
    IgnoreFlags,
    NapAction,
    React,
    Retreat,
    StepBack,
)
from .model import OFF, Reaction, Unit
from .scene import Scene
from .view import NapView

POLICIES = {
    "D-08": ("stand", "strike", "retire", "square"),
    "D-11": ("max", "none"),
    "D-12": ("keep-support", "cover"),
    "D-13": ("nearest-friend", "furthest"),
    "D-16": ("always", "never"),
}
"""The policies of each decision point, the digest's default first.  Rules: NAP-PBP-06."""
REACTIONS: dict[str, Reaction] = {
    "stand": "none",
    "strike": "first_strike",
    "retire": "retire",
    "square": "square",
}
COVER = ("town", "mill", "forest", "hill", "sandpit")
"""Terrain from best to worst for a unit that falls back; all other comes last."""


def policies(point: str) -> Sequence[Choice]:
    """List the standing orders that a decision point offers.  Rules: NAP-PBP-06."""
    found = POLICIES.get(point, ())
    return tuple(Choice(policy, names.message(f"policy-{policy}")) for policy in found)


def answer(
    scene: Scene, view: NapView, options: Sequence[NapAction], decision: Decision, policy: str
) -> NapAction | None:
    """Pick the option that a policy asks for; None means: ask.

    A reaction that is not possible now leaves the unit standing, so that the answer comes alike
    whatever is in the hand.

    Rules: NAP-PBP-05, NAP-PBP-06.
    """
    if policy not in POLICIES.get(decision.point, ()):
        return None
    return ANSWERS[decision.point](scene, view, options, policy)


def _react(
    scene: Scene, view: NapView, options: Sequence[NapAction], policy: str
) -> NapAction | None:
    wanted = React(REACTIONS[policy])
    return wanted if wanted in options else React("none")


def _ignore(
    scene: Scene, view: NapView, options: Sequence[NapAction], policy: str
) -> NapAction | None:
    counts = [one.count for one in options if isinstance(one, IgnoreFlags)]
    return IgnoreFlags(max(counts) if policy == "max" else 0)


def _battle_back(
    scene: Scene, view: NapView, options: Sequence[NapAction], policy: str
) -> NapAction | None:
    return BattleBack() if policy == "always" else Done()


def _retreat(
    scene: Scene, view: NapView, options: Sequence[NapAction], policy: str
) -> NapAction | None:
    """Choose by the final hex: support kept, then cover, then no block lost, then columns."""
    assert view.roll is not None
    unit = scene.units[view.roll.target_hex]
    paths = [one.path for one in options if isinstance(one, Retreat)]
    support = policy == "keep-support"
    best = min(paths, key=lambda path: _worse(scene, unit, path, support=support))
    return Retreat(best)


def _worse(
    scene: Scene, unit: Unit, path: tuple[str, ...], *, support: bool
) -> tuple[bool, int, int, str]:
    end = path[-1] if path else unit.hex
    near = scene.tables.board.neighbours[end]
    friends = [
        label
        for label in near
        for piece in (scene.units.get(label) or scene.leaders.get(label),)
        if piece is not None and piece.side == unit.side and label != unit.hex
    ]
    enough = len(friends) >= scene.tables.content.match.support
    terrain = scene.terrain_at(end).id
    cover = COVER.index(terrain) if terrain in COVER else len(COVER)
    return support and not enough, cover, -len(path), f"{end[1:]:>2}{'>'.join(path)}"


def _leader(
    scene: Scene, view: NapView, options: Sequence[NapAction], policy: str
) -> NapAction | None:
    """Go on away from enemies: to a unit of the own side, or as far as can be.

    An escape is chosen only where there is no other step.
    """
    assert view.falling_back is not None
    side = scene.leader(view.falling_back.leader).side
    steps = [one for one in options if isinstance(one, StepBack)]
    safe = [one for one in steps if one.hex not in scene.units or _is_own(scene, one, side)]
    here = scene.units.get(view.falling_back.at)
    if Done() in options and (not safe or (policy == "nearest-friend" and here is not None)):
        return Done()
    if policy == "nearest-friend":
        joined = [one for one in safe if one.hex in scene.units and one.hex not in scene.leaders]
        if joined:
            return joined[0]
        if Done() in options:
            return Done()
    on_board = [one for one in safe or steps if one.hex != OFF]
    return (on_board or safe or steps)[0]


def _is_own(scene: Scene, step: StepBack, side: str) -> bool:
    return scene.units[step.hex].side == side


ANSWERS: dict[str, Callable[[Scene, NapView, Sequence[NapAction], str], NapAction | None]] = {
    "D-08": _react,
    "D-11": _ignore,
    "D-12": _retreat,
    "D-13": _leader,
    "D-16": _battle_back,
}
