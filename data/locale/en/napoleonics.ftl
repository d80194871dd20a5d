# Commands & Colors: Napoleonics: questions, menus, log lines and refusals. Names stand in napoleonics-names.ftl.

## Questions

napoleonics-ask-D-02 = Which Command card do you play?
napoleonics-ask-D-03-section = { $card }: which section?
napoleonics-ask-D-03-mode = { $card }: by its text, or one plain order?
napoleonics-ask-D-03-supply = { $card }: which unit goes back, and where to?
napoleonics-ask-D-04 = { $card }: which unit gets a block back?
napoleonics-ask-D-05 = { $card }: whom do you order? Orders: { $count } of { $most }.
napoleonics-ask-D-05-plain = { $card }: order one unit of your choice, without the card’s effects.
napoleonics-ask-D-06 = Who moves, and where to?
napoleonics-ask-D-07 = Who attacks whom?
napoleonics-ask-D-08 = Melee: { $attacker } { $origin } against { $target } { $hex }. How do you react?
napoleonics-ask-D-11 = { $target } { $hex }, flags: { $count }. How many do you ignore?
napoleonics-ask-D-12 = { $target } { $hex } must retreat. Hexes: { $count }. Which way?
napoleonics-ask-D-12-retire = Retire and reform: { $target } { $hex }. Hexes: { $count }. Which way?
napoleonics-ask-D-13 = { $leader } must retreat, now at { $hex }. Where to?
napoleonics-ask-D-14 = { $attacker } { $origin }: advance to the emptied hex { $hex }?
napoleonics-ask-D-15 = { $attacker } broke through. A bonus melee?
napoleonics-ask-D-16 = { $target } { $hex }: battle back against { $attacker } { $origin }?
napoleonics-ask-D-19 = Which of these cards do you keep?

## Menus

napoleonics-now = { $count ->
    [0] No order now: nobody will be ordered.
    [one] { $count } order now.
   *[other] { $count } orders now.
 }
napoleonics-card-now = { napoleonics-now } { $words }
napoleonics-menu-unit = { $hex } { $name } { $blocks }/{ $start }
napoleonics-menu-unit-leader = { $hex } { $name } { $blocks }/{ $start }, { $leader }
napoleonics-menu-leader = { $hex } { $leader } (leader)
napoleonics-menu-detach = { $hex } detach { $leader }
napoleonics-menu-dissolve = { $hex } dissolve the square: { $name } { $blocks }/{ $start }
napoleonics-menu-hex = { $hex }, { $terrain }
napoleonics-menu-way = { $way }, { $terrain }
napoleonics-menu-joined = with artillery: { $hexes }
napoleonics-menu-alone = without artillery
napoleonics-menu-off = off the board
napoleonics-menu-ignore = { $count ->
    [0] ignore no flag
    [one] ignore { $count } flag
   *[other] ignore { $count } flags
}
napoleonics-menu-use-card = By the card’s text
napoleonics-menu-use-single = One plain order
napoleonics-menu-react-none = Stand and fight
napoleonics-menu-react-first-strike = First Strike
napoleonics-menu-react-retire = Retire and reform
napoleonics-menu-react-square = Form square
napoleonics-menu-battle-back = Battle back
napoleonics-menu-done-D-05 = No more orders
napoleonics-menu-done-D-06 = Moves done
napoleonics-menu-done-D-07 = Combats done
napoleonics-menu-done-D-13 = Stop here
napoleonics-menu-done-D-14 = Stay
napoleonics-menu-done-D-15 = No bonus melee
napoleonics-menu-done-D-16 = Do not battle back

## Dice and flags

napoleonics-dice-blocks = blocks
napoleonics-dice-half = half the blocks after a move
napoleonics-dice-guns = artillery in melee
napoleonics-dice-table = artillery at distance { $count }
napoleonics-dice-square = square
napoleonics-dice-against-infantry = against infantry
napoleonics-dice-joined = artillery { $hex }
napoleonics-dice-floor = never below 0
napoleonics-dice-into = terrain of the target: { $terrain }
napoleonics-dice-out = terrain of the attacker: { $terrain }
napoleonics-dice-between = from hill to hill
napoleonics-dice-into-works = field works of the target
napoleonics-dice-out-works = field works of the attacker
napoleonics-dice-none = none
napoleonics-flag-support = support: { $hexes }

