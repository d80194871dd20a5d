# Battle of Hoth: campaigns and support cards. Orders and results stand in the campaigns' own data.

hoth-ask-DP-SUPPORT = Do you play a support card before you draw?
hoth-ask-DP-REROLL-failed = { $attacker } { $origin }: the confirmation roll failed ({ $dice }). Roll again?
hoth-menu-done-DP-SUPPORT = No support card
hoth-menu-support = Support card: { $card }
hoth-menu-support-dice = roll again: { $dice }
hoth-menu-no-support = without a support card

hoth-event-node = { $campaign }, battle { $number }. { $words }
hoth-event-node-again = { $campaign }, battle { $number }: once more, because the last one was a draw. { $words }
hoth-event-briefing = Your secret orders: { $words } Secondary objective: { $objective }
hoth-event-result = { $side }: the result is read out. { $words }
hoth-event-commander-cards = { $side }, commander cards for this battle: { $cards }.
hoth-event-left-out = Left out of the set-up: { $unit } { $hex }.
hoth-event-secondary = { $side }, secondary objective met: { $words } Support cards: { $count }.
hoth-event-support-drawn = { $side }: support cards drawn { $count }.
hoth-event-support-drawn-reshuffled = { $side }: support cards drawn { $count }. Played ones were shuffled into a new deck.
hoth-event-support-seen = You draw support cards: { $cards }.
hoth-event-support = { $side }: support card { $card }.
hoth-event-campaign = The campaign is won: { $side }.
hoth-over-campaign = end of the campaign; battles won: Empire { $empire }, Rebels { $rebels }; secondary objectives met: Empire { $empiremet }, Rebels { $rebelsmet }

hoth-campaign-standing = { $campaign }, battle { $number } · battles won: Empire { $empire }, Rebels { $rebels }
hoth-when = Battle { $battle }, turn { $number }
hoth-campaign-goes-on = Only this battle ends with it: the campaign goes on with the next one.

hoth-note-orders = Secret orders: { $words }
hoth-note-objective = Secondary objective: { $words } So far { $done } of { $wanted }. Reward in support cards: { $count }.
hoth-note-met = Secondary objective, met: { $words }
hoth-note-support = Support card { $card } ({ $id }): { $words }

hoth-refused-campaign-seats = A campaign has exactly two players.
hoth-refused-campaign-commanders = In a campaign no commander is chosen: commander cards come from results.
hoth-refused-no-campaign = Support cards exist in campaigns only.
hoth-refused-support-own-turn = Support cards are played in your own turn. Wait for it.
hoth-refused-support-played = Only one support card a turn, and “{ $card }” was played already. Go on without one.
hoth-refused-support-with-attack = Name “{ $card }” with the attack, such as D4xE5 support { $id }; its condition must hold.
hoth-refused-support-not-now = “{ $card }” cannot be played now. { $words }
