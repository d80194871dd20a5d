"""Two people at the loopback table, and a way to play a whole seat from its own panel."""

import asyncio
import re
from collections import Counter
from typing import NamedTuple

import msgspec
import pytest

from bot import selfplay
from bot.chat.front.spoken import spoken
from bot.chat.wire.locale import Voice
from bot.engine import flow, journal
from bot.engine.chance.draws import Chance, NoDraws, SeededDraws
from bot.engine.refusal import Refused
from bot.games import REGISTRY
from bot.sandbox import buttons_of, is_ephemeral, labels_of, selects_of, text_of
from bot.service.match.live import draws_of
from bot.service.match.publish import step_posts
from bot.service.match.seating import seated
from bot.service.match.told import ToldRecord
from bot.service.model import Person
from bot.service.ports.matches import JournalRow
from tests.support.loaded import load_catalogue, load_games

WHOLE = pytest.mark.parametrize(
    "stage",
    [
        pytest.param("unchecked", id="told"),
        pytest.param("unchecked", id="painted", marks=[pytest.mark.painted, pytest.mark.soak]),
    ],
    indirect=True,
)
"""A whole game, whose every picture takes too long to be painted but in bulk runs."""
PATIENCE_S = 60
"""How long is waited for what must come, also on a busy machine."""
SUCCESS = 3
"""The style of a button that is on."""
MOST_PLANNED = 30
MOST_STEPS = 1000
MOST_SEEDS = 5000
PANEL = re.compile(r"fp1:\w+:\d+:(pick|menu|many|go|plan|run|carry|draft|do|send)(:.*)?")


class Seat:
    """A person in the thread of a game."""

    def __init__(self, player, thread):
        self.player = player
        self.thread = thread
        self.here = player.at(thread)

    def live(self):
        """The newest message with a button that opens the panel."""
        for message in reversed(self.here.messages(self.thread)):
            if not is_ephemeral(message) and acts(message, "turn"):
                return message
        return None

    def board(self):
        """The live board message."""
        boards = [m for m in self.here.messages(self.thread) if acts(m, "odds")]
        return [m for m in boards if not is_ephemeral(m)][-1]

    async def panel(self):
        return await self.here.click(self.live(), acts(self.live(), "turn")[0])

    async def press(self, message, custom_id, values=None):
        """Press a button, or pick in a menu, and wait for the panel that follows."""
        before = message
        if values is None:
            answer = await self.here.click(message, custom_id)
        else:
            answer = await self.here.select(message, custom_id, values)
        if answer["id"] == before["id"] and answer["components"] == before["components"]:
            answer = await self.here.changed(before)
        return answer


def acts(message, act):
    """The custom ids of a message's buttons and menus with an act."""
    ids = [part["custom_id"] for part in buttons_of(message) + selects_of(message)]
    return [one for one in ids if re.match(rf"fp1:\w*:\d+:{act}(:|$)", one)]


def shown(order, system="hoth"):
    """An order of the notation as players read it in English."""
    return spoken(load_games()[system], order, Voice(load_catalogue(), "en"))


def cards_told(words, system="hoth"):
    """The names of cards that stand on a line of their own, as hands tell them."""
    known = {shown(choice.key, system) for choice in load_games()[system].words.typed()}
    return set(re.findall(r"^\*\*(.+)\*\*$", words, re.M)) & known


def sides_told(words):
    """The sides of whose hands are told."""
    return set(re.findall(r"^### Your cards · (\w+)", words, re.M))


def decides(panel):
    """Whether a panel asks something."""
    return any(PANEL.fullmatch(one) for one in acts(panel, r"\w+"))


async def say(person, orders, **options):
    """Type orders, and agree where they are shown once more; returns the panel that follows."""
    panel = await person.here.slash("order", text=orders, **options)
    while acts(panel, "surely"):
        panel = await person.press(panel, acts(panel, "surely")[0])
    return panel


async def one_answer(seat, panel):
    """Answer the first question of a panel by its first picks; the last look is agreed to."""
    serial = serial_of(panel)
    while decides(panel) and serial_of(panel) == serial:
        panel = await first_pick(seat, panel)
    return panel


def serial_of(panel):
    """The serial of the question that a panel asks."""
    return next(int(one.split(":")[2]) for one in acts(panel, r"\w+") if PANEL.fullmatch(one))


async def all_read(stage, seat):
    """Wait until the store knows that the answers to a person were taken."""
    match = (await stage.matches.queries.in_channel(int(seat.thread["id"]))).id
    async with asyncio.timeout(PATIENCE_S):
        while await stage.matches.queries.news(match, int(seat.player.id)):
            await asyncio.sleep(0.01)


