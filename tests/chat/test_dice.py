"""The dice helper at the loopback table: in a server, in a direct message, and as a user's app."""

import asyncio
import json
import re

from bot.dice.verify import read, verify
from bot.sandbox import is_ephemeral, labels_of, pictures_of, text_of
from tests.chat.test_privacy import pressed
from tests.dice.given import CONTENT

SESSION = re.compile(r"Session (\w{8}) is open\. SHA-256 of its secret seed: `(\w{64})`")


def public(player):
    """What everybody in the channel can read."""
    return [m for m in player.messages(player.here) if not is_ephemeral(m)]


async def heard(player, words):
    """Wait for a public message with some words, whatever is said before or after it."""

    def found():
        return [one for one in public(player) if words in text_of(one)]

    return (await player.until(found))[-1]


def everything(player, *channels):
    """All that a person can see in some channels, as one text."""
    return json.dumps([m for one in channels for m in player.at(one).messages(one)])


async def test_a_roll_is_public_with_its_label_and_the_first_one_with_the_hash(stage):
    first = await stage.alice.slash("dice roll", expression="4d6kh3+2", label="*Anna* <@1>")
    second = await stage.bob.slash("dice roll", expression="2k10", repeat=3)

    assert not is_ephemeral(first)
    words = text_of(first)
    assert SESSION.search(words)
    assert r"\*Anna\*" in words
    assert "4d6:" in words
    assert re.search(r"\*\*Total \d+\*\*", words)
    assert "SHA-256" not in text_of(second)
    assert text_of(second).count("2d10:") == 3
    assert [text_of(m) for m in public(stage.carol)][-2:] == [words, text_of(second)]


async def test_every_system_rolls_with_picture_rules_and_text(stage):
    for command, options, rule in (
        ("hoth", {"dice": 4, "target": "at_at"}, "HOTH-AAT-01"),
        ("napoleonics", {"dice": 5, "target": "infantry", "attack": "melee"}, "NAP-MEL-08"),
        ("jours", {"test": "fire", "value": 3, "modifiers": "long, +1 luck"}, "JDG-T-FIRE"),
        ("sword", {"dice": 5, "number": 6, "modifiers": "-1, x1.5", "successes": "1+1"},
         "FAS-1.5.2.1-c"),
        ("opposed", {"first": 3, "second": 4}, "FAS-1.5.2.2-b"),
        ("lords", {}, "LOW-SET-02"),
    ):  # fmt: skip
        answer = await stage.alice.slash_with(f"dice wargame {command}", options)
        assert not is_ephemeral(answer), command
        assert rule in text_of(answer)
        (picture,) = pictures_of(answer)
        assert 20 < len(picture["alt"]) <= 1024
        assert labels_of(answer) == ["Roll again", "Odds"]


async def test_odds_are_private_with_a_chart_and_its_table(stage):
    odds = await stage.alice.slash("dice odds roll", expression="2d6")
    assert is_ephemeral(odds)
    assert "7: 17 %" in text_of(odds)
    assert "7: 17 %" in pictures_of(odds)[0]["alt"]
    attack = await stage.alice.slash_with("dice odds hoth", {"dice": 4, "target": "at_at"})
    facts = "Mean: **1.33** · At least one hit: **80 %** · Destroyed: **20 %**"
    assert text_of(attack).split("\n")[1] == facts
    rolled = await stage.alice.slash_with("dice wargame hoth", {"dice": 4, "target": "at_at"})
    same = await stage.bob.click(rolled, "Odds")
    assert text_of(same) == text_of(attack)
    assert is_ephemeral(same)
    assert len(public(stage.bob)) == 1


BAD = (
    ("dice roll", {"expression": "1000000000d6"}),
    ("dice roll", {"expression": "1d6e<7"}),
    ("dice roll", {"expression": "(" * 90}),
    ("dice roll", {"expression": "`@everyone`"}),
    ("dice roll", {"expression": "3d6!"}),
    ("dice roll", {"expression": "2d6 hi @everyone"}),
    ("dice wargame jours", {"test": "fire", "value": 3, "modifiers": "@everyone"}),
    ("dice wargame sword", {"dice": 40, "number": 5, "modifiers": "x10"}),
    ("dice odds roll", {"expression": "1d6e6"}),
    ("dice verify", {"session": "nothing"}),
    ("dice score", {"side": "Red", "points": 0}),
)