## Log

napoleonics-log-face = { $count }× { $face }
napoleonics-log-and = { $first }, { $second }
napoleonics-log-turn = Turn { $number }: { $side }.
napoleonics-log-card = { $side } play { $card }.
napoleonics-log-card-copied = { $side } play { $card }, which stands for { $other }.
napoleonics-log-card-nothing = { $side } play { $card } with nothing to copy.
napoleonics-log-section = Section: { $section }.
napoleonics-log-mode-card = The card is used by its text.
napoleonics-log-mode-single = The card is used for one plain order.
napoleonics-log-symbols = { $card }, { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }: { $dice }.
napoleonics-log-regained = Block regained: { $name } { $hex }, blocks now: { $count }.
napoleonics-log-supply = Put back: { $name }, { $origin }-{ $hex }.
napoleonics-log-ordered-none = Nobody is ordered.
napoleonics-log-ordered = Ordered: { $hexes }.
napoleonics-log-ordered-leaders = Ordered units: { $hexes }; leaders: { $leaders }.
napoleonics-log-ordered-only-leaders = Ordered leaders: { $leaders }.
napoleonics-log-dissolved = Square dissolved: { $name } { $hex }; its card is in the hand again.
napoleonics-log-square-lost = The card of the lost square is in the hand again: { $name } { $hex }.
napoleonics-log-move = Move, { $name }: { $way }.
napoleonics-log-take_ground = Ground taken, { $name }: { $way }.
napoleonics-log-breakthrough = Breakthrough, { $name }: { $way }.
napoleonics-log-retreat = Retreat, { $name }: { $way }.
napoleonics-log-retire = Retire and reform, { $name }: { $way }.
napoleonics-log-leader-move = Leader { $leader }: { $way }.
napoleonics-log-leader-step = Leader { $leader } falls back: { $origin }-{ $hex }.
napoleonics-log-melee = Melee declared: { $attacker } { $origin } against { $target } { $hex }.
napoleonics-log-melee-joined = Combined arms declared: { $attacker } { $origin } against { $target } { $hex }, artillery: { $hexes }.
napoleonics-log-bonus = Bonus melee declared: { $attacker } { $origin } against { $target } { $hex } (NAP-BON-01).
napoleonics-log-bonus-joined = Bonus melee with combined arms declared: { $attacker } { $origin } against { $target } { $hex }, artillery: { $hexes } (NAP-BON-01).
napoleonics-log-react-first_strike = First Strike: { $name } { $hex }, to roll first (NAP-FST-02).
napoleonics-log-react-retire = Retire and reform: { $name } { $hex } (NAP-RR-01).
napoleonics-log-react-square = Forming square: { $name } { $hex } (NAP-SQ-01).
napoleonics-log-square = Square { $number }: { $name } { $hex }; a random card of the hand goes face down to the square track (NAP-SQ-03).
napoleonics-log-check-formed = Square check at { $hex }: { $face }, formed (NAP-OPT-01).
napoleonics-log-check-failed = Square check at { $hex }: { $face }, failed (NAP-OPT-01).
napoleonics-log-sum = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } ({ $parts })
napoleonics-log-part = { $amount } { $reason }
napoleonics-log-part-rule = { $amount } { $reason } { $rule }
napoleonics-log-result-none = No effect.
napoleonics-log-result-both = Hits: { $hits }, flags: { $flags }.
napoleonics-log-result-hits = Hits: { $hits }.
napoleonics-log-result-flags = Flags: { $flags }.
napoleonics-log-dice-fire = Fire: { $attacker } { $origin } against { $target } { $hex }. { $sum }: { $dice }. { $result }
napoleonics-log-dice-melee = Melee: { $attacker } { $origin } against { $target } { $hex }. { $sum }: { $dice }. { $result }
napoleonics-log-dice-retire = Melee against retiring cavalry, only cavalry symbols hit (NAP-RR-03): { $attacker } { $origin } against { $target } { $hex }. { $sum }: { $dice }. { $result }
napoleonics-log-dice-first_strike = First Strike: { $attacker } { $origin } against { $target } { $hex }. { $sum }: { $dice }. { $result }
napoleonics-log-dice-square = The square rolls first (NAP-SQ-07): { $attacker } { $origin } against { $target } { $hex }. { $sum }: { $dice }. { $result }
napoleonics-log-dice-battle_back = Battle back: { $attacker } { $origin } against { $target } { $hex }. { $sum }: { $dice }. { $result }
napoleonics-log-hit = { $name } { $hex }, lost: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }; left: { $left }.
napoleonics-log-hit-retreat = { $name } { $hex }, no room to retreat (NAP-RET-06), lost: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }; left: { $left }.
napoleonics-log-hit-square = { $name } { $hex }, a square does not retreat (NAP-SQ-15), lost: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }; left: { $left }.
napoleonics-log-eliminated = Eliminated: { $name } { $hex }, lost: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }.
napoleonics-log-eliminated-retreat = Eliminated: { $name } { $hex }, no room to retreat (NAP-RET-06), lost: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }.
napoleonics-log-eliminated-square = Eliminated: { $name } { $hex }, a square does not retreat (NAP-SQ-15), lost: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }.
napoleonics-log-check-casualty = Leader { $leader } on { $hex } is checked and lives: { $dice } ({ $rule }).
napoleonics-log-check-casualty-killed = Leader { $leader } on { $hex } is checked and falls: { $dice } ({ $rule }).
napoleonics-log-check-escape = Leader { $leader } slips through { $hex }: { $dice } ({ $rule }).
napoleonics-log-check-escape-killed = Leader { $leader } is caught on { $hex }: { $dice } ({ $rule }).
napoleonics-log-leader-killed = Leader { $leader } is killed on { $hex }.
napoleonics-log-leader-trapped = Leader { $leader } has no way back from { $hex } and is lost (NAP-LRT-05).
napoleonics-log-leader-left = Leader { $leader } leaves the battlefield from { $hex }, without a banner (NAP-LRT-06).
napoleonics-log-ignored = { $name } { $hex }, ignored: { $count ->
    [one] { $count } flag
   *[other] { $count } flags
 } (NAP-MOR-01).
