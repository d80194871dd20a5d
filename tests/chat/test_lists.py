"""What menus show first, and what their lines tell."""

import pytest

from bot.sandbox import selects_of, text_of
from renderers.hoth.painter import HothPainter
from renderers.painter import CHOSEN, aim
from tests.chat.people import placed, say
from tests.chat.taps import Hand
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


def lines(panel, piece):
    """The lines of a piece's menu on the sheet of a turn."""
    (menu,) = [one for one in selects_of(panel) if f"· {piece} " in one.get("placeholder", "")]
    return [one["label"] for one in menu["options"]]


@CHEAP
async def test_who_is_attacked_already_comes_first_for_the_others(stage):
    raw = {**FIELD, "turn": {"side": "rebels", "phase": "attack", "card": "R116"},
           "empire": ["snowtroopers D4", "snowtroopers D5"],
           "rebels": ["echo_troopers E6 ordered 0", "echo_troopers E5 ordered 0"]}  # fmt: skip
    alice, _, _ = await placed(stage, "hoth", raw)
    hand = Hand(alice)
    await hand.open()
    assert "D4" in lines(hand.panel, "E5")[1], "both are as good"

    await hand.plan("E6", "D5")

    assert "D5" in lines(hand.panel, "E5")[1]


@CHEAP
async def test_of_attacks_that_eliminate_nobody_the_one_with_most_dice_comes_first(stage):
    field = {"turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
             "bottom": ["B-FA G6 ordered", "B-LN G12"], "top": ["F-LN C4", "F-LN E6"]}  # fmt: skip
    alice, _, _ = await placed(stage, "napoleonics", field)
    hand = Hand(alice)
    await hand.open()
    attacks = lines(hand.panel, "G6")[1:]
    assert [line.split(" French")[0] for line in attacks] == ["Attack E6", "Attack C4"]


@CHEAP
async def test_what_a_sheet_lists_as_picked_names_moves_too(stage):
    alice, _, _ = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108")
    hand = Hand(alice)
    await hand.open()
    await hand.plan("F4", "E4", "D4")
    await hand.plan("F5", "To E5, snow")
    listed = [one for one in text_of(hand.panel).splitlines() if one.startswith("- **")]
    assert [one.split(" · ")[0] for one in listed] == [
        "- **F4 Echo Base troopers 3/3**", "- **F5 Echo Base troopers 3/3**",
    ]  # fmt: skip
    assert listed[1].endswith("· To E5, snow")


@CHEAP
async def test_an_arrow_leads_from_where_a_piece_will_stand_to_whom_it_attacks(stage, monkeypatch):
    raw = {**FIELD, "turn": {"side": "rebels", "phase": "move", "card": "R116"},
           "empire": ["snowtroopers C5"], "rebels": ["echo_troopers F5 ordered"]}  # fmt: skip
    painted, real = [], HothPainter.paint_board

    def paint(self, *args, marks=(), **options):
        painted.append(marks)
        return real(self, *args, marks=marks, **options)

    monkeypatch.setattr(HothPainter, "paint_board", paint)
    alice, _, _ = await placed(stage, "hoth", raw)
    hand = Hand(alice)
    await hand.open()

    await hand.plan("F5", "E5", "C5")

    assert aim("E5", "C5") in painted[-1]
    assert (CHOSEN, "C5") in painted[-1]


@CHEAP
async def test_attackers_name_their_targets(stage):
    raw = {**FIELD, "turn": {"side": "rebels", "phase": "attack", "card": "R116"},
           "empire": ["snowtroopers D4", "snowtroopers D5"],
           "rebels": [f"echo_troopers {one} ordered 0" for one in ("E4", "E5")]}  # fmt: skip
    alice, _, _ = await placed(stage, "hoth", raw)
    hand = Hand(alice)
    await hand.open()
    await hand.act("panel")

    said = str(hand.panel["components"])

    assert "D4 snowtroopers 4/4, D5 snowtroopers 4/4" in said


@CHEAP
async def test_cards_stand_in_the_menu_as_they_lie_in_the_hand(stage):
    alice, _, _ = await placed(stage, "hoth", FIELD)
    panel = await alice.panel()
    hand = FIELD["cards"]["rebels-1"]["hand"]
    said = str(panel["components"])
    names = ["Attack - Centre", "Patrol - Left", "Patrol - Centre", "Patrol - Right"]
    assert len(hand) == len(names)
    places = [said.index(name) for name in names]
    assert places == sorted(places)


@CHEAP
async def test_what_few_pieces_do_comes_after_orders(stage):
    raw = {"turn": {"side": "bottom", "phase": "order", "card": "attack_centre", "command": 4},
           "bottom": ["B-LN G6 with Hill", "B-LN G7"], "top": ["F-LN D6"]}  # fmt: skip
    alice, _, _ = await placed(stage, "napoleonics", raw)
    hand = Hand(alice)
    await hand.open()
    await hand.act("panel")
    (menu,) = [one for one in selects_of(hand.panel) if ":many:" in one["custom_id"]]
    labels = [one["label"] for one in menu["options"]]
    assert "Detach" in labels[-1] or "detach" in labels[-1], labels
    assert not any("etach" in one for one in labels[:-1])
