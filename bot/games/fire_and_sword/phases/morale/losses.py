"""Disorganisation, flight and Motivation: chapters 1.3 and 11."""

from __future__ import annotations

from bot.engine.ending import parley, verdict
from bot.engine.ending.parley import Saying
from bot.engine.ending.verdict import Verdict
from bot.engine.model import Seat, Side, Term, term
from bot.games.fire_and_sword.model.events import Gone, Marked, MotivationLost, Told
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.phases.field import lift
from bot.games.fire_and_sword.phases.script import Flow, other
from bot.games.fire_and_sword.rules import teams
from bot.games.fire_and_sword.rules.morale import Way
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

TERMS = parley.Terms(resign="FAS-11-a", draw="FAS-1.5.4-a", mates="FAS-OPT-08")


def gain(
    t: Flow, tables: Tables, key: str, amount: int, why: Term, rule: str, *, fighting: bool = False
) -> None:
    """Give an element DP; at its flight threshold it flees, in a melee only when that is settled.

    A Square falls back to Standard with its Steady state.

    Rules: FAS-1.3-b, FAS-1.3-c, FAS-1.3-e, FAS-4.3.7.1-b.
    """
    element = t.state.element(key)
    if not amount or element.gone:
        return
    before = element.dp
    element.dp += amount
    told_dp(t, tables, element, before, why, rule)
    if element.formation == "square" and tables.state_of(element) != "steady":
        element.formation = "standard"
        mark(t, element, "formation", 1, 0, term("fas-why-square"), "FAS-4.3.7.1-b")
    if tables.flees(element) and not fighting:
        remove(t, tables, key, "FAS-1.3-c")


def lower(t: Flow, tables: Tables, key: str, why: Term, rule: str, amount: int = 1) -> int:
    """Take DP from an element, never below its loss tokens; returns how many were taken.

    Rules: FAS-1.3-d, FAS-1.3-f.
    """
    element = t.state.element(key)
    before = element.dp
    element.dp = max(element.losses, element.dp - amount)
    if element.dp != before:
        told_dp(t, tables, element, before, why, rule)
    return before - element.dp


def told_dp(t: Flow, tables: Tables, element: Element, before: int, why: Term, rule: str) -> None:
    """Tell a change of DP with the state that the element has now, or that it gained its last."""
    flees = element.dp > before and tables.flees(element)
    t.tell(
        Marked(
            element=element.id,
            unit=names.element(element),
            what="dp",
            before=before,
            after=element.dp,
            state="flight" if flees else tables.state_of(element),
            why=why,
            rule=rule,
        )
    )


def mark(
    t: Flow, element: Element, what: str, before: int, after: int, why: Term, rule: str
) -> None:
    """Tell a change of another marker."""
    t.tell(
        Marked(
            element=element.id, unit=names.element(element), what=what, before=before, after=after,
            why=why, rule=rule,
        )
    )  # fmt: skip


def spend(t: Flow, key: str, what: str, amount: int, why: Term, rule: str) -> None:
    """Take loads, lance sets or CP from an element, never below 0."""
    element = t.state.element(key)
    before = getattr(element, what)
    after = max(0, before - amount)
    if after != before:
        setattr(element, what, after)
        mark(t, element, what, before, after, why, rule)


def restore(t: Flow, key: str, what: str, amount: int, most: int, why: Term, rule: str) -> None:
    """Give loads back to an element, never above ``most``.  Rules: FAS-4.3.1-a."""
    element = t.state.element(key)
    before = getattr(element, what)
    after = max(before, min(most, before + amount))
    if after != before:
        setattr(element, what, after)
        mark(t, element, what, before, after, why, rule)


def remove(t: Flow, tables: Tables, key: str, rule: str) -> None:
    """Take an element from the table with its markers; its side loses Motivation at once.

    Rules: FAS-1.1.3-b, FAS-1.2-b, FAS-11-b, FAS-10.4-b.
    """
    element = t.state.element(key)
    element.gone = True
    element.hidden = element.revealed = None
    element.activated = False
    element.cp = 0
    lift(t.state, key)
    t.tell(Gone(element=element.id, unit=names.element(element), side=element.side, rule=rule))
    amount = tables.motivation_loss(element)
    lose(t, element.side, amount, term("fas-why-lost", unit=names.element(element)), "FAS-11-b")


def settle_withdrawal(t: Flow, tables: Tables, key: str, how: Way) -> None:
    """Say how a forced withdrawal ended; a Crush, and staying, costs a DP.

    Rules: FAS-5.4-a, FAS-8.1-d, FAS-12.1-LAS-b.
    """
    element, rules = t.state.element(key), tables.content.morale
    line = term(f"fas-told-withdraw-{how}", unit=names.element(element))
    t.tell(Told(line=line, rule="FAS-8.1-d"))
    if how in ("crush", "stuck"):
        gain(t, tables, key, rules.crush_dp, term("fas-why-crush"), "FAS-5.4-a")
    elif how == "dp":
        gain(t, tables, key, rules.dp, term("fas-why-last-man"), "FAS-12.1-LAS-b")


# Motivation --------------------------------------------------------------------------------------


def lose(t: Flow, side: Side, amount: int, why: Term, rule: str) -> None:
    """Take Motivation from a side.  Rules: FAS-11-b, FAS-LIVE-09."""
    if not amount:
        return
    own = t.state.sides[side]
    own.motivation = max(0, own.motivation - amount)
    t.tell(MotivationLost(side=side, amount=amount, left=own.motivation, why=why, rule=rule))


def check_retreat(t: Flow) -> None:
    """End the game when an army has no Motivation left; both at once is a draw.

    It is asked when a step is over: what happens in one is applied together.

    Rules: FAS-11-a, FAS-11-c, FAS-RUL-29, FAS-RUL-86, FAS-LIVE-09.
    """
    if t.state.over is not None:
        return
    beaten = [side for side, own in t.state.sides.items() if own.motivation == 0]
    if len(beaten) == 1:
        conclude(t, other(beaten[0]), "motivation", "FAS-11-a")
    elif beaten:
        conclude(t, None, "both", "FAS-11-c")


def apply_saying(t: Flow, seat: Seat, action: Saying) -> None:
    """Leave the field, or offer or accept a draw.  Rules: FAS-11-a, FAS-1.5.4-a."""
    found = parley.say(t, teams.party(tuple(t.state.seats), seat), action, TERMS)
    if found is not None:
        conclude(t, *found)


def conclude(t: Flow, winner: Side | None, reason: str, rule: str) -> None:
    """End the game."""
    t.state.phase, t.state.active = "over", None
    t.state.asked.clear()
    verdict.conclude(t, Verdict(winner, reason, rule))