async def test_a_bad_request_is_one_private_sentence_and_changes_nothing(stage):
    for command, options in BAD:
        answer = await stage.alice.slash_with(command, options)
        assert is_ephemeral(answer)
        words = text_of(answer)
        assert words.startswith("⛔")
        assert words.endswith("Nothing was changed.")
        assert "\n" not in words.strip()
        assert "@everyone" not in words
    assert public(stage.alice) == []
    history = await stage.alice.slash("dice history")
    assert "Nobody has rolled" in text_of(history)


async def test_a_secret_roll_tells_the_others_nothing_but_that_there_was_one(stage):
    secret = await stage.alice.slash(
        "dice roll", expression="7d97+1234", label="ambush", secret=True
    )
    assert is_ephemeral(secret)
    total = re.search(r"Total (\d+)", text_of(secret))[1]
    here = stage.alice.here

    history = await stage.bob.slash("dice history")
    luck = await stage.bob.slash("dice luck", person=stage.alice.id)
    shown = await stage.bob.slash("dice session show")

    for person in (stage.bob, stage.carol):
        seen = everything(person, here)
        for word in (total, "7d97", "1234", "ambush"):
            assert word not in seen, word
    notice = await heard(stage.bob, "secret roll (number 1)")
    assert labels_of(notice) == []
    assert "a secret roll" in text_of(history)
    assert "nothing to count" in text_of(luck)
    assert "One roll" in text_of(shown)
    assert total in text_of(await stage.alice.slash("dice history"))
    assert "7d97" not in everything(stage.bob, here)


async def test_a_roll_for_a_referee_reaches_him_alone(stage):
    answer = await stage.alice.slash("dice roll", expression="9d89", referee=stage.carol.id)
    assert is_ephemeral(answer)
    assert "9d89" not in text_of(answer)
    await stage.settled()
    (sent,) = stage.carol.at(stage.carol.dm).messages(stage.carol.dm)
    assert "9d89" in text_of(sent)
    for person in (stage.alice, stage.bob):
        assert not re.search(r"Total \d", everything(person, person.here))
    await heard(stage.bob, "for <@")
    assert "9d89" in text_of(await stage.carol.slash("dice history"))
    assert "9d89" not in text_of(await stage.alice.slash("dice history"))


async def test_a_referee_without_direct_messages_finds_the_roll_in_his_history(stage):
    stage.carol.accepts_dms = False
    answer = await stage.alice.slash("dice roll", expression="9d89", referee=stage.carol.id)
    assert "finds it in `/dice history`" in text_of(answer)
    # the table is told once, and nothing else than that
    told = await heard(stage.bob, "Nothing is lost")
    assert f"<@{stage.carol.id}>" in text_of(told)
    await stage.settled()
    assert [text_of(m) for m in public(stage.bob)].count(text_of(told)) == 1
    assert "9d89" not in everything(stage.bob, stage.bob.here)
    assert "9d89" in text_of(await stage.carol.slash("dice history"))


async def test_a_roll_for_a_referee_outlives_a_restart_and_trouble_and_comes_once(stage):
    stage.sandbox.faults.fail(r"POST .*/channels/\d+/messages", count=2, after=True)
    await stage.alice.slash("dice roll", expression="9d89", referee=stage.carol.id)
    await stage.restart()
    await stage.settled()
    sent = stage.carol.at(stage.carol.dm).messages(stage.carol.dm)
    assert len([one for one in sent if "9d89" in text_of(one)]) == 1


async def test_nobody_else_learns_a_secret_roll_from_its_button(stage):
    secret = await stage.alice.slash("dice roll", expression="7d97", secret=True)
    found = re.search(r"fp1::0:dice_again:(\w+\.\d+)", json.dumps(secret))[1]
    notice = await heard(stage.bob, "secret roll")
    for act in ("dice_again", "dice_odds"):
        stolen = await stage.bob.forge(notice, f"fp1::0:{act}:{found}")
        assert "not known here" in text_of(stolen)
    assert "7d97" not in everything(stage.bob, stage.bob.here)
    again = await stage.alice.click(secret, "Roll again")
    assert is_ephemeral(again)
    assert "roll 2" in text_of(again)


