"""Plans of every game: carried out as the same orders typed one by one, their chances exact."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import Text
from bot.engine.plans.carrying import Act, asked, surprised, upcoming
from bot.engine.plans.conditions import main_chance
from bot.engine.plans.foreseeing import foreseen, known
from bot.engine.plans.model import Progress, Stop
from bot.engine.plans.reading import plan_of
from bot.engine.refusal import Refused
from bot.engine.tries.copying import copied
from bot.engine.worlds.playout import ChanceDraws
from tests.support.loaded import load_games
from tests.support.twins import Luck, twin

pytestmark = pytest.mark.slow

SCENARIOS = [
    ("hoth", "S01"),
    ("napoleonics", "S01"),
    ("lords", "basic"),
    ("jours", "drill"),
    ("fire_and_sword", "SC-1"),
]
FEW, MANY, MOST_ORDERS, MOST_STEPS = 5, 1000, 7, 120
FOR_DICE = 14
"""How many orders lead to dice: cards, moves, then attacks."""


def game_of(slug):
    return load_games()[slug]


def others(position, seed):
    """Answer the oldest question by chance of its own, the same for the same question."""
    decision = position.open[0]
    options = position.options(decision)
    source = random.Random(f"{seed} {decision.serial} {decision.point}")
    return decision, source.choice(options)


def submitted(position, decision, action, draws):
    return flow.submit(position, decision.seat, decision.serial, action, draws)


def by_plan(position, seat, text, draws, seed):
    """Carry a plan out; returns where it leads, what it ordered, and at which order it stopped."""
    plan, progress = plan_of(text), Progress()
    for _ in range(MOST_STEPS):
        found = upcoming(position, seat, plan, progress)
        if isinstance(found, Stop):
            return position, progress.done, found.order or "condition"
        if found == "finished" or not position.open:
            return position, progress.done, ""
        if found is None:
            position = submitted(position, *others(position, seed), draws).position
            continue
        step = submitted(position, found.decision, found.action, draws)
        position, progress = step.position, found.after
        upset = surprised(position, found, step.events)
        if upset is not None:
            return position, progress.done, upset.order
    return position, progress.done, "late"


def by_typing(position, seat, choices, draws, seed):
    """Type the same orders one by one; ``choices`` are (condition, order, otherwise)."""
    done, waiting = [], list(choices)
    game = position.game
    for _ in range(MOST_STEPS):
        if not waiting or not position.open:
            return position, tuple(done), ""
        course = game.insight.course(position.view(None))
        decision = position.decision_of(seat)
        if decision is None or (course is not None and course.seat != seat):
            position = submitted(position, *others(position, seed), draws).position
            continue
        condition, order, otherwise = waiting[0]
        try:
            holds = is_so(position, seat, decision, condition, order)
        except Refused:
            return position, tuple(done), "condition"
        line = order if holds else otherwise
        if line is None:
            return position, tuple(done), "condition"
        waiting.pop(0)
        if line == "hold":
            continue
        try:
            action = game.read(position.view(seat), decision, line)
            if game.is_anytime(position.view(seat), seat, action):
                return position, tuple(done), line
            step = submitted(position, decision, action, draws)
        except Refused:
            return position, tuple(done), line
        done.append(game.write(action))
        position = step.position
        seen = [one for one in step.events if one.audience is None or seat in one.audience]
        if game.insight.surprise(position.view(seat), seat, seen) is not None:
            return position, tuple(done), game.write(action)
    return position, tuple(done), "late"


def is_so(position, seat, decision, condition, order):
    """Answer a condition in another way than plans do."""
    if condition is None:
        return True
    kind, place, value = condition
    game, view = position.game, position.view(seat)
    at = {one.place.lower(): one for one in game.insight.muster(view)}
    if kind == "free":
        return place.lower() not in at
    if kind == "strength":
        there = [o.strength for o in game.insight.muster(view) if o.place.lower() == place.lower()]
        return sum(there) >= value
    action = game.read(view, decision, order)
    if not position.allows(decision, action):
        raise game.words.refusal(view, decision, action)
    odds = game.insight.odds(view, action)
    if odds is None or main_chance(odds) is None:
        raise Refused(Text("plain"))
    return 100 * main_chance(odds) >= value


def written(choices):
    lines = []
    for condition, order, otherwise in choices:
        if condition is None:
            lines.append(order)
            continue
        kind, place, value = condition
        words = {
            "free": f"{place} free",
            "strength": f"strength {place}>={value}",
            "odds": f"odds>={value}",
        }[kind]
        lines.append(f"if {words}: {order}")
        if otherwise is not None:
            lines.append(f"else {otherwise}")
    return "; ".join(lines)


def imagined(position, seat, draws, source, seed, most=MOST_ORDERS):
    """Make a plan: what a random player would order, some of it under conditions or spoilt."""
    game, orders = position.game, []
    places = sorted({one.place for one in game.insight.muster(position.view(seat)) if one.place})
    here = position
    for _ in range(MOST_STEPS):
        if not here.open or len(orders) >= most:
            break
        course = game.insight.course(here.view(None))
        decision = here.decision_of(seat)
        if decision is None or (course is not None and course.seat != seat):
            if orders and course is not None and source.random() < 0.7:
                break
            here = submitted(here, *others(here, seed), draws).position
            continue
        action = source.choice(here.options(decision))
        orders.append(game.write(action))
        here = submitted(here, decision, action, draws).position
    if len(orders) > 2 and source.random() < 0.3:
        orders[source.randrange(1, len(orders))] = source.choice(orders)
    return [conditional(order, places, source) for order in orders]


def conditional(order, places, source):
    if not places or source.random() < 0.6 or order in ("hold", "stop"):
        return None, order, None
    kind = source.choice(["free", "strength", "odds"] if source.random() < 0.5 else ["free"])
    condition = (kind, source.choice(places), source.choice([1, 2, 4, 50]))
    return condition, order, source.choice(["hold", "hold", order, None])


def positions(slug, scenario, seed):
    """Yield positions of random games in which somebody is asked in a turn of their own."""
    game = game_of(slug)
    for number in range(10**6):
        draws = SeededDraws(f"{seed} {number}".encode(), "plans")
        line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
        chooser = selfplay.random_chooser(f"{seed} {number}")
        for position in islice(selfplay.steps(line, draws, chooser), 0, 400, 3):
            if position.open and asked(position, position.open[0].seat) is not None:
                yield position
        line.entries.clear()


def compare(slug, scenario, count, seed):
    """Compare plans with typing; returns how many ended in which way."""
    ends = {"": 0, "stopped": 0}
    for number, position in enumerate(islice(positions(slug, scenario, seed), count)):
        name = f"{seed} {number}"
        seat, draws = position.open[0].seat, SeededDraws(name.encode(), slug)
        choices = imagined(position, seat, draws, random.Random(name), name)
        text = written(choices)
        if not text:
            continue
        first = by_plan(position, seat, text, draws, name)
        second = by_typing(position, seat, choices, draws, name)
        assert first[1:] == second[1:], (name, text)
        assert journal.digest(first[0]) == journal.digest(second[0]), (name, text)
        ends["stopped" if first[2] else ""] += 1
    return ends


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_plan_is_carried_out_as_the_same_orders_typed_one_by_one(slug, scenario):
    ends = compare(slug, scenario, FEW, "few")

    assert sum(ends.values()) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_thousand_plans_are_carried_out_as_typed(slug, scenario, soak_seed):
    ends = compare(slug, scenario, MANY, soak_seed)

    assert min(ends.values()) > 0
    assert sum(ends.values()) > MANY * 0.9


# Chances -----------------------------------------------------------------------------------------


class Shown(Exception):
    """Something that nobody could foresee."""


class Dice(ChanceDraws):
    """Dice of chance; cards and what is hidden are not drawn."""

    def __init__(self, source, secret):
        super().__init__(source)
        self._secret = secret

    def roll(self, index, count, faces, rule):
        if rule in self._secret:
            raise Shown
        return super().roll(index, count, faces, rule)

    def order(self, index, count, rule):
        raise Shown


def played_out(position, seat, plan, source):
    """Carry a plan out with dice of chance; returns its orders by line, and how it ends."""
    game, progress, ordered = position.game, Progress(), []
    while True:
        found = upcoming(position, seat, plan, progress)
        if not isinstance(found, Act):
            ends = {"finished": "done", None: "waits"}
            return ordered, "stopped" if isinstance(found, Stop) else ends[found]
        ordered.append((found.line, found.after.done[-1]))
        t = Transition(copied(position.state), Dice(source, game.insight.secret_draws))
        t.state.open.remove(found.decision)
        try:
            game.apply(t, found.decision, found.action)
            flow.settle(game, t)
        except Shown:
            return ordered, "shown"
        if t.revealed:
            return ordered, "shown"
        position, progress = Position(game, t.state), found.after
        if surprised(position, found, tuple(t.events)) is not None:
            return ordered, "stopped"


def agree(position, seat, text, count, seed):
    """Compare exact chances with play-outs: each within 4.5 times its error."""
    plan = plan_of(text)
    found = foreseen(position, seat, plan)
    assert sum(found.ends.values()) == 1
    source, start = Luck(random.Random(seed)), known(position, seat)
    counts = dict.fromkeys([*found.orders, *found.ends], 0)
    for _ in range(count):
        ordered, end = played_out(start, seat, plan, source)
        for one in (*ordered, end):
            counts[one] += 1
    for one, chance in {**found.orders, **found.ends}.items():
        spread = (float(chance * (1 - chance)) / count) ** 0.5
        assert abs(counts[one] / count - float(chance)) <= 4.5 * spread + 1e-12, (one, text)


def branching(slug, scenario, seed):
    """Yield positions with plans that dice decide, all of them counted."""
    for number, position in enumerate(positions(slug, scenario, seed)):
        name = f"{seed} {number}"
        seat, draws = position.open[0].seat, SeededDraws(name.encode(), slug)
        orders = imagined(position, seat, draws, random.Random(name), name, FOR_DICE)
        text = written(orders)
        if not text:
            continue
        found = foreseen(position, seat, plan_of(text))
        if len(found.ends) + len(set(found.orders.values())) > 2 and "uncounted" not in found.ends:
            yield position, seat, text
        if number > 3000:
            return


DICE = [("hoth", "S01"), ("napoleonics", "S01"), ("jours", "drill"), ("fire_and_sword", "SC-1")]


def test_chances_of_branches_agree_with_a_few_play_outs():
    position, seat, text = next(branching("hoth", "S01", "few"))

    agree(position, seat, text, 60, "few")


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "scenario"), DICE)
def test_chances_of_branches_agree_with_ten_thousand_play_outs(slug, scenario, soak_seed):
    for position, seat, text in islice(branching(slug, scenario, soak_seed), 3):
        agree(position, seat, text, 10_000, soak_seed)


def test_a_plan_of_a_game_without_dice_has_no_branches():
    """In Lords of War cards alone are drawn, and none of them is foreseen"""
    ends = set()
    for number, position in enumerate(islice(positions("lords", "basic", "certain"), 60)):
        name = f"certain {number}"
        seat, draws = position.open[0].seat, SeededDraws(name.encode(), "lords")
        text = written(imagined(position, seat, draws, random.Random(name), name))
        found = foreseen(position, seat, plan_of(text))

        assert set(found.orders.values()) <= {1}
        assert list(found.ends.values()) == [1]
        ends |= found.ends.keys()
    assert ends == {"done", "shown", "stopped"}


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_what_is_foreseen_is_the_same_for_positions_that_the_seat_cannot_tell_apart(slug, scenario):
    found = islice(positions(slug, scenario, "twins"), 0, 60, 20)
    for number, position in enumerate(found):
        name = f"twins {number}"
        seat, draws = position.open[0].seat, SeededDraws(name.encode(), slug)
        source = random.Random(name)
        text = written(imagined(position, seat, draws, source, name))
        other = twin(position, seat, source, answers=False)
        assert (
            foreseen(position, seat, plan_of(text))[:3] == foreseen(other, seat, plan_of(text))[:3]
        )
