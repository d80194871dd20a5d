"""Morale tests and forced withdrawals (8)."""

from __future__ import annotations

from functools import partial

import msgspec

from bot.engine.model import term
from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.geometry.fixed import Spot
from bot.games.fire_and_sword.geometry.shapes import Ref
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.state import UNKNOWN, Element, Morale, Question, Test
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.questions import picks, yes_no
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.virtual.combat import withdrawing
from bot.games.fire_and_sword.rules import morale
from bot.games.fire_and_sword.rules.checks import Pool
from bot.games.fire_and_sword.rules.fighter import speed_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import losses

DEFENCE: Order = "defence"
UP = orders.CallKeys("withdraw-up-first", "withdraw-up-{}", "withdraw-up-{}-called")


def advance_morale(s: Script, frame: Morale, tables: Tables) -> None:
    """Test an element's Morale: a DP for a failure, for two a Unit withdraws besides.

    The result tells whether it left its place; a Crush without any move and a DP instead do not.

    Rules: FAS-8.1-a, FAS-8.1-b, FAS-8.1-c, FAS-LIVE-04.
    """
    element = s.element(frame.element)
    pool = morale.pool(frame.threat)
    if pool is None or (element.gone and not frame.is_done("test")):
        if not element.gone:
            line = term("fas-told-no-threat", unit=names.element(element))
            s.tell(Told(line=line, rule="FAS-8.1-b"))
        s.done(int(element.gone))
        return
    lies = element.hidden == UNKNOWN
    (ask_attitude if lies else show_attitude)(s, tables, element)
    failures = s.call("test", partial(morale_test, tables, element, pool, public=not lies))
    result = morale.outcome(tables.content, tables.fighter(element), failures)
    why = term("fas-why-morale", count=failures)
    s.do("dp", partial(losses.gain, s.t, tables, element.id, result.dp, why, "FAS-8.1-c"))
    if result.withdraws and not element.gone:
        source = None if frame.source is msgspec.UNSET else frame.source
        withdraw(s, tables, element, source=source)
    s.done(int(element.gone or (result.withdraws and has_left(s, frame))))


def has_left(s: Script, frame: Morale) -> bool:
    """Tell whether a withdrawal took a Unit from its place.  Rules: FAS-5.4-a."""
    if s.state.field:
        return frame.results.get("withdrawn", 0) > 0
    return frame.said("withdraw") not in morale.STAYING


def ask_attitude(s: Script, tables: Tables, element: Element) -> None:
    """Ask whether a token on the table is the one whose order gives a re-roll.

    Rules: FAS-12.1-DEF, FAS-3.1-c, FAS-OPT-06.
    """
    now = tables.fighter(element)
    then = msgspec.structs.replace(now, order="defence")
    helps = morale.rerolls(tables.content, then) != morale.rerolls(tables.content, now)
    if element.revealed or not helps:
        return
    prompt = term("fas-ask-attitude", unit=names.element(element))
    said = s.ask(owner(s.state, element.id), partial(yes_no, "D-TOKEN", prompt), "attitude")
    if said == "yes":
        s.do("attitude", partial(setattr, element, "hidden", "defence"))


def show_attitude(s: Script, tables: Tables, element: Element) -> None:
    """Ask an owner whether a face-down Defence is turned up for the re-roll that it gives.

    Whoever has such a rule and any face-down token is asked, so that it tells nothing.

    Rules: FAS-12.1-DEF, FAS-3.1-c, FAS-3.1-b.
    """
    if element.revealed or element.hidden is None or s.frame.is_done("test"):
        return
    blank, then = (
        msgspec.structs.replace(tables.fighter(element), order=order) for order in (None, DEFENCE)
    )
    if morale.rerolls(tables.content, then) == morale.rerolls(tables.content, blank):
        return
    prompt = term("fas-ask-show-attitude", unit=names.element(element))
    keys = ("no", "yes") if element.told == DEFENCE else ("no",)
    question = Question(point="D-TOKEN", prompt=prompt, picks=picks(keys, "fas-pick"), default="no")
    said = s.ask(owner(s.state, element.id), lambda: question, "attitude")
    if said == "yes":
        s.do("attitude", partial(orders.reveal, s.t, element, "FAS-12.1-DEF"))


def morale_test(tables: Tables, element: Element, pool: Pool, *, public: bool = False) -> Test:
    """Return the test of a Threat against Morale; ``public``: by what lies face up alone.

    Rules: FAS-8.1-a, FAS-RUL-57, FAS-3.1-c.
    """
    fighter = tables.fighter(element)
    if public:
        fighter = msgspec.structs.replace(fighter, order=element.revealed)
    return Test(
        element=element.id,
        what="morale",
        pool=pool,
        target=tables.profile(element).morale,
        rerolls=morale.rerolls(tables.content, fighter),
        rule="FAS-8.1-a",
    )


def withdraw(
    s: Script,
    tables: Tables,
    element: Element,
    order: Order = "reorganise",
    *,
    source: Spot | None = None,
    ref: Ref | None = None,
) -> None:
    """Make a Unit's forced withdrawal: activation, a revealed order, perhaps a Crush.

    On a virtual table it goes away from a ``source``, or over the edge of a REF.

    Rules: FAS-8.1-c, FAS-8.1-d, FAS-2.3.3-a, FAS-5.4-a.
    """
    orders.call_out(s, tables, UP, [element.id])
    if element.gone:
        return
    become = partial(orders.become, s.t, element, order, "FAS-8.1-c")
    s.do("withdraw-order", become)
    if s.state.field:
        withdrawing.withdraw(s, tables, element, source, ref)
        return
    ask = partial(how_question, tables, element)
    how = s.ask(owner(s.state, element.id), ask, "withdraw", morale.WAYS)
    s.do("withdrawn", partial(losses.settle_withdrawal, s.t, tables, element.id, how))


def how_question(tables: Tables, element: Element) -> Question | str:
    """Ask how the withdrawal ended on the table, and whether a garrison stays instead (D-15, D-21).

    Artillery is always Crushed where it stands.
    """
    ways = {
        way
        for garrison in (False, True)
        for way in morale.withdrawals(tables.fighter(element), garrison)
    }
    if ways == {"stuck"}:
        return "stuck"
    return Question(
        point="D-15",
        prompt=term(
            "fas-ask-withdraw",
            unit=names.element(element),
            speed=speed_of(tables.content, tables.fighter(element)),
            distance=tables.content.morale.crush_below,
        ),
        picks=picks(sorted(ways | {"crush", "stuck"}), "fas-withdraw"),
        default="withdraw",
    )
