# Jours de Gloire: questions, menus, log lines and refusals. Names of units and battles stand in the data.

## Sides

chat-system-jours = Jours de Gloire
jours-side-blue = Blue
jours-side-red = Red
jours-side-french = French
jours-side-british = British
jours-side-austrian = Austrians
jours-side-allied = Prussians and Saxons
jours-side-russian = Russians
jours-seat-blue = Blue
jours-seat-red = Red
jours-seat-french = French
jours-seat-british = British
jours-seat-austrian = Austrians
jours-seat-allied = Prussians and Saxons
jours-seat-russian = Russians

## Options

jours-option-learning = Learning: all groups have orders
jours-option-envelopment = Envelopment: front and rear +3
jours-option-sheet = Reaction sheet: reactions are asked together
jours-option-special = Special marker: once a battle two infantry units and one of cavalry act
jours-option-on = yes
jours-option-off = no

## Names

jours-group = { $id } { $formation }: { $more ->
    [0] { $unit }
   *[other] { $unit } (+{ $more })
 }
jours-facing-nne = north-north-east
jours-facing-e = east
jours-facing-sse = south-south-east
jours-facing-ssw = south-south-west
jours-facing-w = west
jours-facing-nnw = north-north-west
jours-facing-none = no facing
jours-weather-day = day
jours-weather-fog = fog
jours-weather-night = night
jours-order-or = orders
jours-order-no = no orders
jours-terrain-clear = clear ground
jours-terrain-wood = wood
jours-terrain-garden = garden
jours-terrain-palm_grove = palm grove
jours-terrain-village = village
jours-terrain-town = town
jours-terrain-castle = castle
jours-terrain-impassable = impassable ground
jours-terrain-burning_village = burning village
jours-hexside-slope = slope
jours-hexside-steep_slope = steep slope
jours-hexside-ridge = ridge
jours-hexside-stream = stream
jours-hexside-stream_bridge = bridge over a stream
jours-hexside-river = river
jours-hexside-bridge = bridge
jours-hexside-ford = ford
jours-hexside-redoubt = redoubt
jours-hexside-wall = wall
jours-hexside-fortification = fortification

## Questions

jours-ask-dp-a1 = Put a combined marker into the cup? Nobody learns it before it is drawn.
jours-ask-dp-a2 = Which Renfort markers do you take off?
jours-ask-dp-a3 = Which groups get orders? All others act without; nobody sees your choice.
jours-ask-dp-b2 = You have the strategic initiative. Which marker opens the turn?
jours-ask-dp-d2 = { $unit } has no orders. Try on { $needed } or less ({ $chance } %): it acts as with orders, but where that fails it may only rally. Or act limited: half the movement, and a test before each attack?
jours-ask-dp-f1 = Artillery fire: which battery, at which hex?
jours-ask-dp-f2 = { $unit } was fired upon from { $place }. Counter-battery fire?
jours-ask-dp-m1 = Movement: who goes where?
jours-ask-dp-m2 = The enemy is beside { $unit } in { $place }. Where does the commander go?
jours-ask-dp-m4 = Cavalry charges { $unit } in { $place }. Form square on { $needed } or less ({ $chance } %)? Where that fails the infantry there loses a level.
jours-ask-dp-m5 = { $unit } in { $place } has a square before it. Recall the charge on { $needed } or less ({ $chance } %)? Where that fails it charges on.
jours-ask-dp-m5-back = The charge is recalled from { $place }. To which hex, and which way does it face?
jours-ask-dp-c1 = Shocks: who attacks which hexes? All are declared before the first is fought.
jours-ask-dp-c2 = Which combat is fought next?
jours-ask-dp-c3 = { $unit } in { $place } is attacked: stand, or retreat before the shock?
jours-ask-dp-c4 = The enemy has left { $place } before the shock. Who enters it?
jours-ask-dp-c5 = { $unit } in { $place } is charged. Counter-charge on { $needed } or less ({ $chance } %)? Where that succeeds the charge has no bonus.
jours-ask-dp-c6 = Reaction fire of { $unit }: at whom?
jours-ask-dp-c7 = The hex is empty. Who advances?
jours-ask-dp-c7-again = Breakthrough of { $unit } in { $place }: attack at once what is in front, { $front }?
jours-ask-dp-c8 = The attack has failed. Strike back?
jours-ask-dp-c9 = Pursuit: who, and which way?
jours-ask-dp-c9-strike = Pursuit by { $unit } in { $place }: charge what is in front, { $front }, or halt?
jours-ask-dp-c9-turn = Pursuit by { $unit } in { $place }: straight on, or turn by one corner? It follows only into a hex in front.
jours-ask-dp-r = { $unit } must leave { $place }. By which way?
jours-ask-dp-d4 = Who tries to rally?
jours-ask-dp-e1 = Rout: which unit runs now, and which way?
jours-ask-dp-sheet = Your reactions to these attacks: fill in what you know, the rest is asked when it comes up.
jours-ask-dp-d3 = Your special marker is drawn. Who acts: up to two infantry units of one formation, and one of cavalry?
jours-box-said = { $of }: { $said }
jours-box-dp-m4 = Square in { $place }
jours-box-dp-c3 = { $unit } before the shock
jours-box-dp-c5 = Counter-charge from { $place }
jours-box-dp-c6 = Reaction fire of { $unit }
jours-box-dp-c8 = Counter-attack from { $place } if the attack fails
jours-box-rally = Who tries to rally
jours-box-renfort = Renfort markers to take off
jours-box-orders = { $count ->
    [one] Orders for one group
   *[other] Orders for up to { $count } groups
 }
