"""What a server wants of its games: shown, changed and reset by those who manage it."""

import pytest

from bot.sandbox import labels_of, text_of
from tests.chat.people import acts, open_game

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def chosen(stage, **options):
    """Change settings as the owner of the server."""
    with stage.sandbox.world.ledger.change():
        stage.sandbox.guild["owner_id"] = stage.alice.id
    return await stage.alice.slash_with("fieldpost settings", options)


@CHEAP
async def test_settings_are_shown_changed_and_reset(stage):
    shown = await chosen(stage)
    changed = await chosen(stage, pace="slow", zone="europe/prague", messages="each")
    reset = await chosen(stage, reset="pace")

    assert "Pace of new games: **steady" in text_of(shown)
    assert "Who may open games: **no limit**" in text_of(shown)
    assert "Pace of new games: **slow" in text_of(changed)
    assert "Time zone of people who named none: **Europe/Prague**" in text_of(changed)
    assert "Pace of new games: **steady" in text_of(reset)
    assert "**Europe/Prague**" in text_of(reset)


@CHEAP
async def test_new_games_begin_with_what_the_server_wants(stage):
    await chosen(stage, pace="brisk", colours="dusk", messages="each", zone="Asia/Tokyo")
    alice, _ = await open_game(stage)
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    async with stage.services.store.read() as tx:
        keeping = (await tx.match(info.id)).keeping

    wanted = {"pace": "brisk", "theme": "dusk", "posts": "each"}
    assert wanted.items() <= info.options.items()
    assert (keeping.pace, keeping.zone) == ("brisk", "Asia/Tokyo")


@CHEAP
async def test_what_the_host_names_goes_before(stage):
    await chosen(stage, pace="brisk")
    alice, _ = await open_game(stage, options="pace=none")

    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    assert info.options["pace"] == "none"


@CHEAP
async def test_only_who_manages_the_server_sees_and_changes_them(stage):
    refused = await stage.bob.slash_with("fieldpost settings", {"pace": "live"})
    shown = await chosen(stage)

    assert "Pace" not in text_of(refused)
    assert "Pace of new games: **steady" in text_of(shown)


@CHEAP
async def test_who_lacks_the_role_opens_no_game_and_hears_who_may(stage):
    guild = int(stage.sandbox.guild["id"])
    await stage.matches.settings.change(guild, starters=4711)

    refused = await stage.bob.slash_with("game new", {"scenario": "S01"})

    assert "games are opened by <@&4711>" in text_of(refused)
    assert stage.bob.threads() == []


@CHEAP
async def test_games_are_opened_in_the_channel_that_the_server_wants(stage):
    guild = int(stage.sandbox.guild["id"])
    await stage.matches.settings.change(guild, lobbies=4711)
    refused = await stage.bob.slash_with("game new", {"scenario": "S01"})
    await stage.matches.settings.change(guild, lobbies=None)
    await stage.bob.slash_with("game new", {"scenario": "S01"})

    assert "games are opened in <#4711>" in text_of(refused)
    assert len(stage.bob.threads()) == 1


@CHEAP
@pytest.mark.parametrize(
    ("locale", "stands", "on", "off"),
    [
        ("en", "You stand by here", "Stand by here", "No longer stand by"),
        ("cs", "Jste tu v pohotovosti", "Chci být v pohotovosti", "Už nechci být v pohotovosti"),
        ("pl", "Jesteś tu w rezerwie", "Wpisz mnie do rezerwy", "Wypisz mnie z rezerwy"),
    ],
)
async def test_people_stand_by_with_a_button_too(stage, locale, stands, on, off):
    stage.carol.locale = locale
    carol, guild = stage.carol, int(stage.sandbox.guild["id"])
    page = await carol.slash("fieldpost standby")
    told = await carol.click(page, acts(page, "standby")[0])
    listed = await stage.matches.standby.of(guild)
    over = await carol.click(told, acts(told, "standby")[0])

    assert [labels_of(one) for one in (page, told, over)] == [[on], [off], [on]]
    assert stands in text_of(told)
    assert text_of(over) == text_of(page)
    assert [(one.user, one.on) for one in listed] == [(int(carol.id), True)]
    assert [one.on for one in await stage.matches.standby.of(guild)] == [False]


@CHEAP
async def test_people_stand_by_and_are_called_when_a_seat_is_free(stage):
    alice, bob = await open_game(stage)
    before = await stage.carol.slash("fieldpost standby")
    on = await stage.carol.slash_with("fieldpost standby", {"on": True})
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    await stage.matches.substitutes.offer(
        match, int(stage.alice.id), "rebels-1", 0, interaction="offer"
    )
    await stage.settled()
    call = bob.here.messages(bob.thread)[-1]
    carol = stage.carol.at(alice.thread)
    await carol.click(call, acts(call, "accept")[0])
    credit = await stage.bob.slash("fieldpost standby")

    assert "You do not stand by here" in text_of(before)
    assert "You stand by here" in text_of(on)
    assert f"On standby here: <@{stage.carol.id}>" in text_of(call)
    assert f"<@{stage.carol.id}>: one game saved" in text_of(credit)
