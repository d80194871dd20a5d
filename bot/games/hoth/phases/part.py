"""What players of Battle of Hoth agree on: before the match, in a team, over a campaign."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending.parley import Proposal
from bot.engine.model import Seat, Setup, Text
from bot.engine.parts.contest import Contest
from bot.engine.parts.preparation import Preparation
from bot.engine.parts.team import Team
from bot.engine.setup.options import MatchOption, SeatOption
from bot.games.hoth.model.actions import HothAction
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.team import ShowCard
from bot.games.hoth.model.view import HothView
from bot.games.hoth.words import campaign_captions, captions

from . import anytime, campaign, options


class HothPreparation(Preparation):
    """Scenarios, campaigns and commanders."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def about(self, scenario: str) -> Sequence[Text]:
        """Say how hard a scenario is and what it introduces."""
        return captions.about(self._tables, scenario)

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host of a match may set."""
        return options.of_match(campaign.is_campaign(self._tables, scenario))

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses: the commander, if they are used."""
        return options.of_seat(self._tables, setup, seat)


class HothTeam(Team[HothAction, HothView]):
    """Two players of a side."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def proposals(self, view: HothView) -> Sequence[Proposal]:
        """List what seats proposed to their teammates.  Rules: HOTH-TEAM-20."""
        return view.parley.proposals

    def sharing(self, view: HothView, seat: Seat) -> Sequence[HothAction]:
        """List the cards that a seat may show to its teammate.  Rules: HOTH-TEAM-14."""
        listed = anytime.listed(view, seat, self._tables.content.match.idle_turns)
        return [one for one in listed if isinstance(one, ShowCard)]


class HothContest(Contest[HothView]):
    """A campaign, whose battles are played in one match."""

    def headline(self, view: HothView) -> Text | None:
        """Say how a campaign stands.  Rules: HOTH-CAMP-09."""
        return None if view.campaign is None else campaign_captions.standing(view.campaign)

    def parting(self, view: HothView) -> Text | None:
        """Say that a campaign goes on after a battle.  Rules: HOTH-CAMP-02."""
        return None if view.campaign is None else Text("hoth-campaign-goes-on")