napoleonics-log-banner-unit = { $side } gain a banner for a unit; now { $count }.
napoleonics-log-banner-leader = { $side } gain a banner for a leader; now { $count }.
napoleonics-log-banner-objective = { $side } gain a temporary banner; now { $count }.
napoleonics-log-banner-lost = { $side } lose a temporary banner; now { $count }.
napoleonics-log-drawn = { $side } draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
napoleonics-log-drawn-shuffled = { $side } draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; the discards make a new deck.
napoleonics-log-taken = You draw: { $cards }.
napoleonics-log-track = On your square track, slot { $number }: { $card }.
napoleonics-log-discarded = { $side } discard { $cards }.
napoleonics-log-shuffled = Deck and discards are shuffled together.
napoleonics-log-won = Victory: { $side } ({ $reason }, { $rule }).
napoleonics-log-drawn-battle = The battle is a draw ({ $reason }, { $rule }).

## Ends

napoleonics-over-banners = enough banners
napoleonics-over-resigned = surrender
napoleonics-over-agreed = agreement
napoleonics-over-turn-limit = the turn limit is reached
napoleonics-over-two-games = the banners of both battles

## Two battles

napoleonics-contest-score = { $lower } { $low }, { $upper } { $high }
napoleonics-contest-first = First of two battles, sides are exchanged after it ({ $rule })
napoleonics-contest-follows = First battle: { $score }. The second battle follows, sides exchanged ({ $rule }).
napoleonics-contest-second = Second of two battles · first battle: { $before } · together: { $together } ({ $rule })
napoleonics-contest-together = banners of both battles: { $score }
napoleonics-contest-goes-on = Only the first of two battles ends with it; the second follows. Who gives up leaves the enemy at least { $count ->
    [one] { $count } banner
   *[other] { $count } banners
 }; with a draw both sides keep theirs ({ $rule }).
napoleonics-log-contest = Both battles together: { $score } ({ $rule }).

## Refusals