async def test_roll_again_works_for_anybody_after_a_restart(stage):
    first = await stage.alice.slash("dice roll", expression="3d6", label="luck")
    await stage.restart()
    again = await stage.bob.click(first, "Roll again")

    assert not is_ephemeral(again)
    assert f"<@{stage.bob.id}> · roll 2" in text_of(again)
    assert "3d6 · luck" in text_of(again)
    history = await stage.carol.slash("dice history")
    assert "`#1`" in text_of(history)
    assert "`#2`" in text_of(history)


async def test_an_impatient_user_rolls_once_for_each_press(stage):
    first = await stage.alice.slash("dice roll", expression="1d6")
    await asyncio.gather(*(stage.bob.click(first, "Roll again") for _ in range(5)))
    numbers = [int(re.search(r"roll (\d+)", text_of(m))[1]) for m in public(stage.carol)]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 6]


async def test_a_session_keeps_score_and_its_seed_proves_every_roll(stage):
    opened = await stage.alice.slash("dice session start", game="hoth", goal=3)
    assert not is_ephemeral(opened)
    hash_ = re.search(r"`(\w{64})`", text_of(opened))[1]
    assert labels_of(opened) == ["Rebels +1", "Empire +1"]
    score = await stage.bob.click(opened, "Empire +1")
    assert "Empire: **1** of 3" in text_of(score)
    score = await stage.bob.slash("dice score", side="emp", points=2)
    assert "🏅 Empire: **3** of 3" in text_of(score)
    assert "no side" in text_of(await stage.bob.slash("dice score", side="Orks"))
    names = await stage.bob.autocomplete("dice score", "side", "")
    assert [one["value"] for one in names] == ["Rebels", "Empire"]
    await stage.bob.slash_with("dice wargame hoth", {"dice": 6, "target": "at_at"})
    await stage.bob.slash("dice roll", expression="5d20ro1", secret=True)
    assert "already" in text_of(await stage.bob.slash("dice session start"))
    assert "still open" in text_of(await stage.bob.slash("dice verify"))

    ended = await stage.bob.slash("dice session end")

    seed = re.search(r"Seed `(\w{64})`", text_of(ended))[1]
    assert hash_ in text_of(ended)
    checked = await stage.bob.slash("dice verify")
    assert "✅" in checked["content"]
    (data,) = stage.bob.files(checked).values()
    file = read(data)
    assert (file.seed, file.commitment) == (seed, hash_)
    assert verify(file, CONTENT).good
    assert len(file.rolls) == 2
    assert "5d20" not in data.decode()
    old = await stage.bob.click(opened, "Empire +1")
    assert "earlier session" in text_of(old)


async def test_every_tenth_roll_and_the_end_post_the_digest_of_all_rolls(stage):
    for number in range(1, 11):
        rolled = await stage.alice.slash("dice roll", expression="1d6", label=f"no {number}")
        assert ("Digest" in text_of(rolled)) == (number == 10)
    tenth = re.search(r"Digest of rolls 1 to 10: `(\w{64})`", text_of(rolled))[1]
    for _ in range(10):
        await stage.bob.slash("dice roll", expression="7d97", secret=True)
    notice = await heard(stage.carol, "secret roll (number 20)")
    secret = re.search(r"Digest of rolls 1 to 20: `(\w{64})`", text_of(notice))[1]
    await stage.bob.slash("dice roll", expression="1d6")

    ended = await stage.bob.slash("dice session end")

    last = re.search(r"Digest of rolls 1 to 21: `(\w{64})`", text_of(ended))[1]
    checked = await stage.bob.slash("dice verify")
    assert f"Digest of rolls 1 to 21: `{last}`" in checked["content"]
    (data,) = stage.bob.files(checked).values()
    file = read(data)
    assert (file.rolls[9].digest, file.rolls[19].digest, file.digest) == (tenth, secret, last)
    assert "7d97" not in data.decode()
    assert verify(file, CONTENT).good


