"""A match of two battles with sides exchanged: every player adds up their banners (NAP-OPT-03).

The second battle is a match of its own; its options carry the banners of the first one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from bot.engine.ending import parley
from bot.engine.model import Setup, Side, Term, Text, term, text
from bot.engine.parts.contest import Sequel
from bot.engine.refusal import Refused
from bot.games.napoleonics.model.events import ContestEnded
from bot.games.napoleonics.model.state import BOTTOM, TOP, NapState, other_side, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.words import names

from . import Flow

RULE = "NAP-OPT-03"
TOGETHER = "two-games"
"""The reason of the end of both battles."""
GAMES, ONE, TWO = "games", "one", "two"
"""The option of the host and its values."""
CARRIED = "first_battle"
"""Option of a second battle, e.g. ``5:3``: the banners that the player of the lower side took in
the first one, and the player of the upper side."""
SCORE = re.compile(r"([0-9]{1,3}):([0-9]{1,3})")


def carried(options: Mapping[str, str]) -> dict[Side, int] | None:
    """Return what the players of both sides bring from the first battle; None: this is the first.

    Raises ``Refused``.  Rules: NAP-OPT-03.
    """
    if CARRIED not in options:
        return None
    found = SCORE.fullmatch(options[CARRIED])
    if found is None:
        score = options[CARRIED][:20]
        raise Refused(Text("napoleonics-refused-first-battle", {"score": score}), RULE)
    return {BOTTOM: int(found[1]), TOP: int(found[2])}


def banners(battle: NapState | NapView) -> dict[Side, int]:
    """Count the banners of a battle with those of the battle before it.  Rules: NAP-OPT-03."""
    before = carried(battle.options) or {}
    return {
        side: before.get(side, 0) + len(player.banners) for side, player in battle.players.items()
    }


def scored(view: NapView) -> dict[Side, int]:
    """Return what a first battle gives: the banners; given up, to its winner those that win it.

    Rules: NAP-OPT-03.
    """
    won = banners(view)
    if view.over == parley.RESIGNED and view.winner is not None:
        won[view.winner] = max(won[view.winner], view.players[view.winner].needed)
    return won


def ahead(won: Mapping[Side, int]) -> Side | None:
    """Return the side with more banners; None where they are equal."""
    best = [side for side in won if won[side] == max(won.values())]
    return best[0] if len(best) == 1 else None


def is_first(options: Mapping[str, str]) -> bool:
    """Tell whether a second battle follows this one.  Rules: NAP-OPT-03."""
    return options.get(GAMES) == TWO and CARRIED not in options


def sequel(view: NapView, setup: Setup) -> Sequel | None:
    """Return the second battle of a match of two: the sides are exchanged.  Rules: NAP-OPT-03."""
    if view.over is None or not is_first(setup.options):
        return None
    won = scored(view)
    options = {**setup.options, CARRIED: f"{won[TOP]}:{won[BOTTOM]}"}
    places = {seat_of(side): seat_of(other_side(side)) for side in (BOTTOM, TOP)}
    return Sequel(msgspec.structs.replace(setup, options=options), places)


def decide(t: Flow) -> None:
    """Let the banners of both battles decide when the second one has ended by the rules.

    Who gives up the second battle has given up the match, and a draw agreed in it ends both.

    Rules: NAP-OPT-03.
    """
    state = t.state
    if carried(state.options) is None or state.over in (parley.RESIGNED, parley.AGREED):
        return
    won = banners(state)
    state.winner = ahead(won)
    state.over, state.over_rule = TOGETHER, RULE
    t.tell(ContestEnded(winner=state.winner, bottom=won[BOTTOM], top=won[TOP]))


# Words -------------------------------------------------------------------------------------------


def reason(state: NapState) -> Term:
    """Say why a match ended, after two battles with the banners of both."""
    if state.over != TOGETHER:
        return Term(f"napoleonics-over-{state.over}")
    return term("napoleonics-contest-together", score=_score(banners(state)))


def told(event: ContestEnded) -> Text:
    """Write the log line of the end of both battles.  Rules: NAP-OPT-03."""
    score = _score({BOTTOM: event.bottom, TOP: event.top})
    return text("napoleonics-log-contest", score=score, rule=RULE)


def headline(view: NapView) -> Text | None:
    """Say how a match of two battles stands; None where there is one alone.  Rules: NAP-OPT-03."""
    before = carried(view.options)
    if before is not None:
        won = banners(view)
        return text(
            "napoleonics-contest-second",
            before=_score(before),
            together=_score(won),
            rule=RULE,
        )
    if not is_first(view.options):
        return None
    if view.over is None:
        return text("napoleonics-contest-first", rule=RULE)
    return text("napoleonics-contest-follows", score=_score(scored(view)), rule=RULE)


def parting(view: NapView) -> Text | None:
    """Say what giving up a battle of two, or a draw, means for the match.  Rules: NAP-OPT-03."""
    if not is_first(view.options):
        return None
    needed = view.players[BOTTOM].needed
    return text("napoleonics-contest-goes-on", count=needed, rule=RULE)


def _score(won: Mapping[Side, int]) -> Term:
    return term(
        "napoleonics-contest-score",
        lower=names.side(BOTTOM),
        low=won[BOTTOM],
        upper=names.side(TOP),
        high=won[TOP],
    )
