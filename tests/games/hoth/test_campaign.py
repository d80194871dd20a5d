"""Campaigns: from battle to battle in one match, with what each result changes."""

import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import ANYTIME, Setup, text
from bot.engine.refusal import Refused
from bot.games.hoth.content import End
from bot.games.hoth.model.campaign import BriefingRead, CampaignEnded, CommanderCardsAdded
from bot.games.hoth.notation import positions
from tests.games.hoth.given import GAME, asked, long_name, settled, told
from tests.games.hoth.test_random_play import invariants
from tests.support.twins import encoded

SEATS = ("empire-1", "rebels-1")
NODES = [
    (camp.id, node_id, winner)
    for camp in GAME.content.campaigns.values()
    for node_id in camp.nodes
    for winner in ("empire", "rebels")
]
OTHER = {"empire": "rebels", "rebels": "empire"}


def begun(campaign, seed=b"camp", **options):
    setup = Setup(scenario=campaign, seats=SEATS, options=options)
    return flow.begin(GAME, setup, SeededDraws(seed, "m"))


def at_node(campaign, node, **more):
    """A quiet position in the battle of a node."""
    scenario = GAME.content.campaigns[campaign].nodes[node].scenario
    raw = {
        "scenario": scenario,
        "campaign": {"id": campaign, "node": node, **more},
        "turn": {"side": "rebels", "phase": "play_card", "number": 7},
        "empire": [long_name("snow B5(2)")],
        "rebels": [long_name("echo F5(1)")],
        "medals": {"rebels": {"kills": 1}},
    }
    return settled(positions.read(GAME.content, raw))


def say(position, seat, order):
    """Resign or offer a draw."""
    action = GAME.read(position.view(seat), position.open[0], order)
    return flow.submit(position, seat, ANYTIME, action, SeededDraws(b"say", "m"))


def deck_of(state, seat):
    player = state.players[seat]
    return sorted([*player.deck, *player.hand])


def standard(side):
    cards = GAME.content.cards.values()
    return sorted(card.id for card in cards if card.side == side and card.commander is None)


# Begin -------------------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-CAMP-01", "HOTH-CAMP-13", "HOTH-RUL-42", "HOTH-RUL-60")
def test_a_campaign_has_two_seats_and_no_chosen_commanders():
    assert GAME.scenarios()[-2:] == ("K1", "K2")
    for campaign in ("K1", "K2"):
        assert sorted(info.seat for info in GAME.seats(campaign)) == list(SEATS)
        assert all(info.required for info in GAME.seats(campaign))
    for seats in (("empire-1",), (*SEATS, "rebels-2")):
        with pytest.raises(Refused) as refused:
            GAME.new_state(Setup(scenario="K1", seats=seats))
        assert refused.value.rule == "HOTH-CAMP-01"
    with pytest.raises(Refused) as refused:
        begun("K1", commanders="on")
    assert refused.value.rule == "HOTH-CAMP-13"


@pytest.mark.rule("HOTH-CAMP-02", "HOTH-CAMP-04")
@pytest.mark.parametrize(
    ("campaign", "scenario", "asks"),
    [("K1", "S02", "DP-PLAY empire-1"), ("K2", "S04", "DP-PLAY rebels-1")],
)
def test_a_campaign_begins_with_its_start_scenario_and_secret_orders(campaign, scenario, asks):
    step = begun(campaign)
    state = step.position.state

    assert (state.scenario, state.campaign.node) == (scenario, f"{campaign}-A")
    assert asked(step.position) == [asks]
    assert told(step)[0] == "node_began"
    read = [event for event in step.events if isinstance(event, BriefingRead)]
    assert [(event.side, event.audience) for event in read] == [
        ("empire", ("empire-1",)),
        ("rebels", ("rebels-1",)),
    ]
    assert {seat: deck_of(state, seat) for seat in SEATS} == {
        "empire-1": standard("empire"),
        "rebels-1": standard("rebels"),
    }


def test_nobody_sees_another_sides_orders_or_support_cards():
    position = begun("K1").position
    for viewer in (None, *SEATS):
        data = encoded(position.view(viewer).campaign).decode()
        for side in ("empire", "rebels"):
            assert (f'"side":"{side}"' in data) == (viewer == f"{side}-1")
        assert not any(f'"{card}"' in data for card in GAME.content.support_cards)


# From battle to battle ---------------------------------------------------------------------------


