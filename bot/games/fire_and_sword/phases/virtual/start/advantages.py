"""Advantages with a choice, before and after the deployment (FAS-SET-08)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.engine.model import Side, Term, term
from bot.games.fire_and_sword.geometry.fixed import INCH
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import FasState, Form, Pick, Question, SetUp, Task
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import by_key
from bot.games.fire_and_sword.phases.script import Script, other, seat_of
from bot.games.fire_and_sword.rules import vanguard
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

RULE = "FAS-SET-08"
NONE = "none"
LOADS = ("ammo", "melee_ammo")


def owners(s: Script, frame: SetUp, tables: Tables, effect: str) -> list[Side]:
    """Return the sides with an Advantage, the winner of the Scouting test first."""
    return [
        side
        for side in (frame.winner, other(frame.winner))
        if tables.advantage(s.state, side, effect)
    ]


def left(state: FasState, tables: Tables, side: Side, effect: str) -> int:
    """Return how often a side can still use an Advantage that ends.

    Rules: FAS-OPT-04.
    """
    rules, own = tables.content.deployment, state.sides[side]
    most = {"calculation": rules.calculations, "guides": rules.guides}[effect]
    key = tables.advantage(state, side, effect)
    return most - (own.spent or ()).count(key) if key else 0


def spend(s: Script, tables: Tables, side: Side, effect: str) -> bool:
    """Use an Advantage that ends, if a side has one left, and tell it.

    Rules: FAS-OPT-04.
    """
    if not left(s.state, tables, side, effect):
        return False
    key, own = tables.advantage(s.state, side, effect), s.state.sides[side]
    own.spent = (*(own.spent or ()), key)
    line = term("fas-told-spent", side=names.side(side), advantage=names.advantage(key))
    s.tell(Told(line=line, rule="FAS-OPT-04"))
    return True


def before(s: Script, frame: SetUp, tables: Tables) -> None:
    """Carry out what comes before the deployment: Night march and Deserters.

    Two Night marches undo each other.

    Rules: FAS-SET-08, FAS-OPT-04, FAS-RUL-104.
    """
    marches = owners(s, frame, tables, "night_march")
    frame.night = marches[0] if len(marches) == 1 else None
    for side in owners(s, frame, tables, "deserters"):
        ask = partial(deserters_question, s, tables, side)
        said = s.ask(seat_of(s.state, side), ask, at("deserters-{}", side))
        if said != NONE:
            s.do(at("deserted-{}", side), partial(desert, s, tables, said.split()[1]))


def deserters_question(s: Script, tables: Tables, side: Side) -> Question | str:
    """Ask which enemy Unit of bronze value starts with a loss token (D-S6).  Rules: FAS-SET-08."""
    colour = tables.content.deployment.desertion
    found = [
        Pick(f"deserters {one.id}", names.element(one))
        for one in tables.units(s.state, other(side))
        if tables.profile(one).colour == colour
    ]
    if not found:
        return NONE
    return Question(
        point="D-S6",
        prompt=Term("fas-ask-deserters"),
        picks=by_key((*found, Pick(NONE, names.pick(NONE)))),
        default=found[0].key,
    )


def desert(s: Script, tables: Tables, key: str) -> None:
    """Give a Unit its loss token, which counts as a DP that never leaves it.

    Rules: FAS-SET-08, FAS-1.3-f.
    """
    element, amount = s.element(key), tables.content.deployment.deserters_losses
    element.losses += amount
    losses.gain(s.t, tables, key, amount, Term("fas-why-deserters"), RULE)


def after(s: Script, frame: SetUp, tables: Tables) -> None:
    """Carry out what comes after the deployment: Full magazines, and Vanguard last.

    Rules: FAS-SET-08, FAS-OPT-04.
    """
    for side in owners(s, frame, tables, "magazines"):
        fill_magazines(s, tables, side)
    for side in owners(s, frame, tables, "vanguard"):
        ask = partial(vanguard_question, s, tables, side)
        said = s.ask(seat_of(s.state, side), ask, at("vanguard-{}", side))
        if said != NONE:
            s.call(at("vanguard-{}-moved", side), partial(vanguard_move, said))


def fill_magazines(s: Script, tables: Tables, side: Side) -> None:
    """Give some Units a load above the card, one Unit after another (D-S6).

    Rules: FAS-SET-08, FAS-4.3.1-a.
    """
    done: list[str] = []
    for number in range(1, tables.content.deployment.magazines + 1):
        ask = partial(magazines_question, s, tables, side, tuple(done))
        said = s.ask(seat_of(s.state, side), ask, at("magazines-{}-{}", side, number))
        if said == NONE:
            return
        _, key, load = said.split()
        done.append(key)
        s.do(at("filled-{}-{}", side, number), partial(fill, s, key, load))


def magazines_question(
    s: Script, tables: Tables, side: Side, done: tuple[str, ...]
) -> Question | str:
    """Ask which Unit starts with a load more, and of which kind its card has.

    Rules: FAS-SET-08, FAS-RUL-105.
    """
    found = [
        Pick(f"magazines {one.id} {load}",
             term("fas-pick-load", unit=names.element(one), load=Term(f"fas-marker-{load}")))
        for one in tables.units(s.state, side)
        if one.id not in done
        for load in LOADS
        if tables.full(one, load)
    ]  # fmt: skip
    if not found:
        return NONE
    return Question(
        point="D-S6",
        prompt=term("fas-ask-magazines", number=len(done) + 1),
        picks=by_key((*found, Pick(NONE, names.pick(NONE)))),
        default=found[0].key,
    )


def fill(s: Script, key: str, load: str) -> None:
    """Give a Unit a load above its card."""
    element = s.element(key)
    had = getattr(element, load)
    why = Term("fas-why-magazines")
    losses.restore(s.t, key, load, 1, had + 1, why, RULE)


# Vanguard ----------------------------------------------------------------------------------------


def vanguard_question(s: Script, tables: Tables, side: Side) -> Question | str:
    """Ask which own Unit makes a Move before the first Round (D-S6).  Rules: FAS-SET-08."""
    listed = list(_ahead(s, tables, side))
    if not listed:
        return NONE
    keys = tuple(one.id for one in tables.units(s.state, side))
    return Question(
        point="D-S6",
        prompt=term("fas-ask-vanguard", distance=tables.content.deployment.vanguard_apart),
        picks=by_key((*listed, Pick(NONE, names.pick(NONE)))),
        default=NONE,
        form=Form(kind="vanguard", others=keys),
    )


def _ahead(s: Script, tables: Tables, side: Side) -> Iterator[Pick]:
    """Yield for each Unit its whole Speed straight ahead, or half of it, where it is legal."""
    scene = scene_of(tables, s.state)
    for one in tables.units(s.state, side):
        if not scene.is_standing(one):
            continue
        mover = scene.mover(one)
        for far in (mover.speed, mover.speed // 2):
            line = f"vanguard {one.id} 0 {notation.decimal(far, INCH)}"
            if vanguard.why_not(scene, side, line) is None:
                words = term(
                    "fas-pick-vanguard", unit=names.element(one),
                    distance=notation.decimal(far, INCH),
                )  # fmt: skip
                end = track(mover.body, 1, 0, far).end
                yield Pick(line, words, place=",".join(map(str, end)))
                break


def vanguard_move(said: str) -> Task:
    """Return the Move of a Vanguard; it turns no token up and is no activation."""
    _, key, phi, far = said.split()
    return Task(what="go", element=key, answers={"line": f"move {phi} {far}"})
