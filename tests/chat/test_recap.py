"""What happened since a player's last decision, and the whole report in pages."""

import re
import threading
from types import SimpleNamespace

import pytest

from bot.chat.match import recap
from bot.chat.match.pages import recap as pages
from bot.chat.match.pages.paging import paged
from bot.games.hoth.model.events import UnitMoved
from bot.sandbox import buttons_of, is_ephemeral, labels_of, pictures_of, selects_of, text_of
from tests.chat.people import acts, open_game, placed, play_until
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
MOVES = {
    **FIELD,
    "turn": {"side": "rebels", "phase": "move", "card": "R116"},
    "rebels": ["echo_troopers F4 ordered 0", "echo_troopers F5 ordered 0", "echo_troopers G1"],
    "cards": {"empire-1": {"hand": ["E101", "E104", "E110"]}},
}


async def finish(stage, match, seat, person):
    """Answer whatever a seat is still asked in its turn."""
    while (table := await stage.matches.queries.table(match)).position.open[0].seat == seat:
        decision = table.position.open[0]
        action = table.position.options(decision)[0]
        await stage.matches.play.act(
            match, int(person.player.id), decision.serial, [action], interaction=f"{decision}"
        )


@CHEAP
async def test_take_turn_tells_all_since_the_own_last_decision(stage):
    alice, bob, match = await placed(stage, "hoth", MOVES)
    await alice.here.slash("order", text="F4>G4; end")
    await finish(stage, match, "rebels-1", alice)
    await bob.here.slash("order", text="card E101; end")
    await finish(stage, match, "empire-1", bob)
    await stage.settled()

    panel = await alice.panel()

    said = text_of(panel)
    assert "F4-G4" not in said, "what she saw happen is not told again"
    assert "Empire: card" in said
    assert len(pictures_of(panel)) == 1, "nobody fought"


@CHEAP
async def test_the_report_has_pages(stage):
    alice, _ = await open_game(stage, "S01")
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    await play_until(stage, info.id, lambda *_: False)
    last = await alice.here.slash("game log")
    assert re.search(r"Page (\d+) of \1", text_of(last))
    labels = {one["label"]: one for one in buttons_of(last)}
    assert labels["Later"]["disabled"]

    before = await alice.press(last, labels["Earlier"]["custom_id"])

    count = int(re.search(r"of (\d+)", text_of(last))[1])
    assert f"Page {count - 1} of {count}" in text_of(before)
    assert text_of(before) != text_of(last)
    assert not {one["label"]: one for one in buttons_of(before)}["Later"]["disabled"]


def test_pages_hold_all_lines_in_their_order():
    lines = [f"line {number}" for number in range(40)]
    pages = paged(lines, 60)
    assert [one for page in reversed(pages) for one in page] == lines
    assert all(len("\n".join(page)) <= 60 for page in pages)
    assert paged([]) == [[]]
    assert paged(["x" * 99], 60) == [["x" * 99]]


async def ready(person, message):
    """The answer, once its picture is painted."""
    while "Painting" in text_of(message):
        message = await person.changed(message)
    return message


async def exchanged(stage):
    """Some turns of each side by the computer's advice; Bob was last, and Alice is on turn."""
    alice, bob = await open_game(stage)
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    alice_id, last = int(stage.alice.id), None
    for number in range(200):
        table = await stage.matches.queries.table(match)
        decision = table.position.open[0]
        course = table.game.insight.course(table.position.view(None))
        user = table.info.user_of(decision.seat)
        if course.turn > 2 and user == alice_id and last not in (None, alice_id):
            break
        last = user
        options = table.position.options(decision)
        action = table.game.computer.advise(table.position.view(decision.seat), decision, options)
        await stage.matches.play.act(
            match, user, decision.serial, [action], interaction=f"{number}"
        )
    await stage.settled()
    return alice, bob


def told_lines(page):
    return [line for line in text_of(page).splitlines() if line.startswith("- ")]


@CHEAP
async def test_a_board_tells_its_presser_alone_what_happened_since_they_looked(stage):
    alice, bob = await exchanged(stage)

    told = await ready(alice.here, await alice.here.click(alice.board(), "What is new"))

    assert is_ephemeral(told)
    assert "Since you last looked" in text_of(told)
    assert re.search(r"\*\*Battle of Hoth: .*Turn 3 · Rebels\*\*", text_of(told))
    assert 0 < len(told_lines(told)) <= 5
    assert len(pictures_of(told)) == 1
    assert not set(told_lines(told)) & set(told_lines(await bob.here.slash("hand")))
    film = await ready(alice.here, await alice.press(told, acts(told, "recap")[0]))
    assert labels_of(film) == ["Take turn", "Picture", "What happened"]
    assert told_lines(film) == told_lines(told)


@CHEAP
async def test_a_second_look_tells_nothing_new_and_the_same_again_on_request(stage):
    alice, bob = await exchanged(stage)
    first = await ready(alice.here, await alice.here.slash("game recap"))
    second = await alice.here.slash("game recap")
    again = await ready(alice.here, await alice.press(second, acts(second, "recap")[0]))

    assert told_lines(first)
    assert "Nothing has happened" in text_of(second)
    assert told_lines(again) == told_lines(first)
    assert pictures_of(again)[0]["alt"] == pictures_of(first)[0]["alt"]
    assert alice.here.files(again) == alice.here.files(first) != {}
    assert "Nothing has happened" in text_of(await bob.here.slash("game recap")), "he just played"


