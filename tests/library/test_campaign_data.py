"""Campaigns are cross-checked: nodes, scenarios, sides, cards, hexes and objectives."""

import shutil

import pytest
import yaml

from bot import library

pytestmark = pytest.mark.slow

K1 = "hoth/campaigns/K1.yaml"


@pytest.fixture
def data(tmp_path):
    """Copy the data, to be spoilt."""
    shutil.copytree(library.data_folder(), tmp_path / "data")
    return tmp_path / "data"


def node(value, name):
    return value["nodes"][name]


def wanted(value, name, side, **fields):
    node(value, name)["missions"][side]["secondary"].update(fields)


SPOILT = {
    "unknown start": (lambda k: k.update(start="K1-Z"), "start", "no node K1-Z"),
    "unknown next node": (
        lambda k: node(k, "K1-A")["results"]["rebels"].update(node="K1-Z"),
        "nodes.K1-A.results.rebels.node",
        "no node K1-Z",
    ),
    "node that nothing leads to": (
        lambda k: node(k, "K1-B1")["results"]["rebels"].update(node="K1-C2", changes=[]),
        "nodes.K1-C1",
        "no result leads here",
    ),
    "unknown scenario": (
        lambda k: node(k, "K1-A").update(scenario="S77"),
        "nodes.K1-A.scenario",
        "no scenario S77",
    ),
    "winner missing": (
        lambda k: node(k, "K1-A")["results"].pop("empire"),
        "nodes.K1-A.results",
        "give both sides: empire and rebels",
    ),
    "final battle won by the loser": (
        lambda k: node(k, "K1-D1")["results"]["empire"].update(winner="rebels"),
        "nodes.K1-D1.results.empire.winner",
        "empire won this battle",
    ),
    "final node that goes on": (
        lambda k: node(k, "K1-D1").update(final=False),
        "nodes.K1-D1.results.empire",
        "exactly the results of a final node end the campaign",
    ),
    "card of the other side": (
        lambda k: node(k, "K1-A")["results"]["rebels"].update(commander_cards={"empire": ["R122"]}),
        "nodes.K1-A.results.rebels.commander_cards.empire",
        "no commander card R122 of this side",
    ),
    "standard card as a commander's": (
        lambda k: node(k, "K1-A")["results"]["rebels"].update(commander_cards={"empire": ["E101"]}),
        "nodes.K1-A.results.rebels.commander_cards.empire",
        "no commander card E101 of this side",
    ),
    "removal of nobody": (
        lambda k: node(k, "K1-B1")["results"]["empire"].update(
            changes=[{"side": "rebels", "hex": "A1"}]
        ),
        "nodes.K1-B1.results.empire.changes[0]",
        "no unit of rebels begins on A1",
    ),
    "objective outside the board": (
        lambda k: wanted(k, "K1-B1", "empire", hexes=["Z1"]),
        "nodes.K1-B1.missions.empire.secondary.hexes",
        "Z1 is not on the board",
    ),
    "objective of an unknown type": (
        lambda k: wanted(k, "K1-A", "empire", unit_type="tauntauns"),
        "nodes.K1-A.missions.empire.secondary.unit_type",
        "no unit type tauntauns",
    ),
    "fortification of another scenario": (
        lambda k: wanted(k, "K1-D1", "empire", fort="west_generator"),
        "nodes.K1-D1.missions.empire.secondary.fort",
        "no fortification west_generator in this scenario",
    ),
    "exit where there is none": (
        lambda k: node(k, "K1-C3").update(scenario="S01"),
        "nodes.K1-C3.missions.empire.secondary.type",
        "the side cannot leave the board in this scenario",
    ),
    "two objectives of one name": (
        lambda k: wanted(k, "K1-A", "empire", id="K1-A-R"),
        "nodes",
        "two secondary objectives are called K1-A-R",
    ),
    "text without a language": (
        lambda k: node(k, "K1-A")["public"].pop("cs"),
        "nodes.K1-A.public",
        "Object missing required field `cs`",
    ),
}


@pytest.mark.parametrize(("change", "path", "message"), SPOILT.values(), ids=SPOILT)
def test_what_does_not_fit_in_a_campaign_is_told_with_its_place(data, change, path, message):
    file = data / K1
    value = yaml.safe_load(file.read_text(encoding="utf-8"))
    change(value)
    file.write_text(yaml.safe_dump(value, allow_unicode=True), encoding="utf-8")

    assert library.Problem(K1, path, message) in library.lint(data)


@pytest.mark.rule("HOTH-CAMP-02")
def test_both_campaigns_are_trees_of_eight_battles_with_up_to_four_to_play():
    for campaign in library.load_content("hoth").campaigns.values():
        assert len(campaign.nodes) == 8
        assert sum(one.final for one in campaign.nodes.values()) == 2
        reached = {campaign.start}
        for _ in range(3):
            reached = {r.node for one in reached for r in campaign.nodes[one].results.values()}
        assert {one for one in reached if campaign.nodes[one].final} == reached
