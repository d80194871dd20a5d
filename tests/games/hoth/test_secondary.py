"""Secondary objectives: every kind met and not met, and paid at the right moment."""

import pytest

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.model import ANYTIME
from bot.games.hoth.content import KeepAlive
from bot.games.hoth.model.campaign import SecondaryMet
from bot.games.hoth.notation import positions
from bot.games.hoth.rules import secondary
from tests.games.hoth.given import GAME, after, do, given, long_name, roll, settled, told

NODES = {node: camp for camp in GAME.content.campaigns.values() for node in camp.nodes}


def raw(node, side, *, turn=3, empire=(), rebels=(), campaign=None, **more):
    """A position at a node; ``turn`` is the number of own turns of the side on turn."""
    return {
        "scenario": NODES[node].nodes[node].scenario,
        "campaign": {"id": NODES[node].id, "node": node, **(campaign or {})},
        "turn": {
            "side": side,
            "phase": "attack",
            "card": {"empire": "E116", "rebels": "R116"}[side],
        },
        "own_turns": {"empire": turn, "rebels": turn},
        "empire": [long_name(line) for line in empire],
        "rebels": [long_name(line) for line in rebels],
        **more,
    }


def kill(type, side, *, badge=None, killer="echo_troopers", terrain="snow", melee=False):
    return {"type": type, "side": side, "badge": badge, "killer": killer, "terrain": terrain,
            "melee": melee}  # fmt: skip


def kills(*all_):
    return {"campaign": {"kills": list(all_)}}


def boarded(*all_):
    return {"campaign": {"boarded": [
        {"side": "rebels", "hex": label, "left": left} for label, *left in all_
    ]}}  # fmt: skip


def forts(*standing):
    kinds = {"cannon": "ion_cannon G5", "generator": "shield_generator G3"}
    kinds |= {"west_generator": "shield_generator G3", "east_generator": "shield_generator G8"}
    return [f"{one} {kinds[one]} rebels" for one in standing]


def ruins(*fallen):
    return [f"{line} destroyed" for line in forts(*fallen)]


def gone(*all_):
    return {"gone": [f"u9{n} {one}" for n, one in enumerate(all_)]}


SPEEDERS = kill("snowspeeders", "rebels", killer="at_at")
WALKER = kill("at_at", "empire", killer="snowspeeders", melee=True)
SNOW = kill("snowtroopers", "empire")
TRENCH = kill("snowtroopers", "empire", terrain="trench")
ART = kill("snowtroopers", "empire", killer="rebel_artillery")
ECHO = kill("echo_troopers", "rebels", killer="snowtroopers", melee=True)
TWO_SHIPS = ("snowspeeders", "snowspeeders")

