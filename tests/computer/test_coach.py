"""The coach: every remark is what the rules say, from what the seat knew when it answered."""

from __future__ import annotations

import re
from fractions import Fraction
from math import prod
from random import Random

import pytest

from bot import rulebook, selfplay
from bot.arena import usual
from bot.chat.match.pages import coach as pages
from bot.chat.wire.locale import Voice
from bot.computer import coach
from bot.computer.coach import CLEAR, LIKELY, Answered, coached, gained, hoped, remarks
from bot.computer.surely import wins
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Tally
from bot.engine.model import Text, text
from bot.engine.parts.computer import Computer
from bot.engine.parts.insight import Odds, OddsRow
from bot.engine.worlds.unknown import masked
from tests.games.fire_and_sword.virtual.board import skirmish
from tests.games.hoth.given import given as hoth
from tests.games.lords.given import act
from tests.games.lords.given import given as lords
from tests.support.loaded import load_catalogue, load_games
from tests.support.twins import twin

GAMES = load_games()
VOICES = [Voice(load_catalogue(), language) for language in ("en", "cs", "pl")]
ENGLISH = VOICES[0]
RULE = re.compile(r"\b(?:HOTH|NAP|LOW|JDG|FAS)-[\w.-]+\w")
FIGHT = {
    "rebels": ["echo F4 ordered 0", "echo G8"],
    "empire": ["snow E4", "snow D4(1)", "at C6"],
}


def answered(position, order, turn=1):
    decision = position.open[0]
    options = position.options(decision)
    action = next(one for one in options if position.game.write(one) == order)
    return Answered(turn, position, decision, action)


def told(found):
    return [
        (one.answered.turn, one.kind, one.answered.position.game.write(one.better), one.gain)
        for one in found
    ]


def words(found):
    """Return what a player reads of remarks."""
    return [pages.told(one, ENGLISH) for one in found]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        # Two dice kill one trooper with 3 of 6: 1 - 1/4, one an assault walker with 1/3 x 1/6
        ("F4xC6", [(1, "odds", "F4xD4", Fraction(3, 4) - Fraction(1, 18))]),
        ("done", [(1, "left", "F4xD4", Fraction(3, 4))]),
        ("F4xD4", []),
        # Three dice at the strong unit hit sooner, and never eliminate: neither is better
        ("F4xE4", []),
    ],
)
@pytest.mark.rule("HOTH-ODDS-01")
def test_an_attack_with_better_chances_is_told_with_its_chances(order, expected):
    assert told(remarks([answered(hoth(**FIGHT), order)])) == expected


@pytest.mark.rule("HOTH-ODDS-03", "HOTH-UNIT-01")
def test_a_remark_tells_orders_chances_and_the_rules_behind_the_dice():
    (line,) = words(remarks([answered(hoth(**FIGHT), "F4xC6")]))

    assert line.splitlines() == [
        "Turn 1: you chose **F4 Echo Base troopers 3/3 ▸ C6 AT-AT 1/1** (1 die · Destroyed 6 % · "
        "At least one hit 33 %). Better chances: **F4 Echo Base troopers 3/3 ▸ D4 snowtroopers "
        "1/4** (2 dice · At least one hit 75 % · Eliminated, blocked retreats included 75 %).",
        "-# +2 base at distance 2 (HOTH-UNIT-01)",
    ]


def test_what_was_still_possible_later_in_the_turn_was_not_missed():
    position = hoth(**FIGHT)
    left = answered(position, "done")
    taken = answered(position, "F4xD4")

    assert told(remarks([left, taken])) == []
    assert told(remarks([left], position)) == [], "nor what can be done now"
    other = answered(position, "F4xD4", turn=2)
    assert [one for one, *_ in told(remarks([left, other]))] == [1]


