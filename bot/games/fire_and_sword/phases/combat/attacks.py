"""One attack: to-hit test, Resistance, DP (7.4.2, 7.4.3), and Overrun of Groups (9.3)."""

from __future__ import annotations

from functools import partial

from bot.engine.model import term
from bot.games.fire_and_sword.model.events import Tested
from bot.games.fire_and_sword.model.state import Element, Morale, Question, Task
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import pick_element
from bot.games.fire_and_sword.phases.script import Script, other, owner, roll
from bot.games.fire_and_sword.phases.virtual import groups as table_groups
from bot.games.fire_and_sword.rules import morale, riding, shooting
from bot.games.fire_and_sword.rules.checks import Pool, standard
from bot.games.fire_and_sword.rules.melee import Attack
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def strike(s: Script, attack: Attack, attacker: Element, target: Element, rule: str) -> int:
    """Roll an attack and the target's Resistance; returns the DP, which are not given yet.

    Rules: FAS-7.4.2-a, FAS-7.4.3-a, FAS-1.5.2.1-d.
    """
    dice = roll(s.t, rule)
    check = standard(dice, attack.pool, attack.training, attack.rerolls)
    s.tell(Tested(what="melee", element=attacker.id, unit=names.element(attacker), check=check))
    if not check.successes:
        return 0
    pool = Pool(names.base_tally(check.successes, "FAS-7.4.3-a"))
    again = shooting.resistance_rerolls(attack.effectiveness, "FAS-7.4.3-a")
    check = standard(dice, pool, attack.resistance, again)
    s.tell(Tested(what="resistance", element=target.id, unit=names.element(target), check=check))
    return check.failures


# Overrun -----------------------------------------------------------------------------------------


def overrun(s: Script, frame: Task, tables: Tables) -> None:
    """Ride over an enemy Group: its owner may get it to an own Unit, else it is struck.

    Rules: FAS-9.3-d, FAS-9.3-e.
    """
    unit = s.element(frame.element)
    enemies = s.state.on_table(other(unit.side))
    groups = [one for one in enemies if not tables.is_unit(one)]
    prompt = term("fas-ask-overrun", unit=names.element(unit))
    seat = owner(s.state, frame.element)
    said = s.ask(seat, partial(pick_element, "D-06", prompt, groups), "group")
    if said == "none" or tables.profile(unit).melee is None:
        return
    group = s.element(said)
    s.do("called", partial(orders.out_of_sequence, s.t, tables, said))
    if group.gone:
        return
    avoided = s.ask(owner(s.state, said), partial(avoid_question, s, tables, group), "avoid")
    if avoided != "none":
        if s.state.field:
            s.do("saved", partial(table_groups.put_aside, s, group, avoided, "FAS-9.3-d"))
        return
    attack = riding.overrun(tables.content, tables.fighter(unit), tables.fighter(group))
    dp = s.do("strike", partial(strike, s, attack, unit, group, "FAS-9.3-e"))
    why = term("fas-why-overrun", count=dp)
    s.do("dp", partial(losses.gain, s.t, tables, said, dp, why, "FAS-9.3-e"))
    if not group.gone:
        threat = morale.by_dp(tables.content, tables.fighter(group), dp, "FAS-9.3-e")
        s.call("morale", partial(Morale, element=said, threat=threat))


def avoid_question(s: Script, tables: Tables, group: Element) -> Question | str:
    """Ask where a Group that is ridden over is brought to safety (D-25).

    Rules: FAS-9.3-d, FAS-GEO-23.
    """
    if s.state.field:
        return table_groups.save_question(s, tables, group)
    prompt = term("fas-ask-avoid", unit=names.element(group))
    return pick_element("D-25", prompt, tables.units(s.state, group.side))