MET = [
    ("K1-A", "empire", "event", kills(SPEEDERS), kills(ECHO)),
    ("K2-D2", "rebels", "event", kills(WALKER, WALKER), kills(WALKER)),
    ("K2-D1", "empire", "event", kills(ECHO, ECHO, ECHO), kills(ECHO, ECHO, SPEEDERS)),
    ("K2-B2", "empire", "event", kills({**ECHO, "badge": "scouts"}), kills(ECHO)),
    ("K1-C1", "rebels", "event", kills(WALKER), kills({**WALKER, "melee": False})),
    ("K1-C1", "rebels", "event", kills(WALKER), kills({**WALKER, "type": "snowtroopers"})),
    ("K1-C2", "rebels", "event", kills(ART), kills(SNOW)),
    ("K2-C2", "empire", "event", kills(ECHO, ECHO), kills(ECHO, {**ECHO, "melee": False})),
    ("K1-B2", "rebels", "event", kills(TRENCH, TRENCH), kills(TRENCH, SNOW)),
    ("K1-B1", "empire", "turn_end", {"empire": ["droid D3"]}, {"empire": ["snow D3", "droid D4"]}),
    ("K1-B1", "rebels", "turn_end", {"rebels": ["echo D3", "fly D7"]}, {"rebels": ["echo D3"]}),
    ("K1-B1", "rebels", "turn_end", {"rebels": ["echo D3", "fly D7"]},
     {"empire": ["snow D3", "snow D7"]}),
    ("K1-D1", "rebels", "turn_end", {"turn": 5, "rebels": ["echo F4", "echo F6"]},
     {"turn": 4, "rebels": ["echo F4", "echo F6"]}),
    ("K2-C1", "empire", "turn_end", {"empire": ["snow G4", "snow F5"], "forts": forts("cannon")},
     {"empire": ["snow G4", "snow E5"], "forts": forts("cannon")}),
    ("K2-C1", "empire", "turn_end", {"empire": ["snow G4", "snow F5"], "forts": forts("cannon")},
     {"empire": ["snow G4", "snow F5"], "forts": [*ruins("cannon")]}),
    ("K1-C1", "empire", "battle_end", {"empire": ["at A3", "at A5"]}, {"empire": ["at A3"]}),
    ("K2-C2", "rebels", "battle_end", {"rebels": ["fly G3", "fly G5"]}, {"rebels": ["fly G3"]}),
    ("K1-C2", "empire", "event", {"turn": 6, "forts": [*ruins("west_generator")]},
     {"turn": 7, "forts": [*ruins("west_generator")]}),
    ("K1-D1", "empire", "event", {"forts": [*forts("generator"), *ruins("cannon")]},
     {"forts": [*forts("cannon"), *ruins("generator")]}),
    ("K2-A", "rebels", "event",
     {"turn": 4, "objectives": ["cockpit permanent C5 rebels 2 taken rebels"]},
     {"turn": 5, "objectives": ["cockpit permanent C5 rebels 2 taken rebels"]}),
    ("K2-B1", "empire", "event",
     {"objectives": ["the_pass permanent D5 empire+rebels 1 taken empire"]},
     {"objectives": ["the_pass permanent D5 empire+rebels 1 taken rebels"]}),
    ("K1-C3", "empire", "event", gone("at_at empire exited"), gone("snowtroopers empire exited")),
    ("K2-C3", "empire", "event", gone(*["snowtroopers empire exited"] * 3),
     gone(*["snowtroopers empire exited"] * 2, "snowtroopers empire eliminated")),
    ("K1-C3", "rebels", "turn_end", {"turn": 6}, {"turn": 6, **gone("at_at empire exited")}),
    ("K1-C3", "rebels", "turn_end", {"turn": 6}, {"turn": 5}),
    ("K2-D1", "rebels", "event", boarded(("G3",), ("G8",)), boarded(("G3",), ("G3",))),
    ("K1-D2", "rebels", "event", boarded(("G3", *TWO_SHIPS)), boarded(("G3", "snowspeeders"))),
    ("K2-B1", "rebels", "event", {"campaign": {"breakthroughs": {"rebels": 1}}},
     {"campaign": {"breakthroughs": {"empire": 1}}}),
    ("K2-C1", "rebels", "event", {"countdowns": {"salvo": 4}}, {"countdowns": {"salvo": 3}}),
]  # fmt: skip


def is_met(node, side, moment, facts):
    state = positions.read(GAME.content, raw(node, side, **facts))
    return secondary.is_met(GAME.tables, state, side, moment)


@pytest.mark.rule("HOTH-CAMP-11")
@pytest.mark.parametrize(("node", "side", "moment", "met", "unmet"), MET)
def test_each_kind_of_objective_is_met_and_not_met(node, side, moment, met, unmet):
    assert is_met(node, side, moment, met)
    assert not is_met(node, side, moment, unmet)