def test_what_a_later_question_offers_is_named_once_for_all_remarks(monkeypatch):
    rebels, walker = ["echo F4 ordered 0", "echo G8"], "at C6"
    left = [
        answered(hoth(rebels=rebels, empire=[foe, walker]), "done")
        for foe in ("snow D4", "snow E4")
    ]
    last = answered(hoth(rebels=rebels, empire=[walker]), "done")
    named, menu = [], type(GAMES["hoth"].words).menu

    def counted(words, view, decision, action):
        if view is last.view:
            named.append(GAMES["hoth"].write(action))
        return menu(words, view, decision, action)

    monkeypatch.setattr(type(GAMES["hoth"].words), "menu", counted)

    assert [one for _, _, one, _ in told(remarks([*left, last]))] == ["F4xD4", "F4xE4"]
    assert sorted(named) == ["F4xC6", "done"]


@pytest.mark.rule("FAS-4.3.2-a")
def test_a_shot_that_is_written_otherwise_from_another_place_was_still_possible():
    """On a virtual table a shot is written with the place it is aimed at, which a move changes."""
    foot = {"at": [37, 20, 0], "hidden": "manoeuvre"}
    foe = {"at": [37, 26, 180], "hidden": "defence"}
    live = skirmish(["PLC-07"], ["SWE-07"], r1=foot, b1=foe).answer("r1")
    moved = answered(live.position, "move -45 2")
    assert [better for _, _, better, _ in told(remarks([moved]))] == ["shoot b1 at 37 25"]
    live.answer("move -45 2")

    assert told(remarks([moved], live.position)) == []
    shot, stopped = (answered(live.position, one) for one in ("shoot b1 at 35.586 25", "stop"))
    assert told(remarks([moved, shot])) == [], "and so it was shot"
    (remark,) = remarks([moved, stopped])
    assert remark.answered is stopped, "said once"


@pytest.mark.rule("LOW-CMB-04")
def test_in_lords_it_tells_whom_a_better_place_would_have_eliminated():
    position = lords(
        south=["orc_butcher c3"],
        north=["dwarf_slugger_f d4", "dwarf_slugger_f f6"],
        hand=["goblin_spikeman_r", "goblin_shanker_fr"],
    )
    (line,) = words(remarks([answered(position, "spikeman_r b2")]))

    (better,) = told(remarks([answered(position, "spikeman_r b2")]))
    assert better[:3] == (1, "sure", "spikeman_r c4")
    assert line == (
        "Turn 1: you chose **Goblin Spikeman → ▸ b2, support**: nobody falls. In the computer's "
        "estimate **Goblin Spikeman → ▸ c4, attack** was better: d4 Slugger 4 > 3, eliminated "
        "(Butcher 3, Spikeman 1)."
    )
    found = remarks([answered(position, "spikeman_r b2")])
    assert list(pages.rules(found * 2, ENGLISH)) == [
        "-# LOW-CMB-04: Only a total greater than the defence eliminates; an equal one does "
        "nothing."
    ], "said once, whatever the number of remarks"
    step = act(position, "spikeman_r c4")
    assert any(getattr(one, "eliminated", False) for one in step.events), "and so it does"


def test_what_is_worth_little_is_not_called_better(monkeypatch):
    position = lords(
        south=["orc_butcher c3"],
        north=["dwarf_slugger_f d4", "dwarf_slugger_f f6"],
        hand=["goblin_spikeman_r", "goblin_shanker_fr"],
    )
    one = answered(position, "spikeman_r b2")
    gain = told(remarks([one]))[0][-1]

    for clear, expected in ((20 * int(gain) - 1, 1), (20 * int(gain), 0)):
        monkeypatch.setattr(type(position.game.computer), "clear", clear)
        assert len(remarks([one])) == expected


