# Lords of War: questions, menus, log lines and refusals. Names of cards and armies stand in the data.

## Sides

chat-system-lords = Lords of War
lords-side-south = South
lords-side-north = North
lords-seat-south = South
lords-seat-north = North

## Options

lords-option-army = Army
lords-switch-on = on
lords-switch-off = off

## Questions

lords-ask-DP-CHAL-1 = The challenge: which card do you place on { $cell }?
lords-ask-DP-CHAL-2 = The challenge: which card do you place on { $cell } in answer?
lords-ask-DP-PLACE-normal = Which card do you place, and where?
lords-ask-DP-PLACE-no-enemy = No enemy is on the mat: place any card beside a unit of yours.
lords-ask-DP-PLACE-empty = The mat is empty: place any card.
lords-ask-DP-PLACE-forced = No card of yours can attack or support: place any card where it is allowed. Your opponent will then see the rest of your hand.
lords-ask-DP-PLACE-skip = You can place nothing. The units on the mat attack all the same.
lords-ask-DP-SHOOT = What do your shooters do?
lords-ask-DP-BERSERK = A berserker must advance: which one, and into which cell?
lords-ask-DP-REINFORCE = Cards to take: { $missing }. Draw one ({ $deck } in the deck) or recall a unit?
lords-ask-DP-REINFORCE-empty = Cards to take: { $missing }. Your deck is empty ({ $deck }): recall units, or stop here.

## Menus

lords-menu-unit = { $cell } { $card }
lords-menu-card = { $kind }, defence { $defence }. { $words }
lords-menu-card-shot = { $kind }, defence { $defence }, shot { $strength }. { $words }
lords-menu-cell-attack = { $cell }, attack
lords-menu-cell-support = { $cell }, support
lords-menu-cell-forced = { $cell }, forced: your hand is shown
lords-menu-cell-fallback = { $cell }, forced: your hand is shown
lords-menu-shoot = shoot at { $target }
lords-menu-melee = use its arrows
lords-menu-recall = Recall { $unit }
lords-menu-draw = Draw a card
lords-menu-done = Take no more
lords-menu-skip = Place nothing

## Standing orders

lords-point-DP-CHAL-1 = Opening the battle
lords-point-DP-CHAL-2 = Answering the challenge
lords-point-DP-SHOOT = What your shooters do
lords-point-DP-BERSERK = Where your berserkers advance
lords-point-DP-REINFORCE = Refilling your hand
lords-policy-weakest = the weakest card that is no command unit
lords-policy-card = { $card }, else the weakest card
lords-policy-best = eliminate the most, command units first
lords-policy-engage = where it engages the most enemies
lords-policy-draw = always draw; with an empty deck recall nothing

## Lists

lords-list = { $first }, { $rest }
lords-list-none = none
lords-strike = { $card } { $value }
lords-strike-shot = { $card } { $value } shot

## Log lines

lords-own-army = { $title } ({ $army })
lords-event-battle-began = { $scenario } begins. South: { $south }. North: { $north }.
lords-event-turn-began = Turn { $number }: { $side }.
lords-event-extra-turn = Turn { $number }: { $side }, an extra turn.
lords-event-extra-earned = The general { $card } has fallen. { $side } earns an extra turn.
lords-event-won = { $side } wins: { $reason }.
lords-event-drawn = The battle is drawn: { $reason }.
lords-event-placed-challenge = { $side } challenges with { $card } on { $cell }.
lords-event-placed-attack = { $side } places { $card } on { $cell }.
lords-event-placed-support = { $side } places { $card } in support on { $cell }.
lords-event-placed-free = { $side } places { $card } on { $cell }.
lords-event-placed-forced = { $side } has to place { $card } on { $cell }.
lords-event-placed-fallback = { $side } has to place { $card } on { $cell }.
lords-event-hand-proved = { $side } shows the rest of the hand to the opponent.
lords-event-hand-shown = { $side } shows you the hand: { $cards }.
lords-event-skipped = { $side } places nothing.
lords-event-drew = { $side } draws a card.
lords-event-cards-taken = You take into your hand: { $cards }.
lords-event-recalled = { $side } recalls { $card } from { $cell }.
lords-event-advanced = { $card } advances from { $origin } to { $cell }.
lords-event-shoots = { $cell } { $shooter } shoots at { $aim } { $target }.
lords-event-melee = { $cell } { $shooter } uses its arrows.
lords-event-eliminated = { $cell } { $card } { $total } > { $defence }, eliminated ({ $strikes })
lords-event-hit = { $cell } { $card } { $total } ≤ { $defence }, stays ({ $strikes })

