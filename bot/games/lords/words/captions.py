"""Log lines of events, as messages of the language catalogues."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side, Text, text
from bot.games.lords.content import LordsContent
from bot.games.lords.model.events import (
    BattleBegan,
    BerserkerAdvanced,
    CardDrawn,
    CardSeen,
    ExtraTurnEarned,
    HandProved,
    HandShown,
    PlacementSkipped,
    ShooterDeclared,
    Strike,
    TurnBegan,
    UnitHit,
    UnitPlaced,
    UnitRecalled,
)
from bot.games.lords.model.state import SIDES
from bot.games.lords.rules.geometry import label

from . import names


def caption(content: LordsContent, event: Event) -> Text | None:
    """Return the log line of an event."""
    return course_caption(content, event) or card_caption(event) or mat_caption(event)


def course_caption(content: LordsContent, event: Event) -> Text | None:
    """Return the log line of an event about the course of the battle."""
    match event:
        case BattleBegan():
            south, north = (
                army(content, event.armies[side], event.bases.get(side, "")) for side in SIDES
            )
            scenario = Text(f"lords-scenario-{event.scenario}")
            return text("lords-event-battle-began", scenario=scenario, south=south, north=north)
        case TurnBegan():
            key = "lords-event-extra-turn" if event.extra else "lords-event-turn-began"
            return text(key, number=event.number, side=names.side(event.side))
        case ExtraTurnEarned():
            who = names.side(event.side)
            return text("lords-event-extra-earned", side=who, card=names.card(event.card))
        case DrawOffered():
            return parley.caption("lords", event)
        case BattleEnded():
            reason = Text(f"lords-over-{event.reason}")
            if event.winner is None:
                return text("lords-event-drawn", reason=reason)
            return text("lords-event-won", side=names.side(event.winner), reason=reason)
        case _:
            return None


def card_caption(event: Event) -> Text | None:
    """Return the log line of an event about hands and decks.

    Rules: LOW-FRC-02, LOW-INF-02, LOW-INF-04.
    """
    match event:
        case HandProved():
            return text("lords-event-hand-proved", side=names.side(event.side))
        case HandShown():
            cards = names.listed([names.card(card) for card in event.cards])
            return text("lords-event-hand-shown", side=names.side(event.side), cards=cards)
        case PlacementSkipped():
            return text("lords-event-skipped", side=names.side(event.side))
        case CardDrawn():
            return text("lords-event-drew", side=names.side(event.side))
        case CardSeen():
            cards = names.listed([names.card(card) for card in event.cards])
            return text("lords-event-cards-taken", cards=cards)
        case _:
            return None


def mat_caption(event: Event) -> Text | None:
    """Return the log line of an event on the mat."""
    match event:
        case UnitPlaced():
            key = f"lords-event-placed-{event.manner}"
            card, cell = names.card(event.card), label(event.cell)
            return text(key, side=names.side(event.side), card=card, cell=cell)
        case ShooterDeclared():
            return declared(event)
        case UnitHit():
            return hit(event)
        case BerserkerAdvanced():
            return text(
                "lords-event-advanced",
                card=names.card(event.card),
                origin=label(event.origin),
                cell=label(event.target),
            )
        case UnitRecalled():
            who, card = names.side(event.side), names.card(event.card)
            return text("lords-event-recalled", side=who, card=card, cell=label(event.cell))
        case _:
            return None


# Parts -------------------------------------------------------------------------------------------


def army(content: LordsContent, name: str, base: str = "") -> Text:
    """Name an army: one of the boxes, or a player's own by its title and what it is made from."""
    if name in content.armies:
        return Text(f"lords-army-{name}")
    if base:
        return text("lords-own-army", title=name, army=Text(f"lords-army-{base}"))
    return text("plain", text=name)


def declared(event: ShooterDeclared) -> Text | None:
    """Tell what a shooter does."""
    shooter, cell = names.card(event.card), label(event.cell)
    if event.target is None or event.target_card is None:
        return text("lords-event-melee", shooter=shooter, cell=cell)
    return text(
        "lords-event-shoots",
        shooter=shooter,
        cell=cell,
        target=names.card(event.target_card),
        aim=label(event.target),
    )


def hit(event: UnitHit, viewer: Side | None = None) -> Text:
    """Tell what struck a unit and whether it falls; a ``viewer`` is told that it is their own.

    Rules: LOW-CMB-03, LOW-CMB-04.
    """
    falls = "lords-forecast-lost" if event.side == viewer else "lords-event-eliminated"
    return text(
        falls if event.eliminated else "lords-event-hit",
        cell=label(event.cell),
        card=names.short(event.card),
        total=event.total,
        defence=event.defence,
        strikes=names.listed([strike_text(strike) for strike in event.strikes]),
    )


def strike_text(strike: Strike) -> Text:
    """Name one arrow or shot with its value."""
    key = "lords-strike-shot" if strike.shot else "lords-strike"
    return text(key, card=names.short(strike.card), value=strike.value, cell=label(strike.cell))
