"""A first game that tells its rules: opened by a command, to its end, and on to the real thing."""

import asyncio
import re

import msgspec
import pytest

from bot import lessons, selfplay
from bot.chat.front.front import Reader
from bot.chat.match import following, views, waiting
from bot.chat.wire.locale import Voice
from bot.computer.inline import InlineThinkers
from bot.sandbox import is_ephemeral, labels_of, text_of
from bot.service.ladder.results import RATED
from bot.service.model import COMPUTER, LESSON, change
from tests.chat.people import Seat, acts, decides, one_answer, say, straight, turn_of
from tests.support.loaded import load_catalogue, load_games

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
LESSONS = lessons.load(load_games())
GUIDED = ("hoth", "lords", "napoleonics")


async def learned(stage, system):
    """Let Alice open a guided game; returns her seat and the match."""
    await stage.alice.slash_with("game learn", {"system": system})
    await stage.settled()
    alice = Seat(stage.alice, stage.alice.threads()[-1])
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    return alice, info


@CHEAP
@pytest.mark.parametrize("system", GUIDED)
async def test_a_guided_game_begins_at_once_and_says_what_to_do_and_what_for(stage, system):
    alice, info = await learned(stage, system)
    assert info.options["computer-level"] == "recruit"

    assert (info.status, info.options[LESSON], info.options[RATED]) == ("running", "on", "off")
    assert len(info.seats_of(int(stage.alice.id))) == len(info.seats_of(COMPUTER)) == 1
    lesson = stage.content.lessons[system]
    table = await stage.matches.queries.table(info.id)
    point = table.decision_for(int(stage.alice.id)).point
    assert point in lesson.steps
    goal, step = steps(stage, system, "goal"), steps(stage, system, f"{point.lower()}-1")
    for _ in range(2):  # opened again it says so again, since nothing was done
        assert f"> {goal}\n> {step}" in text_of(await alice.panel())


def steps(stage, system, name):
    return Voice(stage.content.catalogue, "en").word(f"lesson-{system}-{name}")


@pytest.mark.parametrize("system", GUIDED)
def test_every_step_is_worded_in_every_language(system):
    lesson, catalogue = LESSONS[system], load_catalogue()
    wanted = {f"{point.lower()}-{step + 1}" for point in lesson.steps
              for step in range(lesson.steps[point])}  # fmt: skip
    for locale in catalogue.locales:
        for name in ("goal", *wanted):
            assert catalogue.has(f"chat-lesson-{system}-{name}", locale), name


def test_what_is_said_of_the_goal_is_what_the_scenario_asks_for():
    voice = Voice(load_catalogue(), "en")
    games = load_games()
    hoth = games["hoth"].tables.content.scenarios[LESSONS["hoth"].scenario]
    assert (hoth.sides["rebels"].victory.medals, hoth.sides["empire"].victory.medals) == (2, 3)
    assert "2 medals" in voice.word("lesson-hoth-goal")
    assert "wins with 3" in voice.word("lesson-hoth-goal")


@CHEAP
async def test_a_guided_game_is_played_to_its_end_and_leads_on(stage):
    alice, info = await learned(stage, "hoth")
    points, told = set(), []
    while info.status == "running":
        await stage.settled()
        table = await stage.matches.queries.table(info.id)
        if table.info.status == "over":  # by the computer's turn
            break
        points.add(table.position.open[0].point)
        told += re.findall("^> (.*)", text_of(await alice.panel()), re.MULTILINE)
        await straight(stage, info.id, alice, turn_of(table, selfplay.greedy_chooser()))
        info = (await stage.matches.queries.table(info.id)).info
    await stage.settled()
    assert {"DP-PLAY", "DP-ORDER"} <= points
    assert len(told) == len(set(told)), "each step is told once"
    assert [one for one in told if one == steps(stage, "hoth", "goal")]
    assert {steps(stage, "hoth", f"dp-play-{number}") for number in (1, 2, 3)} <= set(told)

    card = [one for one in alice.here.messages(alice.thread) if acts(one, "rematch")][-1]
    assert "Ladder" not in labels_of(card)
    private = await alice.here.slash("order")
    assert re.search(r"This game is over. Victory: \*\*(Rebels|Empire)\*\*", text_of(private))
    assert [act for act in ("rematch", "chronicle", "text") if acts(private, act)] == [
        "rematch", "chronicle", "text",
    ]  # fmt: skip
    assert "Next scenario" in labels_of(private)
    await alice.here.click(card, "Next scenario")
    await stage.settled()
    real = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    assert (real.scenario, real.status) == ("S01", "running")
    assert LESSON not in real.options


