"""The standing orders of a game with many decisions: the page, its menus, and what is typed."""

from bot.sandbox import selects_of, text_of
from tests.chat.people import placed
from tests.chat.test_field_taps import CHEAP, table


@CHEAP
async def test_a_decision_of_many_is_chosen_first_and_then_arranged(stage):
    alice, _, _ = await placed(
        stage,
        "fire_and_sword",
        table(
            {"r7": {"at": [41, 12, 0], "hidden": "manoeuvre"}},
            {"b4": {"at": [41, 40, 180], "hidden": "defence"}},
        ),
    )

    page = await alice.here.slash("standing")
    assert "Auxiliary Element after a Commander**: Ask me" in text_of(page)
    menus = selects_of(page)
    chooses = next(one for one in menus if any(line["value"] == "D-S4" for line in one["options"]))
    page = await alice.press(page, chooses["custom_id"], ["D-S4"])
    menu = selects_of(page)[-1]
    assert "template-tabor" in [line["value"] for line in menu["options"]]
    page = await alice.press(page, menu["custom_id"], ["template-tabor"])
    assert "Setting up an element**: Template: guns and wagons in front" in text_of(page)

    page = await alice.here.slash("standing", question="D-24", policy="r9 R8")
    assert "Auxiliary Element after a Commander**: The first possible of r9, r8" in text_of(page)
