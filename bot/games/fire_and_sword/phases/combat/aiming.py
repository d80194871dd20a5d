"""What only the table knows of a shot (6.1, 6.5): zone, distance, terrain."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias, get_args

import msgspec

from bot.engine.model import Seat, term
from bot.games.fire_and_sword.content import Trait
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Question, Shooting
from bot.games.fire_and_sword.phases.questions import picks, terrain_of, terrain_question, yes_no
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.rules import shooting
from bot.games.fire_and_sword.rules.shooting import Shot, reaches_beyond
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import structures

TARGET_TRAITS: tuple[Trait, ...] = (
    "cover", "protective", "extra_protection", "disadvantageous", "structure_points",
)  # fmt: skip
Zone: TypeAlias = Literal["corner", "flank", "front"]
ZONES: tuple[Zone, ...] = get_args(Zone)
Near: TypeAlias = Literal["direct", "effective"]
NEAR: tuple[Near, ...] = get_args(Near)


def aim(s: Script, frame: Shooting, tables: Tables, aimed: tuple[str, str, int]) -> Shot:
    """Ask what only the table knows about a shot: zone, distance, terrain.

    Rules: FAS-LIVE-05, FAS-6.1.1-b, FAS-6.5-a, FAS-13.1-OSL.
    """
    fire, target, place = aimed
    seat, element = owner(s.state, frame.element), s.element(frame.element)
    bare = target == structures.STRUCTURE
    shot = Shot(
        shooter=tables.fighter(element),
        fire=fire,
        target=structures.BARE if bare else tables.fighter(s.element(target)),
        reaction=frame.reaction,
        targets=int(frame.said("split", "1")),
        rest=place > 1,
    )
    ask = partial(near_question, tables, element, shot)
    near = s.ask(seat, ask, at("near-{}", place), NEAR)
    own = terrain_of(frame.answer("stand"))
    shot = msgspec.structs.replace(shot, direct=near == "direct", shooter_terrain=own)
    return shot if bare else aim_at(s, seat, tables, shot, (element, target, place))


def aim_at(
    s: Script, seat: Seat, tables: Tables, shot: Shot, aimed: tuple[Element, str, int]
) -> Shot:
    """Ask how an element is hit: from which of its zones, and in which terrain."""
    element, target, place = aimed
    enemy = s.element(target)
    zoned = partial(zone_question, tables, element, enemy, shot)
    zone = s.ask(seat, zoned, at("zone-{}", place), ZONES)
    prompt = term("fas-ask-terrain", unit=names.element(enemy))
    ask = partial(terrain_question, tables, enemy, TARGET_TRAITS, prompt)
    known = partial(survey(tables, s.state).ground, enemy, ask)
    under = terrain_of(s.ask(seat, known, at("terrain-{}", place)))
    shot = msgspec.structs.replace(
        shot, wrong_edge=zone == "corner", flank=zone == "flank", target_terrain=under
    )
    far = s.ask(seat, partial(beyond_question, tables, enemy, shot), at("beyond-{}", place))
    return msgspec.structs.replace(shot, beyond=far == "yes")


def beyond_question(tables: Tables, enemy: Element, shot: Shot) -> Question | str:
    """Ask whether a target shot at from its flank is beyond the card's range, if it can be.

    Rules: FAS-8.2.2-b, FAS-6.5-b.
    """
    content, shooting = tables.content, shot.shooting
    matters = shot.flank and shot.kind(content).flank_threat
    if not matters or not reaches_beyond(content, shot.shooter, shot.fire):
        return "no"
    prompt = term("fas-ask-beyond", unit=names.element(enemy), distance=shooting.range)
    return yes_no("D-NEAR", prompt)


def zone_question(tables: Tables, element: Element, enemy: Element, shot: Shot) -> Question | str:
    """Ask in which zone of the target the firing REF lies; Groups and reactions have none.

    Rules: FAS-6.1.1-b, FAS-8.2.2-b, FAS-7.3.2.1-a.
    """
    units = tables.is_unit(element) and tables.is_unit(enemy)
    if shot.reaction is not None or not units:
        return "front"
    prompt = term("fas-ask-zone", unit=names.element(enemy))
    found = picks(ZONES, "fas-zone")
    return Question(point="D-ZONE", prompt=prompt, picks=found, default="front")


def near_question(tables: Tables, element: Element, shot: Shot) -> Question | str:
    """Ask whether the line of fire is short enough for Direct range, where it matters.

    Rules: FAS-6.5-a.
    """
    close = msgspec.structs.replace(shot, direct=True)
    if not shooting.is_direct(tables.content, close):
        return "effective"
    distance = tables.content.shooting.direct_range
    prompt = term("fas-ask-near", unit=names.element(element), distance=distance)
    found = picks(NEAR, "fas-near")
    return Question(point="D-NEAR", prompt=prompt, picks=found, default="effective")
