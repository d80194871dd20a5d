"""A charge, the counter-charge at it and a rally by the panel: two people, and who looks on."""

import re

import pytest

from bot.sandbox import is_ephemeral, labels_of, selects_of, text_of
from tests.chat.people import acts, placed
from tests.chat.taps import Hand
from tests.chat.test_jours_panel import CHEAP, fallen, field_of

CLASH = {
    "map": "blank15", "options": {"sheet": "off"}, "chiefs": ["0115 *CC drm1 cap2 rng5 blue"],
    "units": ["0811/NNE h=HC3/6/6/8 X", "0513/NNE a=I6/6/5/5 X d", "0807/SSE c=C3/6/6/8 Y"],
    "active": {"formation": "X", "stage": "move"},
}  # fmt: skip
COUNTER, CHARGE, AFTER, RALLY = (4,), (3, 6, 6), (9, 0), (5,)
"""The dice: EX-42, the tests of its row, those of all who charged, and a rally on 5 or less."""


@pytest.mark.rule("JDG-9.4-a", "JDG-9.4-b", "JDG-9.2-d", "JDG-11.1-b", "JDG-PBP-b")
@CHEAP
async def test_a_charge_is_met_by_a_counter_charge_and_the_activation_ends_with_a_rally(
    stage, monkeypatch
):
    alice, bob, match = await placed(stage, "jours", CLASH)
    fallen(monkeypatch, *COUNTER, *CHARGE, *AFTER, *RALLY)
    await bob.here.slash("standing", question="SO-COUNTERCHARGE", policy="ask")
    active, other = Hand(alice), Hand(bob)

    await active.open()
    await active.press("h")
    await active.press("0807 from 0808")
    assert "0807 counter-charges 50 %" in text_of(active.panel)
    await active.act("do")
    await active.press("End of movement")
    await stage.settled()
    assert "It is **bob**'s decision." in text_of(active.panel)
    call = [one for one in seen(stage, alice) if acts(one, "open") or acts(one, "turn")][-1]
    assert "c in 0807 is charged. Counter-charge on 4 or less (50 %)?" in text_of(call)

    await other.open()
    assert [one for one in labels_of(other.panel) if " · " in one] == [
        "1 · No counter-charge", "2 · Counter-charge from 0807",
    ]  # fmt: skip
    await other.press("Counter-charge from 0807")
    await stage.settled()
    assert other.taps == 2, "the chance stands beside the button"

    await active.open()
    (menu,) = selects_of(active.panel)
    assert [(one["label"], one["description"]) for one in menu["options"]] == [
        ("a", "on 5 or less: 60 %")
    ], "h has fought, so it may not rally"
    await active.press("Send")
    await stage.settled()

    field = await field_of(stage, match)
    assert {one.id: (one.at, one.level) for one in field.units} == {
        "h": ("0808", "disordered"), "a": ("0513", "good"), "c": ("0807", "good"),
    }  # fmt: skip
    told = [one for one in seen(stage, alice) if text_of(one).startswith("**Turn 1 · Blue**")]
    assert re.findall(r"^- (.*)$", text_of(told[-1]), re.MULTILINE) == [
        "Charge: h against 0807.",
        "H charges to 0808, facing north-north-east (0810-0809-0808).",
        "Counter-charge of c: engagement test die 4, +2 heavy charger = 6, at most 6: passed.",
        "Charge of h against 0807: die 3, +1 clear ground = 4: both a test, or a level.",
        "Cohesion test of h: die 6, at most 6: passed.",
        "Cohesion test of c: die 6, at most 6: passed.",
        "Cohesion test of h: die 9, at most 6: failed.",
        "H in 0808 is disordered.",
        "Cohesion test of c: die 0, at most 6: passed.",
        "Rally of a: die 5, at most 5: passed.",
        "A in 0513 is in good order again.",
        "Turn 2, 11:00, fog.",
    ]


def seen(stage, person):
    """What somebody who only looks on sees of a match: all that is public, and nothing else."""
    shown = stage.carol.at(person.thread).messages(person.thread)
    assert not [one for one in shown if is_ephemeral(one)]
    return shown