def test_the_table_has_every_kind_and_every_objective_of_the_campaigns_has_progress():
    kinds, all_kinds = set(), set()
    for node, side, *_ in MET:
        kinds.add(type(NODES[node].nodes[node].missions[side].secondary))
    for node, campaign in NODES.items():
        for side, mission in campaign.nodes[node].missions.items():
            all_kinds.add(type(mission.secondary))
            board = {"forts": forts("cannon")} if node == "K2-C1" else {}
            state = positions.read(GAME.content, raw(node, side, **board))
            done, wanted = secondary.progress(GAME.tables, state, side, mission.secondary)
            assert done >= 0
            assert wanted >= 1
    assert kinds == all_kinds
    assert len(kinds) == 17


@pytest.mark.rule("HOTH-CAMP-11")
@pytest.mark.parametrize(
    ("node", "side", "facts", "right", "wrong"),
    [
        ("K1-B1", "empire", {"empire": ["droid D3"]}, "turn_end", "event"),
        ("K1-C1", "empire", {"empire": ["at A3", "at A5"]}, "battle_end", "event"),
        ("K1-C1", "empire", {"empire": ["at A3", "at A5"]}, "battle_end", "turn_end"),
    ],
)
def test_an_objective_is_tested_at_its_own_moment_only(node, side, facts, right, wrong):
    assert is_met(node, side, right, facts)
    assert not is_met(node, side, wrong, facts)


@pytest.mark.rule("HOTH-CAMP-11")
def test_the_end_of_the_enemys_turn_is_not_the_own_one():
    state = positions.read(GAME.content, raw("K1-B1", "rebels", empire=["droid D3"]))

    assert not secondary.is_met(GAME.tables, state, "empire", "turn_end")


@pytest.mark.rule("HOTH-CAMP-11")
def test_in_time_means_before_the_end_of_that_own_turn():
    taken = {"turn": 4, "objectives": ["cockpit permanent C5 rebels 2 taken rebels"]}
    state = positions.read(GAME.content, raw("K2-A", "empire", **taken))

    assert not secondary.is_met(GAME.tables, state, "rebels", "event")


# Through play ------------------------------------------------------------------------------------


def at(node, side, **facts):
    return settled(positions.read(GAME.content, raw(node, side, **facts)))


def last(position, order, *rolls):
    """Give the order that ends a battle: the next one is shuffled freely."""
    decision = position.open[0]
    action = GAME.read(position.view(decision.seat), decision, order)
    draws = ScriptedDraws([roll(one) for one in rolls], SeededDraws(b"next", "battle"))
    return flow.submit(position, decision.seat, decision.serial, action, draws)


def reveals(step):
    return [(e.side, e.support) for e in step.events if isinstance(e, SecondaryMet)]


@pytest.mark.rule("HOTH-CAMP-05", "HOTH-CAMP-06")
def test_an_objective_is_paid_at_the_event_that_ends_the_battle():
    position = at(
        "K1-A", "rebels", rebels=["fly D4 ordered 0"], empire=["at C4", "snow A1"],
        medals={"rebels": {"kills": 3}},
    )  # fmt: skip

    step = last(position, "D4xC4", "vehicle miss miss miss", "explosion")

    kinds = told(step)
    assert reveals(step) == [("rebels", 1)]
    assert kinds.index("secondary_met") < kinds.index("battle_ended") < kinds.index("result_read")
    assert step.position.state.campaign.node == "K1-B1"
    assert len(step.position.state.campaign.support["rebels"].hand) == 2


@pytest.mark.rule("HOTH-CAMP-06", "HOTH-CAMP-11")
def test_a_medal_taken_on_the_way_counts_and_cannot_be_taken_back():
    position = given(
        "rebels", "move", scenario="S04", campaign={"id": "K2", "node": "K2-A"},
        rebels=["fly D5 ordered 0", "echo G5"], empire=["snow A1"], turn={"number": 3},
        objectives=["cockpit permanent C5 rebels 2"],
    )  # fmt: skip

    step = do(position, "D5>C5")

    assert reveals(step) == [("rebels", 1)]
    assert step.barrier


