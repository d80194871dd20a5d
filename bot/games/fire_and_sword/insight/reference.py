"""Cards, special rules, orders and terrain as players look them up: name and text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Choice, Text, text, worded
from bot.games.fire_and_sword.content import (
    Card,
    FireAndSwordContent,
    Grant,
    MeleeProfile,
    ShootingProfile,
    Terrain,
    TerrainTrait,
    TwoSpeeds,
)
from bot.games.fire_and_sword.words import names


def cards(content: FireAndSwordContent) -> tuple[Choice, ...]:
    """List every card, special rule, weapon rule, order and type of terrain, with what they say.

    Rules: FAS-1.1.3-a, FAS-1.1.3-c, FAS-3.1-a, FAS-13-a.
    """
    found = [
        Choice(card.id, Text(f"fas-card-{card.id}"), describe(card))
        for card in content.cards.values()
    ]
    for kind, rules in (("special", content.special_rules), ("weapon", content.weapon_rules)):
        found += [
            Choice(key, Text(f"fas-{kind}-{key}"), Text(f"fas-{kind}-{key}-text")) for key in rules
        ]
    found += [Choice(key, worded(names.order(key)), order(content, key)) for key in content.orders]
    found += [
        Choice(key, Text(f"fas-terrain-{key}"), terrain(content, one))
        for key, one in content.terrain.items()
    ]
    return tuple(found)


def order(content: FireAndSwordContent, which: str) -> Text:
    """Say the action points of an order, and the actions that it allows with their cost."""
    actions = [
        Text(f"fas-action-{key}")
        if one.ap is None
        else text("fas-card-valued", rule=Text(f"fas-action-{key}"), value=str(one.ap))
        for key, one in content.actions.items()
        if which in one.orders
    ]
    return text("fas-card-order", ap=content.orders[which].ap, actions=_listed(actions))


def terrain(content: FireAndSwordContent, one: Terrain) -> Text:
    """Say the traits of a type of terrain, with their X, for whom they are, and their rules."""
    return lines([_trait(content, found) for found in one.traits] or [Text("fas-card-no-trait")])


def _trait(content: FireAndSwordContent, one: TerrainTrait) -> Text:
    said = Text(f"fas-trait-{one.trait}")
    if one.value is not None:
        value = "1/2" if one.value == "half" else str(one.value)
        said = text("fas-card-valued", rule=said, value=value)
    if one.types:
        types = _listed([Text(f"fas-type-{kind}") for kind in one.types])
        said = text("fas-card-rule", rule=said, states=types)
    return text("fas-event-rule", line=said, rule=content.traits[one.trait].rule)


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
    """Join texts by commas; they must not be empty."""
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