@pytest.mark.rule(
    "HOTH-CAMP-03", "HOTH-CAMP-07", "HOTH-CAMP-08", "HOTH-CAMP-09", "HOTH-CAMP-10", "HOTH-SET-11",
    "HOTH-RUL-45",
)  # fmt: skip
@pytest.mark.parametrize(("campaign", "node", "winner"), NODES)
def test_every_result_leads_on_with_its_consequences(campaign, node, winner):
    result = GAME.content.campaigns[campaign].nodes[node].results[winner]
    before = at_node(campaign, node, added={"empire": ["E117"]})

    step = say(before, f"{OTHER[winner]}-1", "resign")

    state = step.position.state
    assert [one.winner for one in state.campaign.history] == [winner]
    assert told(step)[0] == "battle_ended"
    assert "result_read" in told(step)
    if isinstance(result, End):
        assert step.position.outcome.winner == result.winner == winner
        assert step.position.outcome.rule == "HOTH-CAMP-09"
        assert step.position.open == []
        ended = step.events[-1]
        assert isinstance(ended, CampaignEnded)
        assert (ended.campaign, ended.winner) == (campaign, winner)
        return
    there = GAME.content.campaigns[campaign].nodes[result.node]
    scenario = GAME.content.scenarios[there.scenario]
    assert step.position.outcome is None
    assert (state.campaign.node, state.scenario) == (result.node, there.scenario)
    assert (state.turn.number, state.turn.side) == (1, scenario.first)
    removed = {(one.side, one.hex) for one in result.changes}
    placed = {
        (side, label)
        for side, groups in scenario.units.items()
        for group in groups
        for label in group.hexes
    }
    assert {(unit.side, unit.hex) for unit in state.units} == placed - removed
    assert all(unit.figures == unit.start_figures for unit in state.units)
    assert state.gone == []
    for side, seat in zip(("empire", "rebels"), SEATS, strict=True):
        extra = result.commander_cards.get(side, ())
        assert deck_of(state, seat) == sorted([*standard(side), *extra])
        opening = 1 if side == scenario.first else 0
        assert len(state.players[seat].hand) == scenario.sides[side].hand + opening
        met = sum(
            event.support for event in step.events
            if event.__struct_config__.tag == "secondary_met" and event.side == side
        )  # fmt: skip
        gained = result.support.get(side, 0) + met
        assert len(state.campaign.support[side].hand) == gained
    added = [e for e in step.events if isinstance(e, CommanderCardsAdded)]
    assert {e.side: e.cards for e in added} == {
        side: tuple(sorted(cards)) for side, cards in result.commander_cards.items()
    }


@pytest.mark.rule("HOTH-CAMP-12")
def test_a_drawn_battle_is_played_again_with_the_same_changes():
    before = at_node(
        "K1", "K1-D1", added={"empire": ["E119"], "rebels": ["R121", "R122"]}, removed=["E8"],
        paid=["empire"], met=["empire"], support={"empire": {"hand": ["ES1"], "discard": ["ES2"]}},
    )  # fmt: skip

    step = say(say(before, "empire-1", "draw").position, "rebels-1", "draw")

    state = step.position.state
    assert step.position.outcome is None
    assert "result_read" not in told(step)
    assert (state.campaign.node, state.scenario) == ("K1-D1", "S11")
    assert [one.winner for one in state.campaign.history] == [None]
    assert "E8" not in {unit.hex for unit in state.units}
    assert deck_of(state, "rebels-1") == sorted([*standard("rebels"), "R121", "R122"])
    held = state.campaign.support["empire"]
    assert (held.hand, held.discard) == (["ES1"], ["ES2"])
    assert (state.campaign.paid, state.campaign.met) == (["empire"], [])


@pytest.mark.rule("HOTH-CAMP-03")
def test_a_turn_of_a_campaign_is_named_with_its_battle_as_each_counts_anew():
    first = begun("K1").position
    second = say(first, "empire-1", "resign").position
    over = say(at_node("K1", "K1-D1"), "rebels-1", "resign").position

    courses = [GAME.insight.course(one.view(None)) for one in (first, second, over)]

    names = [text("hoth-when", battle=battle, number=1) for battle in (1, 2)]
    assert [one.words for one in courses] == [*names, None]


@pytest.mark.rule("HOTH-CAMP-07")
def test_commander_cards_leave_the_deck_after_their_battle():
    before = at_node("K1", "K1-B1", added={"empire": ["E124"]})

    state = say(before, "empire-1", "resign").position.state

    assert "E124" not in deck_of(state, "empire-1")


def test_the_report_of_a_campaign_counts_battles_and_objectives():
    before = at_node(
        "K2", "K2-D2", secondaries={"rebels": 2},
        history=[{"node": "K2-A", "scenario": "S04", "winner": "rebels", "reason": "medals"}],
    )  # fmt: skip

    outcome = say(before, "rebels-1", "resign").position.outcome

    assert outcome.winner == "empire"
    assert outcome.reason.args == {"empire": 1, "rebels": 1, "empiremet": 0, "rebelsmet": 2}


# Whole campaigns ---------------------------------------------------------------------------------


def support_cards(state):
    return {
        side: sorted([*held.deck, *held.hand, *held.discard])
        for side, held in state.campaign.support.items()
    }


@pytest.mark.rule("HOTH-CAMP-02", "HOTH-CAMP-09", "HOTH-CAMP-10")
@pytest.mark.parametrize(("campaign", "seed"), [("K1", "one"), ("K2", "two")])
@pytest.mark.slow
def test_random_campaigns_reach_their_end_and_conserve_cards_and_units(campaign, seed):
    draws = SeededDraws(seed.encode(), "campaign")
    setup = selfplay.setup_of(GAME, campaign)
    line = selfplay.started(GAME, setup, draws)
    battle = cards = ids = None
    support = support_cards(line.position.state)
    for position in selfplay.steps(line, draws, selfplay.random_chooser(seed)):
        state = position.state
        assert support_cards(state) == support
        if position.outcome is None and battle != len(state.campaign.history):
            battle = len(state.campaign.history)
            cards = {
                seat: sorted([*standard(seat[:-2]), *state.campaign.added.get(seat[:-2], [])])
                for seat in SEATS
            }
            ids = invariants(state, cards)
        assert invariants(state, cards) == ids
    state = line.position.state
    assert len(state.campaign.history) >= 4
    assert line.position.outcome.winner == state.campaign.history[-1].winner
    records = [record for record, _ in line.entries]
    assert journal.digest(journal.replay(GAME, setup, records)) == records[-1].digest
