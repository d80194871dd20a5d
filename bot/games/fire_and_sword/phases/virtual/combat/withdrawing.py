"""Forced withdrawals on a virtual table (8.1, 5.4): out of a structure, over which edge, how far.

The keys are those of a withdrawal, in whatever procedure it happens.
"""

from __future__ import annotations

from functools import partial
from itertools import starmap

from bot.engine.model import term
from bot.engine.script import one_of
from bot.games.fire_and_sword.geometry import shifting
from bot.games.fire_and_sword.geometry.fights import BEHIND
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, Place, Spot
from bot.games.fire_and_sword.geometry.moves import Journey, go, kind_of
from bot.games.fire_and_sword.geometry.shapes import Ref
from bot.games.fire_and_sword.geometry.tracks import Track, track
from bot.games.fire_and_sword.model.state import Element, Form, Pick, Question
from bot.games.fire_and_sword.notation import acts, replies
from bot.games.fire_and_sword.notation.replies import Out
from bot.games.fire_and_sword.phases.actions import passing
from bot.games.fire_and_sword.phases.field import field_of, put
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import by_key, picks
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.virtual import groups
from bot.games.fire_and_sword.rules import fights, morale
from bot.games.fire_and_sword.rules.scene import Scene, scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names, places

REAR: Ref = 3
ANGLES = 15 * DEGREE
"""Angles are listed so far from each other."""


def withdraw(
    s: Script, tables: Tables, element: Element, source: Spot | None, ref: Ref | None = None
) -> None:
    """Make a forced withdrawal; ``source``: where the Threat came from, ``ref``: over which edge.

    Without a source it is the melee or the nearest enemy, without an edge the rules say which. The
    result of ``withdrawn`` is how far it went.

    Rules: FAS-8.1-d, FAS-12.1-ART-a, FAS-12.1-LAS-b, FAS-RUL-72, FAS-13.3.1-f, FAS-5.4-a.
    """
    is_held = bool(field_of(s.state).places[element.id].structure) or s.frame.said("withdraw-out")
    ways = morale.withdrawals(tables.fighter(element), bool(is_held))
    said = s.ask(owner(s.state, element.id), partial(stay_question, element, ways), "withdraw")
    if said == "withdraw" and is_held:
        said, ref = get_out(s, tables, element, source)
    if said == "withdraw":
        ask = partial(way_question, s, tables, element, source, ref)
        said = s.ask(owner(s.state, element.id), ask, "withdraw-way")
    s.do("withdrawn", partial(go_back, s, tables, element, said, (source, ref)))
    if not element.gone:
        passing.test_passed(s, s.frame, tables, element, back=element.id)
    if not element.gone:
        groups.set_aside(s, tables, element)


def stay_question(element: Element, ways: tuple[morale.Way, ...]) -> Question | str:
    """Ask a garrison To the Last Man whether it stays for a DP (D-21); settled for every other.

    Rules: FAS-12.1-LAS-b.
    """
    if len(ways) < 2:
        return ways[0]
    return Question(
        point="D-21",
        prompt=term("fas-ask-last-man", unit=names.element(element)),
        picks=picks(ways, "fas-withdraw"),
        default="withdraw",
    )


# Out of a structure ------------------------------------------------------------------------------


def get_out(
    s: Script, tables: Tables, element: Element, source: Spot | None
) -> tuple[str, Ref | None]:
    """Put a garrison out on the far side; tell that, and over which edge it goes on.

    Where it cannot get out it is Crushed in its structure.

    Rules: FAS-13.3.1-f, FAS-GEO-24, FAS-RUL-71.
    """
    ask = partial(out_question, s, tables, element, source)
    said = s.ask(owner(s.state, element.id), ask, "withdraw-out")
    if said == "stuck":
        return "stuck", None
    out = replies.read_out(said)
    s.do("withdraw-left", partial(leave, s, tables, element, out))
    return "withdraw", (out.ref - 1 + BEHIND) % 4 + 1


def out_question(
    s: Script, tables: Tables, element: Element, source: Spot | None
) -> Question | str:  # fmt: skip
    """Ask where a garrison comes out (D-34).  Rules: FAS-13.3.1-f, FAS-GEO-24."""
    scene = scene_of(tables, s.state)
    threat = fights.threat_to(scene, element, source)
    found = fights.ways_out(scene, element, threat)
    if not found:
        return "stuck"
    listed = tuple(Pick(replies.write_out(one), places.out(one)) for one in starmap(Out, found))
    return Question(
        point="D-34",
        prompt=term("fas-ask-out", unit=names.element(element)),
        picks=listed,
        default=listed[0].key,
        form=Form(kind="leave", element=element.id, numbers=(threat.x, threat.y)),
    )