async def first_pick(seat, panel):
    """Press the first thing that a panel offers, step by step."""
    if acts(panel, "plan"):
        return await seat.press(panel, acts(panel, "panel")[0])
    if acts(panel, "(do|draft)"):
        return await seat.press(panel, next_of_plan(panel))
    for act in ("go", "carry", "send", "many", "menu", "pick"):
        found = acts(panel, act)
        if not found:
            continue
        if act in ("many", "menu"):
            menu = next(s for s in selects_of(panel) if s["custom_id"] == found[0])
            return await seat.press(panel, found[0], [menu["options"][0]["value"]])
        return await seat.press(panel, found[0])
    buttons = [one["custom_id"] for one in buttons_of(panel)]
    for found in acts(panel, "run"):
        if found in buttons:
            return await seat.press(panel, found)
    raise AssertionError(f"nothing to press: {labels_of(panel)} {text_of(panel)}")


def next_of_plan(panel):
    """What is pressed next on the page of a plan: a piece, its first end, then all is done.

    A piece without ends turns where it stands; of orders to toggle one more is taken while the
    plan cannot be ended yet.
    """
    done = acts(panel, "do")
    ends, toggles = acts(panel, r"draft:e0\.0"), acts(panel, r"draft:s\d+")
    closing = [one for one in done if one.endswith(":end")]
    taken = {one["custom_id"] for one in buttons_of(panel) if one["style"] == SUCCESS}
    if toggles:
        free = [one for one in toggles if one not in taken]
        return closing[0] if closing and len(free) < len(toggles) else free[0]
    if len(done) > len(closing):
        return done[0]
    turns = acts(panel, r"draft:t0\.0")
    return next(iter([*ends, *acts(panel, "draft:p0"), *closing, *turns]))


async def open_game(stage, scenario="S01", **options):
    """Alice opens a game as Rebels, Bob joins as Empire; returns their seats."""
    await stage.alice.slash_with("game new", {"scenario": scenario, "side": "rebels", **options})
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await stage.settled()
    lobby = alice.here.messages(thread)[0]
    await bob.here.click(lobby, acts(lobby, "join")[0])
    await stage.settled()
    return alice, bob


def boldest(orders, row_of_enemy):
    """Choose an order: attack if possible, else order a unit, else move towards the enemy."""
    attacks = [one for one in orders if re.fullmatch(r"\w+ ?x ?\w+", one)]
    if attacks:
        return attacks[0]
    units = [one for one in orders if one.startswith("order ")]
    if units:
        return units[0]
    moves = [one for one in orders if ">" in one]
    if moves:
        return min(moves, key=lambda one: abs(ord(one.split(">")[-1][0]) - ord(row_of_enemy)))
    return orders[0]


async def play_until(stage, match, wanted):
    """Let both sides play well until ``wanted(decision, order)`` is true of a legal order.

    Returns the table, the decision, the action and the user who may give it; None where the game
    ends before.
    """
    number = 0
    while (table := await stage.matches.queries.table(match)).position.open:
        decision = table.position.open[0]
        user = table.info.user_of(decision.seat)
        options = table.position.options(decision)
        for action in options:
            if wanted(decision, table.game.write(action)):
                return table, decision, action, user
        action = table.game.computer.advise(table.position.view(decision.seat), decision, options)
        number += 1
        key = f"played {match} {number}"
        await stage.matches.play.act(match, user, decision.serial, [action], interaction=key)
    return None


async def reach(stage, wanted, scenario="S11"):
    """Play games until an order is wanted; returns both people and what ``play_until`` found."""
    while True:
        alice, bob = await open_game(stage, scenario)
        info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
        found = await play_until(stage, info.id, wanted)
        if found is not None:
            return alice, bob, *found


class Table(NamedTuple):
    """A scenario for two people: the seats of Alice and of Bob, and what is agreed."""

    scenario: str
    alice: str
    bob: str
    options: str = ""


AT_ONCE = "reaction-wait=at-once"
TABLES = {
    "hoth": Table("S01", "rebels", "empire-1"),
    "fire_and_sword": Table("table", "red", "blue-1"),
    "napoleonics": Table("S00", "bottom", "top", AT_ONCE),
    "jours": Table("drill", "blue", "red"),
}


async def placed(stage, slug, raw, options=None):
    """A game of Alice and Bob that stands at a position and asks its first question."""
    table, game = TABLES[slug], stage.services.games[slug]
    said = {"scenario": f"{slug}/{table.scenario}", "side": table.alice}
    if agreed := table.options if options is None else options:
        said["options"] = agreed
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    match = (await stage.matches.queries.in_channel(int(thread["id"]))).id
    async with stage.services.store.write() as tx:
        row = await tx.match(match)
        row.info = seated(row.info, table.bob, Person(int(stage.bob.id), "bob"))
        await tx.save(row)
    await set_up(stage, match, asking(game, raw), {})
    return Seat(stage.alice, thread), Seat(stage.bob, thread), match


def asking(game, raw):
    """Read a position, and let the game go on until somebody is asked."""
    state = REGISTRY[game.slug].positions(game.content).read(raw)
    t = flow.Transition(state, SeededDraws(b"chat", game.slug))
    while not t.state.open:
        game.advance(t)
    return flow.Position(game, t.state)


