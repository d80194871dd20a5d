"""Views of Battle of Hoth built by hand from the scenarios, and events to go with them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.engine.chance.tally import Part, Tally
from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side, Term
from bot.games.hoth.content import HothContent
from bot.games.hoth.model import events as ev
from bot.games.hoth.model import state as m
from bot.games.hoth.model.view import AttackView, CardsView, HothView, SideView
from bot.text import Catalogue
from renderers.hoth.painter import HothPainter
from tests.support.loaded import load_catalogue, load_content


@lru_cache(maxsize=1)
def content() -> HothContent:
    return load_content("hoth")


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    return load_catalogue()


def painter():
    return HothPainter(content())


def say(locale="en"):
    return catalogue().speaker(locale)


def units_of(scenario):
    result = []
    for side, groups in content().scenarios[scenario].units.items():
        for group in groups:
            kind = content().unit_types[group.type]
            figures = kind.figures + (group.badge == "elite_squadron")
            for label in group.hexes:
                result.append(
                    m.Unit(
                        id=f"u{len(result) + 1:02}",
                        type=group.type,
                        side=side,
                        hex=label,
                        figures=figures,
                        start_figures=figures,
                        badge=group.badge,
                        web="installed" if group.badge == "e_web" else None,
                    )
                )
    return result


def side_view(side, needed, **medals):
    counts = {name: medals.get(name, 0) for name in ("kills", "permanent", "bonus", "temporary")}
    return SideView(
        side=side,
        seats=(Seat(f"{side}-1"),),
        medals=sum(counts.values()),
        needed=needed,
        **{f"medals_{name}": count for name, count in counts.items()},
        waiting=medals.get("waiting", ()),
    )


def view_of(scenario, **changes):
    """Return a view of a scenario's start; ``changes`` replace its fields."""
    data = content().scenarios[scenario]
    sides = {
        side: side_view(side, data.sides[side].victory.medals or 0)
        for side in (Side("empire"), Side("rebels"))
    }
    hands = {"empire": ("E101", "E108", "E113", "E119"), "rebels": ("R104", "R110", "R114")}
    cards = {
        Seat(f"{side}-1"): CardsView(Seat(f"{side}-1"), 11, len(hand), (), hand)
        for side, hand in hands.items()
    }
    fields = {
        "viewer": None,
        "scenario": scenario,
        "options": {},
        "turn": m.Turn(number=1, side=data.first, seat=Seat(f"{data.first}-1")),
        "terrain": {label: kind for kind, labels in data.terrain.items() for label in labels},
        "units": tuple(units_of(scenario)),
        "forts": tuple(
            m.Fort(id=f.id, kind=f.kind, hex=f.hex, owner=f.owner) for f in data.fortifications
        ),
        "objectives": tuple(
            m.Objective(id=o.id, hex=o.hex, kind=o.kind, sides=o.sides, medals=o.medals)
            for o in data.objectives
        ),
        "sides": sides,
        "cards": cards,
        "countdowns": {r.id: 2 for r in data.special_rules if hasattr(r, "step_when")},
        "attack": None,
        "choosing": (),
        "recovered": (),
        "discarded": 0,
        "upcoming": (),
        "parley": Parley(),
        "delegating": (),
        "idle_turns": 0,
        "over": None,
        "winner": None,
    }
    return HothView(**{**fields, **changes})


def tally(*parts):
    """Return a sum of (amount, key) pairs."""
    return Tally(tuple(Part(amount, Term(key)) for amount, key in parts))


def rolled(**changes):
    """Return a roll of snowtroopers D4 against Echo Base troopers E4 in rocks."""
    fields = {
        "attacker_type": "snowtroopers",
        "side": Side("empire"),
        "origin": "D4",
        "target_type": "echo_troopers",
        "target": "E4",
        "tally": tally((3, "hoth-unit-snowtroopers"), (-1, "hoth-terrain-rocks")),
        "dice": ("infantry", "retreat"),
    }
    return ev.DiceRolled(**{**fields, **changes})


def attack_view(roll, attacker, target, label):
    """Return the attack in progress that made a roll."""
    return AttackView(
        attacker=attacker,
        origin=roll.origin,
        target_hex=label,
        target=target,
        fort=None,
        tally=roll.tally,
        melee=True,
        step="retreat",
        dice=roll.dice,
        rerolls_used=(),
        retreats=1,
        breakthrough=False,
    )


def fight():
    """Return a view of S07 in the ninth turn and what happened in it."""
    moves = {"B4": "D4", "B6": "C7", "A4": "B4", "G4": "D7", "E5": "F5"}
    figures = {"D4": 3, "D7": 2, "F5": 1}
    units = [
        msgspec.structs.replace(
            unit,
            hex=moves.get(unit.hex, unit.hex),
            figures=figures.get(moves.get(unit.hex, unit.hex), unit.figures),
            ordered=moves.get(unit.hex) in ("D4", "C7", "B4"),
        )
        for unit in units_of("S07")
    ]
    empire, rebels = Side("empire"), Side("rebels")
    turn = m.Turn(number=9, side=empire, seat=Seat("empire-1"), phase="attack", card="E108")
    events = [
        ev.CardPlayed(seat=Seat("empire-1"), card="E108"),
        ev.UnitMoved(unit="u1", type="snowtroopers", side=empire, path=("B4", "C4", "D4")),
        ev.UnitMoved(unit="u2", type="at_at", side=empire, path=("A4", "B4")),
        rolled(attacker_type="at_at", origin="B4", target="E4", dice=("explosion", "miss")),
        ev.UnitHit(type="echo_troopers", side=rebels, hex="E4", losses=3, left=0, medals=1),
        rolled(target="E5"),
        ev.UnitHit(type="echo_troopers", side=rebels, hex="E5", losses=2, left=1),
        ev.UnitRetreated(unit="u9", type="echo_troopers", side=rebels, path=("E5", "F5")),
    ]
    return view_of("S07", units=tuple(units), turn=turn), events
