"""Reporting a ruling in every game: one press, and the operator has a case that runs."""

from __future__ import annotations

import pytest

from bot import selfplay
from bot.cases import moment_case, run_case
from bot.cli.export import case_of
from bot.engine.journal import Timeline
from bot.sandbox import is_ephemeral, text_of
from bot.service.lobby.choices import missing
from tests.chat.people import TABLES, Seat, acts, straight, turn_of

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
GAMES = ("hoth", "lords", "napoleonics", "jours", "fire_and_sword")
TURNS = 3


async def begun(stage, system):
    """Both sit down to a game and some turns of it are played."""
    scenario = {"hoth": "S01", "lords": stage.services.games["lords"].scenarios()[0]}
    place = TABLES[system].scenario if system in TABLES else scenario[system]
    await stage.alice.slash_with("game new", {"scenario": f"{system}/{place}"})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    card = alice.here.messages(thread)[0]
    await bob.here.click(card, acts(card, "(join|random)")[0])
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    for one in missing(stage.services.games[system], info):
        user, choice = info.user_of(one.seat), one.option.choices[0].key
        key = f"choose {one.option.key}"
        await stage.matches.options.choose(info.id, user, one.option.key, choice, interaction=key)
    people = {int(one.player.id): one for one in (alice, bob)}
    for _ in range(TURNS):
        table = await stage.matches.queries.table(info.id)
        person = people[table.info.user_of(table.position.open[0].seat)]
        await straight(stage, info.id, person, turn_of(table, selfplay.random_chooser("doubt")))
    await stage.settled()
    return people, info.id


@CHEAP
@pytest.mark.parametrize("system", GAMES)
async def test_a_ruling_is_reported_by_one_press_and_becomes_a_case_that_runs(
    stage, system, tmp_path
):
    people, match = await begun(stage, system)
    table = await stage.matches.queries.table(match)
    alice = people[int(stage.alice.id)]
    log = await alice.here.slash("game log")

    told = await alice.here.click(log, acts(log, "doubt")[0])
    await stage.settled()

    head = table.info.head
    assert is_ephemeral(told)
    assert f"as it stood after record {head} is kept" in text_of(told)
    public = text_of(alice.here.messages(alice.thread)[-1])
    assert "doubts a ruling (report No. 1)" in public
    (doubt,) = await stage.matches.doubting.of(match)
    assert (doubt.seq, doubt.user) == (head, int(stage.alice.id))
    async with stage.services.store.read() as tx:
        row, rows = await tx.match(match), await tx.journal(match)
    file = tmp_path / "case.yaml"
    file.write_text(case_of(table.game, row, rows, doubt), encoding="utf-8")
    assert run_case(file) == []
    one = table.position.open[0]
    assert f"decision: {one.point} {one.seat}" in file.read_text()
    line = Timeline(table.game, row.info.setup)
    for record in rows[:2]:
        line.play(record.record)
    file.write_text(moment_case(line, "early", "an earlier moment"), encoding="utf-8")
    assert run_case(file) == []


@CHEAP
async def test_a_refused_order_is_reported_with_its_rule_and_refused_again_by_the_case(
    stage, tmp_path
):
    people, match = await begun(stage, "hoth")
    table = await stage.matches.queries.table(match)
    decision = table.position.open[0]
    person = people[table.info.user_of(decision.seat)]
    refused = await person.here.slash("order", text="card R199")
    told = await person.here.click(refused, acts(refused, "doubt")[0])
    assert "`card R199`" in text_of(told)
    async with stage.services.store.read() as tx:
        row, rows = await tx.match(match), await tx.journal(match)
    (doubt,) = await stage.matches.doubting.of(match)
    file = tmp_path / "case.yaml"
    file.write_text(case_of(table.game, row, rows, doubt), encoding="utf-8")
    assert run_case(file) == []
    assert f"refused: {doubt.rule}" in file.read_text()


@CHEAP
async def test_an_earlier_moment_is_reported_by_command_and_a_stranger_reports_nothing(stage):
    people, match = await begun(stage, "hoth")
    alice = people[int(stage.alice.id)]

    told = await alice.here.slash("rules report", why="the *first* card", after="0")
    stranger = stage.carol.at(alice.thread)
    refused = await stranger.slash("rules report", why="I saw it")
    await stage.settled()

    assert "after record 0 is kept" in text_of(told)
    assert "In their words: the \\*first\\* card" in text_of(alice.here.messages(alice.thread)[-1])
    assert len(await stage.matches.doubting.of(match)) == 1
    assert "You hold no seat" in text_of(refused)