async def set_up(stage, match, position, options):
    """Let a match in the lobby begin with a position built by hand."""
    step = flow.Step(position, (), (), True)
    record = journal.sealed(journal.begin_record(step), "")
    async with stage.services.store.write() as tx:
        row = await tx.match(match)
        row.info = msgspec.structs.replace(
            row.info, status="running", head=0, options={**row.info.options, **options}
        )
        row.chain, row.barrier, row.barrier_state = record.chain, 0, position.encode()
        await tx.append(match, [JournalRow(record, b"[]")], "begin")
        await tx.save(row)
        await tx.post(step_posts(row.info, position, [ToldRecord(0, True, ())], 0, (), fresh=True))
    stage.matches.sessions.wake()
    await stage.settled()


async def fated(stage, match, orders, then=None):
    """Give a match the seed with which some orders can be typed one after another, and no others.

    Nobody but their seat is asked anything before the last of them; ``then`` is asked behind it.
    """
    table = await stage.matches.queries.table(match)
    async with stage.services.store.write() as tx:
        row = await tx.match(match)
        seat = table.position.open[0].seat
        for number in range(MOST_SEEDS):
            row.seed = number.to_bytes(32, "big")
            end = _gone(table.position, seat, orders, draws_of(row))
            if end is not None and then in (None, end.open[0].point):
                await tx.save(row)
                return
    raise AssertionError("no dice lead there")


def _gone(position, seat, orders, draws):
    """Return where orders lead; None where they cannot be given so."""
    for order in orders:
        decision = position.decision_of(seat)
        try:
            action = position.game.read(position.view(seat), decision, order)
            chance = draws.bound(journal.deed(position, seat, action))
            position = flow.submit(position, seat, decision.serial, action, chance).position
        except Refused:
            return None
        if order != orders[-1] and position.open[0].seat != seat:
            return None
    return position


class Ways:
    """Which way the orders of a long game go: by words and panel until each kind did, then neither.

    A kind is a question and the class of its answer. What came ``each`` times in words on Discord,
    its question as often by the panel, is handed to the service at once.
    """

    def __init__(self, each):
        self.each = each
        self.typed = Counter()
        self.panels = Counter()

    def take(self, steps):
        """Choose for some decisions with their actions: "typed", "panel" or "service"."""
        kinds = [(decision.point, type(action)) for decision, action in steps]
        if any(self.typed[kind] < self.each for kind in kinds):
            self.typed.update(kinds)
            return "typed"
        point, _ = kinds[0]
        if self.panels[point] < self.each:
            self.panels[point] += 1
            return "panel"
        return "service"


def turn_of(table, choose):
    """Choose for the seat that decides, up to where chance decides: decisions with actions."""
    position, steps = table.position, []
    seat = position.open[0].seat
    while position.open and position.open[0].seat == seat and len(steps) < MOST_PLANNED:
        decision = position.open[0]
        action = choose(position, decision, position.options(decision))
        steps.append((decision, action))
        try:
            step = flow.submit(position, seat, decision.serial, action, NoDraws())
        except Chance:
            break
        if step.barrier:
            break
        position = step.position
    return steps


def written(table, steps):
    """Write the actions of ``turn_of`` as a player types them in one message."""
    return "; ".join(table.game.write(action) for _, action in steps)


async def straight(stage, match, person, steps):
    """Hand the actions of ``turn_of`` to the service; none of it is typed."""
    serial, actions = steps[0][0].serial, [action for _, action in steps]
    await stage.matches.play.act(
        match, int(person.player.id), serial, actions, interaction=f"{match} {serial}"
    )


async def play_to_the_end(stage, people, match, each=3):
    """Let people by seat play on as the computer advises; returns which ways they gave orders.

    Every kind of order is typed ``each`` times, and every question answered as often by the panel,
    if it comes so often; only what comes again then goes to the service at once.
    """
    ways = Ways(each)
    for _ in range(MOST_STEPS):
        table = await stage.matches.queries.table(match)
        if table.info.status == "over":
            return ways
        person = people[table.position.open[0].seat]
        steps = turn_of(table, selfplay.greedy_chooser())
        orders, way = written(table, steps), ways.take(steps)
        if way == "service":
            await straight(stage, match, person, steps)
            continue
        if way == "panel":
            await stage.settled()
            panel = await one_answer(person, await person.panel())
        else:
            panel = await say(person, orders)
            told = shown(orders, table.game.slug)
            assert told in text_of(panel), (told, text_of(panel))
        assert is_ephemeral(panel)
    raise AssertionError("the game does not end")


def plan(table, row_of_enemy):
    """Several bold orders of the seat that decides, up to the first that chance decides."""

    def bold(position, decision, options):
        by_name = {table.game.write(one): one for one in options}
        return by_name[boldest(list(by_name), row_of_enemy)]

    return written(table, turn_of(table, bold)).split("; ")
