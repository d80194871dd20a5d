"""``fieldpost`` as it is typed, but logged in to the look-alike: the gateway has no setting.

Nothing is painted or said in advance, which takes several seconds of the processor.

Given the gateway's address, the seconds that a lease lasts, and the words of the command.
"""

from __future__ import annotations

import sys
import warnings

warnings.simplefilter("ignore")


def main(gateway, lease, *words):
    import yarl
    from discord.gateway import DiscordWebSocket

    from bot.chat.front.rule_book import RuleBook
    from bot.chat.front.scenarios import Scenarios
    from bot.cli import main as fieldpost
    from bot.store import claim

    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Scenarios.warm_up = RuleBook.warm_up = lambda *_: None
    claim.LEASE_S, claim.LOOK_S = float(lease), float(lease) / 5
    return fieldpost(words)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
