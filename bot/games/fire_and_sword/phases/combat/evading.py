"""Evade: the reaction of light horse that rides away (12.1-EVA)."""

from __future__ import annotations

from functools import partial

from bot.engine.chance.tally import Tally
from bot.engine.model import Seat, term
from bot.games.fire_and_sword.content import EDGES
from bot.games.fire_and_sword.geometry.shapes import Ref
from bot.games.fire_and_sword.model.state import Charge, Element, Question, Shooting, Test
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.morale import morale_test, withdraw
from bot.games.fire_and_sword.phases.questions import shot_spared, terrain_of, yes_no
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.rules import fires, morale, riding
from bot.games.fire_and_sword.rules.checks import Pool
from bot.games.fire_and_sword.rules.fires import Stand
from bot.games.fire_and_sword.rules.melee import Attack, Combatant, Touch
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .attacks import strike

RULE = "FAS-12.1-EVA-a"
REAR: Ref = 3
"""The REF from which an evader goes, wherever the charger is (FAS-12.1-EVA-b)."""


def evade(s: Script, frame: Charge, tables: Tables, evader: Element) -> None:
    """Carry out an Evade: Parting Shot, the charger's blow, Morale, withdrawal.

    If the shot drives the charger off there is no blow; the evader withdraws all the same. The
    charger stays where it is with a revealed Advance. An evader that is Crushed in contact stays
    bound, and no melee is resolved.

    Rules: FAS-12.1-EVA-a, FAS-12.1-EVA-b, FAS-7.3.2.4-a, FAS-RUL-22, FAS-RUL-23.
    """
    charger = s.element(frame.element)
    driven_off = parting_shot(s, tables, charger, evader)
    failures = 0
    if not driven_off:
        failures = blow(s, tables, charger, evader)
    if not evader.gone:
        order = riding.order_after_evading(tables.content, failures)
        withdraw(s, tables, evader, order, ref=REAR)
    if not driven_off:
        stays = partial(orders.become, s.t, charger, "advance", "FAS-12.1-EVA-b")
        s.do("stays", stays)


def parting_shot(s: Script, tables: Tables, charger: Element, evader: Element) -> bool:
    """Let the evader shoot, if it may; tell whether that drove the charger off (D-28).

    Rules: FAS-12.1-EVA-a, FAS-12.1-EVA-c.
    """

    def may() -> int:
        found = fires.options(tables.content, tables.fighter(evader), Stand(reaction="evade"))
        return int(any(one.bar is None for one in found))

    if not s.do("may-shoot", may):
        return False
    prompt = term("fas-ask-parting", unit=names.element(evader))
    ask = partial(yes_no, "D-28", prompt, "yes")
    if s.ask(owner(s.state, evader.id), ask, "parting") == "no":
        return False
    stand = s.frame.answer("terrain")
    shot = partial(
        Shooting, element=evader.id, target=charger.id, stand=stand, reaction="evade",
        answers=shot_spared(s.frame),
    )  # fmt: skip
    return bool(s.call("parting-shot", shot))


def blow(s: Script, tables: Tables, charger: Element, evader: Element) -> int:
    """Let the charger strike at the evader; returns the failures of the Morale test that follows.

    Rules: FAS-12.1-EVA-a, FAS-RUL-22.
    """
    lances = ask_lances(s, tables, owner(s.state, charger.id), charger)
    dp = s.do("blow", lambda: struck(s, tables, charger, evader, lances=lances))
    s.do("spent", partial(spend, s, charger, lances=lances))
    why = term("fas-why-blow", count=dp)
    s.do("blow-dp", partial(losses.gain, s.t, tables, evader.id, dp, why, RULE))
    if evader.gone or not dp:
        return 0
    threat = morale.by_dp(tables.content, tables.fighter(evader), dp, RULE)
    if not s.do("threat", lambda: max(0, threat.total)):
        return 0
    failures = s.call("blow-morale", partial(threatened, tables, evader, threat))
    result = morale.outcome(tables.content, tables.fighter(evader), failures)
    why = term("fas-why-morale", count=failures)
    gain = partial(losses.gain, s.t, tables, evader.id, result.dp, why, "FAS-8.1-c")
    s.do("blow-morale-dp", gain)
    return failures


def ask_lances(s: Script, tables: Tables, seat: Seat, charger: Element) -> bool:
    """Ask whether the charger spends a lance set on the blow.  Rules: FAS-RUL-22."""

    def which() -> Question | str:
        if not riding.may_use_lances(tables.content, tables.fighter(charger)):
            return "no"
        prompt = term("fas-ask-lances", unit=names.element(charger))
        return yes_no("D-06", prompt)

    return s.ask(seat, which, "lances") == "yes"


def struck(s: Script, tables: Tables, charger: Element, evader: Element, *, lances: bool) -> int:
    """Roll the charger's blow and return the DP it does."""
    touch = Touch("front", evader.id, s.answer("zone", EDGES))
    attacker = Combatant(
        id=charger.id,
        side=charger.side,
        fighter=tables.fighter(charger),
        touches=(touch,),
        charge="charge",
    )
    target = Combatant(
        id=evader.id,
        side=evader.side,
        fighter=tables.fighter(evader),
        touches=(Touch(touch.other, charger.id, "front"),),
        terrain=terrain_of(s.frame.answer("terrain")),
    )
    attack: Attack = riding.blow(tables.content, attacker, target, lances)
    return strike(s, attack, charger, evader, RULE)


def spend(s: Script, charger: Element, *, lances: bool) -> None:
    """Take the lance set or the pistols' load that the blow cost."""
    what = "lances" if lances else "melee_ammo"
    losses.spend(s.t, charger.id, what, 1, term("fas-why-spent"), RULE)


def threatened(tables: Tables, evader: Element, threat: Tally) -> Test:
    """Return the Morale test with a Threat of the DP that the blow did."""
    return morale_test(tables, evader, Pool(threat))