@pytest.mark.rule("LOW-CMB-04")
def test_in_lords_an_own_unit_that_falls_is_told_as_an_own_loss():
    position = lords(
        south=["orc_butcher c3"],
        north=["dwarf_slugger_f d4", "dwarf_slugger_f f6"],
        hand=["orc_deathbringer_f", "goblin_spikeman_r"],
    )

    (line,) = words(remarks([answered(position, "deathbringer_f d3")]))

    assert line == (
        "Turn 1: you chose **Orc Deathbringer ↑ ▸ d3, attack**: d3 Deathbringer 3 > 2, own loss "
        "(Slugger 3); d4 Slugger 8 > 3, eliminated (Butcher 3, Deathbringer 5). In the computer's "
        "estimate **Goblin Spikeman → ▸ c4, attack** was better: d4 Slugger 4 > 3, eliminated "
        "(Butcher 3, Spikeman 1)."
    )


@pytest.mark.rule("LOW-RNG-11")
def test_in_lords_it_does_not_weigh_what_a_shooter_has_not_chosen_yet():
    """A catapult on c2 may shoot; as long as it has not, "nobody falls" would be said of it."""
    position = lords(
        south=["orc_butcher c3"],
        north=["dwarf_slugger_f d4", "dwarf_ballista d5", "dwarf_slugger_f f6"],
        hand=["orc_catapult", "goblin_shanker_fr"],
    )
    one = answered(position, "shanker_fr d3")
    game, options = position.game, position.options(one.decision)

    assert game.write(game.computer.advise(one.view, one.decision, options)) == "catapult c2"
    assert told(remarks([one])) == []


