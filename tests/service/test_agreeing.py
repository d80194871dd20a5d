"""What is agreed in the lobby: options of the host, choices of the seats, armies of one's own."""

from __future__ import annotations

import pytest

from bot.engine.refusal import Refused
from bot.service.matches import Matches
from bot.service.model import COMPUTER, NewMatch
from bot.service.play.timers import Timers
from bot.service.posts.outbox import Outbox
from bot.service.refusals import ArmyRefused, LobbyRefused, NotSeated

from .coin import HEADS, TAILS, Resign
from .market import Market
from .table import ANNA, CHANNEL, EVA, PETR, Postman, press


@pytest.fixture
def matches(store, clock):
    return Matches(store, {"market": Market()}, clock=clock)


class Fair:
    """A match in the lobby and short words for what is done there."""

    def __init__(self, matches, match):
        self.matches, self.id = matches, match

    async def info(self):
        return (await self.matches.queries.table(self.id)).info

    async def set(self, key, value, person=ANNA):
        return await self.matches.options.set(self.id, person.id, key, value, interaction=press())

    async def join(self, person, seat):
        return await self.matches.lobby.join(self.id, person, seat, interaction=press())

    async def choose(self, person, seat, value):
        key = f"token-{seat}"
        return await self.matches.options.choose(
            self.id, person.id, key, value, interaction=press()
        )


async def opened(matches, **options):
    new = NewMatch(system="market", scenario="duel", host=ANNA, channel=CHANNEL, options=options)
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    return Fair(matches, info.id)


@pytest.fixture
async def fair(matches):
    """A lobby in which tokens are chosen, with Anna and Petr."""
    fair = await opened(matches, tokens="on")
    await fair.join(ANNA, HEADS)
    await fair.join(PETR, TAILS)
    return fair


# Options of the host


async def test_the_host_sets_options_and_they_reach_the_game(matches):
    fair = await opened(matches)

    await fair.set("goal", "5")
    info = await fair.set("gold", "no")

    assert info.setup.options == {"goal": "5", "gold": "no"}


@pytest.mark.parametrize(
    ("key", "value"),
    [("goal", "0"), ("goal", "10"), ("goal", "many"), ("gold", "maybe"), ("colour", "red")],
)
async def test_an_option_that_is_not_offered_is_refused_and_changes_nothing(matches, key, value):
    fair = await opened(matches)
    before = await fair.info()

    with pytest.raises(LobbyRefused):
        await fair.set(key, value)
    with pytest.raises(LobbyRefused):
        await opened(matches, **{key: value})

    assert await fair.info() == before


async def test_only_the_host_sets_options_and_only_before_the_start(matches):
    fair = await opened(matches)
    await fair.join(PETR, TAILS)

    with pytest.raises(LobbyRefused) as stranger:
        await fair.set("goal", "5", PETR)
    await fair.join(ANNA, HEADS)
    with pytest.raises(LobbyRefused) as late:
        await fair.set("goal", "5")

    keys = [one.value.reason.key for one in (stranger, late)]
    assert keys == ["refused-not-host", "refused-status-started"]


# Choices of the seats


async def test_a_match_waits_for_the_choices_of_its_seats_and_the_last_one_starts_it(fair):
    assert (await fair.info()).status == "lobby"

    waiting = await fair.choose(ANNA, HEADS, "hat")
    running = await fair.choose(PETR, TAILS, "dog")

    assert (waiting.status, running.status) == ("lobby", "running")
    assert running.setup.options == {"tokens": "on", "token-heads-1": "hat", "token-tails-1": "dog"}


async def test_nobody_chooses_for_another_nor_what_another_has(fair):
    await fair.choose(ANNA, HEADS, "hat")

    with pytest.raises(LobbyRefused):
        await fair.choose(ANNA, TAILS, "dog")
    with pytest.raises(Refused):
        await fair.choose(PETR, TAILS, "hat")
    with pytest.raises(NotSeated):
        await fair.choose(EVA, HEADS, "dog")

    assert (await fair.info()).options == {"tokens": "on", "token-heads-1": "hat"}


