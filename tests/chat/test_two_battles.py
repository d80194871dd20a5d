"""A match of two battles on Discord: sides exchanged, banners added (NAP-OPT-03)."""

import pytest

from bot.sandbox import is_ephemeral, pictures_of, text_of
from tests.chat.people import Seat, Ways, acts, shown
from tests.chat.test_agreeing import info_of, menus, pressed
from tests.chat.test_napoleonics import CARD_NAMES, CHEAP, STANDING, advised, lobby, play_on, texts


async def battle_in(stage, thread):
    """The match that is being played in the thread, as it stands."""
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    return await stage.matches.queries.table(info.id)


def banners(table):
    """How many banners both sides took in a battle."""
    players = table.position.view(None).players
    return len(players["bottom"].banners), len(players["top"].banners)


def results(person, thread):
    return [one for one in person.messages(thread) if acts(one, "export")]


@pytest.mark.rule("NAP-OPT-03")
@CHEAP
async def test_two_people_play_both_battles_and_read_the_total(stage):
    alice, bob, first = await lobby(stage, options="games=two")
    assert "two, sides exchanged, banners added" in text_of(alice.here.messages(alice.thread)[0])
    for point, policy in STANDING.items():
        await bob.here.slash("standing", question=point, policy=policy)
    # S00 needs 3 banners
    ways = Ways(each=1)
    await play_on(stage, {"bottom": alice, "top": bob}, first, ways)
    await stage.settled()

    # the first battle's result says how it stands and that the second follows, without a rematch
    table = await stage.matches.queries.table(first)
    low, high = banners(table)
    (card,) = results(stage.carol, alice.thread)
    score = f"First battle: Allies {low}, French {high}. The second battle follows"
    assert score in text_of(card)
    assert "(NAP-OPT-03)" in text_of(card)
    assert acts(card, "rematch") == []
    assert table.info.seed in text_of(card)

    # the second one has begun in the same thread: card with its commitment, board, hands, a call
    second = await battle_in(stage, alice.thread)
    assert second.info.id != first
    assert {one.seat: one.name for one in second.info.seats} == {"bottom": "Bob", "top": "Alice"}
    public = "\n".join(texts(stage.carol, alice.thread))
    assert second.info.commitment in public
    headline = f"Second of two battles · first battle: Allies {high}, French {low}"
    board = bob.board()
    assert headline in text_of(board)
    assert pictures_of(board)[0]["alt"]
    assert headline in text_of(await alice.here.slash("game status"))
    for person in (stage.alice, stage.bob):
        assert any(name in texts(person, person.dm)[-1] for name in CARD_NAMES)
    # Bob's standing orders hold for the side that he has now
    writer = await bob.here.slash("standing", question="D-12", policy="cover")
    assert "Against 3 dice or more" in text_of(writer)
    # an old button of the first battle leads on
    late = await alice.here.click(card, acts(card, "log")[0])
    assert is_ephemeral(late)

    # after a restart in the middle both play on, the other way round
    people = {"bottom": bob, "top": alice}
    await play_on(stage, people, second.info.id, Ways(each=1), count=20)
    await stage.restart()
    await play_on(stage, people, second.info.id, ways)
    await stage.settled()

    end = await stage.matches.queries.table(second.info.id)
    total = tuple(map(sum, zip(banners(end), (high, low), strict=True)))
    assert end.info.outcome.rule == "NAP-OPT-03"
    winner = {True: "bottom", False: "top"}[total[0] > total[1]]
    assert end.info.outcome.winner == (None if total[0] == total[1] else winner)
    _, last = results(stage.carol, alice.thread)
    assert f"banners of both battles: Allies {total[0]}, French {total[1]}" in text_of(last)
    log = text_of(await alice.here.slash("game log"))
    assert f"Both battles together: Allies {total[0]}, French {total[1]} (NAP-OPT-03)." in log
    # a rematch is for two battles again
    await alice.here.click(last, acts(last, "rematch")[0])
    await stage.settled()
    lobbies = [one for one in await stage.matches.queries.of_user(int(stage.alice.id))
               if one.status == "lobby"]  # fmt: skip
    kept = {"games": "two", "pace": "steady", "rated": "on", "reaction-wait": "at-once"}
    assert [one.options for one in lobbies] == [{**kept, "rematch_of": end.info.id}]


@pytest.mark.rule("NAP-OPT-03")
@CHEAP
async def test_giving_up_the_first_battle_is_explained_and_leads_to_the_second(stage):
    alice, bob, _ = await lobby(stage, options="games=two")

    asked = await bob.here.slash("game resign")
    assert "Only the first of two battles ends with it" in text_of(asked)
    assert "at least 3 banners" in text_of(asked)
    await bob.press(asked, acts(asked, "sure")[0])
    await stage.settled()

    second = await battle_in(stage, alice.thread)
    assert second.info.options["first_battle"] == "0:3"
    assert (second.info.entry("top").name, second.info.entry("bottom").name) == ("Alice", "Bob")
    # giving up the second one ends the match
    asked = await alice.here.slash("game resign")
    assert "Only the first" not in text_of(asked)
    await alice.press(asked, acts(asked, "sure")[0])
    await stage.settled()
    assert (await stage.matches.queries.table(second.info.id)).info.outcome.winner == "bottom"
    assert len(await stage.matches.queries.of_user(int(stage.alice.id))) == 2


@pytest.mark.rule("NAP-OPT-03")
@CHEAP
async def test_against_the_computer_the_second_battle_is_played_from_the_other_side(stage):
    await stage.alice.slash_with(
        "game new", {"scenario": "napoleonics/S00", "side": "bottom", "options": "games=two"}
    )
    await stage.settled()
    alice = Seat(stage.alice, stage.alice.threads()[-1])
    card = alice.here.messages(alice.thread)[0]
    await alice.here.click(card, acts(card, "computer")[0])
    await stage.settled()
    asked = await alice.here.slash("game resign")
    await alice.press(asked, acts(asked, "sure")[0])
    await stage.settled()

    second = await battle_in(stage, alice.thread)
    assert second.info.seats_of(int(stage.alice.id)) == ("top",)
    assert [one.seat for one in second.position.open] == ["top"]
    order = await advised(stage, second.info.id)
    assert f"`{shown(order, 'napoleonics')}`" in text_of(
        await alice.here.slash("order", text=order)
    )


@pytest.mark.rule("NAP-OPT-03")
@CHEAP
async def test_the_host_agrees_on_two_battles_at_the_lobby_card(stage):
    await stage.alice.slash_with("game new", {"scenario": "napoleonics/S00", "side": "bottom"})
    await stage.settled()
    alice = Seat(stage.alice, stage.alice.threads()[-1])
    page = await pressed(alice, "options")
    menu = menus(page)["games"]
    await alice.here.select(page, menu["custom_id"], ["two"])
    await stage.settled()

    assert (await info_of(stage, alice)).options["games"] == "two"
    card = alice.here.messages(alice.thread)[0]
    assert "Battles of the match: **two, sides exchanged, banners added**" in text_of(card)


@pytest.mark.rule("NAP-OPT-03")
@CHEAP
async def test_nobody_sets_the_banners_of_a_first_battle_by_hand(stage):
    for options in ("games=two; first_battle=9:0", "first_battle=9:0", "games=three"):
        answer = await stage.alice.slash_with(
            "game new", {"scenario": "napoleonics/S00", "side": "bottom", "options": options}
        )
        assert is_ephemeral(answer)
    assert await stage.matches.queries.of_user(int(stage.alice.id)) == ()
