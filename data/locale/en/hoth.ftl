# Battle of Hoth: questions, menus, log lines and refusals. Names stand in hoth-names.ftl.

## Questions

hoth-ask-DP-RETURN = Where does the returning unit come back?
hoth-ask-DP-PLAY = Which order card do you play?
hoth-ask-DP-SECTION = For which section do you play { $card }?
hoth-ask-DP-ORDER = { $card }: which unit do you order next? Ordered so far: { $count }.
hoth-ask-DP-ORDER-fallback = { $card }: you have no such unit. Order one unit of your choice.
hoth-ask-DP-RECOVER = { $card }: which unit regains figures?
hoth-ask-DP-MOVE = Which unit moves, and where to?
hoth-ask-DP-ATTACK = Which unit attacks what?
hoth-ask-DP-REROLL = { $attacker } { $origin }: { $dice }. Roll again?
hoth-ask-DP-RETREAT = Your { $target } on { $hex } must retreat; retreat symbols: { $count }. Which way?
hoth-ask-DP-BREAK = { $attacker } { $origin }: break through to { $hex }?
hoth-ask-DP-BREAK-ATTACK = { $attacker } { $origin }: what to attack after the breakthrough?
hoth-ask-DP-POSTMOVE = Which unit that attacked moves on?
hoth-ask-DP-DRAW = Which of these cards do you keep?
hoth-ask-DP-DRAW-discard = Which card do you discard? Discarded so far: { $count }.

## Menus

hoth-menu-unit = { $hex } { $unit } { $figures }/{ $start }
hoth-menu-board = { $hex } { $unit }: board a transport
hoth-menu-hex = { $hex }, { $terrain }
hoth-menu-fort = { $hex } { $fort }
hoth-menu-off = off the board
hoth-menu-way = { $way }, { $terrain }
hoth-menu-ignore = ignore { $count }
hoth-menu-stay = stay
hoth-menu-advance = Break through
hoth-menu-reroll-e_web = Roll all dice again (E-Web blaster)
hoth-menu-reroll-card = Roll again (card)
hoth-menu-resign = Resign
hoth-menu-draw = Offer or accept a draw
hoth-menu-claim = End the stalled battle
hoth-menu-done-DP-ORDER = No more orders
hoth-menu-done-DP-RECOVER = Regain nothing
hoth-menu-done-DP-MOVE = Moves done
hoth-menu-done-DP-ATTACK = Attacks done
hoth-menu-done-DP-REROLL = Keep the dice
hoth-menu-done-DP-BREAK = Stay
hoth-menu-done-DP-BREAK-ATTACK = No second attack
hoth-menu-done-DP-POSTMOVE = Moves done
hoth-menu-done-DP-DRAW = Discard no more

## Standing orders

hoth-policy-cover = Best cover, ignoring all symbols possible
hoth-policy-far = Farthest from the enemy, ignoring all symbols possible
hoth-policy-cover-keep = Best cover, ignoring no symbol
hoth-policy-far-keep = Farthest from the enemy, ignoring no symbol
hoth-policy-centre = The free hex nearest to the centre

## Dice

hoth-dice-range = distance { $count }
hoth-dice-protection = target on { $terrain }
hoth-dice-penalty = attack out of { $terrain }
hoth-dice-scouts = scouts

## Odds

hoth-odds-expected = Expected hits
hoth-odds-hit = At least one hit
hoth-odds-hit-e-web = At least one hit, rolling again if there is none
hoth-odds-eliminated-by-hits = Eliminated by hits alone
hoth-odds-eliminated = Eliminated, blocked retreats included
hoth-odds-leaves = Target leaves its hex
hoth-odds-destroyed = Destroyed

## Log lines

hoth-list = { $first }, { $rest }
hoth-list-none = none
hoth-event-battle-began = { $scenario } begins. First to act: { $side }.
hoth-event-turn-began = Turn { $number }: { $side }.
hoth-event-card-played = { $side }: card { $card }.
hoth-event-section = Section: { $section }.
hoth-event-ordered = Ordered: { $hexes }.
hoth-event-ordered-fallback = No such unit; ordered instead: { $hexes }.
hoth-event-ordered-none = No unit is ordered.
hoth-event-regained = { $unit } { $hex }: figures regained { $count }.
hoth-event-move = Move: { $unit } { $way }.
hoth-event-breakthrough = Breakthrough: { $unit } { $way }.
hoth-event-post-move = Move after the attacks: { $unit } { $way }.
hoth-event-exited = Off the board from { $hex }: { $unit }.
hoth-event-boarded = Aboard a transport from { $hex }: { $unit }.
hoth-event-returned = Back on { $hex }: { $unit }.
hoth-event-dice-attack = Attack: { $attacker } { $origin } against { $target } { $hex }. Dice ({ $count }): { $dice }.
hoth-event-dice-reroll = Re-roll for { $attacker } { $origin }: { $dice }.
hoth-event-dice-confirmation = Confirmation roll against { $target } { $hex }: { $dice }.
hoth-event-hit = { $unit } { $hex }: losses { $losses }, left { $left }.
hoth-event-blocked = { $unit } { $hex }, retreat blocked: losses { $losses }, left { $left }.
hoth-event-eliminated = Eliminated: { $unit } { $hex }; medals { $medals }.
hoth-event-missed = No effect on { $target } { $hex }.
hoth-event-saved = { $target } { $hex }: hits withstood.
hoth-event-fort = Destroyed: { $fort } { $hex }.
hoth-event-retreat = Retreat: { $unit } { $way }.
hoth-event-retreat-ignoring = Retreat: { $unit } { $way }; symbols ignored { $count }.
hoth-event-stays = Retreat ignored: { $unit } { $hex }.
hoth-event-objective = Medal on { $hex } taken for good: { $side }.
hoth-event-countdown = { $countdown }: { $value }.
hoth-event-discarded = { $side }: discarded { $cards }.
hoth-event-drew = { $side }: cards drawn { $count }.
hoth-event-drew-reshuffled = { $side }: cards drawn { $count }. The discard pile was shuffled into a new deck.
hoth-event-cards-taken = You draw { $cards }.
hoth-event-hand-seen = Hand of { $side }: { $cards }.
hoth-event-draw-offered = { $side }: a draw is offered.
hoth-event-won = Victory: { $side } ({ $reason }).
hoth-event-drawn = The battle is a draw ({ $reason }).

