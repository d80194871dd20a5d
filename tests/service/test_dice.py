"""The dice table: what is stored about whom, who may see it, and two processes at one channel."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.dice.requests import Plain
from bot.engine.refusal import Refused
from bot.service.dice.table import DiceTable
from bot.service.people.privacy import NOBODY
from bot.store.dice import SqlDice
from tests.dice.given import CONTENT

from .table import ANNA, EVA, PETR, press

HERE, ELSEWHERE, DAY = 501, 502, 24 * 3600


@pytest.fixture
def table(store, clock):
    return DiceTable(SqlDice(store), CONTENT, clock=clock)


async def rolled(table, who, expression="3d6", **options):
    return await table.roll(HERE, who.id, Plain(expression), interaction=press(), **options)


async def session(table, who, **options):
    asked = {"system": "", "sides": ("Red", "Blue"), "goal": None, **options}
    return await table.start(HERE, who.id, interaction=press(), **asked)


async def stored(matches, who):
    return msgspec.json.decode(await matches.privacy.stored_about(who.id))["dice"]


async def test_the_file_about_a_person_lists_the_own_dice_and_counts_the_rolls_shown(
    table, matches
):
    opened = await session(table, ANNA)
    await rolled(table, ANNA, label="first")
    await rolled(table, PETR, viewer=ANNA.id, locale="cs")
    await rolled(table, ANNA, viewer=ANNA.id)
    await rolled(table, ANNA, viewer=PETR.id, locale="pl", label="for Petr")
    await table.score(HERE, ANNA.id, "Red", 2, interaction=press())

    hers, his, nobody = [await stored(matches, who) for who in (ANNA, PETR, EVA)]

    assert [(one["number"], one["label"], one["viewer"]) for one in hers["rolls"]] == [
        (1, "first", None), (3, "", str(ANNA.id)), (4, "for Petr", str(PETR.id)),
    ]  # fmt: skip
    assert [one["draws"] is None for one in hers["rolls"]] == [False, False, True]
    assert {one["user"] for one in hers["rolls"]} == {str(ANNA.id)}
    assert not {"salt", "mark", "digest"} & set(hers["rolls"][0])
    assert (hers["rolls_shown_to_you"], hers["sessions"]) == (1, [opened.id])
    assert len(hers["points"]) == 1
    assert ([one["number"] for one in his["rolls"]], his["rolls_shown_to_you"]) == ([2], 1)
    assert (his["sessions"], his["points"]) == ([], [])
    assert nobody == {"rolls": [], "rolls_shown_to_you": 0, "points": [], "sessions": []}


async def test_a_forgotten_person_leaves_dice_without_words_and_others_keep_theirs(
    table, matches, store
):
    await session(table, ANNA)
    await rolled(table, ANNA, label="hers")
    await rolled(table, PETR, label="his")
    before = [roll.draws for roll, _ in await table.history(HERE, 9)]

    await matches.privacy.forget(ANNA.id, interaction=press())

    after = [roll for roll, _ in await table.history(HERE, 9)]
    assert [roll.draws for roll in after] == before
    assert [(roll.user, roll.label) for roll in after] == [(PETR.id, "his"), (NOBODY, "")]
    assert (await table.status(HERE)).info.host == NOBODY


async def test_rolls_of_two_processes_are_numbered_in_turn(table, store, clock):
    other = DiceTable(SqlDice(store), CONTENT, clock=clock)
    made = await asyncio.gather(
        *(
            rolled(one, who, f"{dice}d6")
            for dice, one in enumerate((table, other), 1)
            for who in (ANNA, PETR, EVA)
        )
    )

    assert sorted(one.number for one in made) == [1, 2, 3, 4, 5, 6]
    assert len({one.session for one in made}) == 1
    history = await other.history(HERE, 9)
    assert [roll.number for roll, _ in history] == [6, 5, 4, 3, 2, 1]


async def test_the_same_press_rolls_once(table):
    once = press()
    made = [await table.roll(HERE, ANNA.id, Plain("8d100"), interaction=once) for _ in range(2)]

    assert made[0].number == made[1].number == 1
    assert len(await table.history(HERE, 9)) == 1


async def test_a_roll_is_shown_as_it_fell_and_one_that_never_was_is_refused(table):
    made = await rolled(table, ANNA, "8d100")

    first, again = [await table.shown(made) for _ in range(2)]

    assert first.roll == again.roll
    assert first.outcome == again.outcome
    with pytest.raises(Refused) as refused:
        await table.shown(msgspec.structs.replace(made, number=9))
    assert refused.value.reason.key == "dice-refused-no-roll"


async def test_a_session_is_opened_and_closed_once_and_another_channel_has_its_own(table):
    opened = await session(table, ANNA)
    with pytest.raises(Refused) as second:
        await session(table, PETR)
    await rolled(table, PETR)
    elsewhere = await table.roll(ELSEWHERE, ANNA.id, Plain("1d6"), interaction=press())

    ended = await table.end(HERE, ANNA.id, interaction=press())
    with pytest.raises(Refused) as none:
        await table.end(HERE, PETR.id, interaction=press())

    assert ended.id == opened.id != elsewhere.session
    assert second.value.reason.key == "dice-refused-session-open"
    assert none.value.reason.key == "dice-refused-no-session"
    assert elsewhere.number == 1


async def test_a_seed_that_tells_what_others_rolled_in_secret_is_kept_back_for_a_day(table, clock):
    await session(table, ANNA)
    await rolled(table, PETR, viewer=PETR.id)
    with pytest.raises(Refused) as running:
        await table.file(HERE, user=PETR.id)
    ended = await table.end(HERE, ANNA.id, interaction=press())
    with pytest.raises(Refused) as secret:
        await table.file(HERE, user=ANNA.id)

    his = await table.file(HERE, user=PETR.id)
    clock.now += DAY + 1
    hers = await table.file(HERE, ended.id.upper(), user=ANNA.id)

    assert running.value.reason.key == "dice-refused-still-open"
    assert (ended.seed, secret.value.reason.key) == (None, "dice-refused-secrets")
    assert his == hers
    assert (his.commitment, len(his.rolls)) == (ended.commitment, 1)


async def test_a_session_of_another_channel_or_none_is_not_given_out(table):
    with pytest.raises(Refused) as nothing:
        await table.file(HERE)
    opened = await session(table, ANNA)
    await table.end(HERE, ANNA.id, interaction=press())
    with pytest.raises(Refused) as foreign:
        await table.file(ELSEWHERE, opened.id)

    assert nothing.value.reason.key == "dice-refused-no-session"
    assert foreign.value.reason.key == "dice-refused-unknown-session"


async def test_a_session_that_nobody_opened_ends_after_a_day_without_rolls(table, clock):
    first = await rolled(table, ANNA)
    clock.now += DAY - 1
    same = await rolled(table, PETR)
    clock.now += DAY + 1
    other = await rolled(table, EVA)

    assert (same.session, same.number) == (first.session, 2)
    assert other.session != first.session
    assert other.number == 1


async def test_luck_counts_the_own_rolls_and_secret_ones_for_their_roller_alone(table):
    assert await table.luck(HERE, ANNA.id, secret=True) == ()
    await rolled(table, ANNA, "1d6")
    await rolled(table, ANNA, "2d6", viewer=ANNA.id)
    await rolled(table, ANNA, "3d6", viewer=PETR.id)
    await rolled(table, PETR, "4d6")

    told = [await table.luck(HERE, ANNA.id, secret=secret) for secret in (False, True)]

    assert [one.rolls for (one,) in told] == [1, 2]


@pytest.mark.parametrize("amount", [0, 10**9, -(10**9)])
async def test_points_beyond_all_measure_are_refused(table, amount):
    with pytest.raises(Refused) as refused:
        await table.score(HERE, ANNA.id, "Red", amount, interaction=press())

    assert refused.value.reason.key == "dice-refused-points"


async def test_points_are_added_up_by_side_and_only_for_the_sides_that_were_named(table):
    await session(table, ANNA)
    for side, amount in (("Red", 3), ("blue", 2), ("RED", -1)):
        status = await table.score(HERE, ANNA.id, side, amount, interaction=press())
    with pytest.raises(Refused):
        await table.score(HERE, ANNA.id, "Green", 1, interaction=press())

    assert dict(status.points) == {"Red": 2, "Blue": 2}
    assert dict((await table.status(HERE)).points) == dict(status.points)
    assert await table.reads(HERE, EVA.id) is None
    assert (await table.reads(HERE, ANNA.id)).user == ANNA.id


@pytest.mark.parametrize("sides", [("Red", "red"), tuple("abcdefghijklmnop")])
async def test_sides_of_one_name_and_too_many_are_refused(table, sides):
    with pytest.raises(Refused) as refused:
        await session(table, ANNA, sides=sides)

    assert refused.value.reason.key == "dice-refused-sides"
