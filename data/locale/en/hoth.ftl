# Battle of Hoth: questions, menus, log lines and refusals. Names stand in hoth-names.ftl.

## Questions

hoth-ask-DP-RETURN = Where does the returning unit come back?
hoth-ask-DP-PLAY = Which order card do you play?
hoth-ask-DP-SECTION = For which section do you play { $card }?
hoth-ask-DP-ORDER = { $card }: { $count ->
    [0] which units do you order?
   *[other] which other units do you order? Ordered so far: { $count }.
 }
hoth-ask-DP-ORDER-fallback = { $card }: you have no such unit. Order one unit of your choice.
hoth-ask-DP-RECOVER = { $card }: which unit regains figures?
hoth-ask-DP-MOVE = Which unit moves, and where to?
hoth-ask-DP-ATTACK = Which unit attacks what?
hoth-ask-DP-REROLL = { $attacker } { $origin }: { $dice }. Roll again?
hoth-ask-DP-RETREAT = Your unit must retreat: { $target } on { $hex }. Retreat symbols: { $count }. Which way?
hoth-ask-DP-RETREAT-doubled = Your unit must retreat: { $target } on { $hex }. Retreat symbols: { $count }, counted double; hexes to go: { $steps }. Which way?
hoth-ask-DP-BREAK = { $attacker } { $origin }: break through to { $hex }?
hoth-ask-DP-BREAK-ATTACK = { $attacker } { $origin }: what to attack after the breakthrough?
hoth-ask-DP-POSTMOVE = Which unit that attacked moves on?
hoth-ask-DP-DRAW = Which of these cards do you keep?
hoth-ask-DP-DRAW-discard = Which card do you discard? Discarded so far: { $count }.

## Menus

hoth-menu-unit = { $hex } { $unit } { $figures }/{ $start }
hoth-now = { $count ->
    [0] Nobody to order now: no unit will be ordered.
    [one] { $count } unit now.
   *[other] { $count } units now.
 }
hoth-card-now = { hoth-now } { $words }
hoth-menu-board = { $hex } { $unit }: board a transport
hoth-menu-hex = { $hex }, { $terrain }
hoth-menu-fort = { $hex } { $fort }
hoth-menu-off = off the board
hoth-menu-way = { $way }, { $terrain }
hoth-menu-ignore = { $count ->
    [0] ignore no symbol
    [one] ignore { $count } symbol
   *[other] ignore { $count } symbols
}
hoth-menu-stay = stay
hoth-menu-advance = Break through
hoth-menu-reroll-e_web = Roll all dice again (E-Web blaster)
hoth-menu-reroll-card = Roll again (card)
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
hoth-policy-list = { $hexes } first, ignoring all symbols possible
hoth-policy-list-keep = { $hexes } first, ignoring no symbol
hoth-policy-no-support = No support card before the draw
hoth-policy-centre = The free hex nearest to the centre

## Dice

hoth-dice-range = base at distance { $count }
hoth-dice-protection = terrain of the target: { $terrain }
hoth-dice-penalty = terrain of the attacker: { $terrain }
hoth-dice-scouts = scouts
hoth-dice-part = { $amount } { $reason } ({ $rule })

## Odds

hoth-odds-expected = Expected hits
hoth-odds-hit = At least one hit
hoth-odds-hit-e-web = At least one hit, rolling again if there is none
hoth-odds-eliminated-by-hits = Eliminated by hits alone
hoth-odds-eliminated = Eliminated, blocked retreats included
hoth-odds-leaves = Target leaves its hex
hoth-odds-destroyed = Destroyed
hoth-odds-destroyed-e-web = Destroyed, rolling again if there is no hit

## Log lines

