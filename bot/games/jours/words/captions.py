"""Log lines of what happened, as messages; units by their ids, as players type them."""

from __future__ import annotations

from bot.engine.chance.tally import Tally
from bot.engine.ending import parley
from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Text, chain, text, worded
from bot.games.jours.content import JdgContent
from bot.games.jours.model.events import (
    AssaultDeclared,
    AssaultOff,
    ChiefLost,
    ChiefMoved,
    ChitDrawn,
    ChitLeft,
    ChosenAct,
    ControlChanged,
    Counted,
    Demoralised,
    Fought,
    GroupActs,
    LevelChanged,
    Moved,
    OpenerChosen,
    OrdersGiven,
    OrdersShown,
    RenfortDropped,
    Shot,
    SquareChanged,
    Stacked,
    StrategicRolled,
    Tried,
    TurnBegan,
    Turned,
)
from bot.games.jours.rules.command import SPECIAL

from . import names

ENGAGED = {"JDG-9.3.3-a": "recall-test", "JDG-9.4-a": "counter-test"}
"""What an engagement test is for where that does not follow from what was declared, by its rule."""


def caption(content: JdgContent, event: Event) -> Text | None:
    """Return the log line of an event."""
    return _course(content, event) or _deed(content, event) or _combat(event)


def _course(content: JdgContent, event: Event) -> Text | None:  # noqa: C901  (one case each)
    match event:
        case TurnBegan():
            weather = Text(f"jours-weather-{event.weather}")
            return text("jours-told-turn", turn=event.turn, time=event.time, weather=weather)
        case OrdersGiven():
            return text("jours-told-orders", side=names.side(event.side))
        case RenfortDropped():
            return text("jours-told-renfort", unit=names.listed(event.units))
        case StrategicRolled():
            (one, first), (other, second) = event.totals.items()
            key = "jours-told-initiative" if event.winner else "jours-told-tie"
            return text(
                key, one=names.side(one), other=names.side(other), first=first, second=second,
                side=names.side(event.winner or one),
            )  # fmt: skip
        case OpenerChosen():
            if event.chit is None:
                return text("jours-told-no-opener", side=names.side(event.side))
            chit = names.marker(content, event.chit.id)
            return text("jours-told-opener", side=names.side(event.side), chit=chit,
                        value=event.chit.initiative)  # fmt: skip
        case ChitDrawn():
            if event.chit.id == SPECIAL:
                return text("jours-told-drawn-special", side=names.side(event.chit.side))
            chit = names.marker(content, event.chit.id)
            return text("jours-told-drawn", side=names.side(event.chit.side), chit=chit,
                        value=event.chit.initiative)  # fmt: skip
        case ChitLeft():
            if event.chit.id == SPECIAL:
                return text("jours-told-left-special", side=names.side(event.chit.side))
            chit = names.marker(content, event.chit.id)
            return text("jours-told-left", side=names.side(event.chit.side), chit=chit)
        case OrdersShown():
            order = Text(f"jours-order-{event.order.lower()}")
            formation = names.marker(content, event.formation)
            return text("jours-told-shown", group=event.group, formation=formation,
                        unit=", ".join(event.units), order=order)  # fmt: skip
        case ChosenAct():
            return text(
                "jours-told-chosen", side=names.side(event.side), units=", ".join(event.units)
            )
        case GroupActs():
            return text(f"jours-told-acts-{event.standing}", group=event.group)
        case Demoralised():
            key = "jours-told-demoralised" if event.now else "jours-told-recovered"
            return text(key, formation=names.marker(content, event.formation))
        case ControlChanged():
            return text("jours-told-control", place=event.cell, side=names.side(event.side))
        case Counted():
            (one, first), (other, second) = event.points.items()
            return text("jours-told-points", one=names.side(one), other=names.side(other),
                        first=first, second=second)  # fmt: skip
        case BattleEnded():
            reason = Text(f"jours-over-{event.reason}")
            if event.winner is None:
                return text("jours-told-draw", reason=reason)
            return text("jours-told-won", side=names.side(event.winner), reason=reason)
        case DrawOffered():
            return parley.caption("jours", event)
        case _:
            return None


def _deed(content: JdgContent, event: Event) -> Text | None:
    match event:
        case Moved(gait="rout", path=()):
            return text("jours-told-rout-off", unit=names.listed(event.units))
        case Moved():
            facing = Text(f"jours-facing-{(event.facing or 'none').lower()}")
            end = event.path[-1] if event.path else ""
            key = f"jours-told-{event.gait.replace('_', '-')}"
            return text(key, unit=names.listed(event.units), place=end, count=len(event.path),
                        path=names.way(event.path), facing=facing)  # fmt: skip
        case Turned():
            facing = Text(f"jours-facing-{event.facing.lower()}")
            return text("jours-told-turned", unit=names.listed(event.units), facing=facing)
        case SquareChanged():
            key = "jours-told-square" if event.formed else "jours-told-square-ends"
            return text(key, place=event.at, unit=names.listed(event.units))
        case Stacked():
            return text("jours-told-stacked", unit=event.unit, place=event.at)
        case ChiefMoved():
            key = "jours-told-chief-flees" if event.forced else "jours-told-chief"
            return text(key, unit=names.leader(content, event.chief), place=event.path[-1])
        case ChiefLost():
            chief = names.leader(content, event.chief)
            return text("jours-told-chief-lost", unit=chief, side=names.side(event.side))
        case LevelChanged():
            return text(f"jours-told-level-{event.after}", unit=event.unit, place=event.at,
                        rule=event.rule)  # fmt: skip
        case _:
            return None


def _combat(event: Event) -> Text | None:
    match event:
        case Tried():
            what = ENGAGED.get(event.rule, event.what)
            key = f"jours-told-{what}-{'passed' if event.passed else 'failed'}"
            return text(key, unit=event.unit, die=event.die, needed=event.needed,
                        sum=summed(event.die, event.sum))  # fmt: skip
        case Shot():
            return text("jours-told-shot", manner=Text(f"jours-fire-{event.manner}"),
                        unit=" & ".join(event.guns), place=event.target,
                        sum=summed(event.die, event.sum),
                        result=Text(f"jours-result-{event.result}"))  # fmt: skip
        case AssaultDeclared():
            return text("jours-told-declared", kind=Text(f"jours-assault-{event.kind}"),
                        unit=names.listed(event.units), place=", ".join(event.targets))  # fmt: skip
        case Fought():
            return text("jours-told-fought", kind=Text(f"jours-assault-{event.kind}"),
                        unit=names.listed(event.units), place=", ".join(event.targets),
                        sum=summed(event.die, event.sum),
                        result=Text(f"jours-shock-{event.result.replace('_', '-')}"))  # fmt: skip
        case AssaultOff():
            return text("jours-told-off", place=", ".join(event.targets), rule=event.rule)
        case _:
            return None


def summed(die: int, sum_: Tally) -> Text:
    """Write a die and what is added to it with its reasons, in the order of the rules.

    Rules: JDG-PBP-d.
    """
    if not sum_.parts:
        return text("jours-sum-plain", die=die)
    parts = [
        text(
            "jours-part",
            value=f"{part.amount:+d}".replace("-", "\N{MINUS SIGN}"),
            reason=worded(part.reason),
        )
        for part in sum_.parts
    ]
    return text("jours-sum", die=die, total=die + sum_.total, parts=chain("jours-parts", parts))


def signed(amount: int) -> str:
    """Write a number with its sign, as print does."""
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")
