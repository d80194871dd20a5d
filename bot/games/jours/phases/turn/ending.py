"""Phases E and F: demoralisation, control, victory; and giving up (digest 4.11, 4.13)."""

from __future__ import annotations

from bot.engine.ending import parley, verdict
from bot.engine.ending.parley import Party, Saying
from bot.engine.ending.verdict import Verdict
from bot.engine.model import Seat, Side
from bot.games.jours.model.events import Counted, Demoralised
from bot.games.jours.model.field import Field
from bot.games.jours.phases.script import Flow, Script
from bot.games.jours.rules import victory

TERMS = parley.Terms(resign="JDG-13.2-a", draw="JDG-13.2-a")


def demoralise(s: Script) -> None:
    """Judge every formation anew: demoralised, or no longer.

    Rules: JDG-11.2-a, JDG-11.2-c, JDG-11.2-d, JDG-1-h.
    """
    for formation in s.field.formations:
        now = victory.is_broken(s.field, formation)
        if now != formation.demoralised:
            formation.demoralised = now
            s.tell(Demoralised(formation=formation.id, side=formation.side, now=now))


def close(s: Script) -> None:
    """Check for victory; without one the next turn follows, if there is one.

    Automatic victory ends the game in this turn; if both sides have one, points decide.

    Rules: JDG-1-i, JDG-13.1-a, JDG-13.2-a.
    """
    s.field.phase = "victory"
    battle = s.tables.content.scenarios[s.field.scenario]
    winners = set(victory.automatic(s.field, battle))
    if len(winners) == 1:
        finish(s, Verdict(winners.pop(), "automatic", "JDG-13.1-a"))
    elif winners or s.field.turn == len(battle.turns):
        count(s)


def count(s: Script) -> None:
    """Let points decide; equal ones are a draw.  Rules: JDG-13.2-a."""
    battle = s.tables.content.scenarios[s.field.scenario]
    found = victory.points(s.field, battle)
    s.tell(Counted(points=found))
    one, other = found
    if found[one] == found[other]:
        finish(s, Verdict(None, "points", "JDG-13.2-a"))
    else:
        finish(s, Verdict(max(found, key=lambda side: found[side]), "points", "JDG-13.2-a"))


def finish(s: Script, found: Verdict) -> None:
    """End the battle."""
    s.field.phase = "over"
    verdict.conclude(s.t, found)


# Giving up ---------------------------------------------------------------------------------------


def party(field: Field, seat: Seat) -> Party:
    """Return for whom a seat speaks."""
    side = Side(seat)
    return Party(seat, side, field.enemy(side))


def apply_saying(t: Flow, seat: Seat, saying: Saying) -> None:
    """Let a seat give up, or offer or accept a draw."""
    found = parley.say(t, party(t.state.field, seat), saying, TERMS)
    if found is not None:
        t.state.asked.clear()
        t.state.field.phase = "over"
        verdict.conclude(t, found)
