"""Build elements, shots and melees for the tests, and fight them with forced dice."""

from msgspec.structs import replace

from bot.engine.model import Side
from bot.games.fire_and_sword.content import Grant
from bot.games.fire_and_sword.rules import checks, melee, settlement, shooting
from bot.games.fire_and_sword.rules.checks import dice
from bot.games.fire_and_sword.rules.fighter import Fighter, fresh
from bot.games.fire_and_sword.rules.melee import Combatant, Touch
from bot.games.fire_and_sword.rules.shooting import Shot

from .dice import Script
from .given import content

A, B = Side("a"), Side("b")


def unit(card: str, **changes: object) -> Fighter:
    """Return an element of a card as it begins, with changes."""
    return replace(fresh(content().cards[card]), **changes)


def with_rule(fighter: Fighter, rule: str, value: int | None = None) -> Fighter:
    """Return a fighter with one more special rule in every state."""
    grant = Grant(rule=rule, states=("steady", "shaken", "broken"), value=value)
    return replace(
        fighter, profile=replace(fighter.profile, special=(*fighter.profile.special, grant))
    )


def parts(tally):
    """Return the amounts of a sum with their rules."""
    return [(part.amount, part.rule) for part in tally.parts]


def shot(shooter: Fighter, target: Fighter, fire: str = "standard_fire", **facts) -> Shot:
    return Shot(shooter=shooter, fire=fire, target=target, **facts)


def shoot(one: Shot, *faces: int) -> tuple[checks.Check, checks.Check | None]:
    """Roll the to-hit test and the Resistance test of a shot."""
    script = Script(*faces)
    pool, rerolls = shooting.pool(content(), one), shooting.rerolls(content(), one)
    hit = checks.standard(script, pool, one.shooter.profile.training, rerolls)
    resisted = None
    if hit.successes:
        force = shooting.resistance_rerolls(shooting.effectiveness(content(), one))
        resistance = one.target.profile.resistance
        resisted = checks.standard(script, dice(hit.successes, pool.tally.parts[0].reason),
                                   resistance, force)  # fmt: skip
    assert script.left == []
    return hit, resisted


def duel(first: Fighter, second: Fighter, edges=("front", "front"), **facts) -> dict:
    """Return a melee of two Units; ``facts`` are those of the first, who charges by default."""
    facts = {"charge": "charge", **facts}
    other = facts.pop("other", {})
    return melee.field(
        [
            Combatant(id="a1", side=A, fighter=first,
                      touches=(Touch(edges[0], "b1", edges[1]),), **facts),
            Combatant(id="b1", side=B, fighter=second,
                      touches=(Touch(edges[1], "a1", edges[0]),), **other),
        ]
    )  # fmt: skip


def strike(field: dict, attacker: str, *faces: int) -> int:
    """Roll a Unit's only attack and return the DP that it causes."""
    one = field[attacker]
    (attack,) = melee.attacks(content(), field, one, [one.touches[0].enemy])
    script = Script(*faces)
    hit = checks.standard(script, attack.pool, attack.training, attack.rerolls)
    caused = 0
    if hit.successes:
        force = shooting.resistance_rerolls(attack.effectiveness)
        pool = dice(hit.successes, attack.pool.tally.parts[0].reason)
        caused = checks.standard(script, pool, attack.resistance, force).failures
    assert script.left == []
    return caused


def points(field: dict, dealt: dict[str, int]) -> dict[Side, int]:
    """Return the edge points of both sides."""
    return {side: settlement.edge_points(content(), field, side, dealt).total for side in (A, B)}
