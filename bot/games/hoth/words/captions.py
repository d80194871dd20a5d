"""Log lines of events, as messages of the language catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending import parley
from bot.engine.ending.parley import DrawOffered, Proposed
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Term, Text, chain, text, worded
from bot.games.commands_colors.events import BattleBegan
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.events import (
    AttackMissed,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CountdownStepped,
    DiceRolled,
    FiguresRegained,
    FortDestroyed,
    HandSeen,
    ObjectiveTaken,
    SectionNamed,
    TurnBegan,
    UnitBoarded,
    UnitHit,
    UnitMoved,
    UnitRetreated,
    UnitReturned,
    UnitsOrdered,
)
from bot.games.hoth.model.scene import Tables, other_side
from bot.games.hoth.model.state import OFF
from bot.games.hoth.model.team import CardShown, Delegated

from . import names


def caption(tables: Tables, event: Event) -> Text | None:
    """Return the log line of an event."""
    return course_caption(event) or card_caption(event) or board_caption(tables, event)


def course_caption(event: Event) -> Text | None:
    """Return the log line of an event about the course of the battle."""
    match event:
        case BattleBegan():
            scenario = Text(f"hoth-scenario-{event.scenario}")
            side = names.side(event.first)
            return text("hoth-event-battle-began", scenario=scenario, side=side)
        case TurnBegan():
            return text("hoth-event-turn-began", number=event.number, side=seat(event.seat))
        case CountdownStepped():
            key = f"hoth-countdown-{event.countdown}"
            return text("hoth-event-countdown", countdown=Text(key), value=event.value)
        case DrawOffered() | Proposed():
            return parley.caption("hoth", event)
        case CardShown():
            words = Text(f"hoth-card-{event.card}-text")
            card = names.card(event.card)
            return text("hoth-event-card-shown", seat=seat(event.seat), card=card, words=words)
        case Delegated():
            key = "hoth-event-delegated" if event.on else "hoth-event-delegated-no-more"
            return text(key, seat=seat(event.seat))
        case BattleEnded():
            reason = Text(f"hoth-over-{event.reason}")
            if event.winner is None:
                return text("hoth-event-drawn", reason=reason)
            return text("hoth-event-won", side=names.side(event.winner), reason=reason)
        case _:
            return None


def card_caption(event: Event) -> Text | None:
    """Return the log line of an event about cards and orders."""
    match event:
        case CardPlayed():
            return text(
                "hoth-event-card-played", side=seat(event.seat), card=names.card(event.card)
            )
        case SectionNamed():
            return text("hoth-event-section", section=names.section(event.section))
        case UnitsOrdered():
            if not event.hexes:
                return Text("hoth-event-ordered-none")
            key = "hoth-event-ordered-fallback" if event.fallback else "hoth-event-ordered"
            return text(key, hexes=", ".join(event.hexes))
        case CardsDiscarded():
            cards = listed([names.card(card) for card in event.cards])
            return text("hoth-event-discarded", side=seat(event.seat), cards=cards)
        case CardsDrawn():
            key = "hoth-event-drew-reshuffled" if event.reshuffled else "hoth-event-drew"
            return text(key, side=seat(event.seat), count=event.count)
        case HandSeen():
            cards = listed([names.card(card) for card in event.cards])
            own = event.audience is not None and event.seat in event.audience
            key = "hoth-event-cards-taken" if own else "hoth-event-hand-seen"
            return text(key, side=seat(event.seat), cards=cards)
        case _:
            return None


def board_caption(tables: Tables, event: Event) -> Text | None:
    """Return the log line of an event on the board."""
    match event:
        case UnitMoved() | UnitRetreated():
            return moved(event)
        case UnitBoarded():
            return text("hoth-event-boarded", unit=names.unit(event.type), hex=event.hex)
        case UnitReturned():
            return text("hoth-event-returned", unit=names.unit(event.type), hex=event.hex)
        case FiguresRegained():
            name = names.unit(event.type)
            return text("hoth-event-regained", unit=name, hex=event.hex, count=event.figures)
        case DiceRolled():
            return rolled(tables, event)
        case UnitHit():
            return hit(event)
        case AttackMissed():
            key = "hoth-event-saved" if event.saved else "hoth-event-missed"
            target = target_name(tables, event.target_type)
            return text(key, target=target, hex=event.target)
        case FortDestroyed():
            return text("hoth-event-fort", fort=names.fort(event.kind), hex=event.hex)
        case ObjectiveTaken():
            return text("hoth-event-objective", side=names.side(event.side), hex=event.hex)
        case _:
            return None


# Parts -------------------------------------------------------------------------------------------


def seat(which: str) -> Text:
    """Name a seat."""
    return Text(f"hoth-seat-{which}")


def target_name(tables: Tables, kind: str) -> Text:
    """Name a unit type or a kind of fortification."""
    is_fort = kind in tables.content.fortifications
    return worded(names.fort(kind) if is_fort else names.unit(kind))


def listed(words: Sequence[Text | Term]) -> Text:
    """Join texts to one list."""
    return chain("hoth-list", words) if words else names.phrase("hoth-list-none")


def about(tables: Tables, scenario: str) -> tuple[Text, ...]:
    """Say how hard a scenario is, on the scale of all, and what it introduces."""
    known = tables.content.scenarios
    if scenario not in known:
        return ()
    found, most = known[scenario], max(one.complexity for one in known.values())
    hard = text("hoth-about-complexity", count=found.complexity, most=most)
    news = [Text(f"hoth-new-{one}") for one in found.introduces]
    return (hard, text("hoth-about-new", list=listed(news)))


def faces_text(dice: Sequence[Face]) -> Text:
    """Name dice faces one after the other."""
    return listed([names.face(face) for face in dice])


def moved(event: UnitMoved | UnitRetreated) -> Text:
    """Tell of a move or a retreat."""
    leaves = event.path[-1] == OFF
    path = event.path[:-1] if leaves else event.path
    name, way = names.unit(event.type), "-".join(path)
    if isinstance(event, UnitMoved):
        key = "hoth-event-exited" if leaves else f"hoth-event-{event.how.replace('_', '-')}"
        return text(key, unit=name, way=way, hex=path[-1])
    key = "hoth-event-retreat" if len(path) > 1 else "hoth-event-stays"
    ignoring = "-ignoring" if event.ignored and len(path) > 1 else ""
    return text(key + ignoring, unit=name, way=way, hex=path[-1], count=event.ignored)


def rolled(tables: Tables, event: DiceRolled) -> Text:
    """Tell of dice."""
    return text(
        f"hoth-event-dice-{event.why}",
        attacker=names.unit(event.attacker_type),
        origin=event.origin,
        target=target_name(tables, event.target_type),
        hex=event.target,
        count=len(event.dice),
        dice=faces_text(event.dice),
    )


def hit(event: UnitHit) -> Text:
    """Tell of losses, and of an elimination whose medals they are."""
    key = "hoth-event-hit" if event.cause == "hits" else "hoth-event-blocked"
    return text(
        key if event.left else "hoth-event-eliminated",
        unit=names.unit(event.type),
        hex=event.hex,
        losses=event.losses,
        left=event.left,
        medals=event.medals,
        side=names.side(other_side(event.side)),
    )