async def test_who_ends_a_session_does_not_learn_the_secret_rolls_of_others(stage):
    await stage.alice.slash("dice roll", expression="1d1000", secret=True)

    ended = await stage.bob.slash("dice session end")

    assert "Seed `" not in text_of(ended)
    assert "a day after" in text_of(ended)
    assert "less than a day ago" in text_of(await stage.bob.slash("dice verify"))
    assert "✅" in text_of(await stage.alice.slash("dice verify"))


async def test_luck_is_counted_for_each_person(stage):
    await stage.alice.slash_with("dice wargame hoth", {"dice": 4, "target": "infantry"})
    await stage.alice.slash("dice roll", expression="1d20")
    luck = await stage.bob.slash("dice luck", person=stage.alice.id)
    assert "Battle of Hoth (hits): one roll" in text_of(luck)
    assert "2 expected" in text_of(luck)
    assert "nothing to count" in text_of(await stage.bob.slash("dice luck"))


async def test_dice_roll_in_a_direct_message(stage):
    here = stage.alice.at(stage.alice.dm)
    rolled = await here.slash("dice roll", expression="2d6")
    assert "roll 1" in text_of(rolled)
    secret = await here.slash("dice roll", expression="2d6", secret=True)
    assert "roll 2" in text_of(secret)
    assert "`#1`" in text_of(await here.slash("dice history"))
    again = await here.click(rolled, "Roll again")
    assert "roll 3" in text_of(again)


async def test_a_user_takes_the_dice_to_a_server_without_the_bot(stage):
    channel = stage.sandbox.strange_guild("Friends", "alice", "bob")
    alice, bob = stage.alice.at(channel), stage.bob.at(channel)
    rolled = await alice.slash("dice roll", expression="2d6")
    assert not is_ephemeral(rolled)
    assert "roll 1" in text_of(public(bob)[0])
    again = await bob.click(public(bob)[0], "Roll again")
    assert "roll 2" in text_of(again)
    await alice.slash("dice roll", expression="7d97", secret=True)
    await heard(bob, "secret roll")
    assert "7d97" not in everything(stage.bob, channel)
    odds = await bob.slash_with("dice odds sword", {"dice": 5, "number": 6})
    assert "At least one success" in text_of(odds)
    offered = {one["name"] for one in stage.sandbox.world.commands.offered(alice.id, channel)}
    assert offered == {"dice"}


async def test_a_czech_player_rolls_in_czech_and_the_channel_stays_english(stage):
    stage.bob.locale = "cs"
    rolled = await stage.bob.slash("dice roll", expression="2k6")
    assert "Total" in text_of(rolled)
    odds = await stage.bob.slash("dice odds roll", expression="2k6")
    assert "Šance: 2k6" in text_of(odds)
    assert "7: 17 %" in text_of(odds)
    assert "2: 2,8 %" in text_of(odds)


async def test_modifiers_are_suggested_for_the_chosen_test(stage):
    names = await stage.alice.autocomplete(
        "dice wargame jours", "modifiers", "long, con", test="fire", value=3
    )
    assert [one["value"] for one in names] == ["long, concentrated"]


async def test_dice_belong_to_what_is_stored_about_a_person(stage):
    await stage.alice.slash("dice roll", expression="2d6", label="mine")
    page = await stage.alice.slash("fieldpost privacy")
    answer = await stage.alice.click(page, "Download my data")
    (data,) = stage.alice.files(answer).values()
    (roll,) = json.loads(data)["dice"]["rolls"]
    assert (roll["label"], roll["request"]["expression"]) == ("mine", "2d6")
    page = await stage.alice.slash("fieldpost privacy")
    asked = await pressed(stage.alice, page, "Remove my data")
    await pressed(stage.alice, asked, "Remove my data")
    history = text_of(await stage.bob.slash("dice history"))
    assert "mine" not in history
    assert stage.alice.id not in history


async def test_what_is_public_is_said_in_the_servers_language(stage):
    stage.sandbox.set_guild_locale("pl")
    rolled = await stage.alice.slash_with("dice wargame hoth", {"dice": 3, "target": "infantry"})
    assert "kości, cel piechota" in text_of(rolled)
    assert "Rzuć ponownie" in labels_of(rolled)
    odds = await stage.alice.click(rolled, "Szanse")
    assert "At least one hit" in text_of(odds)