## Forecasts

lords-forecast-nothing = Nobody is hit.
lords-forecast-shooters = { $count ->
        [one] One shooter still has a choice; without its attack:
       *[other] { $count } shooters still have a choice; without their attacks:
    }
lords-forecast-berserker = Then a berserker advances and all attack again.
lords-forecast-shown = Your opponent will see the rest of your hand.
lords-forecast-lost = { $cell } { $card } { $total } > { $defence }, own loss ({ $strikes })

## Why a battle ended

lords-over-commands = enough command units eliminated
lords-over-units = enough units eliminated
lords-over-both = both sides reached their goal at once, the larger piles decide
lords-over-exhausted = neither side can place a card any more
lords-over-stalled = too many turns without a loss
lords-over-resigned = the opponent resigned
lords-over-agreed = the players agreed on a draw

## Why an order is not accepted

lords-refused-scenario = There is no battle “{ $scenario }”. Choose one from the list.
lords-refused-option = “{ $option }” cannot have this value. Choose one that is offered.
lords-refused-army = There is no army “{ $army }”. Choose one from the list.
lords-refused-no-card = There is no card “{ $card }”. Name a card of your hand and a cell.
lords-refused-over = The battle is over.
lords-refused-not-your-turn = It is not your turn; { $side } is on turn.
lords-refused-must-DP-PLACE = You must place a card as long as any placement is possible. Choose a card and a cell.
lords-refused-must-DP-SHOOT = Every shooter that can attack must attack. Choose its target or its arrows.
lords-refused-must-DP-BERSERK = The berserker must advance. Choose one of the cells.
lords-refused-must-DP-REINFORCE = The hand must be refilled while there are cards in the deck. Draw a card or recall a unit.
lords-refused-other-question = Not now. First: { $question }
lords-refused-not-in-hand = { $card } is not in your hand. Choose a card that is.
lords-refused-start-cell = The card must go to the start cell { $cell }.
lords-refused-off-mat = There is no cell { $cell } on the mat. Choose one that is.
lords-refused-occupied = { $cell } is taken; a cell holds one unit. Choose an empty cell.
lords-refused-no-friend = { $cell } is not beside a unit of yours. Choose a cell that is.
lords-refused-forced = { $cell } is not beside an enemy. As no card can attack or support, any card goes beside an enemy.
lords-refused-others = { $card } has no legal cell, but these cards have: { $cards }. One of them must be played.
lords-refused-support = On { $cell } no arrow of { $card } points at an enemy, nor is a unit of yours beside it. Choose another cell.
lords-refused-no-support = { $card } is no support unit: on { $cell } one of its arrows would have to point at an enemy. Choose another cell.
lords-refused-no-arrow = On { $cell } no arrow of { $card } points at an enemy, and no other placement rule applies. Choose another cell.
lords-refused-no-shooter = No shooter of yours stands on { $cell }. Name the cell of one that does.
lords-refused-shooter-engaged = { $unit } is engaged by an enemy and must use its arrows this turn.
lords-refused-declared = { $unit } has its order for this turn; a shooter attacks in one way only.
lords-refused-no-melee = { $unit } has no arrow that points at an enemy. Choose a target to shoot at.
lords-refused-target-empty = There is nobody on { $cell } to shoot at. Choose an enemy in the grid.
lords-refused-target-friend = The unit on { $cell } is yours. Choose an enemy in the grid.
lords-refused-target-grid = { $cell } is outside the target grid of { $unit }. Choose an enemy in the grid.
lords-refused-berserker-cell = { $unit } must advance into a cell vacated by its victim: { $cells }.
lords-refused-no-berserker = No berserker on { $cell } has to advance. Those that must stand on: { $cells }.
lords-refused-empty-deck = Your deck is empty. Recall a unit, or take no more.
lords-refused-recall-none = No unit of yours stands on { $cell }. Recall another one, or draw.
lords-refused-recall-placed = { $unit } was placed this turn and stays. Recall another one, or draw.
lords-refused-recall-took-part = { $unit } took part in an elimination this turn and stays. Recall another one, or draw.
lords-refused-recall-engaged = { $unit } is engaged by { $enemy } and stays. Recall another one, or draw.
lords-refused-recall-spear = { $unit } is held by the spearmen { $enemy } and stays. Recall another one, or draw.
lords-term-victory = victory or defeat
lords-term-fallen = who eliminates what
lords-term-mat = what is left in danger on the mat
