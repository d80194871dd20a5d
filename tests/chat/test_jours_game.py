"""Battles of Jours de Gloire from the lobby to the result: by the panel, and typed."""

import pytest

from bot.sandbox import is_ephemeral, text_of
from tests.chat.people import Seat, acts, decides, one_answer, say, straight, turn_of, written

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
EACH, ALL = 2, 10**6
"""How many questions of each kind are answered on Discord; the rest is handed to the service."""


async def begun(stage):
    """Alice opens the drill battle as Blue, Bob joins as Red; their seats by side."""
    said = {"scenario": "jours/drill", "side": "blue"}
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    lobby = alice.here.messages(thread)[0]
    await bob.here.click(lobby, acts(lobby, "join")[0])
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    return {"blue": alice, "red": bob}, info.id


async def by_panel(person, table, steps):
    """Answer one question by the first picks of the panel."""
    panel = await person.panel()
    assert decides(panel)
    await one_answer(person, panel)


async def by_words(person, table, steps):
    """Type what is to be done."""
    await say(person, written(table, steps))


@CHEAP
@pytest.mark.parametrize(
    ("way", "each"),
    [
        (by_panel, EACH),
        (by_words, EACH),
        pytest.param(by_words, ALL, marks=pytest.mark.slow),
    ],
    ids=["panel", "words", "words-whole"],
)
async def test_a_battle_is_played_to_its_result_and_orders_stay_secret(stage, way, each):
    people, match = await begun(stage)
    counted, groups = {}, set()
    while (table := await stage.matches.queries.table(match)).position.open:
        decision = table.position.open[0]
        person, point = people[decision.seat], decision.point
        steps = turn_of(table, lambda at, asked, options: table.game.computer.advise(
            at.view(asked.seat), asked, options))  # fmt: skip
        if point == "DP-A3":
            field = table.position.state.field
            groups |= {one.id for one in field.groups}
        counted[point] = counted.get(point, 0) + 1
        if counted[point] <= each:
            await way(person, table, steps)
        else:
            await straight(stage, match, person, steps)
        await stage.settled()

    assert {"DP-A3", "DP-B2", "DP-M1"} <= set(counted)
    assert groups
    result = people["blue"].here.messages(people["blue"].thread)[-1]
    assert "The battle is over" in text_of(result)
    assert table.info.outcome.rule.startswith("JDG-13")
    seen = stage.carol.at(people["blue"].thread).messages(people["blue"].thread)
    assert not [one for one in seen if is_ephemeral(one)]
    assert not [one for one in seen if "`orders " in text_of(one)]