@CHEAP
async def test_what_happened_is_told_and_painted_off_the_loop(stage, monkeypatch):
    alice, _ = await exchanged(stage)
    made, loop = [], threading.get_ident()

    def noted(*args, film):
        made.append((film, threading.get_ident() == loop))
        return pages.recap(*args, film=film)

    monkeypatch.setattr(recap, "pages", SimpleNamespace(**{**vars(pages), "recap": noted}))
    picture = await ready(alice.here, await alice.here.slash("game recap"))
    await ready(alice.here, await alice.press(picture, acts(picture, "recap")[0]))

    assert made == [(False, False), (True, False)]


@CHEAP
async def test_a_stranger_is_told_what_is_public_and_a_forged_button_nothing(stage):
    alice, _ = await exchanged(stage)
    carol = stage.carol.at(alice.thread)
    told = await ready(carol, await carol.slash("game recap"))
    wrong = await carol.forge(told, acts(told, "recap")[0].split(":recap:")[0] + ":recap:1.2.3")

    assert told_lines(told)
    assert labels_of(told)[0] == "Show board"
    assert "Since you last looked" not in text_of(wrong)


@CHEAP
async def test_the_report_folds_what_is_routine_until_all_is_asked_for(stage):
    alice, _ = await exchanged(stage)
    short = await alice.here.slash("game log")
    labels = {one["label"]: one["custom_id"] for one in buttons_of(short)}
    whole = await alice.press(short, labels["All lines"])
    again = {one["label"]: one["custom_id"] for one in buttons_of(whole)}
    folded = await alice.press(whole, again["Fold routine"])

    assert "lines of routine" in text_of(short)
    assert "lines of routine" not in text_of(whole)
    assert told_lines(folded) == told_lines(short)
    kept = [line for line in told_lines(short) if "lines of routine" not in line]
    assert set(kept) <= set(told_lines(whole))


def told_of(page):
    """The text from its title on; receipts that were not read yet may stand above it."""
    return text_of(page)[text_of(page).index("### ") :]


def match_of(board):
    return acts(board, "turn")[0].split(":")[1]


@CHEAP
async def test_a_diary_tells_what_one_unit_did_by_menu_and_as_a_question(stage):
    alice, bob = await exchanged(stage)
    short = await alice.here.slash("game log")
    whole = await alice.press(
        short, {b["label"]: b["custom_id"] for b in buttons_of(short)}["All lines"]
    )
    told = await stage.matches.queries.log(match_of(alice.board()), None, last=None)
    moves = [event for one in told for event in one.events if isinstance(event, UnitMoved)]
    place = moves[-1].path[-1]
    which = await bob.press(report := await bob.here.slash("game log"), acts(report, "diary")[0])
    menus = [(one["custom_id"], one["options"]) for one in selects_of(which)]
    ((menu, key),) = [
        (menu, one["value"])
        for menu, some in menus
        for one in some
        if one["label"].startswith(f"{place} ")
    ]

    page = await ready(bob.here, await bob.press(which, menu, [key]))

    assert len(menus) == 2, "one for each side"
    assert told_of(page).startswith(f"### Diary: {place} ")
    assert any("-".join(moves[-1].path) in line for line in told_lines(page))
    assert set(told_lines(page)) <= set(told_lines(whole))
    assert len(told_lines(page)) < len(told_lines(whole))
    assert len(pictures_of(page)) == 1
    asked = await ready(alice.here, await alice.here.slash("ask", question=f"What did {place} do?"))
    assert told_of(asked) == told_of(page)
    nobody = await alice.here.slash("ask", question="what did Z9 do")
    assert "There was never a unit there" in text_of(nobody)


@CHEAP
async def test_a_finished_game_has_a_chronicle_and_a_running_one_has_none(stage):
    alice, bob = await exchanged(stage)
    early = await bob.here.slash("ask", question="the chronicle, please")
    sure = await bob.here.slash("game resign")
    await bob.press(sure, acts(sure, "sure")[0])
    await stage.settled()
    card = next(m for m in reversed(alice.here.messages(alice.thread)) if acts(m, "chronicle"))

    page = await ready(alice.here, await alice.here.click(card, "Chronicle"))
    asked = await ready(bob.here, await bob.here.slash("ask", question="Štěstí?"))

    assert "before the game is over" in text_of(early)
    assert "### Chronicle: Battle of Hoth" in text_of(page)
    assert re.search(r"Empire: \d+ pieces with strength \d+ at first", text_of(page))
    assert re.search(r"Rebels: \d+ of \d+ dice; \d+\.\d were to be expected", text_of(page))
    assert labels_of(page) == [
        "Whole match", "First turn", "What happened", "Diary of a unit", "Download the game",
    ]  # fmt: skip
    assert told_of(asked) == told_of(page)


@CHEAP
async def test_a_note_is_read_by_its_writer_alone(stage):
    alice, bob = await open_game(stage)
    none = await alice.here.slash("game note")
    kept = await alice.here.slash("game note", note="*hold* the hill @everyone")
    read = await alice.here.slash("game note")
    other = await bob.here.slash("game note")
    await alice.here.slash("game note", note="-")

    assert "nothing down" in text_of(none)
    assert "hold" in text_of(kept)
    assert "@everyone" not in text_of(read)
    assert text_of(read) == text_of(kept)
    assert "nothing down" in text_of(other)
    assert "nothing down" in text_of(await alice.here.slash("game note"))
    assert is_ephemeral(read)