async def test_who_leaves_or_loses_the_option_has_chosen_nothing(fair):
    await fair.choose(ANNA, HEADS, "hat")
    left = await fair.matches.lobby.leave(fair.id, ANNA.id, interaction=press())
    await fair.join(ANNA, HEADS)
    await fair.choose(ANNA, HEADS, "hat")
    without = await fair.set("tokens", "off")

    assert left.options == {"tokens": "on"}
    assert without.status == "running", "nothing is left to be chosen"
    assert without.options == {"tokens": "off"}


async def test_the_computer_takes_what_is_left_and_the_host_chooses_for_himself(matches):
    fair = await opened(matches, tokens="on")
    await fair.join(ANNA, TAILS)

    waiting = await matches.lobby.against_computer(fair.id, ANNA, "C", interaction=press())
    running = await fair.choose(ANNA, TAILS, "boat")

    assert (waiting.status, running.status) == ("lobby", "running")
    assert running.user_of(HEADS) == COMPUTER
    assert running.options["token-heads-1"] == "hat", "the first that is free"


async def test_alone_the_host_chooses_for_both_seats(matches):
    fair = await opened(matches, tokens="on")
    await matches.lobby.start(fair.id, ANNA, interaction=press())

    await fair.choose(ANNA, HEADS, "boat")
    info = await fair.choose(ANNA, TAILS, "dog")

    assert info.status == "running"


async def test_in_a_rematch_the_seats_choose_anew(fair):
    await fair.choose(ANNA, HEADS, "hat")
    await fair.choose(PETR, TAILS, "dog")
    await fair.matches.play.anytime(fair.id, PETR.id, Resign(), interaction=press())

    again = await fair.matches.rematches.open(fair.id, ANNA.id, interaction=press())

    assert again.options == {"tokens": "on", "rematch_of": fair.id}


# Armies of one's own


async def test_an_army_is_kept_as_canonical_text_under_its_name(matches, clock):
    await matches.armies.save(ANNA.id, "market", " rich:  silver gold copper ")

    (kept,) = await matches.armies.of_user(ANNA.id, "market")

    assert (kept.name, kept.text, kept.at) == ("rich", "rich: copper gold silver", clock.now)
    assert await matches.armies.of_user(PETR.id) == []


async def test_a_faulty_army_is_refused_with_all_its_faults(matches):
    with pytest.raises(Refused) as refused:
        await matches.armies.save(ANNA.id, "market", "x: copper tin lead gold")

    assert refused.value.reason.args["text"] == "no coin: lead; no coin: tin; 4 coins"
    assert refused.value.rule == "COIN-PURSE"
    assert await matches.armies.of_user(ANNA.id) == []


async def test_editing_replaces_an_army_and_may_rename_it_but_not_onto_another(matches):
    for name in ("one", "two"):
        await matches.armies.save(ANNA.id, "market", f"{name}: copper copper gold")

    await matches.armies.save(ANNA.id, "market", "rich: gold gold gold", instead_of="one")
    with pytest.raises(ArmyRefused):
        await matches.armies.save(ANNA.id, "market", "two: gold gold gold", instead_of="rich")
    with pytest.raises(ArmyRefused):
        await matches.armies.save(ANNA.id, "market", "two: gold gold gold")

    texts = [one.text for one in await matches.armies.of_user(ANNA.id)]
    assert texts == ["rich: gold gold gold", "two: copper copper gold"]


@pytest.mark.parametrize("text", ["x" * 41 + ": gold gold gold", ": gold gold gold", "x" * 9000])
async def test_an_army_needs_a_name_and_a_reasonable_length(matches, text):
    with pytest.raises(ArmyRefused):
        await matches.armies.save(ANNA.id, "market", text)


async def test_nobody_keeps_more_than_twenty_armies_of_a_game(matches):
    for number in range(20):
        await matches.armies.save(ANNA.id, "market", f"{number}: gold gold gold")

    with pytest.raises(ArmyRefused) as refused:
        await matches.armies.save(ANNA.id, "market", "one more: gold gold gold")
    await matches.armies.save(ANNA.id, "market", "renamed: gold gold gold", instead_of="7")
    await matches.armies.save(PETR.id, "market", "his: gold gold gold")

    assert refused.value.reason.key == "refused-army-too-many"