def leave(s: Script, tables: Tables, element: Element, out: Out) -> None:
    """Put a garrison beside its structure."""
    scene = scene_of(tables, s.state)
    body = scene.body(element)
    found = shifting.leave(scene.table, body, out.spot.inches, out.ref, out.heading)
    assert isinstance(found, Place), "an illegal way out was taken"
    put(s.t, element, found, term("fas-told-out", unit=names.element(element)), "FAS-13.3.1-f")


# Back --------------------------------------------------------------------------------------------


def ways(
    scene: Scene, element: Element, source: Spot | None, ref: Ref | None
) -> dict[str, Track]:  # fmt: skip
    """Return the forced withdrawals of a Unit by what is written for them.

    That is the angle, or the REF and the angle where there are several edges to go over.
    """
    if ref is not None:
        found = fights.ways_over(scene, element, ref)
    else:
        found = fights.ways_back(scene, element, source)
    body, several = scene.body(element), len(found) > 1
    return {
        f"{way.ref} {angle}" if several else angle: track(body, way.ref, phi, way.forced.distance)
        for way in found
        for phi in sorted(way.forced.angles, key=lambda one: (abs(one), -one))
        if (angle := acts.decimal(phi, DEGREE))
    }


def way_question(
    s: Script, tables: Tables, element: Element, source: Spot | None, ref: Ref | None
) -> Question | str:
    """Ask which way a Unit goes of those that lead farthest (D-15); settled where it cannot.

    The one nearest to straight is the usual one.

    Rules: FAS-5.4-b, FAS-GEO-12, FAS-RUL-48, FAS-RUL-66.
    """
    found = ways(scene_of(tables, s.state), element, source, ref)
    if len(found) < 2:
        return next(iter(found), "stuck")
    keys = list(found)
    extremes = [
        min(keys, key=lambda one: found[one].phi),
        max(keys, key=lambda one: found[one].phi),
    ]
    even = [one for one in keys if not found[one].phi % ANGLES]
    listed = list(dict.fromkeys((keys[0], *even, *extremes)))
    return Question(
        point="D-15",
        prompt=term(
            "fas-ask-way-back",
            unit=names.element(element),
            distance=acts.decimal(found[keys[0]].distance, INCH),
        ),
        picks=by_key(way_pick(one, found[one]) for one in listed),
        more=tuple(keys),
        default=keys[0],
    )


def way_pick(key: str, way: Track) -> Pick:
    """List a way back with where it ends."""
    distance, angle = acts.decimal(way.distance, INCH), acts.decimal(way.phi, DEGREE)
    label = term("fas-pick-way-back", ref=way.ref, angle=angle, distance=distance)
    return Pick(key, label, place=",".join(map(str, way.end)))


def go_back(
    s: Script, tables: Tables, element: Element, said: str, threat: tuple[Spot | None, Ref | None]
) -> int:
    """Move a Unit back as it was said, Crush it if it got not far enough; returns how far it went.

    Rules: FAS-5.4-a, FAS-8.1-d, FAS-4.1.3-a.
    """
    scene = scene_of(tables, s.state)
    if said in ("stuck", "dp"):
        passing.remember(s.frame, (), back=element.id)
        losses.settle_withdrawal(s.t, tables, element.id, one_of(morale.STAYING, said))
        return 0
    way = ways(scene, element, *threat)[said]
    mover = scene.mover(element)
    found = go(scene.table, mover, way, kind_of(scene.table, "withdraw"))
    assert isinstance(found, Journey), "an illegal withdrawal was taken"
    passing.remember(s.frame, found.passed, back=element.id)
    groups.remember(s, element, found.touched)
    short = way.distance < tables.content.morale.crush_below * INCH
    line = term(
        "fas-told-way-back", unit=names.element(element), ref=way.ref,
        angle=acts.decimal(way.phi, DEGREE), distance=acts.decimal(way.distance, INCH),
    )  # fmt: skip
    put(s.t, element, found.end, line, "FAS-8.1-d")
    if short:
        losses.settle_withdrawal(s.t, tables, element.id, "crush")
    return way.distance
