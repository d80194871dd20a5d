import re

import pytest

from bot.chat.app.commands import command_faults, command_payloads
from bot.chat.front import replies
from bot.chat.reference import overview
from bot.chat.wire.tree import fingerprint
from bot.sandbox import Modal, is_ephemeral, labels_of, pictures_of, selects_of, text_of
from tests.chat.people import acts, cards_told, decides, open_game, sides_told
from tests.support.loaded import load_catalogue


@pytest.fixture(scope="module")
def catalogue():
    return load_catalogue()


async def test_the_command_tree_keeps_to_discords_limits_in_all_languages(catalogue):
    commands = await command_payloads(catalogue)
    assert await command_faults(catalogue) == []
    assert [command["name"] for command in commands] == [
        "game", "hand", "order", "ask", "standing", "plan", "coach", "analyse",
        "dice", "table", "rules",
        "scenario", "ladder", "fieldpost",
    ]  # fmt: skip
    assert commands[0]["name_localizations"] == {"cs": "hra", "pl": "gra"}


async def test_every_name_and_description_is_translated(catalogue):
    def lacking(node, where):
        for field in ("name", "description"):
            missing = {"cs", "pl"} - set(node.get(f"{field}_localizations") or {})
            if missing:
                yield where, field, missing
        for inner in node.get("options") or ():
            yield from lacking(inner, f"{where} {inner['name']}")

    commands = await command_payloads(catalogue)
    assert [gap for command in commands for gap in lacking(command, command["name"])] == []


async def test_the_fingerprint_changes_with_a_word_and_with_nothing_else(catalogue):
    commands = await command_payloads(catalogue)
    assert fingerprint(commands) == fingerprint(await command_payloads(catalogue))
    commands[0]["options"][0]["description"] += "."
    assert fingerprint(commands) != fingerprint(await command_payloads(catalogue))


async def test_an_unchanged_tree_is_not_registered_again(stage, tmp_path):
    count = stage.sandbox.capture.count
    template = "/applications/{application_id}/commands"
    stage.tree_file = tmp_path / "tree"
    assert count("PUT", template) == 0
    await stage.restart()
    assert count("PUT", template) == 1
    await stage.restart()
    assert count("PUT", template) == 1


async def test_a_czech_user_reads_his_panel_in_czech_and_the_channel_stays_english(stage):
    stage.bob.locale = "cs"
    alice, bob = await open_game(stage)
    await alice.here.slash("game resign")
    waiting = await bob.here.click(bob.board(), "Take turn")
    assert "Teď rozhoduje" in text_of(waiting)
    hand = await bob.here.click(bob.board(), "My hand")
    assert "Vaše karty · Impérium" in text_of(hand)
    assert "Hrát tah" in labels_of(hand)
    assert "decides" in text_of(bob.board())
    names = await bob.here.autocomplete("order", "text", "")
    assert names == []


async def test_a_chosen_language_goes_before_that_of_discord(stage):
    answer = await stage.alice.slash("fieldpost language", language="polski")
    assert "po polsku" in text_of(answer)
    about = await stage.alice.slash("fieldpost about")
    assert "Planszowe gry wojenne" in text_of(about)
    await stage.alice.slash("fieldpost language", language="automatic")
    assert "Board wargames" in text_of(await stage.alice.slash("fieldpost about"))


async def test_a_game_for_a_czech_server_is_public_in_czech(stage):
    stage.sandbox.set_guild_locale("cs")
    alice, _ = await open_game(stage)
    await stage.settled()
    words = text_of(alice.board())
    assert "Rozhoduje" in words
    assert not re.search(r"\b(chat|hoth|board)-[a-z]", words)


async def test_who_manages_a_server_chooses_the_language_of_its_public_posts(stage):
    refused = await stage.bob.slash("fieldpost server-language", language="polski")
    assert "Only who may manage this server" in text_of(refused)

    with stage.sandbox.world.ledger.change():
        stage.sandbox.guild["owner_id"] = stage.alice.id
    told = await stage.alice.slash("fieldpost server-language", language="polski")
    assert "New games on this server" in text_of(told)
    await stage.restart()
    alice, _ = await open_game(stage)
    await stage.settled()
    assert "Decyduje" in text_of(alice.board())
    assert "Decyduje" not in text_of(await alice.here.slash("game status"))


async def test_the_order_command_without_text_opens_the_panel_or_the_form(stage):
    alice, _ = await open_game(stage)
    assert decides(await alice.here.slash("order"))
    form = await alice.here.slash("order", form=True)
    assert isinstance(form, Modal)
    told = await alice.here.submit(form, orders="nonsense")
    assert "⛔" in text_of(told)
    again = await alice.here.slash("order", form=True)
    assert [field.get("value") for field in again.fields] == ["nonsense"]


