"""A first game that tells its rules: opened by a command, to its end, and on to the real thing."""

import re

import msgspec
import pytest

from bot import selfplay
from bot.chat.front.front import Reader
from bot.chat.match import waiting
from bot.chat.wire.locale import Voice
from bot.sandbox import labels_of, text_of
from bot.service.ladder.results import RATED
from bot.service.model import COMPUTER, LESSON, change
from tests.chat.people import Seat, acts, straight, turn_of

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
FIRST = {"hoth": "HOTH-CARD-01", "lords": "LOW-CRD-02", "napoleonics": "NAP-CMD-01"}


async def learned(stage, system):
    """Let Alice open a guided game; returns her seat and the match."""
    await stage.alice.slash_with("game learn", {"system": system})
    await stage.settled()
    alice = Seat(stage.alice, stage.alice.threads()[-1])
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    return alice, info


@CHEAP
@pytest.mark.parametrize("system", FIRST)
async def test_a_guided_game_begins_at_once_and_tells_the_rules_of_each_decision(stage, system):
    alice, info = await learned(stage, system)
    assert info.options["computer-level"] == "recruit"

    assert (info.status, info.options[LESSON], info.options[RATED]) == ("running", "on", "off")
    assert len(info.seats_of(int(stage.alice.id))) == len(info.seats_of(COMPUTER)) == 1
    lesson = stage.content.lessons[system]
    table = await stage.matches.queries.table(info.id)
    rules = lesson.points[table.decision_for(int(stage.alice.id)).point]
    said = text_of(await alice.panel())
    assert FIRST[system] in rules
    assert "> How you win:" in said
    for number in (*lesson.goal, *rules):
        rule = stage.content.rule_book.rule(number, "en")
        assert f"> **{number}** {rule.words}" in said


@CHEAP
async def test_a_guided_game_is_played_to_its_end_and_leads_on(stage):
    alice, info = await learned(stage, "hoth")
    points = set()
    while info.status == "running":
        await stage.settled()
        table = await stage.matches.queries.table(info.id)
        if table.info.status == "over":  # by the computer's turn
            break
        points.add(table.position.open[0].point)
        await straight(stage, info.id, alice, turn_of(table, selfplay.greedy_chooser()))
        info = (await stage.matches.queries.table(info.id)).info
    await stage.settled()
    assert {"DP-PLAY", "DP-ORDER"} <= points <= set(stage.content.lessons["hoth"].points)

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
    assert (real.scenario, real.status) == ("S02", "running")
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