def test_a_victory_passed_over_goes_before_all_else():
    # Given a blow that takes the last of four command units
    taken = ["dwarf_ivor_the_mad", "dwarf_deadeye_jones", "dwarf_gordona_ironhelm"]
    position = lords(
        south=["orc_ravager_r c3"],
        north=["dwarf_mungo_lancerammer d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        cards={"south": {"pile": taken}},
    )
    decision = position.open[0]
    mask = masked(position.game, position.state, decision.seat)
    orders = {position.game.write(one): one for one in position.options(decision)}
    lost = [
        one for one, action in orders.items() if not wins(position.game, mask, decision, action)
    ]

    (remark,) = remarks([answered(position, lost[0])])

    assert remark.kind == "won"
    step = flow.submit(
        position, decision.seat, decision.serial, remark.better, SeededDraws(b"1", "win")
    )
    assert step.position.outcome.winner == "south"
    assert "would have won at once" in words([remark])[0]


def battle(slug, seed, limit=160):
    """Let chance play a seat against the advice; return what it answered."""
    game, found = GAMES[slug], []
    scenario = "SC-1" if slug == "fire_and_sword" else game.scenarios()[0]
    setup, draws = usual(game, scenario), SeededDraws(seed.encode(), "coach")
    chance, advice = selfplay.random_chooser(seed), selfplay.greedy_chooser()

    def choose(position, decision, options):
        if decision.seat != setup.seats[0]:
            return advice(position, decision, options)
        action = chance(position, decision, options)
        course = game.insight.course(position.view(decision.seat))
        if course is not None:
            found.append(Answered(course.turn, position, decision, action))
        return action

    steps = selfplay.steps(selfplay.started(game, setup, draws), draws, choose)
    for _ in zip(steps, range(limit), strict=False):
        pass
    return found


def fallen(one, action):
    """What a side of Lords of War has eliminated more than it lost, once an action is taken."""
    seat, game = one.decision.seat, one.position.game
    draws = SeededDraws(b"1", "fallen")
    step = flow.submit(one.position, seat, one.decision.serial, action, draws)
    return game.computer.terms(step.position.state, game.side_of(seat))["lords-term-fallen"]


@pytest.mark.parametrize(
    ("slug", "seed", "limit"),
    [
        ("hoth", "2", 160),
        ("lords", "7", 160),
        ("napoleonics", "2", 160),
        ("jours", "6", 160),
        pytest.param("fire_and_sword", "2", 450, marks=pytest.mark.slow),
    ],
)
def test_every_remark_is_true_and_the_same_for_twins(slug, seed, limit):
    answers = battle(slug, seed, limit)
    game, found = GAMES[slug], remarks(answers)

    twins = [
        one._replace(position=twin(one.position, one.decision.seat, Random(place)))
        for place, one in enumerate(answers)
    ]
    again = remarks(twins)
    assert told(again) == told(found), "what is hidden changes nothing"
    assert words(again) == words(found)

    assert found
    for one in found:
        view = one.answered.view
        better, done = (game.insight.odds(view, act) for act in (one.better, one.answered.action))
        captions = {*game.computer.coaching.coached}
        for voice in VOICES:
            line = pages.told(one, voice)
            assert set(RULE.findall(line)) <= {*rulebook.load(slug)}
            parts = better.tally.parts if better is not None else ()
            assert {part.rule for part in parts if part.rule} <= {*RULE.findall(line)}
            assert "`" not in line
        if one.kind == "left":
            assert done is None
            tests = [
                row for row in better.brief if row.label.key in game.computer.coaching.provisos
            ]
            chances = [row.chance for row in coached(game, better)]
            assert one.gain == max(chances) * prod(row.chance for row in tests) >= LIKELY
            answers = game.computer.coaching.answers
            assert not any(row.label.key in answers for row in (*better.rows, *better.brief))
        elif one.kind == "odds":
            assert one.gain >= CLEAR
            for row in (*better.rows, *better.brief):
                for other in (*done.rows, *done.brief):
                    if row.label == other.label and row.label.key in captions:
                        assert 0 <= row.chance - other.chance <= one.gain
                    if row.label == other.label and row.label.key in game.computer.coaching.risks:
                        assert row.chance <= other.chance
        else:
            assert one.kind == "sure"
            new, old = (fallen(one.answered, act) for act in (one.better, one.answered.action))
            assert new > old, "it is better for whom it eliminates and whom it loses"


def odds_of(**chances):
    """Odds of Hoth by captions without their prefix."""
    rows = (OddsRow(Text(f"hoth-odds-{key}"), Fraction(*one)) for key, one in chances.items())
    return Odds(Tally(), tuple(rows))


@pytest.mark.parametrize(
    ("better", "done", "gain"),
    [
        # The more blows at the strong unit do not make up for the walker that may be destroyed
        ({"hit": (9, 10), "eliminated": (0, 1)}, {"hit": (1, 2), "destroyed": (1, 4)}, (0, 1)),
        ({"hit": (9, 10), "eliminated": (3, 4)}, {"hit": (1, 2), "destroyed": (1, 4)}, (1, 2)),
        # What only one of them may bring: nothing for the better one, but not nothing for the other
        ({"hit": (3, 4), "destroyed": (1, 4)}, {"destroyed": (1, 5)}, (1, 20)),
        ({"destroyed": (1, 2)}, {"hit": (1, 2), "destroyed": (1, 4)}, (0, 1)),
        # Without an E-Web one has less than who may roll again
        ({"hit": (3, 4)}, {"hit": (1, 2), "hit-e-web": (7, 8)}, (0, 1)),
        ({"hit": (3, 4), "hit-e-web": (15, 16)}, {"hit": (1, 2)}, (7, 16)),
    ],
)
@pytest.mark.rule("HOTH-ODDS-03", "HOTH-ODDS-04")
def test_better_chances_are_worse_in_nothing(better, done, gain):
    by = GAMES["hoth"].computer.coaching

    assert gained(by, odds_of(**better), odds_of(**done)) == Fraction(*gain)


@pytest.mark.parametrize(
    ("better", "done", "gain"),
    [
        ({"hit": (3, 4), "back-hit": (1, 3)}, {"hit": (1, 2)}, (0, 1)),
        ({"hit": (3, 4), "back-hit": (1, 3)}, {"hit": (1, 2), "back-hit": (1, 2)}, (1, 4)),
        # A leader alone is a banner as a unit is; a square is asked of whoever may form one
        ({"eliminated": (1, 2)}, {"killed": (1, 6)}, (1, 3)),
        (
            {"eliminated": (3, 4), "eliminated-square": (1, 10)},
            {"eliminated": (1, 2)},
            (0, 1),
        ),
    ],
)
@pytest.mark.rule("NAP-PBP-11", "NAP-BB-01", "NAP-VIC-02")
def test_what_an_attack_may_cost_counts_against_it(better, done, gain):
    by = GAMES["napoleonics"].computer.coaching
    attacks = (
        Odds(Tally(), tuple(OddsRow(Text(f"napoleonics-odds-{key}"), Fraction(*one))
                            for key, one in chances.items()))
        for chances in (better, done)
    )  # fmt: skip

    assert gained(by, *attacks) == Fraction(*gain)


@pytest.mark.rule("JDG-9.3.1-a")
def test_a_charge_is_no_likelier_than_that_nobody_forms_square_against_it():
    rows = [
        OddsRow(Text("jours-odds-defender"), Fraction(9, 10)),
        OddsRow(text("jours-odds-squares", place="1113"), Fraction(4, 5)),
    ]
    by = GAMES["jours"].computer.coaching

    assert hoped(by, Odds(Tally(), tuple(rows[:1]))) == Fraction(9, 10)
    assert hoped(by, Odds(Tally(), tuple(rows))) == Fraction(9, 50)


@pytest.mark.parametrize(
    ("better", "done", "gain"),
    [
        # Nine of ten after a test that fails as often as not is less than seven of ten without one
        ({"engages": (1, 2), "defender": (9, 10)}, {"defender": (7, 10)}, (0, 1)),
        ({"defender": (9, 10)}, {"engages": (1, 2), "defender": (9, 10)}, (9, 20)),
        (
            {"engages": (1, 2), "defender": (9, 10), "attacker": (1, 10)},
            {"defender": (1, 10), "attacker": (1, 20)},
            (7, 20),
        ),
    ],
)
@pytest.mark.rule("JDG-PBP-d", "JDG-0.4-b")
def test_chances_after_a_test_are_weighed_by_it(better, done, gain):
    attacks = (
        Odds(Tally(), tuple(OddsRow(Text(f"jours-odds-{key}"), Fraction(*one))
                            for key, one in chances.items()))
        for chances in (better, done)
    )  # fmt: skip

    assert gained(GAMES["jours"].computer.coaching, *attacks) == Fraction(*gain)


def test_what_is_hardly_to_be_hoped_for_is_not_counted_on_to():
    chances = ((1, 19), (2, 10), (3, 2), (4, 1))
    rows = [OddsRow(text("fas-odds-dp", count=n), Fraction(one, 20)) for n, one in chances]
    little = [OddsRow(text("fas-odds-dp", count=1), Fraction(1, 20))]
    game = GAMES["fire_and_sword"]

    assert coach.told(game, Odds(Tally(), tuple(rows))) == rows[:3]
    assert coach.told(game, Odds(Tally(), tuple(little))) == little


@pytest.mark.rule("FAS-2.3-a")
def test_turns_of_one_number_in_two_rounds_are_not_one():
    """Each Round of By Fire and Sword counts its Turns anew."""
    found = [one for one in battle("fire_and_sword", "2", 450) if one.turn == 1]
    rounds = {one.view.round: one for one in found}

    first, second, *_ = rounds.values()
    assert first.turn == second.turn
    assert not first.is_with(second)
    assert first.is_with(first)
    said = [ENGLISH(one.when) for one in (first, second)]
    assert said == [f"Round {one.view.round}, Turn 1" for one in (first, second)]


def test_every_game_has_captions_and_a_game_by_itself_has_none():
    without = {
        (slug, scenario)
        for slug, game in GAMES.items()
        for scenario in game.scenarios()
        if not game.computer.coaches(scenario)
    }
    assert without == {("fire_and_sword", "table")}, "nobody knows where the pieces stand there"
    assert not Computer.coaching.coached
    assert remarks([]) == []