async def test_private_looks_at_a_running_game(stage):
    alice, _ = await open_game(stage)
    text = await alice.here.slash("game board", format="text")
    assert "G7 " in text_of(text)
    board = await alice.here.slash("game board")
    assert pictures_of(board)[0]["alt"]
    assert is_ephemeral(board)
    log = await alice.here.slash("game log")
    assert "Turn 1" in text_of(log)
    status = await alice.here.slash("game status")
    assert "your decision" in text_of(status)
    assert "⛔" in text_of(await alice.here.slash("game export"))
    hand = await stage.alice.at(stage.alice.dm).slash("hand")
    assert cards_told(text_of(hand))


async def test_one_person_can_play_both_sides(stage):
    await stage.alice.slash("game new", scenario="S01")
    await stage.settled()
    thread = stage.alice.threads()[-1]
    here = stage.alice.at(thread)
    await here.click(here.messages(thread)[0], "Start alone (play both sides)")
    await stage.settled()
    panel = await here.slash("order")
    assert decides(panel)
    hand = await here.slash("hand")
    assert sides_told(text_of(hand)) == {"Empire", "Rebels"}


async def test_lobby_seats_can_be_taken_left_and_drawn_by_lot(stage):
    await stage.alice.slash("game new", scenario="S02", side="empire")
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = stage.alice.at(thread), stage.bob.at(thread)
    lobby = alice.messages(thread)[0]
    assert labels_of(lobby)[0] == "Join: Rebels"
    assert "Your seat: **Rebels**" in text_of(await alice.click(lobby, "Join: Rebels"))
    await stage.settled()
    lobby = alice.messages(thread)[0]
    assert "⛔" in text_of(
        await bob.forge(lobby, acts(lobby, "join")[0].replace("empire", "rebels"))
    )
    assert "left" in text_of(await alice.click(lobby, "Leave"))
    await stage.settled()
    lobby = alice.messages(thread)[0]
    assert labels_of(lobby)[:3] == ["Join: Empire", "Join: Rebels", "Random side"]
    assert "Chance gave you" in text_of(await bob.slash("game join"))


async def test_scenarios_and_rules_can_be_looked_up(stage):
    listed = await stage.alice.slash("scenario list")
    assert "S12" in text_of(listed)
    assert "complexity 3 of 8" in text_of(listed)
    shown = await stage.alice.slash("scenario show", scenario="S03")
    assert pictures_of(shown)
    assert "New here: probe droids, scouts, temporary medals, crevasses" in text_of(shown)
    assert "⛔" in text_of(await stage.alice.slash("scenario show", scenario="S99"))
    found = await stage.alice.slash("rules search", words="sight")
    assert "HOTH-LOS" in text_of(found)
    why = await stage.alice.slash("rules why", rule="hoth-move-04")
    assert "HOTH-MOVE-04" in text_of(why)
    suggested = await stage.alice.autocomplete("game new", "scenario", "footprints")
    (named,) = [one["value"] for one in suggested]
    assert named in ("S01", "hoth/S01"), "with its game where another has a scenario S01"
    assert pictures_of(await stage.alice.slash("scenario show", scenario="hoth/S01"))
    assert "⛔" in text_of(await stage.alice.slash("scenario show", scenario="lords/S01"))
    assert len(await stage.alice.autocomplete("rules why", "rule", "")) == 25


async def test_the_scenarios_of_a_game_are_shown_side_by_side_as_they_are_painted(
    stage, monkeypatch
):
    # Given that whoever waits is told after each picture
    told, answer = [], replies.answer

    async def heard(interaction, page):
        told.append(str(page.payload()))
        await answer(interaction, page)

    monkeypatch.setattr(overview, "TELL_S", -1.0)
    monkeypatch.setattr(replies, "answer", heard)

    # When the scenarios of one game are listed
    answer_id = (await stage.alice.slash("scenario list", system="lords"))["id"]
    await stage.alice.until(lambda: pictures_of(stage.alice.message(answer_id)))
    shown = stage.alice.message(answer_id)

    # Then each has its picture and its line, and the way there was told
    numbers = stage.content.games["lords"].scenarios()
    (picture,) = pictures_of(shown)
    assert [one.partition(" · ")[0] for one in picture["alt"].split("; ")] == list(numbers)
    assert all(f"- {number} · " in text_of(shown) for number in numbers)
    assert "Activity Detected" not in text_of(shown)
    ways = [f"{done} of {len(numbers)} done" in words for done, words in enumerate(told, 1)]
    assert ways == [True] * (len(numbers) - 1) + [False]

    # And an unknown game is refused with those that there are
    refused = text_of(await stage.alice.slash("scenario list", system="chess"))
    assert "There is no game “chess” here" in refused
    assert "Lords of War" in refused
    suggested = await stage.alice.autocomplete("scenario list", "system", "lords")
    assert [one["value"] for one in suggested] == ["lords"]


async def test_no_menu_has_more_than_25_lines_in_any_opening(stage):
    for number in (1, 6, 12):
        await stage.alice.slash("game new", scenario=f"S{number:02}")
        await stage.settled()
        thread = stage.alice.threads()[-1]
        here = stage.alice.at(thread)
        await here.click(here.messages(thread)[0], "Start alone (play both sides)")
        panel = await here.slash("order")
        assert all(len(menu["options"]) <= 25 for menu in selects_of(panel))
