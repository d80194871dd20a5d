"""Forecasts, standing orders and the computer player."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.draws import SeededDraws
from bot.games.lords import shooting, volley
from bot.games.lords.chances import CERTAIN, Reserves
from bot.games.lords.events import BerserkerAdvanced, UnitHit, UnitPlaced

from .given import GAME, TABLES, act, after, field, given, legal, totals

# Forecasts ---------------------------------------------------------------------------------------


def forecast(position, order):
    """Forecast an order of the seat that is asked."""
    decision = position.open[0]
    view = position.view(decision.seat)
    return GAME.forecast(view, GAME.read(view, decision, order))


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
        foreseen = GAME.forecast(position.view(decision.seat), action)
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
    found = GAME.standing(position.view(decision.seat), decision, policy)
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
    from bot.games.lords import elimination

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
    named = GAME.policy("DP-CHAL-1", "Card: Butcher")
    assert (named.key, standing(position, named.key)) == ("card:orc_butcher", "butcher c3")
    assert standing(position, "card:orc_catapult") == "spikeman_r c3"
    assert GAME.policy("DP-CHAL-1", "card: dragon") is None
    assert GAME.policy("DP-SHOOT", "card: butcher") is None


def test_a_standing_order_of_another_question_answers_nothing():
    position = given(north=["dwarf_slugger_f g6"], hand=["goblin_shanker_fr"])

    assert standing(position, "draw") is None


# The computer player -----------------------------------------------------------------------------


def advised(position):
    """Return what the computer player would do."""
    decision = position.open[0]
    view, options = position.view(decision.seat), position.options(decision)
    action = GAME.advise(view, decision, options)
    assert action in options
    return GAME.write(action)


def test_the_computer_takes_a_general_that_it_can_eliminate():
    position = given(
        south=["orc_ravager_r c3"],
        north=["dwarf_krod_klouthammer d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
    )

    step = act(position, advised(position))

    assert totals(step)["d4"].endswith("!")


def test_the_computer_recalls_a_commander_in_danger():
    # The Sharpshooter's 5 and any arrow of 2 finish the general next turn.
    position = given(
        south=["orc_gonke_longtooth d3", "goblin_spikeman_r a1"],
        north=["dwarf_sharpshooter d6", "dwarf_slugger_r g6"],
        hand=["goblin_spikeman_r", *["goblin_spikeman_l"] * 5],
        other=["dwarf_slugger_f"] * 6,
    )
    placed = after(position, "spikeman_r a2")

    assert "recall d3" in legal(placed)
    assert advised(placed) == "recall d3"


def test_the_computer_finishes_its_games_and_beats_random_play():
    wins = 0
    for number, scenario in enumerate(["basic", "advanced", "open_field", "short"] * 2):
        players = {"south": selfplay.greedy_chooser(), "north": selfplay.random_chooser("lords")}
        if number % 2:
            players = dict(zip(players, reversed(players.values()), strict=True))
        mine = "north" if number % 2 else "south"
        played = selfplay.play(
            GAME,
            selfplay.setup_of(GAME, scenario),
            f"greedy-{number}",
            chooser=selfplay.each_side(GAME, players),
        )
        wins += played.outcome.winner == mine

    assert wins >= 7


def test_the_computer_plays_itself_alike_from_the_same_seed():
    setup = selfplay.setup_of(GAME, "advanced", {"army-south": "frostmark"})
    games = [
        selfplay.play(GAME, setup, "twice", chooser=selfplay.greedy_chooser()) for _ in range(2)
    ]

    assert games[0].records == games[1].records


def test_what_the_computer_advises_depends_on_nothing_hidden():
    position = given(
        south=["orc_butcher d3"],
        north=["dwarf_slugger_f d5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        other=["dwarf_krod_klouthammer"],
    )
    other = given(
        south=["orc_butcher d3"],
        north=["dwarf_slugger_f d5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        other=["dwarf_slugger_r"],
    )

    assert advised(position) == advised(other)


def test_reserves_count_what_was_not_seen():
    position = given(north=["dwarf_slugger_f d4"], hand=["orc_butcher"], other=["dwarf_slugger_f"])
    reserves = Reserves(TABLES, position.view("south"), "north")

    assert reserves.chance(0, 0) == CERTAIN
    assert 0 < reserves.chance(1, 0) < reserves.chance(1, 255)
    assert reserves.chance(9, 255) == 0
    assert 0 < reserves.chance(5, 255) < reserves.chance(2, 255) <= CERTAIN
    # One card in hand: the chance is the share of unseen cards that can strike, and of every
    # second of those that can only shoot.
    arrows = [max(TABLES.cards[card].arrows["north"]) >= 5 for card in TABLES.army("dwarves")]
    shots = [TABLES.cards[card].strength >= 5 for card in TABLES.army("dwarves")]
    only = sum(shot and not arrow for arrow, shot in zip(arrows, shots, strict=True))
    able = sum(arrows) + only // 2
    assert only > 1
    assert reserves.chance(5, 255) == CERTAIN - CERTAIN * (35 - able) // 35
