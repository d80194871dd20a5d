"""Standing orders: answers given in advance, with the usual ones of the rules digest.

A melee asks for one reaction, but each kind has its own policy (``D-08-strike`` ...). Whether they
answer at all depends on public facts alone: where one of the reactions that might be possible has
no policy, the player is asked.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Text
from bot.games.commands_colors.actions import Done, PlayCard
from bot.games.napoleonics.content import NapContent
from bot.games.napoleonics.insight.chances import hit_chance
from bot.games.napoleonics.model.actions import (
    BattleBack,
    IgnoreFlags,
    NapAction,
    React,
)
from bot.games.napoleonics.model.points import POINTS, Point
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Reaction, other_side
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import arms, melee, reactions
from bot.games.napoleonics.words import names

from . import ways

REACTION: Point = "D-08"
REACTIONS: dict[str, Reaction] = {
    "strike": "first_strike",
    "retire": "retire",
    "square": "square",
}
"""The kinds of reactions, in the order in which their policies are tried."""
PASS = "pass"
"""What is done for who lets the time for a turn run out, where that was agreed."""
PASSING: frozenset[Point] = frozenset(
    ("D-02", "D-03", "D-04", "D-05", "D-06", "D-07", "D-14", "D-15")
)
WITH_NUMBER = re.compile(r"(strike-hits|retire-blocks|retire-dice|square-dice)-([1-9])")


# What can be agreed ------------------------------------------------------------------------------


def topics(content: NapContent, point: str) -> Sequence[str]:
    """List the policy points that together answer a decision.  Rules: NAP-PBP-06."""
    return [one for one in content.standing_orders if one == point or one.startswith(f"{point}-")]


def policies(content: NapContent, point: str) -> Sequence[Choice]:
    """List the standing orders of a policy point.  Rules: NAP-PBP-06."""
    found = content.standing_orders.get(point)
    listed = found.policies if found is not None else ()
    return tuple(Choice(policy, policy_text(policy)) for policy in listed)


def read(content: NapContent, point: str, said: str) -> Choice | None:
    """Read a standing order with a number of the player's own, such as ``strike hits 3``.

    Rules: NAP-PBP-06.
    """
    plain = "-".join(said.lower().replace("-", " ").split())
    listed = content.standing_orders.get(point)
    if listed is None:
        return None
    word = point.removeprefix(f"{REACTION}-")
    plain = plain if plain.startswith(word) or word == point else f"{word}-{plain}"
    numbered = WITH_NUMBER.fullmatch(plain) is not None and plain.startswith(word)
    known = plain in listed.policies or numbered
    return Choice(plain, policy_text(plain)) if known else None


def policy_text(policy: str) -> Text:
    """Name a standing order."""
    found = WITH_NUMBER.fullmatch(policy)
    if found is None:
        return names.message(f"policy-{policy}")
    return Text(f"napoleonics-policy-{found[1]}", {"count": int(found[2])})


def policy_told(policy: str) -> Text:
    """Name a standing order to everybody: of a reaction only that there is one.

    A policy that would strike, named where nothing was struck, would betray the hand.

    Rules: NAP-PBP-05, NAP-PBP-01.
    """
    if policy.partition("-")[0] in REACTIONS:
        return names.message("policy-reaction")
    return policy_text(policy)


# Answers -----------------------------------------------------------------------------------------


def answer_by(
    scene: Scene,
    view: NapView,
    options: Sequence[NapAction],
    decision: Decision,
    held: Mapping[str, str],
) -> tuple[str, NapAction] | None:
    """Answer a decision by all policies that a seat holds; None means: ask.

    Rules: NAP-PBP-05, NAP-PBP-06.
    """
    if POINTS.at(decision) == REACTION:
        return react(scene, view, options, held)
    policy = held.get(decision.point)
    found = None if policy is None else answer(scene, view, options, decision, policy)
    return None if found is None else (decision.point, found)


def answer(
    scene: Scene, view: NapView, options: Sequence[NapAction], decision: Decision, policy: str
) -> NapAction | None:
    """Pick the option that a policy asks for; None means: ask.

    Rules: NAP-PBP-06, NAP-MOR-01, NAP-RUL-49.
    """
    if policy == PASS:
        return passing(view, options)
    match POINTS.at(decision):
        case "D-11":
            counts = [one.count for one in options if isinstance(one, IgnoreFlags)]
            return IgnoreFlags(max(counts) if policy == "max" else 0)
        case "D-12":
            assert view.roll is not None
            return ways.best_retreat(scene, view.roll, options, policy)
        case "D-13":
            assert view.falling_back is not None
            return ways.best_step(scene, view.falling_back, policy)
        case "D-16":
            return BattleBack() if policy == "always" else Done()
        case _:
            return None


def passing(view: NapView, options: Sequence[NapAction]) -> NapAction:
    """Do nothing in a turn: with a card by lot, which nobody can foresee without the hand.

    Rules: NAP-PBP-12.
    """
    cards = [one for one in options if isinstance(one, PlayCard)]
    if cards:
        said = f"{view.turn.number} {sorted(one.card for one in cards)}"
        lot = int.from_bytes(hashlib.sha256(said.encode()).digest(), "big")
        return cards[lot % len(cards)]
    return Done() if Done() in options else options[0]


# Reactions ---------------------------------------------------------------------------------------


def react(
    scene: Scene, view: NapView, options: Sequence[NapAction], held: Mapping[str, str]
) -> tuple[str, NapAction] | None:
    """React as agreed: by the first reaction that is wanted and possible, or by none.

    A First Strike that is wanted but not in the hand leaves the unit standing, so that the answer
    comes alike whatever is in the hand.

    Rules: NAP-PBP-05, NAP-PBP-06, NAP-FST-01, NAP-RR-01, NAP-SQ-01.
    """
    points = [f"{REACTION}-{word}" for word in open_words(scene, view)]
    if not points or any(point not in held for point in points):
        return None
    for point in points:
        wanted = React(REACTIONS[point.removeprefix(f"{REACTION}-")])
        if wanted in options and is_wanted(scene, view, held[point]):
            return point, wanted
    return points[0], React("none")


def open_words(scene: Scene, view: NapView) -> list[str]:
    """List the kinds of reactions that public facts leave open.  Rules: NAP-PBP-05."""
    assert view.combat is not None
    cards = view.players[other_side(view.turn.side)]
    found = reactions.open_to(scene, view.combat, cards)
    if reactions.strike_is_open(scene, view.combat):
        found.append("first_strike")
    return [word for word, how in REACTIONS.items() if how in found]


def is_wanted(scene: Scene, view: NapView, policy: str) -> bool:
    """Tell whether the condition of a policy holds; all of them are public facts.

    Rules: NAP-PBP-05, NAP-PBP-06, NAP-FST-02.
    """
    found = WITH_NUMBER.fullmatch(policy)
    if found is None:
        return policy.endswith("-always")
    frame, limit = view.combat, int(found[2])
    assert frame is not None
    attacker, target = scene.unit(frame.attacker), scene.units[frame.target_hex]
    assert attacker is not None
    match found[1]:
        case "strike-hits":
            sabers = arms.sabers_hit(scene, target)
            dice = melee.tally(scene, target, attacker.hex).floored
            return hit_chance(scene, attacker, sabers=sabers) * dice >= limit
        case "retire-blocks":
            return target.blocks <= limit
        case _:
            guns = [gun for gun in map(scene.unit, frame.joined) if gun is not None]
            dice = arms.tally(scene, attacker, target.hex, guns, bonus=frame.bonus).total
            return dice >= limit
