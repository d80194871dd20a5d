"""Refusals of the service: seats, lobbies and matches, before any rule of a game is asked."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.model import Text
from bot.engine.plans.standing import END
from bot.engine.refusal import Refused

from .model import MatchInfo


class NotSeated(Refused):
    """The user holds no seat in the match."""

    def __init__(self) -> None:
        super().__init__(Text("refused-not-seated"))


class UnknownMatch(Refused):
    """There is no match of that id."""

    def __init__(self, match: str) -> None:
        super().__init__(Text("refused-no-match", {"match": match[:20]}))


class NotRunning(Refused):
    """The match is in the lobby, or over."""

    def __init__(self, status: str) -> None:
        super().__init__(Text(f"refused-status-{status}"))


class Unplayable(Refused):
    """The rules that this program has do not fit the match: for the owner of the server."""

    def __init__(self) -> None:
        super().__init__(Text("refused-unplayable"))


class LobbyRefused(Refused):
    """A lobby cannot do this: taken seats, wrong host, unknown scenario."""


class StillPlaying(Refused):
    """A user sits in running matches, so what is stored about them cannot be removed."""

    def __init__(self, infos: Iterable[MatchInfo]) -> None:
        names = (f"<#{one.channel}>" if one.has_thread else f"`{one.id}`" for one in infos)
        places = ", ".join(names)
        super().__init__(Text("refused-still-playing", {"places": places}))


class OrderRefused(Refused):
    """One of several orders is refused, so none was carried out; the first alone can be seen."""

    def __init__(self, number: int, order: str, fault: Refused) -> None:
        args: dict[str, str | int | Text] = {"number": number, "order": order[:60]}
        reason = Text("refused-order-number", {**args, "reason": fault.reason})
        super().__init__(reason, fault.rule, fault.barred if number == 1 else None)
        self.why = fault.reason
        self.ends = order.lower() == END
        """Whether the order is to end the turn: then nothing but the end is left to do."""


class Unsure(Refused):
    """An order that is asked about twice, and was not consented to.

    ``what`` is ``resign`` or ``draw``, or ``order`` for one that shows something hidden.
    """

    def __init__(self, what: str, order: str) -> None:
        super().__init__(Text("refused-unsure", {"order": order[:60]}))
        self.what = what


def stop_text(fault: Refused) -> Text:
    """Say why orders that follow a throw were not carried out, and by which rule."""
    told = fault.reason
    if isinstance(fault, OrderRefused) and fault.ends:
        return fault.why
    if isinstance(fault, OrderRefused):
        told = Text("refused-order-stopped", told.args)
    return Text("refused-by-rule", {"reason": told, "rule": fault.rule}) if fault.rule else told


def wait_text(fault: Refused, *, over: bool) -> Text | None:
    """Say which orders wait until somebody else has answered, or that the game is ``over`` first.

    None: nothing is to be said of a turn that need not be ended any more.
    """
    if not isinstance(fault, OrderRefused):
        return fault.reason
    if fault.ends:
        return None if over else Text("refused-end-later")
    return Text("refused-order-over" if over else "refused-order-waits", fault.reason.args)


class ArmyRefused(Refused):
    """An army list that cannot be kept or found, whatever is in it."""

    def __init__(self, why: str, **args: str | int) -> None:
        super().__init__(Text(f"refused-army-{why}", dict(args)))