hoth-list = { $first }, { $rest }
hoth-list-none = none
hoth-event-battle-began = The battle begins: { $scenario }. First to act: { $side }.
hoth-event-turn-began = Turn { $number }: { $side }.
hoth-event-card-played = { $side }: card { $card }.
hoth-event-section = Section: { $section }.
hoth-event-ordered = Ordered: { $hexes }.
hoth-event-ordered-fallback = No such unit; ordered instead: { $hexes }.
hoth-event-ordered-none = No unit is ordered.
hoth-event-regained = Figures regained: { $unit } { $hex }, { $count }.
hoth-event-move = Move: { $unit } { $way }.
hoth-event-breakthrough = Breakthrough: { $unit } { $way }.
hoth-event-post-move = Move after the attacks: { $unit } { $way }.
hoth-event-exited = Off the board from { $hex }: { $unit }.
hoth-event-boarded = Aboard a transport from { $hex }: { $unit }.
hoth-event-returned = Back on { $hex }: { $unit }.
hoth-event-dice-attack = Attack: { $attacker } { $origin } against { $target } { $hex }. { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }: { $dice }.
hoth-event-dice-reroll = Re-roll for { $attacker } { $origin }: { $dice }.
hoth-event-dice-confirmation = Confirmation roll against { $target } { $hex }: { $dice }.
hoth-event-hit = Hit: { $unit } { $hex }; losses { $losses }, left { $left }.
hoth-event-blocked = Retreat blocked: { $unit } { $hex }; losses { $losses }, left { $left }.
hoth-event-eliminated = Eliminated: { $unit } { $hex }; medals for { $side }: { $medals }.
hoth-event-missed = No effect: { $target } { $hex }.
hoth-event-saved = Hits withstood: { $target } { $hex }.
hoth-event-fort = Destroyed: { $fort } { $hex }.
hoth-event-retreat = Retreat: { $unit } { $way }.
hoth-event-retreat-ignoring = Retreat: { $unit } { $way }. Symbols ignored: { $count }.
hoth-event-stays = Retreat ignored: { $unit } { $hex }.
hoth-event-objective = Medal on { $hex } taken for good: { $side }.
hoth-event-countdown = Now { $value }: { $countdown }.
hoth-event-discarded = { $side }: discarded { $cards }.
hoth-event-drew = { $side }: cards drawn { $count }.
hoth-event-drew-reshuffled = { $side }: cards drawn { $count }. The discard pile was shuffled into a new deck.
hoth-event-cards-taken = You draw { $cards }.
hoth-event-hand-seen = Hand of { $side }: { $cards }.
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

hoth-refused-scenario = There is no scenario { $scenario }. Choose one of the list.
hoth-refused-seats = These seats do not fit the scenario. Choose the seats that it has.
hoth-refused-commander = The commander of the seat { $seat } must belong to its own side. Choose another one.
hoth-refused-over = The battle is over; no more orders are possible.
hoth-refused-wrong-step = Not in this step; now it is: { $step }. Answer the open question first.
hoth-refused-open-question = Not now; first there is an open question: { $question } You can write: { $how }
hoth-refused-section-first = First name the section for “{ $card }”: section left, section centre or section right.
hoth-refused-compulsory = This cannot be declined. Choose one of the possibilities offered.
hoth-refused-not-stalled = { $count ->
    [one] The battle is not stalled yet: { $count } more turn without dice is needed. Play on.
   *[other] The battle is not stalled yet: { $count } more turns without dice are needed. Play on.
 }
hoth-refused-no-such-card = The card “{ $card }” cannot be chosen now. Choose one of the cards offered.
hoth-refused-unknown-card = There is no card { $id }. Check the number.
hoth-refused-keep-one = Nothing is discarded now: keep one of these cards: { $cards }.
hoth-refused-discard-or-done = No card is chosen to keep here. Discard one, or finish with done.
hoth-refused-no-own-unit = You have no unit on { $hex }. Name a hex with a unit of yours.
hoth-refused-no-hex = The board has no hex { $hex }. Check the row and the number.
hoth-refused-already-ordered = This unit is ordered already: { $unit } on { $hex }. Choose another one.
hoth-refused-fallback-one = You have no unit that “{ $card }” names, so you order only one. Go on to your moves.
hoth-refused-wrong-section = { $hex } lies outside the sections of “{ $card }”. Choose a unit inside them.
hoth-refused-card-filter = “{ $card }” does not order this unit: { $unit } on { $hex }. Choose a unit that the card names.
hoth-refused-no-fallback = “{ $card }” does not order this unit: { $unit } on { $hex }. Its order of choice is only for those without such a unit, and you have: { $other } ({ $hexes }).
hoth-refused-too-many-orders = “{ $card }” has no order left for { $hex }. Go on to your moves.
hoth-refused-not-ordered = This unit has no order this turn: { $unit } on { $hex }. Choose an ordered unit.
hoth-refused-moved = This unit has moved already: { $unit } on { $hex }. Choose another one.
hoth-refused-cannot-move = This unit cannot move now. Choose another one.
hoth-refused-immobile = This unit can never move: { $unit }. Choose another one.
hoth-refused-card-no-move = The card played does not let this unit move: { $unit } on { $hex }. End your moves.
hoth-refused-no-post-move = This unit does not move after the attacks: { $unit } on { $hex }. Choose another one.
hoth-refused-path = The way must start on { $hex } and have at least one step: { $unit }. Name its hexes in order.
hoth-refused-not-adjacent = { $hex } is not adjacent to { $other }. Name every hex of the way.
hoth-refused-no-way = No way of at most { $count } hexes leads from { $hex } to { $other } for { $unit }; in the way: { $way }. Choose another hex.
hoth-in-the-way = { $hex } { $what } ({ $rule })
hoth-refused-occupied = { $hex } is occupied. Choose another way.
hoth-refused-fort = A fortification bars the way on { $hex }: { $fort }. Choose another way.
hoth-refused-terrain = This unit may not enter { $hex } ({ $terrain }): { $unit }. Choose another way.
hoth-refused-stops = The move ends on { $hex } ({ $terrain }). Stop there or choose another way.
hoth-refused-too-far = This unit may move at most { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
 } now: { $unit }. Choose a shorter way.
