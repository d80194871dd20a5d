"""Forecasts and standing orders."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.games.lords.computer import volley
from bot.games.lords.model.events import BerserkerAdvanced, UnitHit, UnitPlaced
from bot.games.lords.rules import shooting

from .given import GAME, act, after, field, given, legal, totals

# Forecasts ---------------------------------------------------------------------------------------


def forecast(position, order):
    """Forecast an order of the seat that is asked."""
    decision = position.open[0]
    view = position.view(decision.seat)
    return GAME.insight.forecast(view, GAME.read(view, decision, order))


@pytest.mark.rule("LOW-CMB-03", "LOW-INF-03")
@pytest.mark.parametrize("scenario", ["basic", "advanced", "open_field"])
def test_what_is_forecast_is_what_happens(scenario):
    """In games at random, wherever nobody still has to choose."""
    draws = SeededDraws(b"forecast", scenario)
    step = flow.begin(GAME, selfplay.setup_of(GAME, scenario), draws)
    choose = selfplay.random_chooser(f"forecast-{scenario}")
    compared = 0
    while step.position.open:
        position = step.position
        decision = position.open[0]
        action = choose(position, decision, position.options(decision))
        foreseen = GAME.insight.forecast(position.view(decision.seat), action)
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        if foreseen is None or foreseen.lines[0].key == "lords-forecast-shooters":
            continue
        hits = [event for event in step.events if isinstance(event, UnitHit)]
        expected = [event for event in foreseen.events if isinstance(event, UnitHit)]
        moves = [event for event in step.events if isinstance(event, BerserkerAdvanced)]
        assert hits[: len(expected)] == expected
        assert moves or hits == expected
        if not moves and step.position.outcome is None:
            seen = step.position.view(decision.seat)
            assert set(map(str, foreseen.view.units)) == set(map(str, seen.units))
            piles = {side: own.pile for side, own in seen.sides.items()}
            assert {side: own.pile for side, own in foreseen.view.sides.items()} == piles
        compared += 1
    assert compared > 20


@pytest.mark.rule("LOW-DCK-03")
def test_who_has_nothing_to_place_is_told_who_attacks_and_asked_once():
    position = given(
        south=["goblin_bow_pest d2"],
        north=["dwarf_slugger_f d4"],
        other=["dwarf_slugger_f"],
        cards={"south": {"deck": []}},
    )
    assert legal(position) == {"skip"}

    found = forecast(position, "skip")

    assert [hit.total for hit in found.events] == [2]
    assert not found.consent


def test_a_forecast_names_the_victims_and_shows_the_mat_without_them():
    position = given(
        south=["goblin_shanker_fl d3"],
        north=["dwarf_marauder_r d4"],
        hand=["orc_ravager_r", "orc_butcher"],
    )

    found = forecast(position, "ravager_r c3")

    assert [line.key for line in found.lines] == [
        "lords-event-hit", "lords-event-hit", "lords-event-eliminated"
    ]  # fmt: skip
    assert [unit.card for unit in found.view.units] == ["goblin_shanker_fl", "orc_ravager_r"]
    south = found.view.sides["south"]
    assert (south.pile, south.hand, south.hand_size) == (
        ("dwarf_marauder_r",), ("orc_butcher",), 1
    )  # fmt: skip
    assert [event.card for event in found.events if isinstance(event, UnitPlaced)] == [
        "orc_ravager_r"
    ]
    assert [unit.card for unit in position.view("south").units] == [
        "goblin_shanker_fl", "dwarf_marauder_r"
    ]  # fmt: skip


def test_a_forecast_leaves_out_shooters_that_still_have_a_choice():
    position = given(
        south=["goblin_bow_pest d3", "orc_butcher a1"],
        north=["dwarf_slugger_r d4", "dwarf_slugger_r e5"],
        hand=["goblin_spikeman_r"],
    )

    found = forecast(position, "spikeman_r a2")

    assert [line.key for line in found.lines] == [
        "lords-forecast-shooters", "lords-forecast-nothing"
    ]  # fmt: skip
    assert found.lines[0].args == {"count": 1}
    chosen = forecast(after(position, "spikeman_r a2"), "d3xe5")
    assert [line.args["cell"] for line in chosen.lines] == ["e5"]


@pytest.mark.rule("LOW-BSK-01")
def test_a_forecast_says_that_a_berserker_advances():
    position = given(
        north=["dwarf_dowager_b d4", "dwarf_slugger_f g6"],
        hand=["orc_deathbringer_f"],
        options={"advanced": "on"},
    )

    assert forecast(position, "deathbringer_f d3").lines[-1].key == "lords-forecast-berserker"


@pytest.mark.rule("LOW-BSK-02")
def test_the_forecast_of_an_advance_is_the_attack_after_it():
    position = given(
        north=["dwarf_dowager_b c4", "dwarf_dowager_b e4", "dwarf_slugger_f e5"],
        hand=["orc_deathbringer_f"],
        options={"advanced": "on"},
    )
    position = after(position, "deathbringer_f d3")

    found = forecast(position, "d3>e4")

    assert [event.cell for event in found.events if isinstance(event, UnitHit)] == [
        (5, 4), (5, 5)
    ]  # fmt: skip
    assert isinstance(found.events[0], BerserkerAdvanced)
    assert found.view.units == ()
    assert totals(act(position, "d3>e4")) == {"e4": "3!", "e5": "5!"}
    assert [line.key for line in forecast(position, "d3>c4").lines] == ["lords-forecast-nothing"]


def test_drawing_has_no_forecast():
    position = given(
        south=["orc_butcher a1"], north=["dwarf_slugger_f g6"], hand=["goblin_spikeman_r"]
    )

    assert forecast(after(position, "spikeman_r a2"), "draw") is None


# Standing orders ---------------------------------------------------------------------------------


def standing(position, policy):
    """Return the order by which a standing order answers the open decision."""
    decision = position.open[0]
    found = GAME.policies.answer(position.view(decision.seat), decision, policy)
    return found and GAME.write(found)


def shooters(north):
    """Build a position in which two Catapults may choose among several targets."""
    position = given(
        south=["orc_catapult c1", "orc_catapult d1"],
        north=north,
        hand=["goblin_spikeman_l"],
    )
    return after(position, "spikeman_l b1")


def test_so_shoot_joins_shots_where_only_both_eliminate():
    # Krod withstands 7: only both Catapults together eliminate him, a command unit.
    position = shooters(["dwarf_krod_klouthammer d3", "dwarf_slugger_r c3"])

    assert standing(position, "best") == "c1xd3"
    assert standing(after(position, "c1xd3"), "best") == "d1xd3"


def test_so_shoot_takes_two_units_rather_than_one_and_ties_go_to_the_lowest_cell():
    position = shooters(["dwarf_slugger_r c3", "dwarf_slugger_r d3", "dwarf_slugger_r e3"])

    plan = [standing(position, "best")]
    plan.append(standing(after(position, plan[0]), "best"))

    assert plan == ["c1xc3", "d1xd3"]


@pytest.mark.parametrize("seed", range(6))
def test_so_shoot_finds_the_best_of_all_plans(seed):
    """Compared with trying every plan, in positions of games at random."""
    draws = SeededDraws(str(seed).encode(), "volley")
    step = flow.begin(GAME, selfplay.setup_of(GAME, "long"), draws)
    choose = selfplay.random_chooser(f"volley-{seed}")
    while step.position.open:
        position, decision = step.position, step.position.open[0]
        if decision.point == "DP-SHOOT":
            mat, turn = field(position), position.state.turn
            waiting = [one for one in shooting.undeclared(mat, turn) if len(one[1]) > 1]
            best = volley.best(mat, turn.declared, waiting)
            found = min(rank(mat, (*turn.declared, *plan)) for plan in plans(waiting))
            assert rank(mat, (*turn.declared, *best)) == found
        action = choose(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)


def plans(waiting):
    """Yield every combination of declarations."""
    if not waiting:
        yield ()
        return
    for said in waiting[0][1]:
        for rest in plans(waiting[1:]):
            yield (said, *rest)


def rank(mat, declared):
    """Rank a plan by what it does to the enemies of the shooters, the best lowest."""
    from bot.games.lords.rules import elimination

    side = mat.by_id(declared[-1].shooter).side
    blows = [one for one in elimination.resolve(mat, declared).blows if one.unit.side != side]
    dead = [mat.facts(one.unit) for one in blows if one.eliminated]
    return (
        -sum(facts.command for facts in dead),
        -len(dead),
        -sum(facts.points for facts in dead),
        -max((one.total for one in blows if not one.eliminated), default=0),
    )


def test_so_berserk_goes_where_it_engages_most():
    # On e4 the Deathbringer (F5, FR3, FL3) would engage the Slugger on e5, on c4 nobody.
    position = given(
        north=["dwarf_dowager_b c4", "dwarf_dowager_b e4", "dwarf_slugger_r e5"],
        hand=["orc_deathbringer_f"],
        options={"advanced": "on"},
    )
    position = after(position, "deathbringer_f d3")

    assert legal(position) == {"d3>c4", "d3>e4"}
    assert standing(position, "engage") == "d3>e4"


def test_so_reinforce_draws_and_recalls_nothing_with_an_empty_deck():
    units = {"south": ["goblin_spikeman_r b2"], "north": ["dwarf_slugger_f g6"]}
    full = given(**units, hand=["goblin_shanker_fr"])
    empty = given(**units, hand=["goblin_shanker_fr"], cards={"south": {"deck": []}})

    assert standing(after(full, "shanker_fr g5"), "draw") == "draw"
    assert standing(after(empty, "shanker_fr g5"), "draw") == "done"


def test_so_challenge_names_a_card_or_takes_the_weakest_that_commands_nobody():
    position = given(
        step="challenge", hand=["orc_gonke_longtooth", "orc_butcher", "goblin_spikeman_r"]
    )

    assert standing(position, "weakest") == "spikeman_r c3"
    named = GAME.policies.read("DP-CHAL-1", "Card: Butcher")
    assert (named.key, standing(position, named.key)) == ("card:orc_butcher", "butcher c3")
    assert standing(position, "card:orc_catapult") == "spikeman_r c3"
    assert GAME.policies.read("DP-CHAL-1", "card: dragon") is None
    assert GAME.policies.read("DP-SHOOT", "card: butcher") is None


def test_a_standing_order_of_another_question_answers_nothing():
    position = given(north=["dwarf_slugger_f g6"], hand=["goblin_shanker_fr"])

    assert standing(position, "draw") is None
