"""Reaction windows on Discord: who is asked keeps his answer to himself until its time (N03)."""

import re
import time

import pytest

from bot.sandbox import buttons_of, is_ephemeral, pictures_of, text_of
from bot.service.play.window_clock import Windows
from tests.chat.people import acts, decides, placed
from tests.chat.test_napoleonics import CHEAP, TURN, point_of, texts

MINUTE = "reaction-wait=1-minute"
CHANGING = re.compile(r"receipt \d+|(?<=<t:)\d+|fp1:\w+|[0-9a-f]{64}|\d{17,}")


def battle(cards):
    return {**TURN, "turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
            "bottom": ["B-LN G6 ordered", "B-LN H9 ordered"], "top": ["F-LN F6"],
            "cards": {"top": {"hand": cards}}}  # fmt: skip


class Later:
    """A clock that is ahead by some seconds."""

    def __init__(self, seconds):
        self.seconds = seconds

    def __call__(self):
        return time.time() + self.seconds


async def a_minute_later(stage):
    stage.matches.sessions.clock = Later(61)
    await Windows(stage.matches.sessions, stage.matches.play).tick()
    await stage.settled()


def plain(message):
    pictures = [one["alt"] for one in pictures_of(message)]
    labels = [(one["label"], one.get("disabled")) for one in buttons_of(message)]
    return CHANGING.sub("#", "\n".join([text_of(message), *pictures, str(labels)]))


def public(stage, person):
    messages = stage.carol.at(person.thread).messages(person.thread)
    return [one for one in messages if not is_ephemeral(one)]


async def seen_by(stage, alice):
    """What the attacker and a spectator read and get, whatever they press."""
    await stage.settled()
    carol = stage.carol.at(alice.thread)
    public = [plain(m) for m in carol.messages(alice.thread) if not is_ephemeral(m)]
    answers = [await alice.panel(), await stage.carol.at(alice.thread).slash("game board")]
    for command in ("game log", "game board", "hand"):
        answers.append(await alice.here.slash(command))
    answers.append(await alice.here.slash("order", text="react none"))
    return [*public, *map(plain, answers)]


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-06", "NAP-PBP-09")
@CHEAP
async def test_before_its_time_no_answer_shows_on_discord(stage):
    seen, calls = [], []
    for cards, policy, said in (
        (["first_strike", "rally"], None, None),
        (["first_strike", "rally"], "always", None),
        (["elan", "rally"], "never", None),
        (["elan", "rally"], None, "react none"),
        (["first_strike", "rally"], None, "react first strike"),
    ):
        alice, bob, match = await placed(stage, "napoleonics", battle(cards), MINUTE)
        if policy is not None:
            await bob.here.slash("standing", question="D-08-strike", policy=policy)
        answer = await alice.here.slash("order", text="G6xF6; H9xG9")
        if said is not None:
            kept = await bob.here.slash("order", text=said)
            assert f"🤫 Kept: `{said}`" in text_of(kept)
            assert is_ephemeral(kept)
        seen.append([plain(answer), *await seen_by(stage, alice)])
        assert (await point_of(stage, match))[0] == "D-08"
        calls.append(sum("bob" in text for text in texts(stage.bob, alice.thread)))
    assert all(one == seen[0] for one in seen)
    assert len(set(calls)) == 1, "Bob is called alike, though his standing order would answer"
    assert any("⏳ The reaction is shown at" in text for text in seen[0])


@CHEAP
async def test_an_answer_is_kept_over_a_restart_can_be_changed_and_is_shown_in_time(stage):
    alice, bob, match = await placed(
        stage, "napoleonics", battle(["first_strike", "rally"]), MINUTE
    )
    await alice.here.slash("order", text="G6xF6")
    await stage.settled()
    panel = await bob.panel()
    assert "Your answer is shown at" in text_of(panel)
    assert "cannot be taken back" not in text_of(panel)
    kept = await bob.here.slash("order", text="react first strike")
    assert "You have answered **First Strike" in text_of(kept)

    await stage.restart()

    panel = await bob.panel()
    assert "You have answered **First Strike" in text_of(panel)
    assert decides(panel)
    answer = await bob.here.slash("order", text="react none")
    assert "You have answered **Stand and fight**" in text_of(answer)
    # Alice presses what Bob could press
    presses = [*acts(panel, "pick"), *acts(panel, "menu")]
    assert presses
    for custom_id in presses:
        assert "⛔" in text_of(await alice.here.forge(alice.live(), custom_id))
    assert "You have answered **Stand and fight**" in text_of(await bob.panel())
    await a_minute_later(stage)
    assert (await point_of(stage, match))[0] != "D-08"
    public = "\n".join(texts(stage.carol, alice.thread))
    assert "First Strike" not in public


@CHEAP
async def test_a_call_becomes_a_line_also_where_the_next_turn_is_of_whom_it_called(stage):
    one = {**battle(["elan", "rally"]), "bottom": ["B-LN G6(1) ordered", "B-LN H12"],
           "top": ["F-LN F6", "F-LN F5"]}  # fmt: skip
    alice, bob, match = await placed(stage, "napoleonics", one)
    await alice.here.slash("order", text="G6xF6")
    await stage.settled()
    calls = [m for m in public(stage, alice) if "it is your decision" in text_of(m)]
    assert [acts(m, "turn") != [] for m in calls] == [True], "Bob is called to react"
    await bob.here.slash("order", text="react none")
    await stage.settled()
    assert (await point_of(stage, match)) == ("D-02", "top"), "his own turn follows"
    (answered,) = [m for m in public(stage, alice) if m["id"] == calls[0]["id"]]
    assert "bob has answered" in text_of(answered)
    assert buttons_of(answered) == []


@CHEAP
async def test_the_host_chooses_the_wait_in_the_lobby(stage):
    await stage.alice.slash_with("game new", {"scenario": "napoleonics/S00", "side": "bottom"})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    here = stage.alice.at(thread)
    lobby = here.messages(thread)[0]
    page = await here.click(lobby, acts(lobby, "options")[0])
    assert "Reactions are shown after: **1 minute**" in text_of(page)

    (menu,) = [one for one in acts(page, "option") if one.endswith("reaction-wait")]
    page = await here.select(page, menu, ["1-hour"])
    await stage.settled()

    assert "Reactions are shown after: **1 hour**" in text_of(here.messages(thread)[0])
