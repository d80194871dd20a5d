"""Team play on Discord: lobby, hands, suggestions, agreements, private rooms, whole games."""

import pytest

from bot.chat.front.access import match_here
from bot.chat.threads import rooms
from bot.chat.wire.locale import Voice
from bot.sandbox import is_ephemeral, labels_of, pictures_of, selects_of, text_of
from tests.chat.people import Seat, acts, cards_told, open_game, shown
from tests.chat.test_absent_people import LANGUAGES
from tests.chat.test_clocks import later

NAMES = {"rebels-1": "alice", "empire-1": "bob", "rebels-2": "carol", "empire-2": "dave"}
FOUR = "empire-2,rebels-2"


class Team:
    """The people of a team game by seat."""

    def __init__(self, stage, thread, seats):
        self.stage = stage
        self.thread = thread
        self.people = {seat: Seat(stage.sandbox.player(NAMES[seat]), thread) for seat in seats}
        self.match = ""

    def __getitem__(self, seat):
        return self.people[seat]

    async def table(self):
        return await self.stage.matches.queries.table(self.match)

    def public(self):
        """The texts that everybody can read in the thread, oldest first."""
        messages = self.people["rebels-1"].here.messages(self.thread)
        return [message for message in messages if not is_ephemeral(message)]

    async def play(self, *orders):
        """Give orders as whoever must decide; returns his panel."""
        table = await self.table()
        person = self.people[table.position.open[0].seat]
        return await person.here.slash("order", text="; ".join(orders))

    async def choose(self, word):
        """Play on until a decision whose point ends so is open; returns its seat."""
        for _ in range(60):
            table = await self.table()
            decision = table.position.open[0]
            if decision.point == word:
                await self.stage.settled()
                return decision.seat
            written = [table.game.write(one) for one in table.position.options(decision)]
            pick = "done" if "done" in written and decision.point != "DP-ORDER" else written[-1]
            await self.play(pick)
        raise AssertionError(f"no {word}")


async def team_lobby(stage, players, **options):
    """Alice opens a game; the others are still missing."""
    asked = {"scenario": "S01", "side": "rebels", "players": players, **options}
    await stage.alice.slash_with("game new", asked)
    await stage.settled()
    second = [seat for seat in players.split(",") if seat]
    seats = [seat for seat in NAMES if seat.endswith("1") or seat in second]
    team = Team(stage, stage.alice.threads()[-1], seats)
    team.match = (await stage.matches.queries.in_channel(int(team.thread["id"]))).id
    return team


async def team_game(stage, players, **options):
    """Alice opens a game, the others join until it begins."""
    team = await team_lobby(stage, players, **options)
    for seat in [*team.people][1:]:
        lobby = team["rebels-1"].here.messages(team.thread)[0]
        join = next(one for one in acts(lobby, "join") if one.endswith(seat))
        await team[seat].here.click(lobby, join)
        await stage.settled()
    return team


def decks(position):
    """All cards of each seat, at the start."""
    return {seat: {*one.deck, *one.hand} for seat, one in position.state.players.items()}


@pytest.mark.rule("HOTH-TEAM-09", "HOTH-TEAM-14", "HOTH-RUL-41")
async def test_lobby_status_line_and_hand_panel_of_a_team_game(stage):
    team = await team_game(stage, FOUR)
    lobby = team.public()[0]
    for name in ("Alice", "Bob", "Carol", "Dave"):
        assert name in text_of(lobby)
    board = text_of(team["rebels-1"].board())
    assert "**Alice** decides (Rebels)" in board
    assert (
        "Next: Bob (Empire), then Carol (Rebels, second player), then Dave (Empire, second player)."
    ) in board

    hand = await team["rebels-2"].here.slash("hand")
    own, mate = text_of(hand).split("Your teammate's cards · Rebels")
    players = (await team.table()).position.state.players
    assert cards_told(own) == {shown(card) for card in players["rebels-2"].hand}
    assert cards_told(mate) == {shown(card) for card in players["rebels-1"].hand}
    assert labels_of(hand) == ["Take turn"]
    assert len(pictures_of(hand)) == 2
    assert is_ephemeral(hand)
    # the direct messages hold the own cards alone
    told = "\n".join(text_of(m) for m in stage.carol.messages(stage.carol.dm))
    assert cards_told(told) == {shown(card) for card in players["rebels-2"].hand}


