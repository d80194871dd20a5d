# By Fire and Sword at a live table: the report.

## Events

fas-event-rule = { $line } ({ $rule })
fas-event-because = { $line } [{ $reasons }]
fas-event-tested = { $unit }, { $test }: dice { $number }, needed { $value } or less: **{ $faces }**; successes { $count }, failures { $left }
fas-reroll-successes = successes re-rolled: { $reason }
fas-reroll-failures = failures re-rolled: { $reason }
fas-event-contested = { $test }: { $bouts }. { $side } wins.
fas-event-contested-typed = { $test }: { $bouts }. Winner: { $side }.
fas-event-pool = { $side }: { $reasons }
fas-event-bout = { $first } **{ $a }**, { $second } **{ $b }** ({ $steps })
fas-event-step = dice showing { $value }: { $a } against { $b }
fas-event-step-equal = dice showing { $value }: { $a } each, they cancel
fas-event-dp-more = { $unit }: +{ $value } DP, now { $count }, { $state }: { $reason }
fas-event-dp-less = { $unit }: -{ $value } DP, now { $count }, { $state }: { $reason }
fas-event-marked = { $unit }, { $marker }: { $value } to { $count } ({ $reason })
fas-event-gone = { $unit } leaves the table
fas-event-motivation = { $side }: Motivation -{ $losses }, now { $left }: { $reason }
fas-event-order = { $unit }: { $order } lies face up
fas-event-order-given = { $unit } has a new face-down order
fas-event-order-seen = Your { $unit } now holds { $order }, face down
fas-event-corrected = { $side } corrects { $marker } of { $target }: { $before } to { $after }
fas-event-reverted = { $side } takes a correction back, { $marker } of { $target }: { $before } to { $after }
fas-event-won = { $side } wins: { $reason }
fas-event-drawn = A draw: { $reason }

## What was declared and what follows

fas-told-round = Round { $number } begins
fas-told-orders = Both sides have laid their first orders face down
fas-told-advantage = { $side } takes the Advantage { $advantage }
fas-told-successor = { $side }: { $unit } returns as commander-in-chief, die { $value }: CP { $count } a Round. Place this Commander within { $distance } in of an own Unit.
fas-told-bid = { $side } bid { $count } CP
fas-told-initiative = { $side } has the Initiative
fas-told-declared = { $unit } is activated
fas-told-end = { $side } declares no more activations; elements not activated: { $count } (who can, must declare)
fas-told-rule = By the rules { $unit } may not do this: { $action } ({ $why }). The table decides.
fas-told-objective = Objective { $objective } is now controlled by { $side }
fas-told-no-threat = { $unit }: Threat 0, no Morale test
fas-told-zero = Threat 0: no Morale test
fas-told-withdraw-withdraw = { $unit } withdraws its full Speed, away from the source of the Threat
fas-told-withdraw-crush = { $unit } could not withdraw far enough: Crush
fas-told-withdraw-stuck = { $unit } cannot move: Crush, it stays where it is
fas-told-withdraw-dp = { $unit } stays to the last man
fas-told-defied = { $unit } disobeys and takes Reorganise
fas-told-no-rally = { $unit } does not Rally: an enemy Unit within { $distance } in, or Disorganising terrain
fas-told-no-formation = { $unit } has no other formation
fas-told-formation = { $unit } changes: { $formation }
fas-told-disengage = { $unit } may now move up to twice its Speed from any REF
fas-told-morale-none = No failure: nothing happens
fas-told-morale-dp = Failures { $count }: 1 DP
fas-told-morale-withdraw = Failures { $count }: 1 DP, withdraws, order to Reorganise
fas-told-occupy = { $unit } occupies a structure; its activation is over
fas-told-leave = { $unit } leaves a structure; its activation is over
fas-told-looters = { $unit } does not leave its loot; its activation is over
fas-told-dp = DP from the volley: { $count }
fas-told-clash = Edge points: first side { $a }, second side { $b }
fas-told-no-points = Hits { $count }: no Structure Point is lost
fas-told-points = Structure Points lost { $losses }, left { $left } (at 0 it becomes Ruins)
fas-told-ruins = { $unit } comes out: put it on the middle of the Ruins, facing any way, or as near as it fits
fas-told-militia = { $unit } does not dare to charge; it must do something else or stop
fas-told-charge = { $unit } charges { $target }
fas-told-reaction = { $unit } reacts: { $action }
fas-told-no-reaction = { $unit } fails to react and is activated again for the melee
fas-told-face = { $unit } faces the charge: { $formation }
fas-told-points-of = Edge points of { $side }: { $count } [{ $reasons }]
fas-told-tie = Equal edge points: nobody wins
fas-told-won = { $side } wins the melee by { $count }
fas-told-break = { $unit } breaks through: place it behind the target and move it 1 in on
fas-told-free-pursue = { $unit } pursues; if it fought with another edge than the front, it turns to an enemy
fas-told-follow = { $unit } follows straight towards the nearest REF of the charger by its full Speed; it may come into contact and keeps its order
fas-told-free-hold = { $unit } holds and may turn as it likes
fas-told-free-occupy = { $unit } occupies the emptied structure
fas-told-regroup = { $unit } regroups: up to its Speed, out of every enemy control zone

## Reasons

fas-why-none = no reason
fas-why-base = by the rule
fas-why-scouts = elements with Scouts
fas-why-bid = CP bid
fas-why-again = activated again
fas-why-auxiliary = Auxiliary Element
fas-why-collect = Collect
fas-why-order = New Order
fas-why-insist = the order stands
fas-why-intervention = Intervention
fas-why-rally = Rally
fas-why-load = loaded
fas-why-group = end of the Round
fas-why-half = half or fewer of its Units are left
fas-why-objectives = fewer objectives than the enemy
fas-why-forward = fewer Units forward than the enemy
fas-why-lost = loss of { $unit }
fas-why-morale = Morale failures { $count }
fas-why-crush = Crush
fas-why-last-man = stayed to the last man
fas-why-disengage = Disengage, failures { $count }
fas-why-passing = passing through, failures { $count }
fas-why-terrain = Disorganising terrain, failures { $count }
fas-why-square = no longer Steady: out of Square
fas-why-typed = typed
fas-why-shot = fire, hits { $count }
fas-why-ruins = its structure became Ruins
fas-why-blow = blow of the charger, DP { $count }
fas-why-spent = spent in the fight
fas-why-overrun = overrun, DP { $count }
fas-why-melee = attacks of the melee
fas-why-break = broken through
fas-why-won = the enemy gave way
fas-why-stays = did not lose: cut down to the flight threshold
fas-why-hold = Hold
fas-why-regroup = Regroup

## Rules stated

fas-rule-charge = a Charge needs an Advance order and no Broken state
fas-rule-symbol = its card does not have this action
fas-rule-no-cp = it has no CP
fas-rule-no-load = it has no load left
fas-rule-tested = once a Round
fas-rule-disengage = not with an Advance order
fas-rule-formation = its card has no other formation now, or an Advance order
fas-rule-load = nothing to load, or an Advance order
fas-rule-rally = Rally needs a Reorganise order and DP
fas-rule-shoot = no shooting profile, or an Advance order
fas-rule-other-type = as the type that it is now, mounted or on foot, it has no weapon to shoot with
fas-rule-twice = once in an activation