jours-box-group = { $places } · in range of { $chief }
jours-need-rally = on { $needed } or less: { $chance } %
jours-need-square = on { $needed } or less: { $chance } %
jours-need-counter = on { $needed } or less: { $chance } %
jours-need-counter-heavy = on { $needed } or less: { $chance } %; at heavy cavalry on { $heavy } or less: { $less } %
jours-need-back = keeps its level on { $needed } or less: { $chance } %
jours-need-fire = some effect: { $chance } %

## Menus

jours-do-mv = { $unit }: move
jours-do-fm = { $unit }: forced march
jours-do-enter = { $unit }: enter the map
jours-do-enter-normal = { $unit }: enter by normal march
jours-do-face = { $unit }: turn
jours-do-fire = { $unit }: fire
jours-do-charge = { $unit }: charge
jours-do-shock = { $unit }: shock
jours-do-cic = { $unit }: commander moves
jours-do-top = { $unit }: to the top of the stack
jours-do-exit = { $unit }: leave the map
jours-do-square = { $place }: form square
jours-do-unsquare = { $place }: leave the square
jours-menu-to = { $place }, facing { $facing }
jours-menu-pivot = { $place }, after a turn to { $facing }
jours-menu-target = { $unit }, to { $place }
jours-menu-stay = Stay
jours-menu-open = { $formation }, initiative { $value }
jours-menu-try = Try
jours-menu-limited = Act limited
jours-menu-cb = { $unit } answers
jours-menu-square-try = Form square in { $place }
jours-menu-square-leave = Do not form square
jours-menu-counter-try = Counter-charge from { $place }
jours-menu-counter-leave = No counter-charge
jours-menu-recall-try = Recall the charge
jours-menu-recall-leave = Do not recall the charge
jours-menu-breakthrough-try = Breakthrough from { $place }
jours-menu-breakthrough-leave = No breakthrough
jours-menu-stand = Stand
jours-menu-hold-fire = Hold fire
jours-menu-react = at the top unit in { $place }
jours-menu-react-under = at the unit beneath in { $place }
jours-menu-advance = { $unit } to { $place }, facing { $facing }
jours-menu-ca = { $unit } attacks { $place }
jours-menu-attacked = { $unit } in { $place }
jours-menu-fight = { $units } against { $targets } in { $place }
jours-menu-take = From { $place } against { $cell }
jours-menu-follow = With { $unit }
jours-menu-rally-all = All { $count }
jours-menu-fire-end = End of fire
jours-menu-mv-end = End of movement
jours-menu-declare = No more shocks
jours-menu-rally-end = End of rally
jours-menu-mac-none = No combined marker
jours-menu-special = Special marker
jours-menu-mac = Put the combined marker { $marker } into the cup
jours-menu-drop-none = Keep all
jours-menu-orders = Orders for { $groups }
jours-menu-orders-none = No orders
jours-menu-open-none = Draw at random
jours-menu-cb-no = No answer
jours-menu-occupy-no = Nobody
jours-menu-adv-none = Nobody
jours-menu-ca-no = No counter-attack
jours-menu-halt = Halt
jours-menu-turn-keep = Straight on
jours-menu-turn = { $facing } · in front { $front }
jours-menu-strike = Charge
jours-menu-facing-keep = Keep the facing
jours-menu-sheet-none = Ask me each time
jours-menu-back = Retreat to { $place }
jours-menu-ca-if-no = no counter-attack
jours-menu-ca-if-stay = counter-attack who stands in front
jours-menu-ca-if-go = counter-attack, also into the hex they left

