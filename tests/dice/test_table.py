"""Sessions, rolls and points in the database; on PostgreSQL too where one is named."""

import asyncio
import json

import msgspec
import pytest
from sqlalchemy import update

from bot.dice.requests import Battle, Plain
from bot.dice.verify import UNSEALED, verify
from bot.engine.refusal import Refused
from bot.service.dice.table import IDLE_S, DiceTable
from bot.service.matches import Matches
from bot.store import open_store
from bot.store.dice import SqlDice
from bot.store.dice_schema import rolls
from tests.dice.given import CONTENT
from tests.service.conftest import clock, empty_file, store, template, url

__all__ = ["clock", "empty_file", "store", "template", "url"]
HERE, THERE = 10, 20
ANNA, PETR = 1001, 1002


@pytest.fixture
def table(store, clock):
    return DiceTable(SqlDice(store), CONTENT, clock=clock)


class Keys:
    """Names for interactions, each another."""

    def __init__(self):
        self.count = 0

    def __call__(self):
        self.count += 1
        return f"interaction {self.count}"


@pytest.fixture
def key():
    return Keys()


def refused(error):
    return error.value.reason.key.removeprefix("dice-refused-")


async def test_the_first_roll_opens_a_session_and_numbers_go_on(table, key):
    first = await table.roll(HERE, ANNA, Plain("2d6"), interaction=key())
    second = await table.roll(HERE, PETR, Plain("2d6"), interaction=key())
    other = await table.roll(THERE, PETR, Plain("2d6"), interaction=key())

    assert (first.number, first.opened) == (1, True)
    assert (second.session, second.number, second.opened) == (first.session, 2, False)
    assert (other.number, other.opened) == (1, True)
    assert other.session != first.session


async def test_an_interaction_that_comes_twice_rolls_once(table, key):
    name = key()
    first = await table.roll(HERE, ANNA, Plain("8d100"), interaction=name)
    again = await table.roll(HERE, ANNA, Plain("8d100"), interaction=name)

    assert (again.session, again.number) == (first.session, first.number)
    assert again.repeated
    assert len(await table.history(10, 50)) == 1


async def test_many_rolls_at_once_get_numbers_of_their_own(table, key):
    names = table.answering = [key() for _ in range(20)]
    rolls = [table.roll(HERE, ANNA, Plain("1d6"), interaction=name) for name in names]
    made = await asyncio.gather(*rolls)

    assert sorted(one.number for one in made) == list(range(1, 21))
    assert len({one.session for one in made}) == 1
    assert sum(one.opened for one in made) == 1


async def test_a_refused_roll_leaves_nothing_behind(table, key):
    for expression in ("1000000000d6", "1d6e<7", "nonsense"):
        with pytest.raises(Refused):
            await table.roll(HERE, ANNA, Plain(expression), interaction=key())

    assert await table.history(10, 50) == []
    with pytest.raises(Refused) as error:
        await table.status(10)
    assert refused(error) == "no-session"


async def test_a_restart_loses_nothing(store, url, clock, key):
    table = DiceTable(SqlDice(store), CONTENT, clock=clock)
    made = await table.roll(HERE, ANNA, Plain("4d6kh3", 2), label="a", interaction=key())
    before = await table.shown(made)
    again = await open_store(url, clock=clock)
    try:
        later = DiceTable(SqlDice(again), CONTENT, clock=clock)
        assert await later.shown(made) == before
        assert (await later.roll(HERE, ANNA, Plain("1d6"), interaction=key())).number == 2
    finally:
        await again.close()
        store.known.clear()  # another process wrote in its database


async def test_the_seed_is_told_at_the_end_and_every_roll_can_be_computed(table, key):
    for request in (Plain("5d20"), Battle("hoth", 6, "at_at"), Plain("3d6e6")):
        await table.roll(HERE, ANNA, request, interaction=key())
    with pytest.raises(Refused) as error:
        await table.file(10)
    assert refused(error) == "still-open"
    assert (await table.status(10)).info.seed is None

    ended = await table.end(HERE, ANNA, interaction=key())

    assert len(bytes.fromhex(ended.seed)) == 32
    file = await table.file(10)
    assert file.seed == ended.seed
    assert verify(file, CONTENT).good
    assert verify(file, CONTENT).rolls == 3
    assert await table.file(10, ended.id) == file
    with pytest.raises(Refused) as error:
        await table.file(20, ended.id)
    assert refused(error) == "unknown-session"


