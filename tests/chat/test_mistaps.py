"""No tap by mistake is fatal: it can be taken back, or was named before as what cannot be."""

import random
import re

import pytest

from bot.sandbox import buttons_of, is_ephemeral, selects_of, text_of
from tests.chat.people import acts, placed
from tests.chat.test_field_taps import table as field
from tests.chat.test_jours_panel import GUNS
from tests.chat.test_lords import battle as lords
from tests.chat.test_napoleonics import TURN
from tests.chat.test_table_taps import armies
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
DECIDING = (
    "pick", "menu", "many", "plan", "go", "surely", "run", "carry", "line", "draft", "do", "box",
    "send", "always",
)  # fmt: skip
MISTAPS, DEEP = 20, 6
ALL_FINAL = (
    "This cannot be taken back.",
    "counts at once and cannot be taken back",
    "and cannot be taken back",
)
"""Sentences by which a page names whatever is pressed on it."""
THESE_FINAL = re.compile(r"this cannot be taken back: (.+)\.$|“(.+)” cannot be taken back", re.M)
BY_PRESS = {
    ":always": "answers this question at once, which cannot be taken back",
    ":end": "Ending the turn cannot be taken back.",
}
"""What names a press by a part of its identifier."""
LIVE = armies(
    {"r4": {"hidden": "advance"}, "r5": {"hidden": "reorganise", "dp": 2},
     "r9": {"hidden": "defence"}},
    {"b7": {"hidden": "defence"}, "b8": {"hidden": "reorganise", "dp": 2}},
)  # fmt: skip
VIRTUAL = field(
    {"r7": {"at": [41, 12, 0], "hidden": "manoeuvre"}, "r9": {"at": [37, 20, 0],
     "hidden": "defence"}},
    {"b4": {"at": [41, 40, 180], "hidden": "defence"}, "b7": {"at": [37, 28, 180],
     "hidden": "defence"}},
)  # fmt: skip
BATTLES = {
    "hoth": ("hoth", FIELD),
    "napoleonics": ("napoleonics", TURN),
    "jours": ("jours", GUNS),
    "live table": ("fire_and_sword", LIVE),
    "virtual table": ("fire_and_sword", VIRTUAL),
}


async def games(stage, name):
    """A game of Alice and Bob in which much can be pressed."""
    if name == "lords":
        return await lords(stage)
    return await placed(stage, *BATTLES[name])


def presses(panel):
    """All that decides on a page: identifier, the value that a menu takes, if it is one, label."""
    ids = {one for act in DECIDING for one in acts(panel, act)}
    found = [(one["custom_id"], None, one["label"]) for one in buttons_of(panel)]
    for menu in selects_of(panel):
        found += [(menu["custom_id"], [one["value"]], one["label"]) for one in menu["options"]]
    return [one for one in found if one[0] in ids]


def is_named(said, custom_id, label):
    """Whether a page says that just this press cannot be taken back."""
    bare = re.sub(r"^\d+ · ", "", label)
    of_press = [sentence for part, sentence in BY_PRESS.items() if part in custom_id]
    if any(one in said for one in (*ALL_FINAL, *of_press)):
        return True
    named = [one for pair in THESE_FINAL.findall(said) for one in pair if one]
    return any(bare in one.split(", ") or bare.endswith(one) for one in named)


@CHEAP
@pytest.mark.parametrize("slug", [*BATTLES, "lords"])
async def test_each_of_twenty_taps_by_mistake_is_taken_back_or_was_named_before(stage, slug):
    alice, bob, match = await games(stage, slug)
    chance, done, undone = random.Random(f"taps {slug}"), 0, 0
    while done < MISTAPS:
        table = await stage.matches.queries.table(match)
        if not table.position.open:
            break
        decision = table.position.open[0]
        user = table.info.user_of(decision.seat)
        person = next(one for one in (alice, bob) if int(one.player.id) == user)
        before, head = table.position.view(decision.seat), table.info.head
        await stage.settled()
        panel = await person.here.slash("order", game=match)
        for _ in range(DEEP):
            said = text_of(panel)
            custom_id, values, label = chance.choice(presses(panel))
            panel = await person.press(panel, custom_id, values)
            assert is_ephemeral(panel)
            table = await stage.matches.queries.table(match)
            if table.info.head == head:
                continue
            done += 1
            named = is_named(said, custom_id, label)
            assert table.can_undo(user) or named, (custom_id, values, label, said)
            if table.can_undo(user) and table.info.head == head + 1:
                await person.here.slash("game undo", game=match)
                again = await stage.matches.queries.table(match)
                assert again.position.view(decision.seat) == before
                undone += 1
                if undone % 3 == 0:  # or else it goes on from there
                    await stage.matches.play.act(
                        match, user, again.position.open[0].serial,
                        again.position.options(again.position.open[0])[:1],
                        interaction=f"{slug} {done}",
                    )  # fmt: skip
            break
    assert done == MISTAPS
