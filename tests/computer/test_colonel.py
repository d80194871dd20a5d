"""The colonel: what it says follows from play-outs that anybody can repeat, and from a mask."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.chat.front.names import action_words
from bot.chat.match.pages import colonel as pages
from bot.chat.wire.locale import Voice
from bot.computer import colonel
from bot.computer.colonel import CLEAR, MANY, MOST, judgeable, judged
from bot.computer.sources import SeededSource
from bot.computer.study import Studied, chance, studied, study_of
from bot.computer.worlds import Worlds
from bot.engine.worlds.unknown import masked
from tests.computer.test_coach import battle
from tests.support.loaded import load_catalogue, load_games
from tests.support.twins import twin

GAMES = load_games()
ENGLISH = Voice(load_catalogue(), "en")
THINKERS = pytest.mark.parametrize("slug", ["lords", "napoleonics"])


async def inline(study):
    """Judge a decision at once."""
    return studied(GAMES[study.system], study)


def sources(decision):
    """The chance of a study, as written down here once more."""
    return lambda name: SeededSource(f"study of {decision.serial} {name}")


@pytest.fixture(scope="module")
def found():
    """Decisions of a seat that chance plays, by game, and what the colonel says of some."""
    return {slug: judgeable(battle(slug, "3"))[:8] for slug in ("lords", "napoleonics")}


@THINKERS
async def test_every_number_is_what_play_outs_say(slug, found):
    game, told = GAMES[slug], await judged(found[slug], inline)

    assert 0 < len(told) <= MOST, "chance plays badly"
    for one in told:
        decision, position = one.answered.decision, one.answered.position
        side = game.side_of(decision.seat)
        mask = masked(game, position.state, decision.seat)
        worlds = Worlds(game, mask, decision, sources(decision), game.computer.reply)
        starts = [worlds.started(action) for action in (one.better, one.answered.action)]
        worths = [
            [game.computer.worth(worlds.end(start, f"fresh {MANY}-{n}"), side) for start in starts]
            for n in range(MANY)
        ]
        wins = sum(better > done for better, done in worths)
        losses = sum(better < done for better, done in worths)
        gain = sum(chance(game, better) - chance(game, done) for better, done in worths) / MANY
        assert (one.studied.pairs, one.studied.wins, one.studied.losses) == (MANY, wins, losses)
        assert one.studied.gain == pytest.approx(gain)
        assert one.studied.gain >= CLEAR
        assert one.studied.sure > 0

        words = pages.told(one, ENGLISH)
        given, better = (
            action_words(game, one.answered.view, decision, action, ENGLISH)
            for action in (one.answered.action, one.better)
        )
        assert f"you chose **{given}**" in words
        assert f"**{better}** was stronger" in words
        assert one.better in position.options(decision)
        assert f"played on {MANY} times" in words
        low, high = (round(100 * (gain + sign * one.studied.error)) for sign in (-1, 1))
        assert (f" ({low} to {high})." in words) == (low != high)


@THINKERS
def test_what_is_hidden_from_a_seat_is_not_in_its_study(slug, found):
    one = found[slug][-1]
    studies = [
        study_of(twin(one.position, one.decision.seat, Random(n)), one.decision, one.action, 4)
        for n in range(2)
    ]

    assert studies[0] == studies[1]
    assert studied(GAMES[slug], studies[0]) == studied(GAMES[slug], studies[1])


async def test_what_the_computer_would_have_done_is_no_mistake(found):
    one = found["lords"][0]
    study = study_of(one.position, one.decision, one.action, 4)
    better = studied(GAMES["lords"], study).better
    same = one._replace(action=GAMES["lords"].codec.action(better))

    assert studied(GAMES["lords"], msgspec.structs.replace(study, done=better)) == Studied(better)
    assert await judged([same], inline) == []


@pytest.mark.parametrize(
    ("gain", "error", "is_told"),
    [(0.06, 0.05, True), (0.06, 0.07, False), (0.02, 0.01, False), (-0.1, 0.01, False)],
)
async def test_only_what_is_clear_and_beyond_doubt_is_told(found, gain, error, is_told):
    one, studies = found["lords"][0], []

    async def judge(study):
        studies.append(study)
        other = next(x for x in one.position.options(one.decision) if x != one.action)
        return Studied(msgspec.json.encode(other), study.pairs, 5, 3, gain, error, "lords-term-mat")

    assert bool(await judged([one], judge)) == is_told
    assert [study.pairs for study in studies] == ([8, 64] if gain > 0 else [8])
    assert studies[-1].better == (None if gain < 0 else msgspec.json.encode(studies_better(one)))


def studies_better(one):
    return next(x for x in one.position.options(one.decision) if x != one.action)


async def test_at_most_ten_are_looked_at_again_and_three_told_in_their_order(found):
    answers, gains = found["lords"] * 2, {}

    async def judge(study):
        gains.setdefault(study.decision.serial, 0.04 + 0.01 * len(gains))
        asked.append(study.pairs)
        return Studied(study.done, study.pairs, 5, 3, gains[study.decision.serial], 0.01)

    asked: list[int] = []
    told = await judged(answers[:12], judge)

    assert asked == [8] * 12 + [MANY] * colonel.WORST
    assert len(told) == MOST
    order = [answers.index(one.answered) for one in told]
    assert order == sorted(order)


async def test_what_no_worker_could_judge_is_left_out(found):
    async def judge(study):
        return None

    assert await judged(found["lords"], judge) == []


def test_a_chance_is_even_without_an_edge_and_three_of_four_where_it_is_clear():
    game = GAMES["lords"]
    clear = game.computer.clear

    assert [chance(game, worth) for worth in (-clear, 0, clear)] == [0.25, 0.5, 0.75]
    assert chance(game, 10**9) < 1


@pytest.mark.parametrize("slug", ["hoth", "jours", "fire_and_sword"])
def test_where_nobody_knows_what_worth_means_nothing_is_judged(slug):
    assert not GAMES[slug].computer.clear
    if slug == "hoth":
        assert judgeable(battle("hoth", "3")) == []


@THINKERS
def test_the_parts_of_a_worth_have_words_in_all_languages(slug):
    catalogue = load_catalogue()
    answers = battle(slug, "4", limit=60)
    for one in answers[::10]:
        side = GAMES[slug].side_of(one.decision.seat)
        for term in GAMES[slug].computer.terms(one.position.state, side):
            assert all(catalogue.has(term, locale) for locale in catalogue.locales)