async def test_ending_twice_with_one_press_ends_one_session(table, key):
    await table.roll(HERE, ANNA, Plain("1d6"), interaction=key())
    name = key()
    first = await table.end(HERE, ANNA, interaction=name)
    await table.roll(HERE, ANNA, Plain("1d6"), interaction=key())
    assert await table.end(HERE, ANNA, interaction=name) == first
    assert (await table.status(10)).info.ended is None


async def test_a_session_that_opened_by_itself_ends_when_idle(table, clock, key):
    first = await table.roll(HERE, ANNA, Plain("1d6"), interaction=key())
    clock.now += IDLE_S + 1
    second = await table.roll(HERE, ANNA, Plain("1d6"), interaction=key())
    assert second.opened
    assert second.session != first.session
    assert (await table.file(10)).session == first.session


async def test_a_session_that_was_asked_for_stays_open(table, clock, key):
    info = await table.start(
        HERE, ANNA, system="hoth", sides=("Rebels", "Empire"), goal=6, interaction=key()
    )
    clock.now += 3 * IDLE_S
    roll = await table.roll(HERE, ANNA, Plain("1d6"), interaction=key())
    assert roll.session == info.id
    with pytest.raises(Refused) as error:
        await table.start(HERE, PETR, system="", sides=(), goal=None, interaction=key())
    assert refused(error) == "session-open"


@pytest.mark.parametrize(
    ("sides", "key_"),
    [(("A", "a "), "sides"), (("x" * 31,), "side-name"), (tuple("abcdefghi"), "sides")],
)
async def test_wrong_sides_are_refused(table, key, sides, key_):
    with pytest.raises(Refused) as error:
        await table.start(HERE, ANNA, system="", sides=sides, goal=None, interaction=key())
    assert refused(error) == key_


async def test_points_are_counted_for_the_sides_of_the_session(table, key):
    sides = ("Rebelové", "Impérium")
    await table.start(HERE, ANNA, system="hoth", sides=sides, goal=6, interaction=key())
    await table.score(HERE, ANNA, "reb", 2, interaction=key())
    await table.score(HERE, PETR, "IMPERIUM", 1, interaction=key())
    name = key()
    for _ in range(2):
        status = await table.score(HERE, ANNA, "Rebelové", -1, interaction=name)

    assert status.points == (("Rebelové", 1), ("Impérium", 1))
    for side, amount, why in (("Orks", 1, "side"), ("reb", 0, "points"), ("reb", 1000, "points")):
        with pytest.raises(Refused) as error:
            await table.score(HERE, ANNA, side, amount, interaction=key())
        assert refused(error) == why
    assert (await table.status(10)).points == (("Rebelové", 1), ("Impérium", 1))


async def test_without_named_sides_each_new_name_is_one(table, key):
    for side in ("Red", "Blue", "red"):
        status = await table.score(HERE, ANNA, side, 1, interaction=key())
    assert status.points == (("Red", 2), ("Blue", 1))


async def test_secret_rolls_are_told_without_their_request_and_count_for_their_owner(
    table, clock, key
):
    await table.roll(HERE, ANNA, Plain("1d6"), viewer=ANNA, interaction=key())
    await table.roll(HERE, ANNA, Plain("1d6"), viewer=PETR, interaction=key())
    await table.roll(HERE, ANNA, Plain("1d6"), interaction=key())

    assert [one.rolls for one in await table.luck(10, ANNA, secret=True)] == [2]
    assert [one.rolls for one in await table.luck(10, ANNA, secret=False)] == [1]
    clock.now += IDLE_S + 1
    await table.end(HERE, ANNA, interaction=key())
    file = await table.file(10)
    assert [roll.request is None for roll in file.rolls] == [True, True, False]
    assert verify(file, CONTENT).good


async def test_for_a_day_a_seed_tells_nobody_the_secret_rolls_of_others(table, clock, key):
    await table.roll(HERE, ANNA, Plain("1d1000"), viewer=PETR, interaction=key())
    ended = await table.end(HERE, ANNA, interaction=key())
    assert (ended.seed, (await table.status(HERE)).info.seed) == (None, None)
    for user in (0, ANNA):
        with pytest.raises(Refused) as error:
            await table.file(HERE, user=user)
        assert refused(error) == "secrets"
    assert verify(await table.file(HERE, user=PETR), CONTENT).good

    clock.now += IDLE_S + 1
    assert verify(await table.file(HERE, user=ANNA), CONTENT).good


