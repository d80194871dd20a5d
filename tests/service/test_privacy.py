"""What is stored about a person, and how it is removed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.service.archive import match_file
from bot.service.model import Person
from bot.service.people.privacy import NOBODY
from bot.service.refusals import StillPlaying

from .coin import HEADS, TAILS, Place, Resign, Throw
from .table import ANNA, EVA, PETR, Desk, hand_over, press


async def over(desk):
    """End the match: Petr gives up."""
    await desk.answer(Place(2))
    await desk.matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())
    await desk.drain()


async def test_the_file_lists_seats_orders_standing_orders_and_language(desk):
    matches = desk.matches
    await matches.languages.set_for_user(ANNA.id, "cs")
    await matches.play.set_standing(desk.id, ANNA.id, "DP-REACT", "take", interaction=press())
    await desk.answer(Place(2))
    await desk.drain()

    told = msgspec.json.decode(await matches.privacy.stored_about(ANNA.id))

    assert (told["user"], told["language"], told["posts"]) == ("1", "cs", 1)
    (match,) = told["matches"]
    assert [(seat["seat"], seat["name"]) for seat in match["seats"]] == [(HEADS, "Anna")]
    assert match["standing"] == [{"seat": HEADS, "point": "DP-REACT", "policy": "take"}]
    assert match["orders"] == [
        {"number": 1, "by": "player", "order": {"do": "place", "stake": 2}},
    ]


async def test_the_file_tells_no_chance_and_nothing_of_others(desk):
    await desk.answer(Place(2))
    await desk.answer(Throw())

    told = await desk.matches.privacy.stored_about(ANNA.id)

    assert b"draws" not in told
    assert b"Petr" not in told
    assert b"seed" not in told


async def test_nobody_is_forgotten_while_he_plays(desk):
    with pytest.raises(StillPlaying) as refusal:
        await desk.matches.privacy.forget(ANNA.id, interaction=press())

    assert refusal.value.reason.args == {"places": "<#77>"}
    assert (await desk.matches.queries.table(desk.id)).info.user_of(HEADS) == ANNA.id


async def test_who_was_substituted_can_be_forgotten(desk, store):
    await hand_over(desk.matches, desk.id, ANNA, HEADS, EVA)

    await desk.matches.privacy.forget(ANNA.id, interaction=press())

    info = (await desk.matches.queries.table(desk.id)).info
    assert (info.host, info.user_of(HEADS), info.user_of(TAILS)) == (NOBODY, EVA.id, PETR.id)
    async with store.read() as tx:
        assert await tx.hosted_by(ANNA.id) == []


async def test_a_finished_match_keeps_its_proof_and_loses_the_name(desk, store):
    matches = desk.matches
    await matches.languages.set_for_user(PETR.id, "pl")
    await over(desk)
    assert await matches.privacy.forget(PETR.id, interaction=press()) == 1

    info = (await matches.queries.table(desk.id)).info
    assert [(entry.user, entry.name) for entry in info.seats] == [
        (ANNA.id, "Anna"),
        (NOBODY, ""),
    ]
    assert await matches.queries.of_user(PETR.id) == ()
    assert await matches.languages.of_user(PETR.id) is None
    verdict = match_file.verify(
        match_file.load(await matches.archive.export(desk.id)), matches.sessions.games
    )
    assert (verdict.ok, verdict.fault) == (True, "")


async def test_no_table_names_a_forgotten_player_any_more(desk, store, clock):
    person = 987654321987
    await over(desk)
    rematch = await desk.matches.rematches.open(desk.id, ANNA.id, interaction=press())
    clock.now += 24 * 3600
    guest = msgspec.structs.replace(EVA, id=person, name="Zdenka")
    await desk.matches.lobby.join(rematch.id, guest, HEADS, interaction=press())
    await desk.matches.substitutes.offer(rematch.id, person, HEADS, 78, interaction=press())
    await desk.matches.play.anytime(rematch.id, person, Resign(), interaction=press())
    await desk.drain()

    await desk.matches.privacy.forget(person, interaction=press())

    async with store.readers.connect() as connection:
        for table in ("matches", "seats", "receipts", "outbox", "users", "journal", "offers"):
            rows = (await connection.exec_driver_sql(f"SELECT * FROM {table}")).all()
            assert not any(str(person) in str(row) or "Zdenka" in str(row) for row in rows), table


async def test_a_lobby_is_left(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    await matches.privacy.forget(ANNA.id, interaction=press())

    info = (await matches.queries.table(desk.id)).info
    assert (info.status, info.user_of(HEADS), info.host) == ("lobby", None, NOBODY)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # PostgreSQL's files are out of reach
async def test_no_byte_of_the_files_names_a_forgotten_player(matches, postman, store, url):
    person = Person(0x0ABC_DEF1_2345_6789, "Zdenka Nezapomenutelná")
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, person, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    await matches.languages.set_for_user(person.id, "cs")
    await over(desk)
    file = Path(store.url.database)
    files = [file, file.with_name(f"{file.name}-wal")]
    traces = [person.name.encode(), str(person.id).encode(), person.id.to_bytes(8, "big")]
    before = b"".join(one.read_bytes() for one in files)
    assert all(trace in before for trace in traces)

    await matches.privacy.forget(person.id, interaction=press())

    after = b"".join(one.read_bytes() for one in files)
    assert [trace for trace in traces if trace in after] == []


async def test_only_the_receipts_that_name_a_forgotten_player_go(matches, postman):
    """Ids are compared whole: 5 is not 57, nor 75."""
    desk = await Desk.lobby(matches, postman)
    player, *others = [Person(number, "Olga") for number in (5, 57, 75)]
    seats, presses = (HEADS, TAILS, HEADS), {}
    for person, seat in zip((player, *others), seats, strict=True):
        one = await Desk.lobby(matches, postman)
        presses[person.id] = (one.id, press())
        await matches.lobby.join(one.id, person, seat, interaction=presses[person.id][1])

    await matches.privacy.forget(player.id, interaction=press())

    async with matches.sessions.store.read() as tx:
        kept = [user for user, (_, one) in presses.items() if await tx.receipt(one) is not None]
    assert kept == [57, 75]
    assert (await matches.queries.table(desk.id)).info.status == "lobby"


async def test_standing_orders_go_with_their_player_and_others_keep_theirs(desk, store):
    for who, policy in ((ANNA, "take"), (PETR, "dodge")):
        await desk.matches.play.set_standing(
            desk.id, who.id, "DP-REACT", policy, interaction=press()
        )
    await over(desk)

    await desk.matches.privacy.forget(PETR.id, interaction=press())

    async with store.read() as tx:
        assert [(one.seat, one.policy) for one in await tx.standing(desk.id)] == [(HEADS, "take")]
