"""The ladder of a server and game: what counts, how much, and that it can be computed again."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import update

from bot.service.clocks.pace import HOUR
from bot.service.ladder import rating
from bot.service.ladder.records import Length, share
from bot.service.ladder.results import KNOWN, result_of
from bot.service.lobby import choices
from bot.service.matches import Matches
from bot.service.model import COMPUTER, NewMatch, Person, change
from bot.service.ports.ladder import Strength
from bot.service.posts.outbox import Outbox
from bot.store.schema import ratings
from tests.support.loaded import load_games

from .coin import HEADS, TAILS, Resign
from .table import ANNA, CHANNEL, EVA, PETR, Desk, press
from .test_clocks import ALWAYS, Clocked, ticked, timed

GUILD = 900
NEW = Strength()
WITHOUT_DECKS = ("jours", "fire_and_sword")
"""Games in which nothing lies hidden when a match begins."""
OUT = 150
"""Hours after which two excuses are used up and the time is over."""


@pytest.fixture
def matches(store, clock, postman):
    return timed(store, clock, postman, Clocked())


async def begun(matches, postman, heads=ANNA, tails=PETR, guild=GUILD, **options) -> Desk:
    options = {"rated": "on", "pace": "none", **options}
    new = NewMatch(system="coin", scenario="duel", host=heads, channel=CHANNEL, guild=guild,
                   options=options)  # fmt: skip
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    await matches.lobby.join(info.id, heads, HEADS, interaction=press())
    await matches.lobby.join(info.id, tails, TAILS, interaction=press())
    return Desk(matches, postman, info)


async def lost_by(desk: Desk, person: Person):
    """Let somebody resign; returns the card of the result."""
    await desk.matches.play.anytime(desk.id, person.id, Resign(), interaction=press())
    return [post for post in await desk.drain() if post.kind == "result"][-1]


async def standings(matches, guild=GUILD):
    found = await matches.ladder.of(guild, "coin")
    return [(one.user, one.won, one.drawn, one.lost) for one in found]


async def test_who_wins_goes_up_and_the_card_tells_so(matches, postman):
    card = await lost_by(await begun(matches, postman), PETR)

    assert await standings(matches) == [(ANNA.id, 1, 0, 0), (PETR.id, 0, 0, 1)]
    up, down = card.body.rated
    assert (up.user, up.side, up.before) == (ANNA.id, "heads", NEW)
    assert (down.user, down.side, down.before) == (PETR.id, "tails", NEW)
    assert rating.points(up.before) == 1000 < rating.points(up.after)
    assert rating.points(down.after) < 1000
    assert (up.after.mu - 25) == pytest.approx(25 - down.after.mu)
    assert await matches.ladder.faults() == []


@pytest.mark.parametrize(
    ("guild", "options", "tails"),
    [
        (GUILD, {"rated": "off"}, PETR),
        (None, {}, PETR),
        (GUILD, {}, Person(COMPUTER, "Computer")),
        (GUILD, {"solo": "on"}, ANNA),
    ],
    ids=["unrated", "no-server", "computer", "alone"],
)
async def test_what_does_not_count(matches, postman, guild, options, tails):
    card = await lost_by(await begun(matches, postman, ANNA, tails, guild, **options), ANNA)

    assert card.body.rated == ()
    assert await standings(matches) == []
    assert await matches.ladder.faults() == []


async def test_each_server_has_a_ladder_of_its_own(matches, postman):
    await lost_by(await begun(matches, postman), PETR)
    await lost_by(await begun(matches, postman, guild=GUILD + 1), ANNA)

    assert [user for user, *_ in await standings(matches)] == [ANNA.id, PETR.id]
    assert [user for user, *_ in await standings(matches, GUILD + 1)] == [PETR.id, ANNA.id]
    assert await matches.ladder.games(GUILD) == ["coin"]
    assert await matches.ladder.games(GUILD + 2) == []


def test_a_team_is_its_mean_and_the_unknown_member_moves_more():
    old, new = Strength(30.0, 2.0), Strength(20.0, 8.0)
    before = {"heads": [old, new], "tails": [Strength(25.0, 5.0)]}

    won = rating.rated(before, "heads")
    gains = [after.mu - was.mu for after, was in zip(won["heads"], before["heads"], strict=True)]
    assert 0 < gains[0] < gains[1]
    assert gains[1] / gains[0] == pytest.approx((8.0 / 2.0) ** 2)
    assert won["tails"][0].mu < 25.0
    alike = rating.rated({"heads": [NEW, NEW], "tails": [NEW]}, None)
    assert [one.mu for one in (*alike["heads"], *alike["tails"])] == pytest.approx([25.0] * 3)


async def abandoned(matches, postman, clock):
    """Begin a match, let the user asked vanish, and claim it; returns the card of the result."""
    for person in (ANNA, PETR):
        await matches.habits.set_hours(person.id, ALWAYS)
    desk = await begun(matches, postman, pace="steady")
    _, asked = await desk.asked()
    assert asked == ANNA.id
    await ticked(desk, clock, OUT)
    for _ in range(2):
        await matches.absence.claim(desk.id, PETR.id, ANNA.id, interaction=press())
        clock.now += 37 * HOUR
    return [post for post in await desk.drain() if post.kind == "result"][-1]


async def test_a_claim_against_a_newcomer_gives_nothing(matches, postman, clock):
    card = await abandoned(matches, postman, clock)

    assert card.body.info.outcome.winner == "tails"
    assert card.body.rated == ()
    assert await standings(matches) == []
    assert await matches.ladder.faults() == []


async def test_who_is_known_loses_by_not_coming_back(matches, postman, clock):
    for _ in range(KNOWN):
        await lost_by(await begun(matches, postman, ANNA, EVA), EVA)
    card = await abandoned(matches, postman, clock)

    assert [player.user for player in card.body.rated] == [ANNA.id, PETR.id]
    assert (PETR.id, 1, 0, 0) in await standings(matches)
    assert (ANNA.id, KNOWN, 0, 1) in await standings(matches)
    assert await matches.ladder.faults() == []


async def test_an_end_that_was_agreed_for_want_of_a_player_does_not_count(matches, postman, store):
    desk = await begun(matches, postman)
    await lost_by(desk, PETR)
    async with store.read() as tx:
        row = await tx.match(desk.id)
    row.info = change(row.info, outcome=change(row.info.outcome, winner=None))

    assert result_of(row, abandoned=True) is None
    assert result_of(row, abandoned=False).winner is None


async def test_a_ladder_that_was_changed_by_hand_is_found(matches, postman, store):
    await lost_by(await begun(matches, postman), PETR)
    async with store.writing() as connection:
        mine = update(ratings).where(ratings.c.user == ANNA.id)
        await connection.execute(mine.values(mu=40.0))

    assert await matches.ladder.faults() == [
        f"ladder {GUILD} coin: user {ANNA.id}: the ladder does not say what the matches give"
    ]


async def test_a_match_that_was_left_out_is_found(matches, postman, store):
    desk = await begun(matches, postman)
    await lost_by(desk, PETR)
    async with store.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM rated")
        await connection.exec_driver_sql("DELETE FROM ratings")

    assert await matches.ladder.faults() == [f"match {desk.id}: it counts, but no ladder has it"]


async def test_who_is_forgotten_leaves_the_ladder_and_it_still_adds_up(matches, postman):
    await lost_by(await begun(matches, postman), PETR)
    await lost_by(await begun(matches, postman, PETR, ANNA), ANNA)
    await lost_by(await begun(matches, postman, EVA, ANNA), EVA)
    told = msgspec.json.decode(await matches.privacy.stored_about(PETR.id))["ladders"]
    assert [(one["user"], one["won"], one["lost"]) for one in told] == [(str(PETR.id), 1, 1)]

    await matches.privacy.forget(PETR.id, interaction=press())

    assert [user for user, *_ in await standings(matches)] == [ANNA.id, EVA.id]
    assert await matches.ladder.faults() == []
    told = msgspec.json.decode(await matches.privacy.stored_about(PETR.id))
    assert told["ladders"] == []


async def test_records_of_people_and_scenarios(matches, postman, clock):
    for loser, days in ((PETR, 1), (PETR, 3), (ANNA, 8)):
        desk = await begun(matches, postman)
        clock.now += days * 24 * HOUR
        await lost_by(desk, loser)
    await lost_by(await begun(matches, postman, ANNA, Person(COMPUTER, "C")), ANNA)

    (mine,) = await matches.records.of_person(ANNA.id, GUILD)
    assert (mine.won, mine.drawn, mine.lost, mine.against_computer) == (2, 0, 1, 1)
    assert await matches.records.of_person(ANNA.id, GUILD + 1) == []
    (duel,) = await matches.records.of_scenarios("coin", ["heads", "tails"])
    assert duel.length == Length(3, 1, 3 * 24 * HOUR)
    assert duel.won == {"heads": share(2, 3), "tails": share(1, 3)}
    assert duel.drawn == 0
    assert await matches.records.length("coin", "duel") == duel.length
    assert await matches.records.length("coin", "none") is None


def test_an_interval_is_wilsons():
    found = share(8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert share(0, 5).low == pytest.approx(0.0)
    assert share(0, 5).high == pytest.approx(0.4345, abs=1e-4)


@pytest.mark.parametrize("slug", load_games())
async def test_nothing_that_lies_hidden_shows_in_ladder_records_or_luck(
    store, clock, postman, slug
):
    """Two matches that differ only in what chance has hidden are told alike, before and behind."""
    game, told, lies = load_games()[slug], [], set()
    for guild, seed in enumerate((b"1", b"2"), GUILD):
        matches = Matches(store, {slug: game}, clock=clock, entropy=seed.__mul__)
        matches.sessions.outbox = Outbox(store, postman, clock=clock)
        desk = await seated_in(matches, postman, game, guild)
        lies.add((await desk.position()).encode())
        assert await ladder_of(matches, game, guild) == ([], [], [])
        await matches.play.order_text(desk.id, PETR.id, "resign", interaction=press())
        (card,) = [one for one in await desk.drain() if one.kind == "result"]
        told.append((card.body.rated, await ladder_of(matches, game, guild)))

    assert told[0] == told[1]
    assert len(told[0][0]) == 2
    assert len(lies) == (1 if slug in WITHOUT_DECKS else 2)


async def seated_in(matches, postman, game, guild):
    """Start a rated match of the first scenario on a server."""
    scenario = game.scenarios()[0]
    new = NewMatch(
        system=game.slug, scenario=scenario, host=ANNA, channel=CHANNEL, guild=guild,
        options={"rated": "on", "pace": "none"},
    )  # fmt: skip
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    seats = [one.seat for one in game.seats(scenario) if one.required]
    for person, seat in zip((ANNA, PETR), seats, strict=True):
        await matches.lobby.join(info.id, person, seat, interaction=press())
    info = (await matches.queries.table(info.id)).info
    for one in choices.missing(game, info):
        chosen = (info.user_of(one.seat), one.option.key, one.option.default)
        await matches.options.choose(info.id, *chosen, interaction=press())
    return Desk(matches, postman, info)


async def ladder_of(matches, game, guild):
    """All that is told of the matches of a server by their results."""
    return (
        [change(one, guild=0) for one in await matches.ladder.of(guild, game.slug)],
        [
            one
            for user in (ANNA.id, PETR.id)
            for one in await matches.records.of_person(user, guild)
        ],
        [
            one
            for user in (ANNA.id, PETR.id)
            for one in await matches.fortunes.of_person(user, guild)
        ],
    )
