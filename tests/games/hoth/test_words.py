"""Notation, menus, questions and log lines."""

from pathlib import Path

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending import parley
from bot.engine.model import Text
from bot.engine.refusal import Unreadable
from bot.games.commands_colors import actions as shared
from bot.games.commands_colors.actions import MoveUnit
from bot.games.hoth.model import actions, campaign, state, team
from bot.games.hoth.model.actions import Retreat
from bot.games.hoth.model.events import HandSeen
from bot.games.hoth.notation import orders as notation
from tests.games.hoth.given import GAME, asked, given, orders
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


def texts(value):
    """Yield a text and the texts among its arguments."""
    yield value
    for argument in value.args.values():
        if isinstance(argument, Text):
            yield from texts(argument)


def check(value):
    for one in texts(value):
        assert one.key == "plain" or CATALOGUE.has(one.key), one.key
    said = CATALOGUE.say(value, "en")
    assert said
    assert "{" not in said
    return said


WRITTEN = [
    (shared.PlayCard("E108"), "card E108"),
    (shared.NameSection("left"), "section left"),
    (actions.OrderUnit("F3"), "order F3"),
    (MoveUnit(("F4", "E5", "E6")), "F4>E5>E6"),
    (MoveUnit(("G5", "off")), "G5>off"),
    (actions.AttackHex("E4", "D4"), "E4xD4"),
    (actions.AttackHex("E4", "D4", "ES2"), "E4xD4 support ES2"),
    (campaign.PlaySupport("RS2"), "support RS2"),
    (campaign.PlaySupport("ES1", "C3"), "support ES1 C3"),
    (campaign.PlaySupport("RS5", dice=("miss", "retreat")), "support RS5 miss retreat"),
    (actions.BoardTransport("G3"), "board G3"),
    (actions.Reroll("e_web"), "reroll e_web"),
    (Retreat(("F5", "G5")), "retreat F5>G5"),
    (Retreat((), 1), "retreat stay ignore 1"),
    (Retreat(("F5",), 1), "retreat F5 ignore 1"),
    (Retreat(()), "retreat stay"),
    (actions.BreakThrough(), "advance"),
    (shared.KeepCard("E108"), "keep E108"),
    (actions.DiscardCard("R101"), "discard R101"),
    (actions.Recover("E4"), "recover E4"),
    (actions.ReturnUnit("snowtroopers", "A10"), "return snowtroopers A10"),
    (actions.ReturnUnit("probe_droids", "A5"), "return probe_droids A5"),
    (shared.Done(), "done"),
    (parley.Resign(), "resign"),
    (parley.OfferDraw(), "offer draw"),
    (actions.ClaimStall(), "claim"),
    (team.Delegate(on=True), "delegate on"),
    (team.Delegate(on=False), "delegate off"),
    (team.ShowCard("R108"), "show R108"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_what_is_written_reads_back(action, text):
    assert notation.write(action) == text
    for variant in (text, text.upper(), f"  {text.lower()} "):
        assert notation.read((), None, variant) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("f4 > e5 - e6", MoveUnit(("F4", "E5", "E6"))),
        ("e4 x d4", actions.AttackHex("E4", "D4")),
        ("section center", shared.NameSection("centre")),
        ("card 108", shared.PlayCard("R108")),
        ("play r108", shared.PlayCard("R108")),
        ("reroll e-web", actions.Reroll("e_web")),
        ("return probe droids A5", actions.ReturnUnit("probe_droids", "A5")),
        ("pass", shared.Done()),
    ],
)
def test_other_ways_to_write_the_same(text, action):
    assert notation.read((), "rebels-1", text) == action


@pytest.mark.parametrize(
    "text", ["", "hello", "order", "order Z9", "card X", "F4>", "section top", "retreat", "x" * 500]
)
def test_what_is_no_order_is_unreadable(text):
    with pytest.raises(Unreadable) as refused:
        notation.read((), "rebels-1", text)
    assert len(refused.value.reason.args["order"]) <= 60


def test_actions_and_notation_cover_each_other():
    kinds = {type(action) for action, _ in WRITTEN}

    assert kinds == set(actions.HothAction.__args__)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_menu_question_and_log_line_has_its_words(scenario):
    draws = SeededDraws(scenario.encode(), "words")
    step = flow.begin(GAME, selfplay.setup_of(GAME, scenario), draws)
    choose = selfplay.random_chooser(scenario)
    for _ in range(150):
        for event in step.events:
            line = GAME.words.caption(event)
            assert line is not None
            if event.audience is None or isinstance(event, HandSeen):
                check(line)
        position = step.position
        if not position.open:
            break
        decision = position.open[0]
        view = position.view(decision.seat)
        check(GAME.words.prompt(view, decision))
        options = position.options(decision)
        picks = [GAME.words.menu(view, decision, action) for action in options]
        keys = [tuple(choice.key for choice in pick) for pick in picks]
        assert len(set(keys)) == len(keys)
        for pick in picks[:6]:
            assert all(len(check(choice.label)) <= 100 for choice in pick)
        action = choose(position, decision, options)
        step = flow.submit(position, decision.seat, decision.serial, action, draws)


def test_every_refusal_and_ending_in_the_code_has_its_words():
    import ast

    folder = Path(state.__file__).parent.parent
    keys = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "fault":
                    keys.add(f"hoth-refused-{node.args[1].value}")
                if node.func.id == "Verdict":
                    keys.add(f"hoth-over-{node.args[1].value}")
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if text.startswith("hoth-") and " " not in text and not text.endswith("-"):
                    keys.add(text)
    keys -= {"hoth-1"}

    assert len(keys) > 80
    missing = sorted(key for key in keys if not CATALOGUE.has(key))
    assert [key for key in missing if not key.startswith("hoth-refused-<")] == []


def test_policies_and_odds_have_their_words():
    for point in ("DP-RETREAT", "DP-RETURN"):
        for choice in GAME.policies.listed(point):
            check(choice.label)
    position = given(rebels=["echo D4 badge e_web installed ordered 0"], empire=["snow D5"])
    odds = GAME.insight.odds(position.view(None), actions.AttackHex("D4", "D5"))
    for row in odds.rows:
        check(row.label)
    for part in odds.tally.parts:
        check(part.reason)


def test_questions_in_special_moments_have_their_words():
    fleet = given(
        "empire", "draw", empire=["snow A1"], rebels=["echo G1"],
        cards={"empire-1": {"hand": ["E101", "E102"]}},
        frame={"step": "discard", "may_discard": 3, "plus": 1},
    )  # fmt: skip
    assert asked(fleet) == ["DP-DRAW empire-1"]
    assert orders(fleet)[0] == "discard E101"
    said = check(GAME.words.prompt(fleet.view("empire-1"), fleet.open[0]))
    assert "discard" in said.lower()