async def test_an_army_is_deleted_by_its_owner_alone(matches):
    await matches.armies.save(ANNA.id, "market", "rich: gold gold gold")

    with pytest.raises(ArmyRefused):
        await matches.armies.drop(PETR.id, "market", "rich")
    await matches.armies.drop(ANNA.id, "market", "rich")

    assert await matches.armies.of_user(ANNA.id) == []


async def test_a_match_holds_the_text_of_the_army_and_stands_alone(fair):
    await fair.matches.armies.save(ANNA.id, "market", "rich: gold gold gold")
    await fair.choose(ANNA, HEADS, "@rich")
    await fair.matches.armies.drop(ANNA.id, "market", "rich")

    info = await fair.choose(PETR, TAILS, "dog")

    assert info.options["token-heads-1"] == "rich: gold gold gold"


async def test_an_army_that_the_match_does_not_allow_is_refused_or_dropped(fair):
    await fair.matches.armies.save(ANNA.id, "market", "rich: gold gold gold")
    await fair.choose(ANNA, HEADS, "@rich")
    dropped = await fair.set("gold", "no")

    with pytest.raises(Refused) as refused:
        await fair.choose(ANNA, HEADS, "@rich")
    with pytest.raises(ArmyRefused):
        await fair.choose(PETR, TAILS, "@rich")

    assert "token-heads-1" not in dropped.options
    assert refused.value.reason.args["text"] == "no gold here"


async def test_armies_are_given_out_and_forgotten_with_all_else_about_a_user(matches):
    await matches.armies.save(ANNA.id, "market", "rich: gold gold gold")
    await matches.armies.save(PETR.id, "market", "poor: copper copper copper")

    told = await matches.privacy.stored_about(ANNA.id)
    await matches.privacy.forget(ANNA.id, interaction=press())

    assert b"rich: gold gold gold" in told
    assert b"copper" not in told
    assert await matches.armies.of_user(ANNA.id) == []
    assert len(await matches.armies.of_user(PETR.id)) == 1


# A lobby that waits for a choice


@pytest.mark.parametrize("key", ["solo", "rematch_of", "seats", "remind"])
async def test_a_forged_press_sets_nothing_in_a_lobby_that_no_menu_offers(fair, key):
    before = (await fair.info()).options
    with pytest.raises(LobbyRefused):
        await fair.set(key, "on")
    assert (await fair.info()).options == before


async def free(fair, by, seat):
    return await fair.matches.lobby.free_seat(fair.id, by.id, seat, interaction=press())


async def test_the_host_frees_a_seat_whose_player_does_not_choose(fair):
    await fair.choose(ANNA, HEADS, "hat")

    info = await free(fair, ANNA, TAILS)

    assert info.user_of(TAILS) is None
    assert info.options["token-heads-1"] == "hat"
    await fair.join(EVA, TAILS)
    assert (await fair.choose(EVA, TAILS, "dog")).status == "running"


async def test_only_the_host_frees_a_seat_and_only_one_that_keeps_the_match_waiting(fair):
    await fair.choose(PETR, TAILS, "dog")
    before = await fair.info()

    refusals = []
    for by, seat in ((PETR, HEADS), (ANNA, TAILS)):
        with pytest.raises(LobbyRefused) as refused:
            await free(fair, by, seat)
        refusals.append(refused.value.reason.key)

    assert refusals == ["refused-not-host", "refused-free-chosen"]
    assert await fair.info() == before


async def test_who_keeps_a_full_lobby_waiting_is_called_and_nobody_else(fair, clock):
    fair.matches.sessions.outbox = Outbox(
        fair.matches.sessions.store, postman := Postman(), clock=clock
    )
    timers = Timers(fair.matches.sessions, fair.matches.queries, fair.matches.clocks)
    await fair.choose(ANNA, HEADS, "hat")
    await fair.matches.sessions.outbox.drain()

    for days in (1, 2):
        clock.now += days * 24 * 3600
        await timers.tick()
        await fair.matches.sessions.outbox.drain()
    assert [one.body.users for one in postman.of("ping")] == [(PETR.id,)] * 2

    await fair.choose(PETR, TAILS, "dog")
    await fair.matches.sessions.outbox.drain()
    called = len(postman.of("ping"))
    clock.now += 24 * 3600
    await timers.tick()
    await fair.matches.sessions.outbox.drain()
    assert len(postman.of("ping")) == called + 1, "the first player to decide is called now"


