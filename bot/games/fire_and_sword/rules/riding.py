"""Attacks outside a melee: the charger's blow at an evading Unit, and Overrun of a Group."""

from __future__ import annotations

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.fire_and_sword.content import FireAndSwordContent, Order

from . import ground, melee
from .checks import ALL, Pool, Reroll
from .fighter import Fighter, melee_weapons, stance, stance_values
from .melee import Attack, Combatant


def may_use_lances(content: FireAndSwordContent, charger: Fighter) -> bool:
    """Tell whether the charger has a lance set for the blow, instead of pistols.

    Rules: FAS-12.1-EVA-a, FAS-RUL-22.
    """
    lances = any(rule.lance for rule in melee_weapons(content, charger))
    return lances and charger.lances > 0


def blow(
    content: FireAndSwordContent, charger: Combatant, evader: Combatant, lances: bool
) -> Attack:
    """Return the charger's attack on an evading Unit: no Impetus, every hit is rolled again.

    With ``lances`` a set is spent for Effectiveness, else a melee load for a die if it has one.

    Rules: FAS-12.1-EVA-a, FAS-12.1-SWO, FAS-12.1-PAY, FAS-RUL-22.
    """
    fighter = charger.fighter
    card = fighter.profile.melee
    assert card is not None
    stand = stance_values(content, fighter)
    found = Tally((Part(fighter.by_state(card.dice), Term("fas-part-melee"), "FAS-12.1-EVA-a"),))
    name = Term(f"fas-formation-{stance(content, fighter)}")
    found = found.plus(stand.values.melee_dice, name, stand.rule)
    if not lances and fighter.melee_ammo:
        found = found.plus(content.melee.ammo_dice, Term("fas-part-pistols"), "FAS-12.1-EVA-a")
    for part in melee.against(content, charger, evader):
        found = found.plus(part.amount, part.reason, part.rule)
    reroll = Reroll("successes", ALL, Term("fas-part-evading"), "FAS-12.1-EVA-a")
    skill = [one for one in melee.rerolls(content, charger, evader) if one.which == "failures"]
    force = content.melee.evade_lance_effectiveness if lances else card.effectiveness
    return Attack(
        charger.id,
        evader.id,
        Pool(found),
        fighter.profile.training,
        (reroll, *skill),
        ground.resistance(content, evader.terrain, evader.fighter),
        force,
    )


def order_after_evading(content: FireAndSwordContent, failures: int) -> Order:
    """Return the order of a Unit that evaded, by the failed dice of its Morale test.

    With at most one it keeps Manoeuvre, with more it gets a revealed Reorganise.

    Rules: FAS-12.1-EVA-b.
    """
    return "reorganise" if failures >= content.morale.withdraw_failures else "manoeuvre"


def overrun(content: FireAndSwordContent, unit: Fighter, group: Fighter) -> Attack:
    """Return a Unit's attack on a Group that it rides over: card dice, nothing else.

    Rules: FAS-9.3-d, FAS-9.3-e.
    """
    card = unit.profile.melee
    assert card is not None
    part = Part(unit.by_state(card.dice), Term("fas-part-melee"), "FAS-9.3-e")
    return Attack(
        "", "", Pool(Tally((part,))), unit.profile.training, (), group.profile.resistance, 0
    )
