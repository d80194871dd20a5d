"""The cards and special rules as players look them up: name and text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Choice, Text, text

from .content import Card, FireAndSwordContent, Grant, MeleeProfile, ShootingProfile, TwoSpeeds


def cards(content: FireAndSwordContent) -> tuple[Choice, ...]:
    """List every card, then every special rule and weapon rule, with what they say.

    Rules: FAS-1.1.3-a, FAS-1.1.3-c.
    """
    found = [
        Choice(card.id, Text(f"fas-card-{card.id}"), describe(card))
        for card in content.cards.values()
    ]
    for kind, rules in (("special", content.special_rules), ("weapon", content.weapon_rules)):
        found += [
            Choice(key, Text(f"fas-{kind}-{key}"), Text(f"fas-{kind}-{key}-text")) for key in rules
        ]
    return tuple(found)


def describe(card: Card) -> Text:
    """Say all values of a card."""
    speed = card.speed
    said = f"{speed.cavalry}/{speed.infantry}" if isinstance(speed, TwoSpeeds) else str(speed)
    bounds = (card.thresholds.steady, card.thresholds.shaken, card.thresholds.flight)
    values = text(
        "fas-card-values",
        type=Text(f"fas-type-{card.type}"),
        size=card.size,
        speed=said,
        resistance=card.resistance,
        morale=card.morale,
        training=card.training,
        thresholds="/".join(str(one) for one in bounds if one is not None),
        points=card.points,
    )
    return lines([values, *_profiles(card), *(_rules(card.special))])


def _profiles(card: Card) -> Iterator[Text]:
    if card.command is not None:
        yield text("fas-card-command", cp=card.command.cp)
    if card.melee is not None:
        yield _melee(card.melee)
    if card.shooting is not None:
        yield _shooting(card.shooting)


def _melee(melee: MeleeProfile) -> Text:
    said = text(
        "fas-card-melee",
        dice=_dice(melee.dice),
        impetus=melee.impetus,
        effectiveness=melee.effectiveness,
        ammo=melee.melee_ammo,
    )
    return _weapons(said, melee.rules)


def _shooting(shooting: ShootingProfile) -> Text:
    far = f"/{shooting.max_range}" if shooting.max_range is not None else ""
    second = f" ({_dice(shooting.second_dice)})" if shooting.second_dice else ""
    said = text(
        "fas-card-shooting",
        dice=_dice(shooting.dice) + second,
        range=f"{shooting.range}{far}",
        effectiveness=shooting.effectiveness,
        ammo=shooting.ammo,
        move=shooting.on_move,
    )
    return _weapons(said, shooting.rules)


def _dice(dice: tuple[int, ...]) -> str:
    return "/".join(map(str, dice))


def _weapons(said: Text, rules: tuple[str, ...]) -> Text:
    for name in rules:
        said = text("fas-card-with", what=said, rule=Text(f"fas-weapon-{name}"))
    return said


def _rules(grants: tuple[Grant, ...]) -> Iterator[Text]:
    """Say each special rule with its X, and the states if it does not work in all."""
    for grant in grants:
        said: Text = Text(f"fas-special-{grant.rule}")
        if grant.value is not None:
            said = text("fas-card-valued", rule=said, value=str(grant.value))
        states = [Text(f"fas-state-{state}") for state in grant.states]
        yield text("fas-card-rule", rule=said, states=_listed(states))


def _listed(words: Sequence[Text]) -> Text:
    found = words[-1]
    for word in reversed(words[:-1]):
        found = text("fas-card-states", first=word, rest=found)
    return found


def lines(texts: Sequence[Text]) -> Text:
    """Join texts, one in a line."""
    found = texts[-1]
    for one in reversed(texts[:-1]):
        found = text("fas-army-lines", first=one, rest=found)
    return found