async def test_a_lobby_with_free_seats_calls_nobody(fair, clock):
    fair.matches.sessions.outbox = Outbox(
        fair.matches.sessions.store, postman := Postman(), clock=clock
    )
    await fair.matches.lobby.leave(fair.id, ANNA.id, interaction=press())
    clock.now += 48 * 3600
    await Timers(fair.matches.sessions, fair.matches.queries, fair.matches.clocks).tick()
    await fair.matches.sessions.outbox.drain()
    assert postman.of("ping") == []


# Choices of the match before


async def rematch_of(fair, heads="hat", tails="dog"):
    """The rematch of a finished match: Anna and Petr have changed places."""
    await fair.choose(ANNA, HEADS, heads)
    await fair.choose(PETR, TAILS, tails)
    await fair.matches.play.anytime(fair.id, ANNA.id, Resign(), interaction=press())
    for person in (ANNA, PETR):
        again = await fair.matches.rematches.open(fair.id, person.id, interaction=press())
    return Fair(fair.matches, again.id)


async def test_a_rematch_offers_each_player_what_he_chose_before(fair):
    again = await rematch_of(fair, heads="Anna: gold gold silver")
    info = await again.info()

    offered = [await fair.matches.options.presets(info, one.id) for one in (ANNA, PETR, EVA)]
    assert offered == [
        {"token-tails-1": "Anna: gold gold silver"}, {"token-heads-1": "dog"}, {}
    ]  # fmt: skip
    for person in (ANNA, PETR):
        info = await fair.matches.options.choose_as_before(again.id, person.id, interaction=press())
    assert info.status == "running"
    assert info.options["token-tails-1"] == "Anna: gold gold silver"


async def test_what_does_not_fit_any_more_or_is_chosen_is_not_offered(fair):
    again = await rematch_of(fair, heads="Anna: gold gold silver")
    await again.set("gold", "no")
    await again.choose(PETR, HEADS, "dog")

    info = await again.info()
    assert await fair.matches.options.presets(info, ANNA.id) == {}
    assert await fair.matches.options.presets(info, PETR.id) == {}
    left = await fair.matches.options.choose_as_before(again.id, ANNA.id, interaction=press())
    assert left.status == "lobby"
    with pytest.raises(NotSeated):
        await fair.matches.options.choose_as_before(again.id, EVA.id, interaction=press())


@pytest.mark.parametrize(
    ("key", "value", "known"),
    [
        ("remind", "banana", "remind=off|1-720"),
        ("remind", "0", "remind=off|1-720"),
        ("remind", "721", "remind=off|1-720"),
        ("team_talk", "loud", "team_talk=open|private"),
        ("goal", "10", "goal=1-9"),
        (
            "remindd",
            "24",
            "tokens=off|on; goal=1-9; gold=yes|no; pace=live|brisk|steady|slow|none; "
            "weekends=count|off; absent=usual|computer|substitute|claim|freeze; rated=on|off; "
            "posts=turn|each; theme=day|dusk|winter|contrast; remind=off|1-720",
        ),
    ],
)
async def test_a_new_match_refuses_unknown_options_and_says_what_there_is(
    matches, key, value, known
):
    with pytest.raises(LobbyRefused) as refused:
        await opened(matches, **{key: value})

    assert refused.value.reason.args == {"option": f"{key}={value}", "known": known}
    assert await matches.queries.of_user(ANNA.id) == ()


@pytest.mark.parametrize("value", ["off", "1", "48", "720"])
async def test_a_new_match_takes_the_hours_between_reminders(matches, value):
    info = await (await opened(matches, remind=value)).info()

    assert info.remind_after == (None if value == "off" else int(value) * 3600.0)
