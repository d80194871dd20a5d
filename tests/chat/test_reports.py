"""What a report keeps where there is little room."""

from types import SimpleNamespace

from bot.chat.match.pages.board import report
from bot.chat.wire.locale import Voice
from bot.engine.model import Term, Text
from bot.games.fire_and_sword.model.events import Marked, OrderTurned
from tests.support.loaded import load_catalogue, load_games

VOICE = Voice(load_catalogue(), "en")
WORDS = SimpleNamespace(
    caption=lambda event: Text("plain", {"text": event.line * 10}) if event.line else None,
    rank=lambda event: event.rank,
)
GAME = SimpleNamespace(words=WORDS)


def told(*events, limit):
    """The report of events, each a rank and a letter; without a letter it has no line."""
    shown = [SimpleNamespace(rank=rank, line=line) for rank, line in events]
    return report(GAME, shown, VOICE, limit).splitlines()


def test_a_report_with_room_tells_all_in_order():
    events = ((2, "A"), (1, "B"), (0, ""), (0, "C"))

    assert told(*events, limit=100) == ["- " + "A" * 10, "- " + "B" * 10, "- " + "C" * 10]


def test_what_is_routine_is_left_out_before_what_was_thrown():
    events = ((1, "H"), (2, "R"), (1, "M"), (2, "S"), (0, "G"))

    assert told(*events, limit=52) == [
        "… 1 more line: see `/game log`",
        *("- " + one * 10 for one in "HMSG"),
    ]
    assert told(*events, limit=40) == [
        "… 2 more lines: see `/game log`",
        *("- " + one * 10 for one in "HMG"),
    ]
    assert told(*events, limit=26)[1:] == ["- " + one * 10 for one in "MG"]


def test_spent_ammunition_and_turned_tokens_are_routine_and_losses_are_not():
    words, unit = load_games()["fire_and_sword"].words, Term("plain", {"text": "r7"})

    def marked(what):
        return Marked(element="r7", unit=unit, what=what, before=2, after=1)

    assert [words.rank(marked(what)) for what in ("ammo", "melee_ammo", "cp", "dp")] == [2, 2, 2, 1]
    assert (
        words.rank(OrderTurned(element="r7", unit=unit, order="advance", rule="FAS-2.3.1-a")) == 2
    )