@pytest.mark.rule("HOTH-CAMP-11")
def test_breakthroughs_kills_from_trenches_and_boardings_are_counted_in_play():
    broken = at(
        "K2-B1", "rebels", rebels=["echo D4 badge assault_squad ordered 0"],
        empire=["snow D5(1)", "snow A1"],
    )  # fmt: skip
    broken = do(broken, "D4xD5", "infantry miss miss").position
    assert reveals(do(broken, "advance")) == [("rebels", 1)]

    trench = at(
        "K1-B2", "rebels", rebels=["echo F4 ordered 0", "echo F6 ordered 0"],
        empire=["snow E4(1)", "snow E6(1)", "snow A1"], terrain={"trench": ["F4", "F6"]},
    )  # fmt: skip
    first = do(trench, "F4xE4", "infantry miss miss")
    assert reveals(first) == []
    assert reveals(do(first.position, "F6xE6", "infantry miss miss")) == [("rebels", 1)]

    hangar = at(
        "K1-D2", "rebels", rebels=["echo G3 ordered 0", "fly E5", "fly E7"], empire=["snow A1"]
    )
    assert reveals(do(hangar, "board G3")) == [("rebels", 1)]


@pytest.mark.rule("HOTH-CAMP-11", "HOTH-SET-10")
def test_positions_are_tested_at_the_end_of_the_own_turn_before_the_draw():
    position = given(
        "empire", "move", scenario="S03", campaign={"id": "K1", "node": "K1-B1"},
        empire=["droid D3 ordered 0"], rebels=["echo G5"],
    )  # fmt: skip

    step = do(position, "done")

    kinds = told(step)
    assert reveals(step) == [("empire", 1)]
    assert kinds.index("secondary_met") < kinds.index("cards_drawn")


@pytest.mark.rule("HOTH-CAMP-11")
@pytest.mark.parametrize(("loser", "paid"), [("rebels", True), ("empire", True)])
def test_what_must_be_kept_alive_is_counted_when_the_battle_is_won_or_lost(loser, paid):
    position = given(
        loser, "play_card", scenario="S12", campaign={"id": "K1", "node": "K1-C1"},
        empire=["at A3", "at A5"], rebels=["fly G3"],
    )  # fmt: skip
    assert isinstance(NODES["K1-C1"].nodes["K1-C1"].missions["empire"].secondary, KeepAlive)

    step = at_any_time(position, f"{loser}-1", "resign")

    assert (reveals(step) == [("empire", 2)]) == paid


def at_any_time(position, seat, order):
    view = position.view(seat)
    action = GAME.read(view, position.open[0], order)
    return flow.submit(position, seat, ANYTIME, action, SeededDraws(b"any", "time"))


@pytest.mark.rule("HOTH-CAMP-12")
def test_an_objective_paid_before_a_draw_does_not_pay_again():
    position = at(
        "K1-A", "rebels", rebels=["fly D4 ordered 0"], empire=["at C4", "snow A1"],
        campaign={"paid": ["rebels"]},
    )  # fmt: skip

    step = do(position, "D4xC4", "vehicle miss miss miss", "explosion")

    assert reveals(step) == [("rebels", 0)]
    assert step.position.state.campaign.support["rebels"].hand == []


def test_an_objective_is_seen_by_its_side_alone_until_it_is_met():
    position = at("K1-A", "rebels", rebels=["fly D4 ordered 0"], empire=["at C4", "snow A1"])
    for seat, side in (("empire-1", "empire"), ("rebels-1", "rebels")):
        assert position.view(seat).campaign.orders.side == side
    assert position.view(None).campaign.orders is None
    assert position.view(None).campaign.met == ()

    position = do(position, "D4xC4", "vehicle miss miss miss", "explosion").position

    assert position.view(None).campaign.met == ("rebels",)
    assert after(position) is position