## Plans

jours-piece = { $units } · { $place } { $facing }
jours-piece-chief = { $unit } · { $place }
jours-plan-shock = { $units } against { $targets }
jours-plan-shock-turned = { $attack }, turning to { $facing }
jours-plan-declare = Declare all shocks
jours-end = { $place } { $facing }
jours-end-step = { $place } · { $cost } MP
jours-end-cost = { $cost } MP
jours-end-forced = { $cost } MP, forced march
jours-end-why = { $note } · { $why }
jours-end-objective = objective
jours-end-join = joins own units
jours-end-reaches = { $count ->
    [one] one group in range
   *[other] { $count } groups in range
 }
jours-end-line = in line
jours-end-sheltered = safe from guns
jours-end-road = along the road
jours-end-cover = cover
jours-end-rear = back
jours-end-ahead = forward
jours-end-loss = loses a level of cohesion
jours-end-attack = faces { $unit }
jours-end-clear-of-horse = safe from cavalry
jours-end-charge = ⚔ { $place } from { $cell }
jours-end-charges = charge at { $unit }
jours-end-top = { $unit } to the top
jours-end-square = Form square
jours-end-face = { $facing }
jours-end-faces = Another facing of { $unit } at the end:
jours-end-stays = { $unit } stays, facing:
jours-aim = { $place } · { $needed }+ · { $chance } %
jours-aim-vain = { $place } · no effect
jours-aim-and = { $first }, { $rest }
jours-aim-pivot = { $units } · after a turn to { $facing }
jours-aim-pivots = Face { $facing }
jours-aim-straight = No turn

## Log

