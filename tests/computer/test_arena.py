"""Which player is stronger: pairs of games in files, and what may be said because of them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot import arena
from bot.arena import Comparison
from bot.computer.levels import LEVELS, THINKING, USUAL
from bot.library import data_folder
from tests.support.loaded import load_games

GAMES = load_games()
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
FILES = sorted((data_folder() / "strength").glob("*.json"))
KEPT = {path.stem: msgspec.json.decode(path.read_bytes(), type=Comparison) for path in FILES}
each_file = pytest.mark.parametrize("name", KEPT)
IN_TIME = [
    pytest.param(name, marks=[pytest.mark.soak] if found.players[0] in THINKING else [])
    for name, found in KEPT.items()
]
"""A whole pair of one that thinks takes long: its first moves alone are compared in every run."""

GREEDY_1 = {
    "fire_and_sword": "e44ef4d0e9a0ce36",
    "hoth": "ad3a821ad2132812",
    "jours": "3387482a84aa3761",
    "lords": "fbb70ed3b3a5cef3",
    "napoleonics": "2937df3474d95ee7",
}
"""How ``greedy-1`` plays, the measure of all others.

Who betters the advice of a game keeps the former one as ``greedy-1`` in ``bot/selfplay.py``; where
the rules change a battle, all comparisons of the game are played again.
"""


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_measure_of_all_players_stays_as_it_is(slug):
    assert arena.moves(GAMES[slug], "greedy-1") == GREEDY_1[slug]


@pytest.mark.slow
@each_file
def test_a_comparison_speaks_of_players_as_they_are(name):
    found = KEPT[name]
    game = GAMES[found.game]

    assert found.players[1] == "greedy-1"
    assert name == f"{found.game}-{found.players[0]}"
    assert found.scenarios == tuple(game.scenarios()), "all of them, evenly"
    assert {kind: arena.moves(game, kind) for kind in found.players} == found.moves, (
        "they play otherwise now: delete the file and let fieldpost selfplay --pairs --file play"
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", IN_TIME)
def test_a_pair_of_a_comparison_can_be_played_again(name):
    # Given the shortest kind of battle of those kept
    found = KEPT[name]
    game, again = GAMES[found.game], msgspec.structs.replace(KEPT[name], pairs=[])
    setups = {one: arena.usual(game, one) for one in found.scenarios}

    # Then its first pair ends as it did
    arena.go_on(game, again, setups)
    assert again.pairs == found.pairs[:1]


WEAKER = (0.25, 0.35)
"""What share of the points a recruit is meant to win against the advice."""


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_level_is_offered_where_it_was_shown_to_be_what_it_is_called(slug):
    shown = set()
    for found in KEPT.values():
        level, share = found.players[0], found.score.share
        if found.game != slug:
            continue
        if level in THINKING and found.verdict == "stronger":
            shown.add(level)
        if level == "recruit" and WEAKER[0] <= share <= WEAKER[1]:
            shown.add(level)

    assert set(GAMES[slug].computer.levels) == shown
    assert LEVELS.index("recruit") < LEVELS.index(USUAL) < LEVELS.index("veteran")


def test_what_the_readme_says_of_levels_stands_in_the_files():
    told = re.findall(r"`data/strength/(\S+?)\.json`: ([\d.]+) of (\d+)", README)

    assert {name for name, *_ in told} == set(KEPT)
    for name, points, games in told:
        assert float(points) == sum(KEPT[name].pairs)
        assert int(games) == KEPT[name].score.games


def test_a_comparison_is_gone_on_with_and_the_scenarios_take_turns():
    lords = GAMES["lords"]
    names = lords.scenarios()[:2]
    setups = {name: arena.usual(lords, name) for name in names}
    found = arena.begun(lords, ("greedy", "random"), names, "5")

    for _ in range(3):
        arena.go_on(lords, found, setups)

    assert found.pairs == [2, 2, 2], "greedy beats chance from both seats"
    assert [(name, score.pairs) for name, score in found.scored()] == [
        (names[0], [2, 2]), (names[1], [2])
    ]  # fmt: skip
    assert found.verdict == "undecided", "of three pairs nothing is concluded"
    packed = msgspec.json.encode(found)
    again = msgspec.json.decode(packed, type=Comparison)
    assert again.score == found.score


def test_a_test_that_has_decided_stays_decided_when_more_is_played():
    found = Comparison("lords", ("veteran", "greedy-1"), "1", ("basic",), {})
    even = [2.0, 0.0, 1.0, 1.0]
    found.pairs = [2.0, 1.0] * 8
    assert found.verdict == "undecided", "of few pairs nothing is concluded"

    found.pairs = [2.0, 1.0] * 10
    assert found.verdict == "stronger"
    found.pairs += even * 10
    assert found.score.verdict(*found.shares) == "undecided"
    assert found.verdict == "stronger"


def test_a_pair_is_one_deal_with_the_seats_changed():
    # Given two players who play alike: each deal is won by the same side in both games
    lords = GAMES["lords"]
    setup = arena.usual(lords, lords.scenarios()[0])

    assert arena.points(lords, setup, "5", ("greedy", "greedy-1")) == 1


def test_in_a_battle_of_one_side_nobody_is_compared():
    lords = GAMES["lords"]
    setup = arena.usual(lords, lords.scenarios()[0])
    alone = msgspec.structs.replace(setup, seats=setup.seats[:1])

    with pytest.raises(ValueError, match="1 sides"):
        arena.points(lords, alone, "5", ("greedy", "random"))
