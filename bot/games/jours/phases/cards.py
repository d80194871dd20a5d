"""From the cards of a battle to what stands on the map: units, commanders, reinforcements."""

from __future__ import annotations

from bot.games.jours.content import ChiefCard, FormationCard, Scenario, UnitCard
from bot.games.jours.model.field import Arrival, Chief, Kind, Unit, Values


def arrivals_of(battle: Scenario) -> list[Arrival]:
    """Return the reinforcements of a battle as they wait beside the map.  Rules: JDG-SU-b."""
    return [
        Arrival(
            side=one.side,
            formation=one.formation,
            turn=one.turn,
            entry=one.entry,
            facing=one.facing,
            stacks=one.stacks,
        )
        for one in battle.reinforcements
    ]


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