@CHEAP
async def test_where_there_is_no_guided_game_those_that_there_are_are_named(stage):
    offered = await stage.alice.autocomplete("game learn", "system", "")
    assert [one["value"] for one in offered] == ["hoth", "lords", "napoleonics"]
    told = await stage.alice.slash_with("game learn", {"system": "jours"})
    assert "Battle of Hoth, Lords of War" in text_of(told)
    assert stage.alice.threads() == []
    typed = {"scenario": "S01", "options": "lesson=on"}
    assert "lesson" in text_of(await stage.alice.slash_with("game new", typed))


@CHEAP
async def test_who_waits_for_the_computer_goes_on_by_a_button(stage):
    _, info = await learned(stage, "hoth")
    table = await stage.matches.queries.table(info.id)
    asked = table.position.open[0].seat
    reader = Reader(
        stage.client.front, info.id, int(stage.alice.id), Voice(stage.content.catalogue, "en")
    )

    def page(user):
        seats = [
            msgspec.structs.replace(one, user=user if one.seat == asked else int(stage.alice.id))
            for one in info.seats
        ]
        seen = msgspec.structs.replace(table, info=change(info, seats=tuple(seats)))
        return labels_of(waiting.page(reader, seen, "").payload())

    assert page(COMPUTER)[0] == "Take turn"
    assert "Take turn" not in page(int(stage.bob.id))


def newest(person):
    return [one for one in person.here.messages(person.thread) if is_ephemeral(one)][-1]


async def ended(stage, person, match):
    """Play a card and end the turn; returns the page that waits for the computer."""
    table = await stage.matches.queries.table(match)
    card = table.game.write(table.position.options(table.position.open[0])[0])
    panel = await say(person, f"{card}; end")
    return await one_answer(person, panel) if decides(panel) else panel


async def card_asked(person):
    """Wait until a card is asked for; units that must retreat do so."""
    await person.here.until(lambda: decides(newest(person)))
    while "Which order card do you play?" not in text_of(newest(person)):
        await one_answer(person, newest(person))
        await person.here.until(lambda: decides(newest(person)))


@CHEAP
async def test_the_page_of_who_waits_for_the_computer_goes_on_by_itself(stage, monkeypatch):
    # Given a learner who has ended their turn, and a computer that takes a moment
    monkeypatch.setattr(InlineThinkers, "first_s", 0.5)
    alice, info = await learned(stage, "hoth")
    panel = await ended(stage, alice, info.id)
    assert "**Computer** is moving" in text_of(panel)

    # When the computer has moved, then the page tells that, and asks what is asked now
    await alice.here.until(lambda: decides(newest(alice)))
    told = text_of(newest(alice))
    assert re.search(r"^- Empire: card .*$", told, re.MULTILINE)
    assert "Rebels: card" not in told, "what was shown before is not shown again"

    # And a page that waits still, whose button is pressed by hand, tells all since then
    await card_asked(alice)
    monkeypatch.setattr(following, "LIMIT_S", 0.0)
    panel = await ended(stage, alice, info.id)
    await stage.settled()
    panel = await alice.here.click(panel, "Take turn")
    assert re.search(r"^- Empire: card .*$", text_of(panel), re.MULTILINE)


@CHEAP
async def test_a_page_goes_on_though_the_computer_moved_while_it_was_painted(stage, monkeypatch):
    monkeypatch.setattr(InlineThinkers, "first_s", 0.5)
    alice, info = await learned(stage, "hoth")
    now = views.now

    async def slow(*args):
        page = await now(*args)
        while not (await stage.matches.queries.table(info.id)).deciders:
            await asyncio.sleep(0.01)
        return page

    monkeypatch.setattr(views, "now", slow)
    panel = await ended(stage, alice, info.id)
    assert "**Computer** is moving" in text_of(panel)

    await alice.here.until(lambda: decides(newest(alice)))