## Ends

hoth-over-medals = enough medals
hoth-over-sudden-death = sudden death
hoth-over-no-units = no units left
hoth-over-resigned = resignation
hoth-over-agreed = agreement
hoth-over-stalled = stalled battle

## Refusals

hoth-refused-scenario = There is no scenario { $scenario }.
hoth-refused-seats = These seats do not fit the scenario.
hoth-refused-commander = The seat { $seat } needs a commander of its own side.
hoth-refused-ambiguous = More than one way fits; name one of: { $orders }.
hoth-refused-over = The battle is over.
hoth-refused-wrong-step = Not now. The step is: { $step }.
hoth-refused-compulsory = This cannot be declined.
hoth-refused-resign = You cannot resign now.
hoth-refused-draw-offered = Your offer of a draw stands already.
hoth-refused-not-stalled = The battle is not stalled: dice were rolled not long ago.
hoth-refused-no-such-card = You do not have { $card } to choose.
hoth-refused-no-own-unit = You have no unit on { $hex }.
hoth-refused-no-hex = { $hex } is no hex of the board.
hoth-refused-already-ordered = { $unit } on { $hex }: ordered already.
hoth-refused-fallback-one = { $card }: without such units only one unit may be ordered.
hoth-refused-wrong-section = { $hex } is not in a section of { $card }.
hoth-refused-card-filter = { $card } gives no order to { $unit } on { $hex }.
hoth-refused-too-many-orders = { $card } has no order left for { $hex }.
hoth-refused-not-ordered = { $unit } on { $hex }: not ordered this turn.
hoth-refused-moved = { $unit } on { $hex }: moved already.
hoth-refused-cannot-move = No such unit can move.
hoth-refused-immobile = { $unit }: can never move.
hoth-refused-card-no-move = { $unit } on { $hex }: the card forbids moving.
hoth-refused-no-post-move = { $unit } on { $hex }: no move after the attacks.
hoth-refused-path = A path of { $unit } starts on { $hex } and has at least one step.
hoth-refused-not-adjacent = { $hex } is not adjacent to { $other }.
hoth-refused-occupied = { $hex } is occupied.
hoth-refused-fort = The { $fort } on { $hex } bars the way.
hoth-refused-terrain = { $unit } may not enter { $hex }: { $terrain }.
hoth-refused-stops = The move ends on { $hex }: { $terrain }.
hoth-refused-too-far = { $unit } may move at most { $count } hexes now.
hoth-refused-no-exit = The board cannot be left from { $hex }.
hoth-refused-card-no-attack = { $card } forbids attacks.
hoth-refused-entered-stop = { $unit } on { $hex }: no attack in the turn of entering cover.
hoth-refused-moved-too-far = { $unit }: no attack after moving more than { $count } hexes.
hoth-refused-attacked = { $unit } on { $hex }: no attack left.
hoth-refused-breakthrough-first = The unit that broke through attacks first.
hoth-refused-no-enemy = There is no enemy on { $hex }.
hoth-refused-out-of-range = { $hex } is out of range: distance { $count }; { $unit }: { $limit }.
hoth-refused-no-sight = No line of sight to { $hex }: blocked by { $hexes }.
hoth-refused-no-dice = No dice are left for an attack on { $hex }.
hoth-refused-no-boarding = Nobody can board in this scenario.
hoth-refused-not-at-hangar = { $unit } on { $hex }: cannot board there.
hoth-refused-boarding-acted = { $unit } on { $hex }: moved or attacked this turn, so cannot board.
hoth-refused-boarding-enemy = An enemy unit is adjacent to { $hex }.
hoth-refused-no-reroll = This re-roll cannot be used now.
hoth-refused-cannot-recover = The unit on { $hex } cannot regain figures.
hoth-refused-cannot-return = No unit can return on { $hex }.
hoth-refused-ignore = At most { $count } retreat symbols may be ignored here.
hoth-refused-retreat-direction = { $hex } is no step back towards the own baseline.
hoth-refused-retreat-blocked = { $hex } cannot be entered.
hoth-refused-retreat-long = The retreat is only { $count } hexes long.
hoth-refused-retreat-short = The retreat must be as long as possible: { $count } hexes.
