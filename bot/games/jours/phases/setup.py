"""How a battle is set up (digest 2)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import SeatInfo
from bot.engine.model import Choice, Seat, Setup, Text
from bot.engine.options import MatchOption
from bot.engine.refusal import Refused
from bot.games.jours.content import ChiefCard, FormationCard, Scenario, UnitCard
from bot.games.jours.model.field import (
    Arrival,
    Camp,
    Chief,
    Field,
    Formation,
    Kind,
    Terms,
    Unit,
    Values,
)
from bot.games.jours.model.state import Game, JdgState, Secret
from bot.games.jours.rules import command
from bot.games.jours.rules.ground import Tables


def seats(battle: Scenario) -> Sequence[SeatInfo]:
    """List the two seats, the first side first."""
    sides = sorted(battle.sides, key=lambda side: side != battle.first)
    return tuple(SeatInfo(Seat(side), side) for side in sides)


def match_options() -> Sequence[MatchOption]:
    """List what the host may set.

    Rules: JDG-OPT-9, JDG-OPT-10, JDG-OPT-12,
    JDG-OPT-13.
    """
    switch = (Choice("off", Text("jours-option-off")), Choice("on", Text("jours-option-on")))
    return (
        MatchOption("learning", Text("jours-option-learning"), "off", switch),
        MatchOption("envelopment", Text("jours-option-envelopment"), "off", switch),
        MatchOption("sheet", Text("jours-option-sheet"), "on", switch),
        MatchOption("special", Text("jours-option-special"), "off", switch),
    )


def new_state(tables: Tables, setup: Setup) -> JdgState:
    """Return the state before the first turn; raises ``Refused`` for an unknown battle.

    Rules: JDG-SU-a, JDG-SU-b, JDG-SU-c, JDG-SU-d, JDG-SU-e, JDG-2.1.1-a, JDG-2.1.1-b,
    JDG-OPT-2, JDG-OPT-9, JDG-OPT-10, JDG-OPT-13, JDG-0.3-a.
    """
    battle = tables.content.scenarios.get(setup.scenario)
    if battle is None:
        raise Refused(Text("jours-refused-scenario", {"scenario": setup.scenario[:40]}))
    usual = {one.key: one.default for one in match_options()}
    on = {key for key, value in {**usual, **setup.options}.items() if value == "on"}
    field = Field(
        scenario=battle.id,
        map=battle.map,
        terms=Terms(**{key: key in on for key in usual}),
        first=battle.first,
        units=[unit_of(one, card) for one in battle.formations for card in one.units],
        chiefs=[chief_of(card) for card in battle.chiefs],
        formations=[Formation(id=one.id, side=one.side, markers=one.markers)
                    for one in battle.formations],
        camps={
            side: Camp(side=side, rout=one.rout, uses=_uses(battle, side, special="special" in on))
            for side, one in sorted(battle.sides.items())
        },
        arrivals=[
            Arrival(
                side=one.side, formation=one.formation, turn=one.turn, entry=one.entry,
                facing=one.facing, stacks=one.stacks,
            )
            for one in battle.reinforcements
        ],
        control=dict(battle.control),
    )  # fmt: skip
    secrets = {
        side: Secret(uses=_uses(battle, side, special="special" in on))
        for side in sorted(battle.sides)
    }
    return JdgState(flow=[Game(key="game")], field=field, secrets=secrets)


def _uses(battle: Scenario, side: str, *, special: bool) -> dict[str, int]:
    """Return how often a side may use each of its combined markers, and its special one.

    Rules: JDG-OPT-1, JDG-OPT-12.
    """
    found = {one.id: one.uses for one in battle.combined if one.side == side}
    return {**found, command.SPECIAL: 1} if special else found


def kind_of(card: UnitCard) -> Kind:
    """Return the printed values of a unit.  Rules: JDG-0.3-a, JDG-8.9-a."""
    back = card.disordered
    return Kind(
        arm=card.arm,
        heavy=card.heavy,
        horse=card.horse,
        fire=card.fire,
        effective=card.effective,
        maximum=card.maximum,
        engagement=card.engagement,
        good=Values(sp=card.sp, cohesion=card.cohesion, mp=card.mp),
        disordered=Values(sp=back.sp, cohesion=back.cohesion, mp=back.mp),
    )


def unit_of(formation: FormationCard, card: UnitCard) -> Unit:
    """Return a unit as it starts: in good order, not in square.  Rules: JDG-SU-b."""
    return Unit(
        id=card.id,
        side=formation.side,
        formation=formation.id,
        kind=kind_of(card),
        at=card.at,
        facing=card.facing,
    )


def chief_of(card: ChiefCard) -> Chief:
    """Return a commander-in-chief as they start.  Rules: JDG-2.5.1-a."""
    return Chief(
        id=card.id,
        side=card.side,
        drm=card.drm,
        orders=card.orders,
        range=card.range,
        commands=card.commands,
        strategic=card.strategic,
        enters_with=card.enters_with,
        at=card.at,
    )