async def test_the_host_may_start_without_the_free_second_seats(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels", "players": FOUR})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    lobby = alice.here.messages(thread)[0]
    await bob.here.click(
        lobby, next(one for one in acts(lobby, "join") if one.endswith("empire-2"))
    )
    await stage.settled()
    lobby = alice.here.messages(thread)[0]
    assert "Start without the free seats" not in labels_of(lobby)
    await bob.here.click(
        lobby, next(one for one in acts(lobby, "join") if one.endswith("empire-1"))
    )
    await stage.settled()

    lobby = alice.here.messages(thread)[0]
    await alice.here.click(lobby, "Start without the free seats")
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    assert info.status == "running"
    assert [entry.seat for entry in info.seats] == ["rebels-1", "empire-1"]


@pytest.mark.rule("HOTH-TEAM-15", "HOTH-TEAM-16")
async def test_a_suggestion_is_looked_at_posted_and_adopted_with_one_button(stage):
    team = await team_game(stage, FOUR)
    active = await team.choose("DP-ORDER")
    mate = next(seat for seat in NAMES if seat[:-2] == active[:-2] and seat != active)
    enemy = next(seat for seat in NAMES if seat[:-2] != active[:-2])
    table = await team.table()
    before, unit = table.info.head, next(
        text for one in table.position.options(table.position.open[0])
        if (text := table.game.write(one)).startswith("order ")
    )  # fmt: skip

    # When the teammate suggests, then nobody else reads it before a second look
    count = len(team.public())
    look = await team[mate].here.slash("game suggest", orders=f"{unit}; done")
    assert is_ephemeral(look)
    assert "the other side can read it too" in text_of(look)
    assert len(team.public()) == count
    kept = await team[mate].press(look, "No, go back")
    assert "Post" not in " ".join(labels_of(kept))
    assert len(team.public()) == count

    # When it is posted, all read it once and nothing happens
    czech = f"{unit.replace('order', 'Rozkaz')}; hotovo"
    look = await team[mate].here.slash("game suggest", orders=czech)
    told = await team[mate].press(look, "Post for all to read")
    assert "suggestion is posted" in text_of(told)
    assert len(team.public()) == count + 1
    posted = team.public()[-1]
    assert f"```\n{unit}; done\n```" in text_of(posted)
    assert posted in team[enemy].here.messages(team.thread)
    assert pictures_of(posted)[0]["alt"]
    assert (await team.table()).info.head == before

    # Then neither the teammate nor an enemy can adopt it, but the active player can, once
    for seat in (mate, enemy):
        refused = await team[seat].here.click(posted, "Adopt")
        assert is_ephemeral(refused)
        assert "not yours" in text_of(refused)
    assert (await team.table()).info.head == before
    panel = await team[active].here.click(posted, "Adopt")
    assert f"`{unit}; done`" in text_of(panel)
    after = (await team.table()).info.head
    assert after == before + 2
    again = await team[active].here.click(posted, "Adopt")
    assert is_ephemeral(again)
    assert (await team.table()).info.head == after


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
@pytest.mark.parametrize(
    ("locale", "said", "done"),
    [
        ("en", "or if your teammate's time runs out first", "what a teammate suggested is carried"),
        ("cs", "nebo když mu dřív vyprší čas", "vypršel čas, a tak platí návrh spoluhráče"),
        ("pl", "albo gdy wcześniej skończy mu się czas", "minął czas, więc wykonano podpowiedź"),
    ],
)
async def test_a_suggestion_is_carried_out_when_time_runs_out(stage, locale, said, done):
    """Who decides signs it off by adopting it, or their time does (N24)"""
    team = await team_game(stage, FOUR, options="pace=1h+1h", language=LANGUAGES[locale])
    active = await team.choose("DP-ORDER")
    mate = next(seat for seat in NAMES if seat[:-2] == active[:-2] and seat != active)
    table = await team.table()
    orders = [table.game.write(one) for one in table.position.options(table.position.open[0])]
    unit = next(one for one in orders if one.startswith("order "))
    look = await team[mate].here.slash("game suggest", orders=f"{unit}; done")
    await team[mate].press(look, acts(look, "propose")[0])
    posted = team.public()[-1]

    await later(stage, 1)
    team[mate].player.locale = locale
    log = text_of(await team[mate].here.slash("game log"))

    assert said in text_of(posted)
    assert done in "\n".join(text_of(one) for one in team.public())
    assert done in log
    assert (await team.table()).info.head >= table.info.head + 2


@pytest.mark.rule("HOTH-TEAM-11", "HOTH-TEAM-16")
async def test_only_the_teammate_of_who_decides_can_suggest_and_only_orders(stage):
    team = await team_game(stage, FOUR)
    active = await team.choose("DP-PLAY")
    mate = next(seat for seat in NAMES if seat[:-2] == active[:-2] and seat != active)
    enemy = next(seat for seat in NAMES if seat[:-2] != active[:-2])
    before = len(team.public())

    for seat in (active, enemy):
        answer = await team[seat].here.slash("game suggest", orders="card R105")
        assert "no decision of a teammate" in text_of(answer)
    answer = await team[mate].here.slash("game suggest", orders="resign")
    assert "Only orders" in text_of(answer)
    answer = await team[mate].here.slash("game suggest", orders="abracadabra")
    assert "cannot read" in text_of(answer)
    assert len(team.public()) == before
    # a card that the teammate does not hold may be suggested: the bot tells nothing about hands
    look = await team[mate].here.slash("game suggest", orders="card R199")
    await team[mate].press(look, "Post for all to read")
    refused = await team[active].here.click(team.public()[-1], "Adopt")
    assert "HOTH-CARD-01" in text_of(refused)


@pytest.mark.rule("HOTH-TEAM-20")
async def test_resigning_calls_the_teammate_who_agrees_with_a_button(stage):
    team = await team_game(stage, FOUR)
    asked = await team["empire-2"].here.slash("game resign")
    assert "Propose to give up" in text_of(asked)
    told = await team["empire-2"].press(asked, "Yes, do it")
    await stage.settled()
    assert "when your teammate agrees" in text_of(told)
    mention = f"<@{stage.bob.user['id']}>"
    call = await stage.bob.until(
        lambda: next((one for one in team.public() if mention in text_of(one)), None)
    )
    assert [user["id"] for user in call["mentions"]] == [stage.bob.user["id"]]
    assert (await team.table()).info.status == "running"

    # an enemy's press of the button concedes nothing
    foreign = await team["rebels-1"].here.click(call, "Agree…")
    assert "Yes, do it" not in labels_of(foreign)
    agreed = await team["empire-1"].here.click(call, "Agree…")
    assert "The other side wins at once" in text_of(agreed)
    await team["empire-1"].press(agreed, "Yes, do it")
    await stage.settled()
    end = await team.table()
    assert (end.info.status, end.info.outcome.winner) == ("over", "rebels")


@pytest.mark.rule("HOTH-TEAM-20")
@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_who_has_the_computer_for_a_teammate_gives_up_by_himself(stage):
    team = await team_game(stage, FOUR)
    bot = stage.client.user.id
    await team["empire-2"].here.slash("game substitute", seat="empire-2", player=bot)

    asked = await team["empire-1"].here.slash("game resign")
    assert "The other side wins at once" in text_of(asked)
    await team["empire-1"].press(asked, "Yes, do it")

    assert (await team.table()).info.outcome.winner == "rebels"


@pytest.mark.rule("HOTH-TEAM-19")
async def test_a_member_delegates_retreats_with_a_command(stage):
    team = await team_game(stage, FOUR)
    await team["empire-1"].here.slash("game delegate", decide="mate")
    assert (await team.table()).position.view(None).delegating == ("empire-1",)
    again = await team["empire-1"].here.slash("game delegate", decide="mate")
    assert "arranged already" in text_of(again)
    await team["empire-1"].here.slash("game delegate", decide="me")
    assert (await team.table()).position.view(None).delegating == ()


@pytest.mark.rule("HOTH-RUL-61", "HOTH-TEAM-15")
async def test_private_rooms_let_in_their_team_alone_and_keep_suggestions(stage):
    team = await team_game(stage, FOUR, talk="private")
    await stage.settled()
    dave = stage.sandbox.player("dave")
    rooms = {
        name: [t for t in stage.sandbox.player(name).threads() if team.match in t["name"]]
        for name in NAMES.values()
    }
    assert [len(found) for found in rooms.values()] == [1, 1, 1, 1]
    assert rooms["alice"] == rooms["carol"] != rooms["bob"]
    assert rooms["bob"] == rooms["dave"]
    assert dave.sees(rooms["bob"][0])
    assert not dave.sees(rooms["alice"][0])

    # a suggestion is posted in the room and nowhere else, wherever it is typed
    active = await team.choose("DP-ORDER")
    mate = next(seat for seat in NAMES if seat[:-2] == active[:-2] and seat != active)
    room = rooms[NAMES[mate]][0]
    await stage.settled()
    inside, public = team[mate].player.at(room), len(team.public())
    for person in (inside, team[mate].here):
        told = await person.slash("game suggest", orders="done")
        assert f"suggestion is posted: <#{room['id']}>" in text_of(told)
        assert is_ephemeral(told)
    assert len(team.public()) == public
    posted = [m for m in inside.messages(room) if not is_ephemeral(m)][-1]
    in_room = [m for m in inside.messages(room) if "```\ndone\n```" in text_of(m)]
    assert len(in_room) == 2
    before = (await team.table()).info.head
    await team[active].player.at(room).click(posted, "Adopt")
    assert (await team.table()).info.head == before + 1


async def test_a_public_thread_with_the_name_of_a_room_is_none(stage):
    alice, _ = await open_game(stage)
    public = await stage.client.fetch_channel(int(alice.thread["id"]))
    info = (
        await stage.matches.queries.table(await match_here(stage.client.front, public.id, 0))
    ).info
    name = rooms.name_of(info, "rebels", Voice(stage.services.catalogue, "en"))
    await public.edit(name=name)

    assert await rooms.found(stage.client, info, name) is None
    room = await rooms.opened(stage.client, public.id, name, [])
    assert room.is_private()
    assert (await rooms.found(stage.client, info, name)).id == room.id
    assert rooms.match_of(room, stage.client) == info.id
    assert rooms.match_of(await room.edit(name="Rebels"), stage.client) is None
    await room.edit(name=name)
    room.owner_id = int(alice.player.id)
    assert rooms.match_of(room, stage.client) is None, "somebody else opened it"


async def test_without_the_right_to_open_rooms_the_team_is_told_and_plays_on(stage):
    stage.sandbox.deny(stage.sandbox.wargames, "create_private_threads")

    team = await team_game(stage, "rebels-2", talk="private")
    await stage.settled()

    words = [text_of(message) for message in team.public()]
    assert any("A private room for Rebels could not be opened" in one for one in words)
    await team.choose("DP-PLAY")
    count = len(team.public())
    for seat in ("rebels-1", "rebels-2"):
        answer = await team[seat].here.slash("game suggest", orders="card R101")
        assert is_ephemeral(answer)
    assert len(team.public()) == count, "what was to be secret is not posted without a question"
    assert (await team.table()).info.status == "running"


@pytest.mark.rule("HOTH-TEAM-14")
async def test_a_card_is_shown_to_the_teammate_alone(stage):
    team = await team_game(stage, FOUR, options="see_hands=off")
    cards = decks((await team.table()).position)
    bob = team["empire-1"]
    hand = await bob.here.slash("hand")
    menu = selects_of(hand)[0]

    answer = await bob.here.select(hand, menu["custom_id"], [menu["options"][0]["value"]])
    await stage.settled()

    assert "Your teammate gets the card" in text_of(answer)
    assert answer["id"] != hand["id"], "the hand stays"
    dave, alice = team["empire-2"].player, team["rebels-1"].player
    told = next(text_of(m) for m in dave.messages(dave.dm) if "shows you" in text_of(m))
    assert menu["options"][0]["label"] in told
    assert not [m for m in alice.messages(alice.dm) if "shows you" in text_of(m)]
    assert not [m for m in team.public() if "shows you" in text_of(m)]
    assert len(menu["options"]) <= len(cards["empire-1"])


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_the_card_of_a_team_lists_all_options_until_it_is_full(stage):
    team = await team_lobby(stage, FOUR, options="see_hands=off")
    people = [team[seat] for seat in team.people]
    card = people[0].here.messages(team.thread)[0]
    seen = next(line for line in text_of(card).splitlines() if "Hands in teams" in line)
    assert seen.count(" · ") > 5, "who joins reads to what they agree"

    for person, seat in zip(people[1:], [*team.people][1:], strict=True):
        card = people[0].here.messages(team.thread)[0]
        join = next(one for one in acts(card, "join") if one.endswith(seat))
        await person.here.click(card, join)
        await stage.settled()
    card = people[0].here.messages(team.thread)[0]
    told = next(line for line in text_of(card).splitlines() if "Hands in teams" in line)
    assert [one.partition(":")[0] for one in told.split(" · ")] == [
        "Hands in teams", "Pace", "Ladder",
    ]  # fmt: skip