napoleonics-refused-scenario = There is no scenario { $scenario }. Choose one of the list.
napoleonics-refused-seats = These seats do not fit the battle. It has two, one on each side.
napoleonics-refused-first-battle = The banners of the first battle read { $score }. They are written as two numbers, e.g. 5:3.
napoleonics-refused-over = The battle is over; no more orders are possible.
napoleonics-refused-compulsory = This cannot be left out. Write one of these: { $orders }.
napoleonics-refused-wrong-step = Not now. The open question comes first: { $question }{ $leave ->
    [yes] { " " }Write “done” to go on.
   *[no] { "" }
 }
napoleonics-refused-unknown-card = There is no card { $id }. Check the name.
napoleonics-refused-no-such-card = You cannot choose “{ $card }” now. Choose one of the cards offered.
napoleonics-refused-no-own-piece = You have neither unit nor leader on { $hex }. Name a hex with one.
napoleonics-refused-no-own-unit = You have no unit on { $hex }. Name a hex with one.
napoleonics-refused-no-own-leader = You have no leader on { $hex }. Name a hex with one.
napoleonics-refused-already-ordered = { $hex } has its order already. Choose another.
napoleonics-refused-leader-of-square = The leader on { $hex } stays with the square. Dissolve it first.
napoleonics-refused-leader-stays = The leader on { $hex } stays with the unit: it needs its order to dissolve its square.
napoleonics-refused-card-does-not = “{ $card }” gives no order to { $hex }. Choose whom it names.
napoleonics-refused-too-many-orders = No order is left for { $hex }. Go on with movement.
napoleonics-refused-dissolve = The square on { $hex } cannot dissolve: it must be ordered and have no enemy cavalry next to it.
napoleonics-refused-not-ordered = No order this turn: { $name } on { $hex }. Choose one that has.
napoleonics-refused-moved = Moved already: { $name } on { $hex }. Choose another.
napoleonics-refused-joined = Joined by a leader this turn: { $name } on { $hex } may not move any more. Choose another.
napoleonics-refused-square-moves = In square: { $name } on { $hex } may not move. Choose another.
napoleonics-refused-card-no-move = “{ $card }” allows no movement. End the movement.
napoleonics-refused-path = The path must begin on { $hex } and have a step: { $name }. Name its hexes in order.
napoleonics-refused-no-hex = There is no hex { $hex } on the board. Check row and number.
napoleonics-refused-not-adjacent = { $hex } is not next to { $other }. Name every hex of the path.
napoleonics-refused-no-way = No way within { $count } hexes leads from { $hex } to { $other } for { $name }: units, leaders or terrain are in between. Choose another hex.
napoleonics-refused-occupied = { $hex } holds a unit. Choose another path.
napoleonics-refused-enemy-leader = An enemy leader stands on { $hex }. Choose another path.
napoleonics-refused-two-leaders = A leader is on { $hex } already. Choose another hex.
napoleonics-refused-leader-enemy = Enemies stand on { $hex }; a leader does not go there.
napoleonics-refused-terrain = { $hex } cannot be entered ({ $terrain }). Choose another path.
napoleonics-refused-stops = A move ends on { $hex }. Stop there or choose another path.
napoleonics-refused-joins = { $hex } holds a lone leader, who joins the unit: its move ends there. Stop there or choose another path.
napoleonics-refused-too-far = { $name } can move { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
 } at most now. Choose a shorter path.
napoleonics-refused-battled = Battled already this turn: { $name } on { $hex }. Choose another.
napoleonics-refused-card-no-battle = “{ $card }” allows no battle. End the combats.
napoleonics-refused-card-no-melee = “{ $card }” allows no melee. Choose a distant target.
napoleonics-refused-card-no-fire = “{ $card }” allows no fire. Choose an adjacent target.
napoleonics-refused-moved-too-far = { $name } on { $hex } cannot battle after { $count ->
    [0] moving
    [one] a move of more than { $count } hex
   *[other] a move of more than { $count } hexes
 }.
napoleonics-refused-card-moved = “{ $card }” lets { $name } on { $hex } battle { $count ->
    [0] only without moving
    [one] only after a move of at most { $count } hex
   *[other] only after a move of at most { $count } hexes
 }.
