"""The coach in Discord: to whom it speaks and when."""

from types import SimpleNamespace

import pytest

from bot.chat.front.names import action_words
from bot.chat.match.pages import colonel as colonels
from bot.chat.wire.locale import Voice
from bot.computer import coach
from bot.computer.colonel import judgeable, judged
from bot.sandbox import is_ephemeral, labels_of, text_of
from bot.service.match import history
from tests.chat.people import open_game
from tests.chat.test_lords import battle
from tests.support.loaded import load_catalogue, load_games

ENGLISH = Voice(load_catalogue(), "en")
CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def heard(person):
    """Ask the coach; return what it says."""
    message = await person.here.slash("coach")
    assert is_ephemeral(message)
    while "Looking at" in text_of(message):
        message = await person.here.changed(message)
    return text_of(message)


async def peaceful(stage, match, steps):
    """Let both players follow the advice, but for attacks: they leave them all out."""
    for _ in range(steps):
        table = await stage.matches.queries.table(match)
        game, decision = table.game, table.position.open[0]
        options = table.position.options(decision)
        orders = {game.write(one): one for one in options}
        action = game.computer.advise(table.position.view(decision.seat), decision, options)
        if any("x" in order for order in orders):
            action = orders["done"]
        await stage.matches.play.act(
            match, table.info.user_of(decision.seat), decision.serial, [action],
            interaction=f"{decision}",
        )  # fmt: skip
    await stage.settled()


@CHEAP
async def test_between_people_the_coach_speaks_after_the_match(stage):
    alice, bob = await open_game(stage, "S01")
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    assert "after the match" in await heard(alice)
    await peaceful(stage, match, 10)
    assert "Coach" not in labels_of(await alice.panel())

    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()

    past = await stage.matches.queries.past(match, None)
    for person, seat in ((alice, "rebels-1"), (bob, "empire-1")):
        told = await heard(person)
        answers = history.answers(past, [seat])
        assert answers
        for one in coach.remarks(answers):
            asked = one.answered
            game, view = asked.position.game, asked.view
            better = action_words(game, view, asked.decision, one.better, ENGLISH)
            assert f"**{better}**" in told
    assert "left out" in await heard(alice)


@CHEAP
async def test_where_it_was_agreed_the_coach_speaks_to_each_of_their_own_turn(stage):
    alice, bob = await open_game(stage, "S01", options="coach=own-turn")
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    assert "You have not decided anything yet" in await heard(alice)
    await peaceful(stage, match, 10)

    assert "Turn 1: you chose **Attacks done** and left out **" in await heard(alice)
    assert "Turn 2: nothing. No victory was passed over" in await heard(bob)

    await peaceful(stage, match, 10)
    later = await heard(alice)
    assert "Turn 3: " in later
    assert "Turn 1: " not in later


@CHEAP
async def test_the_last_turn_is_of_this_battle_of_a_campaign_alone(stage):
    """Each battle counts its turns anew."""
    alice, bob = await open_game(stage, "K1", options="coach=own-turn")
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    await peaceful(stage, match, 12)
    assert "Battle 1, turn 1: you chose **Attacks done**" in await heard(bob)

    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()
    await peaceful(stage, match, 12)

    told = await heard(bob)
    assert "Battle 2, turn 1: you chose **Attacks done**" in told
    assert "Battle 1" not in told


@CHEAP
async def test_after_a_match_the_colonel_tells_which_decisions_cost_most(stage):
    # Given a battle of Lords of War in which South places at random, and gives up
    alice, _, match = await battle(stage)
    for step in range(16):
        table = await stage.matches.queries.table(match)
        game, decision = table.game, table.position.open[0]
        options = table.position.options(decision)
        action = options[7 * step % len(options)]
        if decision.seat != "south":
            action = game.computer.advise(table.position.view(decision.seat), decision, options)
        await stage.matches.play.act(
            match, table.info.user_of(decision.seat), decision.serial, [action],
            interaction=f"{decision}",
        )  # fmt: skip
    await stage.settled()
    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()

    # When the coach passes her on
    message = await alice.here.slash("coach")
    while "Looking at" in text_of(message):
        message = await alice.here.changed(message)
    told = await alice.here.click(message, "Colonel")
    while "takes a while" in text_of(told):
        told = await alice.here.changed(told)

    # Then it says what play-outs say, to her alone
    answers = judgeable(history.answers(await stage.matches.queries.past(match, None), ["south"]))
    found = await judged(answers, stage.matches.thinking.study)
    assert is_ephemeral(told)
    assert answers
    assert found
    for one in found:
        assert colonels.told(one, ENGLISH) in text_of(told)


@CHEAP
async def test_the_colonel_judges_no_game_without_a_measure_and_no_match_that_runs(stage):
    alice, _ = await open_game(stage, "S01", options="coach=own-turn")
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    await peaceful(stage, match, 4)
    message = await alice.here.slash("coach")

    assert "Colonel" not in labels_of(message)
    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()
    assert "Colonel" not in labels_of(await alice.here.slash("coach"))


@pytest.mark.parametrize(("slug", "until"), [
    ("napoleonics", "to the end of that turn,"),
    ("lords", "to the end of the other side's next turn,"),
])  # fmt: skip
def test_the_colonel_says_how_far_it_plays_on(slug, until):
    game = load_games()[slug]
    painter = SimpleNamespace(accent=lambda side: 0)
    shown = colonels.page(colonels.Reviewed(game, "m", (), ()), ENGLISH, painter)

    assert until in shown.texts()[-1]