hoth-refused-no-exit = The board cannot be left from { $hex }. Choose a hex on the board.
hoth-refused-card-no-attack = “{ $card }” allows no attacks. End your attacks.
hoth-refused-entered-stop = This unit entered { $hex } this turn, where terrain stops it ({ $terrain }): { $unit }. It cannot attack; choose another one.
hoth-refused-moved-too-far = This unit moved more than { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
 }, so it cannot attack: { $unit }. Choose another one.
hoth-refused-attacked = This unit has no attack left: { $unit } on { $hex }. Choose another one.
hoth-refused-breakthrough-first = The unit that broke through attacks first. Choose its target, or forgo its attack.
hoth-refused-no-enemy = There is no enemy on { $hex }. Choose a hex with an enemy.
hoth-refused-out-of-range = { $hex } is out of range: { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
 } away, the range is { $limit } ({ $unit }). Choose a nearer target.
hoth-refused-no-sight = There is no line of sight to { $hex }: blocked by { $hexes }. Choose another target.
hoth-refused-no-dice = No dice are left for an attack on { $hex }: { $sum }. Choose another target.
hoth-refused-no-boarding = Nobody can board a transport in this scenario. Attack, or end your attacks.
hoth-refused-not-at-hangar = This unit cannot board on { $hex }: { $unit }. The briefing says which units can board, and where.
hoth-refused-boarding-acted = This unit moved or attacked this turn, so it cannot board: { $unit } on { $hex }. Board in a later turn.
hoth-refused-boarding-enemy = Nobody can board on { $hex } while an enemy unit is adjacent. Drive it off first.
hoth-refused-no-reroll = This re-roll cannot be used now. Choose one that is offered, or keep the dice.
hoth-refused-cannot-recover = The unit on { $hex } cannot regain figures. Choose one that is offered, or regain nothing.
hoth-refused-cannot-return = No unit can return on { $hex }. Choose a hex that is offered.
hoth-refused-ignore = { $count ->
    [0] No retreat symbol can be ignored here. Choose a way for all of them.
    [one] At most { $count } retreat symbol can be ignored here.
   *[other] At most { $count } retreat symbols can be ignored here.
 }
hoth-refused-retreat-direction = { $hex } is no step towards your own baseline. Choose a way that is offered.
hoth-refused-retreat-blocked = { $hex } cannot be entered. Choose a way that is offered.
hoth-refused-retreat-long = { $count ->
    [0] The unit does not leave its hex now: it stays.
    [one] The retreat is only { $count } hex long. Choose a shorter way.
   *[other] The retreat is only { $count } hexes long. Choose a shorter way.
 }
hoth-refused-retreat-short = { $count ->
    [0] The unit has nowhere to go: it stays.
    [one] The retreat must be as long as possible: { $count } hex. Choose such a way.
   *[other] The retreat must be as long as possible: { $count } hexes. Choose such a way.
 }
hoth-refused-retreat-short-ignore = { $count ->
    [0] The unit has nowhere to go; it can stay and ignore a symbol: end the order with ignore { $ignore }.
    [one] Without ignoring a symbol the unit retreats { $count } hex. Choose such a way, or end the order with ignore { $ignore }.
   *[other] Without ignoring a symbol the unit retreats { $count } hexes. Choose such a way, or end the order with ignore { $ignore }.
 }
hoth-refused-retreat-ignored = With the symbol ignored there is no hex to go. Write: { $order }