napoleonics-refused-entered = { $name } cannot battle this turn after moving onto { $hex } ({ $terrain }).
napoleonics-refused-no-fire = { $name } cannot fire. Choose an adjacent target.
napoleonics-refused-engaged = An enemy is next to { $name } on { $hex }: it can only melee.
napoleonics-refused-out-of-range = { $hex } is { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
 } away; range of { $name }: { $limit }. Choose a nearer target.
napoleonics-refused-no-sight = { $hex } is not in sight; in the way: { $hexes }. Choose another target.
napoleonics-refused-no-enemy-unit = There is no enemy unit on { $hex } to fire at.
napoleonics-refused-no-enemy = There is no enemy on { $hex }. Choose a hex with one.
napoleonics-refused-no-dice = No die is left against { $hex }. Choose another target.
napoleonics-refused-no-artillery = There is no artillery of yours on { $hex } that could join.
napoleonics-refused-artillery-leads = Artillery on { $hex } leads no combined attack; infantry or cavalry does.
napoleonics-refused-combined-leader = Artillery does not join against a lone leader ({ $hex }).
napoleonics-refused-combined-fire = Artillery joins a melee only; { $hex } is not adjacent.
napoleonics-refused-joined-twice = Name each joining artillery unit once.
napoleonics-refused-bonus-first = The cavalry that broke through fights first; { $hex } must wait.
napoleonics-refused-bonus-melee = A bonus melee is with an adjacent enemy: { $name }.
napoleonics-refused-supply = { $hex } cannot be put on { $other }. Choose one of the places offered.
napoleonics-refused-regain = { $hex } cannot regain a block. Choose one of the units offered.
napoleonics-refused-square-who = Only infantry that cavalry attacks in melee forms a square. Choose one of the reactions offered.
napoleonics-refused-square-already = The infantry on { $hex } stands in a square already. Choose one of the reactions offered.
napoleonics-refused-square-cards = A square needs { $count } cards in hand, and you have { $held }. Choose one of the reactions offered.
napoleonics-refused-square-slots = All { $count } slots of your square track are taken. Choose one of the reactions offered.
napoleonics-refused-square-works = There are field works on { $hex }, where no square is formed. Choose one of the reactions offered.
napoleonics-refused-square-ground = No square is formed on { $hex } ({ $terrain }). Choose one of the reactions offered.
napoleonics-refused-retire-who = Only cavalry that infantry attacks in melee retires. Choose one of the reactions offered.
napoleonics-refused-retire-no-way = No free way of { $count } hexes leads from { $hex } towards your own side. Choose one of the reactions offered.
napoleonics-refused-strike-square = A square that cavalry attacks rolls first anyway, without First Strike. Choose one of the reactions offered.
napoleonics-refused-strike-card = You have no First Strike in hand. Choose one of the reactions offered.
napoleonics-refused-ignore = At most { $count ->
    [one] { $count } flag
   *[other] { $count } flags
 } can be ignored here.
napoleonics-refused-retreat = That is no way back. These are: { $ways }.
napoleonics-refused-step = The leader cannot go to { $hex }. Choose one of the hexes offered.
napoleonics-refused-advance = The unit cannot advance to { $hex }. Choose one of the hexes offered.
napoleonics-forecast-battles = It can still battle from there.
napoleonics-forecast-no-battle = It battles nobody from there this turn.
napoleonics-headline = Banners: { $first } { $one }/{ $of }, { $second } { $two }/{ $to }.
napoleonics-headline-match = { $score } { $match }
napoleonics-track = Square { $number } on { $hex }: { $card }

## Options

napoleonics-option-square_check = Square check (optional rule)
napoleonics-option-terrain_stacking = Terrain of both hexes
napoleonics-option-turn_limit = Turn limit (0: none)
napoleonics-option-auto_pass = Whose time runs out passes
napoleonics-option-games = Battles of the match
napoleonics-choice-on = on
napoleonics-choice-off = off
napoleonics-choice-sum = both count
napoleonics-choice-highest = only the higher
napoleonics-choice-one = one
napoleonics-choice-two = two, sides exchanged, banners added
napoleonics-term-victory = victory or defeat
napoleonics-term-banners = banners
napoleonics-term-blocks = blocks lost on both sides
napoleonics-term-places = where the units come to stand
napoleonics-term-threats = what the enemy can attack next
