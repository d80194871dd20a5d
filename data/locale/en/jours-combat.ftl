# Jours de Gloire: shock, charge, retreat: modifiers, refusals, odds.

## Modifiers

jours-why-ratio = strength
jours-why-cohesion = cohesion
jours-why-cavalry-shock = cavalry without a charge
jours-why-pursuit = later pursuit charge
jours-why-rear = from behind
jours-why-charge = charge
jours-why-charge-square = charge on a square
jours-why-square-shock = infantry against a square
jours-why-hexside = hexside or out of a built-up hex
jours-why-heavy = heavy charger
jours-why-evasion = retreat before shock

## Refusals

jours-refused-gun-shocks-not = { $unit } is artillery and does not shock.
jours-refused-shock-order = { $unit } must be in good order and not in square to shock.
jours-refused-shock-together = The units of { $place } that can attack do so together or not at all; name them all.
jours-refused-shock-closed = { $place } cannot be attacked from here: the hex or hexside is closed to the unit.
jours-refused-shock-front = { $place } is not in front of the unit; it attacks through its front hexes.
jours-refused-shock-shape = Another attack on { $place } is declared: several hexes attack one, or one attacks two.
jours-refused-shock-all = { $by } must also attack { $place } in front of it, or another stack must.
jours-refused-target-twice = { $place } is named twice.
jours-refused-not-declared = { $place } has declared no shock that could be withdrawn.
jours-refused-charge-weather = Nobody charges at night or in fog.
jours-refused-charge-cavalry = { $unit } is no cavalry of yours and cannot charge.
jours-refused-charge-order = { $unit } must be in good order to charge.
jours-refused-charge-ground = A charge cannot start in, ride over or strike { $place }: the ground forbids it.
jours-refused-charge-guns = A charge does not pass own artillery in { $place }.
jours-refused-charge-move = A charge rides at least one hex.
jours-refused-charge-facing = { $unit } begins in an enemy zone of control and keeps its facing in the charge.
jours-refused-charge-joins = The charge would join units in { $place } that face otherwise.
jours-refused-charge-contact = The charge must end with { $place } in front of it.
jours-refused-no-target = { $unit } is no enemy on the map.

## Menus

jours-menu-withdraw = Do not attack
jours-menu-pursue = { $unit } after { $prey }
jours-menu-occupy = From { $place } into { $cell }, facing { $facing }

## Odds

jours-odds-attacker = against the attacker
jours-odds-both = against both
jours-odds-defender = against the defender
jours-odds-effect = some effect
jours-odds-overrun = artillery alone: overrun without a die
jours-odds-overrun-after = artillery alone: overrun without a die if its fire leaves an attacker
jours-odds-shot = fire from { $place } has some effect
jours-odds-engages = the attackers pass their engagement test
jours-odds-passes = it succeeds
jours-odds-squares = { $place } forms square
jours-odds-counters = { $place } counter-charges
jours-forecast-march = { $place } for { $cost } of { $value } movement points.
jours-forecast-level = { $unit } loses a level in { $place } by the ground ({ $rule }).
jours-forecast-level-front = { $unit } loses a level in { $place }, a hex in front of the enemy ({ $rule }).
jours-forecast-no-orders = { $count ->
    [one] No group gets orders this turn, though one could.
   *[other] No group gets orders this turn, though { $count } could.
 }
jours-forecast-no-rally = { $count ->
    [one] Nobody tries to rally in this activation, though one unit could.
   *[other] Nobody tries to rally in this activation, though { $count } units could.
 }
jours-sight-free = Nothing blocks the line from { $a } to { $b }: they see each other ({ $rule }).
jours-sight-higher = ground higher than both

## Standing orders

jours-point-SO-ORDERS = Orders for the groups
jours-point-SO-SQUARE = Square against a charge
jours-point-SO-COUNTERCHARGE = Counter-charge
jours-point-SO-REACTION = Reaction fire
jours-point-SO-COUNTERBATTERY = Counter-battery fire
jours-point-SO-RETREAT-BEFORE = Retreat before shock
jours-point-SO-RETREAT-PATH = Path of a retreat
jours-point-SO-COUNTERATTACK = Counter-attack
jours-point-SO-DEF-PURSUIT = Pursuit by the defender
jours-point-SO-CINC = Commander in danger
jours-point-SO-ROUT = Rout moves
jours-point-SO-RALLY = Rally
jours-point-SO-ADVANCE = Advance after combat
jours-point-SO-RECALL = Recall of a charge
jours-policy-nearest = groups near the enemy first
jours-policy-always = always try
jours-policy-never = never
jours-policy-heavy = only against heavy cavalry
jours-policy-weakest = at the lowest cohesion
jours-policy-strongest = at the most strength points
jours-policy-likely = if it can do harm
jours-policy-keep = keep the fire while an enemy is near
jours-policy-stand = stand
jours-policy-one = back one hex
jours-policy-two = back two hexes
jours-policy-safest = fewest levels lost
jours-policy-stay = stay with a unit
jours-policy-straight = straight, and stop in a built-up hex
jours-policy-all = all who can
jours-policy-plain = no turn, no breakthrough
