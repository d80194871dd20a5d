"""Army building: whether a list keeps the rules of a level and of its nation's list."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Text, text
from bot.games.fire_and_sword.content import Card, FireAndSwordContent, Level
from bot.games.fire_and_sword.content.building import ArmyLevel, NationList

from .armies import ArmyList, Fault, points_of


def faults(content: FireAndSwordContent, level: Level, army: ArmyList) -> Iterator[Fault]:
    """Yield what keeps an army from a free battle of a level.

    Rules: FAS-OPT-01, FAS-OPT-02.
    """
    typed = [place for place, one in enumerate(army.elements, 1) if one.card is None]
    for place in typed:
        yield f"elements[{place}]", Text("fas-build-card"), "FAS-OPT-02"
    nation = content.army_rules.lists.get(army.faction or "")
    if nation is None:
        known = ", ".join(content.army_rules.lists)
        yield "faction", text("fas-build-faction", names=known), "FAS-OPT-02"
    if typed or nation is None:
        return
    cards = [content.cards[one.card or ""] for one in army.elements]
    yield from _strangers(army, cards)
    yield from _size(content, content.army_rules.levels[level], army, cards)
    yield from _shares(content, nation, [one for one in cards if one.kind == "unit"])
    yield from _list(nation, level, army, cards)


def _strangers(army: ArmyList, cards: list[Card]) -> Iterator[Fault]:
    for place, card in enumerate(cards, 1):
        if card.faction != army.faction:
            name = Text(f"fas-card-{card.id}")
            yield f"elements[{place}]", text("fas-build-stranger", card=name), "FAS-OPT-02"


def _size(
    content: FireAndSwordContent, level: ArmyLevel, army: ArmyList, cards: list[Card]
) -> Iterator[Fault]:
    """Yield what is wrong with points and numbers.

    Rules: FAS-OPT-01, FAS-OPT-02, FAS-10.4-a, FAS-RUL-102.
    """
    points = points_of(content, army)
    if points > level.points:
        yield "", text("fas-build-points", count=points, most=level.points), "FAS-OPT-01"
    units = sum(one.kind == "unit" for one in cards)
    if not level.units.holds(units):
        span = level.units
        reason = text("fas-build-units", count=units, least=span.least, most=span.most)
        yield "elements", reason, "FAS-OPT-01"
    plain = [one for one in cards if one.command and not one.command.commander_in_chief]
    if len(plain) > level.commanders:
        reason = text("fas-build-commanders", count=len(plain), most=level.commanders)
        yield "elements", reason, "FAS-OPT-02"
    groups = sum(one.kind == "group" and one.command is None for one in cards)
    if groups > level.groups:
        reason = text("fas-build-groups", count=groups, most=level.groups)
        yield "elements", reason, "FAS-OPT-02"


def _shares(content: FireAndSwordContent, nation: NationList, units: list[Card]) -> Iterator[Fault]:
    """Yield what is wrong with the parts of the Units that are of bronze, and of cavalry."""
    bronze, most = sum(one.colour == "bronze" for one in units), content.army_rules.bronze_percent
    if bronze * 100 > most * len(units):
        yield "elements", text("fas-build-bronze", count=bronze, percent=most), "FAS-OPT-02"
    horse, least = sum(one.type == "cavalry" for one in units), nation.least_cavalry
    if horse * 100 < least * len(units):
        yield "elements", text("fas-build-cavalry", count=horse, percent=least), "FAS-OPT-02"


def _list(
    nation: NationList, level: Level, army: ArmyList, cards: list[Card]
) -> Iterator[Fault]:  # fmt: skip
    """Yield what the nation's list does not allow.  Rules: FAS-OPT-02, FAS-11-a."""
    ids = [one.id for one in cards]
    if army.motivation != nation.motivation[level]:
        reason = text("fas-build-motivation", count=nation.motivation[level])
        yield "motivation", reason, "FAS-OPT-02"
    if ids.count(nation.chief) != 1:
        name = Text(f"fas-card-{nation.chief}")
        yield "elements", text("fas-build-chief", card=name), "FAS-OPT-02"
    for limit in nation.limits:
        found = sum(ids.count(card) for card in limit.cards)
        if found > limit.most:
            named = ", ".join(limit.cards)
            reason = text("fas-build-limit", cards=named, count=found, most=limit.most)
            yield "elements", reason, "FAS-OPT-02"
    for need in nation.needs:
        if need.card not in ids and any(card in ids for card in need.cards):
            named, name = ", ".join(need.cards), Text(f"fas-card-{need.card}")
            yield "elements", text("fas-build-needs", cards=named, card=name), "FAS-OPT-02"