jours-told-turn = Turn { $turn }, { $time }, { $weather }.
jours-told-orders = { $side }: orders given.
jours-told-renfort = { $unit }: no longer Renfort.
jours-told-initiative = Strategic initiative: { $one } { $first }, { $other } { $second }. { $side } has it.
jours-told-tie = Strategic initiative: { $one } { $first }, { $other } { $second }. Nobody has it.
jours-told-opener = { $side } opens the turn with { $chit }, initiative { $value }.
jours-told-no-opener = { $side } lets chance open the turn.
jours-told-drawn = { $chit } ({ $side }), initiative { $value }, is activated.
jours-told-drawn-special = { $side }: the special marker is drawn.
jours-told-left = { $chit } ({ $side }) was the last marker and stays aside.
jours-told-left-special = { $side }: the special marker was the last one and stays aside.
jours-told-shown = { $group } { $formation } ({ $unit }): { $order }.
jours-told-acts-ordered = { $group } acts with orders.
jours-told-acts-limited = { $group } acts limited.
jours-told-acts-held = { $group } may only rally.
jours-told-chosen = { $side }: { $units } act with orders.
jours-told-demoralised = { $formation } is demoralised.
jours-told-recovered = { $formation } is no longer demoralised.
jours-told-control = { $place } is held by: { $side }.
jours-told-points = Victory points: { $one } { $first }, { $other } { $second }.
jours-told-won = Victory: { $side } ({ $reason }).
jours-told-draw = A draw ({ $reason }).
jours-told-march = { $unit } moves to { $place }, facing { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-forced = { $unit } force-marches to { $place }, facing { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-enter = { $unit } enters the map and goes to { $place }, facing { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-charge = { $unit } charges to { $place }, facing { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-evade = { $unit } retreats before the shock to { $place }, facing { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-retreat = { $unit } retreats to { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, facing { $facing }.
jours-told-rout-retreat = { $unit } flees to { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-rout = { $unit } runs to { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-rout-off = { $unit } runs off the map.
jours-told-advance = { $unit } advances to { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, facing { $facing }.
jours-told-pursuit = { $unit } pursues to { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, facing { $facing }.
jours-told-recall = { $unit } is recalled to { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, facing { $facing }.
jours-told-exit = { $unit } leaves the map.{ $place }{ $path }
jours-told-turned = { $unit } turns to { $facing }.
jours-told-square = { $unit } in { $place } forms square.
jours-told-square-ends = { $unit } in { $place } is no longer in square.
jours-told-stacked = { $unit } lies on top in { $place }.
jours-told-chief = { $unit } rides to { $place }.
jours-told-chief-flees = { $unit } must ride to { $place }.
jours-told-chief-lost = { $unit } ({ $side }) is lost.
jours-told-level-good = { $unit } in { $place } is in good order again.
jours-told-level-disordered = { $unit } in { $place } is disordered.
jours-told-level-routed = { $unit } in { $place } is routed.
jours-told-level-eliminated = { $unit } in { $place } is eliminated ({ $rule }).
jours-told-cohesion-passed = Cohesion test of { $unit }: { $sum }, at most { $needed }: passed.
jours-told-cohesion-failed = Cohesion test of { $unit }: { $sum }, at most { $needed }: failed.
jours-told-engagement-passed = Engagement test of { $unit }: { $sum }, at most { $needed }: passed.
jours-told-engagement-failed = Engagement test of { $unit }: { $sum }, at most { $needed }: failed.
jours-told-recall-test-passed = Recall of { $unit } before the square: engagement test { $sum }, at most { $needed }: passed.
jours-told-recall-test-failed = Recall of { $unit } before the square: engagement test { $sum }, at most { $needed }: failed, it charges on.
jours-told-counter-test-passed = Counter-charge of { $unit }: engagement test { $sum }, at most { $needed }: passed.
jours-told-counter-test-failed = Counter-charge of { $unit }: engagement test { $sum }, at most { $needed }: failed.
jours-told-initiative-passed = Commander's initiative of { $unit }: { $sum }, at most { $needed }: passed.
jours-told-initiative-failed = Commander's initiative of { $unit }: { $sum }, at most { $needed }: failed.
jours-told-rally-passed = Rally of { $unit }: { $sum }, at most { $needed }: passed.
jours-told-rally-failed = Rally of { $unit }: { $sum }, at most { $needed }: failed.
jours-told-square-passed = Square of { $unit }: { $sum }, at most { $needed }: passed.
jours-told-square-failed = Square of { $unit }: { $sum }, at most { $needed }: failed.
jours-told-shot = { $manner } of { $unit } at { $place }: { $sum }: { $result }.
jours-told-declared = { $kind }: { $unit } against { $place }.
jours-told-fought = { $kind } of { $unit } against { $place }: { $sum }: { $result }.
jours-told-off = The combat against { $place } does not take place ({ $rule }).
jours-sum-plain = die { $die }
jours-sum = die { $die }, { $parts } = { $total }
jours-part = { $value } { $reason }
jours-parts = { $first }, { $rest }

## Reasons

jours-why-strength = fire strength
jours-why-combined = combined
jours-why-adjacent = adjacent
jours-why-long = long range
jours-why-concentrated = massed target
jours-why-square = square
jours-why-reaction = reaction
jours-why-reaction-square = gun in square
jours-why-commander = commander
jours-why-routed = routed
jours-fire-normal = Fire
jours-fire-counter = Counter-battery fire
jours-fire-reaction = Reaction fire
jours-result-none = no effect
jours-result-test = cohesion tests
jours-result-disorder = a level lost
jours-result-retreat = a level lost and retreat
jours-result-rout = rout
jours-shock-a-d-ctr-ca = attacker a level, then a test or retreat; the defender may strike back
jours-shock-a-d-ctr = attacker a level, then a test or retreat
jours-shock-a-ctdr = attacker a test, or a level and retreat
jours-shock-b-ctd = both a test, or a level
jours-shock-d-ctdr = defender a test, or a level and retreat
jours-shock-d-d-ctr = defender a level, then a test or retreat
jours-shock-d-d-r = defender a level and retreat
jours-shock-d-d-r-bt = defender a level and retreat, breakthrough
jours-assault-shock = Shock
jours-assault-charge = Charge
jours-assault-breakthrough = Breakthrough
jours-assault-counter = Counter-attack
jours-assault-pursuit = Pursuit
jours-over-resigned = resigned
jours-over-agreed = agreed
jours-over-points = victory points
jours-over-automatic = automatic victory
jours-secret-order = { $group }: { $order }
jours-secret-marker = { $marker } is in the cup.

## Refusals

jours-refused-scenario = There is no battle “{ $scenario }”. Choose one from the list.
jours-refused-barred = { $unit } failed its engagement test and may not move or fight in this activation.
jours-refused-chief-has-moved = { $unit } has moved in this turn already.
jours-refused-chief-into-zone = In { $place } an enemy zone of control bars a commander alone; go where own units stand.
jours-refused-closed-ground = { $place } is closed to { $unit } off the road.
jours-refused-dark-range = In fog and at night only adjacent targets can be fired at, not { $place }.
jours-refused-demoralised-zone = { $unit } is of a demoralised formation and enters no enemy zone of control.
jours-refused-enemy-ahead = An enemy stands in front in { $place }: fire at it or not at all.
jours-refused-enemy-there = The enemy stands in { $place }.
jours-refused-entry-guarded = { $place } is an enemy entry hex or beside one while reinforcements are due.
jours-refused-entry-hex = They enter through { $place }: begin the path there.
jours-refused-faces-otherwise = In { $place } others of this kind face { $facing }; whoever joins them faces alike.
jours-refused-faces-so = They face so already.
jours-refused-fired-forced = { $unit } has fired and makes no forced march.
jours-refused-fired-moves-not = { $unit } has fired without orders and may not move.
jours-refused-forced-near = { $place } is within 5 hexes of the enemy: no forced march there.
jours-refused-forced-orders = { $unit } needs orders and good order for a forced march.
jours-refused-forced-through = A forced march may not enter { $place }, where own units stand.
jours-refused-forced-weather = In fog and at night only reinforcements make forced marches.
jours-refused-group-twice = A group is named twice.
jours-refused-gun-disordered = { $unit } is not in good order and does not fire.
jours-refused-gun-fired = { $unit } has fired in this activation already.
jours-refused-guns-into-zone = Artillery enters the zone of control in { $place } only where own infantry or cavalry stands already.
jours-refused-has-moved = { $unit } has moved in this activation already.
jours-refused-held = The group of { $unit } failed its initiative and may only rally.
jours-refused-in-square = { $unit } is in square: leave it first (unsquare).
jours-refused-is-square = { $place } holds a square already.
jours-refused-leaves-into-front = Who leaves a zone of control may not enter a front hex of an enemy such as { $place } first.
jours-refused-must-stop = The move ends in { $place }: an enemy is near.
jours-refused-night-disordered = At night a disordered unit may not move next to the enemy in { $place }.
jours-refused-no-chief = { $unit } is no commander who can move now.
jours-refused-no-combination = Two batteries of one formation in one hex may combine their fire, no others.
jours-refused-no-exit = { $unit } may not leave the map here.
jours-refused-no-group = You have no group { $group }.
jours-refused-no-gun = { $unit } is no artillery.
jours-refused-no-reinforcement = { $unit }: no such reinforcements are due.
jours-refused-no-renfort = { $unit } has no Renfort marker.
jours-refused-no-square = There is no own square in { $place }.
jours-refused-no-unit = There is no unit { $unit }.
jours-refused-nobody-there = There is no enemy in { $place }.
jours-refused-not-active = { $unit } is not of an active formation.
jours-refused-not-adjacent = { $place } is not the next hex of the map.
jours-refused-not-asked = Nothing is asked of you now.
jours-refused-not-due = { $unit } comes in turn { $turn }.
jours-refused-no-entry = { $marker } brings no reinforcements on: { $unit } waits for a marker of its own formation.
jours-refused-not-in-cone = { $place } is not in the field of fire; a turn by one corner may help.
jours-refused-not-listed = This is no answer to the question. Choose one from the list.
jours-refused-no-box = The sheet does not ask for this, or it was answered already: { $line }.
jours-refused-special-unit = Only units of yours on the map act, each once.
jours-refused-special-units = At most two infantry units of one formation and one cavalry unit act.
jours-unforeseen-test = { $unit } has failed its engagement test.
jours-unforeseen-square = A square was tried in { $place }.
jours-unforeseen-level = { $unit } has lost a level.
jours-unforeseen-displaced = { $unit } had to leave its hex.
jours-refused-no-sight = { $place } cannot be seen: { $by } is in the way.
jours-refused-not-one-stack = Only units of one hex move together.
jours-refused-off-map = { $unit } is not on the map.
jours-refused-on-top = { $unit } lies on top already.
jours-refused-other-segment = This order belongs to another segment of the activation.
jours-refused-out-of-command = No commander has { $group } in range.
jours-refused-out-of-range = { $place } is { $count } hexes away, the range is { $value }.
jours-refused-pivot = Artillery turns by one corner before it fires, once.
jours-refused-rally-acted = { $unit } has moved, turned, fired or fought in this activation.
jours-refused-rally-again = { $unit } has tried in this activation already.
jours-refused-rally-good = { $unit } is in good order.
jours-refused-rally-near = { $unit } is adjacent to the enemy.
jours-refused-rally-stack = Rallied, { $unit } would make its stack too strong; move somebody away first.
jours-refused-rally-stacked = { $unit } shares its hex with another routed unit.
jours-refused-routed-moves-not = { $unit } is routed.
jours-refused-routed-there = The move ends in { $place }: the ground routs the units there.
jours-refused-square-fired = { $unit } has fired without orders and cannot go into square.
jours-refused-square-ground = A square is formed on clear ground, not in { $place }.
jours-refused-square-infantry = In { $place } there is no infantry to form square.
jours-refused-square-moved = { $unit } was not in the hex from the beginning, or has moved.
jours-refused-square-order = { $unit } bars the square: cavalry, or not in good order.
jours-refused-square-there = An own square stands in { $place }; nobody passes it.
jours-refused-stack-arms = Infantry and cavalry do not share a hex.
jours-refused-stack-cavalry-gun = Beside a battery there is room for one cavalry unit.
jours-refused-stack-formations = Infantry or cavalry of two formations do not share a hex.
jours-refused-stack-guns = At most { $count } batteries share a hex.
jours-refused-stack-guns-others = Beside infantry or cavalry there is room for one battery.
jours-refused-stack-routed = Routed units share a hex only with routed ones.
jours-refused-stack-square = A square and others do not share a hex.
jours-refused-stack-strength = Two units share a hex, or { $count } of together at most { $value } strength points.
jours-refused-too-far = { $place } costs { $count } movement points in all, there are { $value }.
jours-refused-too-many-orders = Your commanders cannot give so many orders; they have { $count }, each within range.
jours-refused-turn-alike = All infantry and cavalry of a hex turn together, and so does all artillery: name them all.
jours-refused-turn-in-zone = In an enemy zone of control a unit turns by one corner at most.
jours-refused-unit-twice = Name each unit once ({ $unit }).
jours-refused-zone-to-zone = { $place } is in the zone of control of an enemy that holds the unit now.

## Typed words

jours-typed-mv = move
jours-typed-fm = forced march
jours-typed-fire = fire
jours-typed-face = face
jours-typed-square = square
jours-typed-unsquare = unsquare
jours-typed-charge = charge
jours-typed-cic = commander
jours-typed-orders = orders
jours-typed-none = none
jours-typed-open = open
jours-typed-try = try
jours-typed-limited = limited
jours-typed-shock = shock
jours-typed-fight = fight
jours-typed-stand = stand
jours-typed-back = back
jours-typed-rally = rally
jours-typed-end = end
jours-typed-declare = declare
jours-typed-top = top
jours-typed-enter = enter
jours-typed-exit = exit
jours-typed-react = react
jours-typed-recall = recall
jours-typed-counter = counter
jours-typed-occupy = occupy
jours-typed-path = path
jours-typed-rout = rout
jours-typed-yes = yes
jours-typed-no = no
jours-typed-cb = counter battery
jours-typed-drop = drop
jours-typed-mac = combined marker
jours-typed-halt = halt
jours-typed-stay = stay
jours-typed-adv = advance
jours-typed-pursue = pursue
jours-typed-sheet = sheet
jours-typed-act = act
jours-typed-ca = counter-attack
jours-typed-go = go on
jours-typed-keep = keep
jours-typed-turn = turn

# Armies of one's own

jours-option-armies = Armies of one's own: each player brings a list, the other one agrees to it
jours-option-army = Army
jours-option-army-battle = The army of the battle
jours-option-agree = Agree to the army of { $side }
jours-option-agree-yes = I agree
jours-army-too-long = The list is longer than { $most } characters.
jours-army-and = { $first } { $rest }
jours-army-refused = { $count ->
    [one] The list cannot be taken:
   *[other] The list has { $count } faults:
 } { $faults }
jours-army-line = Line { $line }, “{ $said }”, is no formation, stack or commander.
jours-army-unnamed = The army has no name: write “name: Left wing” first.
jours-army-twice = “{ $said }” is named twice.
jours-army-markers = { $place } needs { $count } markers.
jours-army-range = { $place }: { $what ->
    [formations] the number of formations
    [chiefs] the number of commanders
    [units] the number of units
    [marker] the initiative of a marker
    [drm] the modifier
    [orders] the number of orders
    [range] the range of command
    [strength] the strength
    [fire] the fire strength
    [reach] the maximum range
    [effective] the effective range
    [cohesion] cohesion
    [engagement] engagement
   *[movement] movement
 } is { $number }, allowed are { $least } to { $most }.
jours-army-places = The list has { $count } stacks, but this side of the battle has { $most } places.
jours-army-chiefs = The list has { $count } commanders, but this side of the battle has { $most }.
jours-army-ground = { $unit } cannot stand in { $place }: the ground is closed to it.
jours-army-taken = “{ $said }” is a name in the other army too.
jours-army-formation = { $name } ({ $markers }): { $units }
jours-army-chief = { $name }: modifier +{ $drm }, orders { $orders }, range { $range }
jours-army-totals = Units { $units }, strength of the foot { $foot }, of the horse { $horse }, of fire { $guns }
