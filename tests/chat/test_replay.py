"""Films of a turn and of a match, asked for by a button and by a command."""

import io

import pytest
from PIL import Image

from bot.chat.front import call
from bot.sandbox import buttons_of, is_ephemeral, labels_of, pictures_of, text_of
from tests.chat.people import acts, open_game, placed, play_until, say
from tests.chat.test_report import ATTACK
from tests.chat.test_trouble import table_of

pytestmark = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def fought(stage):
    """A game of Hoth in which somebody has just attacked."""
    alice, bob = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    _, decision, action, user = await play_until(stage, match, lambda _, order: ATTACK.match(order))
    await stage.matches.play.act(match, user, decision.serial, [action], interaction="the attack")
    await stage.settled()
    return alice, bob


@pytest.mark.painted
async def test_the_button_of_a_board_shows_its_presser_alone_the_last_turn_as_a_film(stage):
    alice, _ = await fought(stage)
    carol = stage.carol.at(alice.thread)

    answer = await carol.click(alice.board(), acts(alice.board(), "film")[0])
    answer = await ready(carol, answer)

    assert is_ephemeral(answer)
    assert "Turn" in text_of(answer)
    assert "Attack" in text_of(answer)
    (picture,) = pictures_of(answer)
    assert "Attack" in picture["alt"]
    ((name, data),) = carol.files(answer).items()
    assert name.endswith(".webp")
    assert Image.open(io.BytesIO(data)).n_frames > 3
    assert [one for one in carol.messages(alice.thread) if one["id"] == answer["id"]]
    others = alice.here.messages(alice.thread)
    assert not [one for one in others if one["id"] == answer["id"]]


async def test_a_board_offers_close_up_and_film_only_where_something_is_to_be_seen(stage):
    field = {
        "turn": {"side": "rebels", "phase": "move"},
        "empire": ["snowtroopers E5"],
        "rebels": ["echo_troopers F5 ordered", "echo_troopers G1 ordered"],
    }
    alice, _, _ = await placed(stage, "hoth", field)

    def offered():
        return [one for one in ("fight", "film", "recap") if acts(alice.board(), one)]

    assert offered() == [], "nothing has happened"
    await alice.here.slash("order", text="G1>F1")
    await stage.settled()
    assert offered() == ["film", "recap"], "nobody fought"
    await say(alice, "done; F5xE5")
    await stage.settled()
    assert offered() == ["fight", "film", "recap"]


async def test_a_battle_that_has_only_begun_has_no_film(stage):
    alice, _ = await open_game(stage)

    assert "The battle begins" in text_of(alice.board())
    assert [one for one in ("fight", "film") if acts(alice.board(), one)] == []


async def ready(person, message):
    """The answer, once the film is painted."""
    while not pictures_of(message):
        assert text_of(message) == "Painting the film …"
        message = await person.changed(message)
    return message


async def test_a_replay_leads_from_turn_to_turn_and_to_the_whole_match(stage):
    alice, _ = await fought(stage)
    table = await table_of(stage, alice)
    for number in range(60):
        if table.game.insight.course(table.position.view(None)).turn > 2:
            break
        decision = table.position.open[0]
        options = table.position.options(decision)
        action = table.game.computer.advise(table.position.view(decision.seat), decision, options)
        user = table.info.user_of(decision.seat)
        key = f"step {number}"
        await stage.matches.play.act(
            table.info.id, user, decision.serial, [action], interaction=key
        )
        table = await table_of(stage, alice)
    await stage.settled()

    page = await ready(alice.here, await alice.here.slash("game replay", game=table.info.id))
    labels = ["First turn", "Turn before", "Next turn", "Last turn", "Whole match"]
    assert labels_of(page) == labels
    first = await step(alice, page, "First turn")
    assert first["id"] == page["id"]
    assert "1 of" in text_of(first)
    assert off(first) == ["First turn", "Turn before"]
    whole = await step(alice, first, "Whole match")
    assert "The whole match so far" in text_of(whole)
    assert pictures_of(whole)[0]["alt"] != pictures_of(first)[0]["alt"]
    assert off(whole) == ["Next turn", "Whole match"]


def off(page):
    """The buttons that cannot be pressed."""
    return [button["label"] for button in buttons_of(page) if button.get("disabled")]


async def step(person, page, label):
    """Press a button of a replay, and wait for its film."""
    answer = await person.here.click(page, label)
    while text_of(answer) in (text_of(page), "Painting the film …"):
        answer = await person.here.changed(answer)
    return answer


async def test_who_waits_for_a_film_is_told_of_it(stage, monkeypatch):
    monkeypatch.setattr(call, "LONG_S", 0.0)
    alice, _ = await fought(stage)

    note = await alice.here.slash("game replay")

    assert text_of(note) == "Painting the film …"
    assert is_ephemeral(note)
    assert pictures_of(await ready(alice.here, note))


async def test_a_game_that_has_not_begun_has_no_film(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    alice = stage.alice.at(stage.alice.threads()[-1])
    await stage.settled()

    answer = await alice.slash("game replay")

    assert "not" in text_of(answer).lower()
    assert not pictures_of(answer)