async def test_a_new_session_tells_no_secret_roll_of_the_one_it_replaces(table, key):
    rolled = await table.roll(HERE, ANNA, Plain("1d1000"), viewer=ANNA, interaction=key())
    await table.start(HERE, PETR, system="", sides=(), goal=None, interaction=key())
    with pytest.raises(Refused) as error:
        await table.file(HERE, rolled.session, user=PETR)
    assert refused(error) == "secrets"
    assert (await table.end(HERE, PETR, interaction=key())).seed


async def test_what_is_stored_about_a_person_is_given_out_and_taken_off(store, table, clock, key):
    matches = Matches(store, {}, clock=clock)
    await table.start(HERE, ANNA, system="", sides=("A", "B"), goal=None, interaction=key())
    await table.roll(HERE, ANNA, Plain("1d6"), label="mine", interaction=key())
    await table.roll(HERE, ANNA, Plain("1d8"), viewer=PETR, interaction=key())
    await table.roll(HERE, PETR, Plain("1d8"), viewer=ANNA, label="his", interaction=key())
    await table.score(HERE, ANNA, "A", 1, interaction=key())

    told = json.loads(await matches.privacy.stored_about(ANNA))["dice"]
    assert [roll["label"] for roll in told["rolls"]] == ["mine", ""]
    assert told["rolls"][0]["draws"][0]["result"]
    assert told["rolls"][1]["draws"] is None
    assert (len(told["points"]), len(told["sessions"]), told["rolls_shown_to_you"]) == (1, 1, 1)

    await matches.privacy.forget(ANNA, interaction="forget")

    told = json.loads(await matches.privacy.stored_about(ANNA))["dice"]
    assert told == {"points": [], "rolls": [], "rolls_shown_to_you": 0, "sessions": []}
    left = await table.history(10, 50)
    assert sorted((one.user, one.viewer, one.label) for one, _ in left if one.user) == [
        (PETR, 0, "his")
    ]
    await table.end(HERE, PETR, interaction=key())
    assert verify(await table.file(10, user=PETR), CONTENT).good


async def test_rolls_are_sealed_one_behind_the_other_also_secret_and_removed_ones(
    table, store, clock, key
):
    made = [
        await table.roll(HERE, ANNA, Plain("2d6+3"), label="fire", interaction=key()),
        await table.roll(HERE, PETR, Plain("1d20"), viewer=PETR, label="hid", interaction=key()),
        await table.roll(HERE, PETR, Battle("hoth", 3, "at_at"), label="tank", interaction=key()),
    ]
    digests = [(await table.shown(one)).roll.digest for one in made]
    assert len(set(digests)) == 3
    await Matches(store, {}, clock=clock).privacy.forget(ANNA, interaction="forget")

    ended = await table.end(HERE, PETR, interaction=key())

    file = await table.file(10, user=PETR)
    assert ended.digest == file.digest == digests[-1]
    assert [one.digest for one in file.rolls] == digests
    first, secret, last = file.rolls
    assert (first.request, first.label, first.salt) == (Plain("2d6+3"), "", None)
    assert (secret.request, secret.label, secret.salt) == (None, "", None)
    assert (last.label, len(last.salt)) == ("tank", 32)
    verdict = verify(file, CONTENT)
    assert (verdict.good, verdict.sealed, verdict.wordless) == (True, True, (1, 2))
    more = msgspec.structs.replace(first, request=Plain("2d6+30"))
    forged = msgspec.structs.replace(file, rolls=(more, secret, last))
    assert verify(forged, CONTENT).differing == (1,)
    assert not verify(msgspec.structs.replace(file, rolls=file.rolls[:2]), CONTENT).whole


async def test_a_session_that_began_before_rolls_were_sealed_says_so(table, store, key):
    await table.roll(HERE, ANNA, Plain("2d6"), interaction=key())
    async with store.writers.begin() as connection:
        await connection.execute(update(rolls).values(salt=None, mark=None, digest=None))
    await table.roll(HERE, ANNA, Plain("3d6"), interaction=key())
    await table.end(HERE, ANNA, interaction=key())

    file = await table.file(10)

    assert (file.format, file.digest) == (UNSEALED, "")
    verdict = verify(file, CONTENT)
    assert (verdict.good, verdict.sealed, verdict.rolls) == (True, False, 2)
