# Jours de Gloire: words on pictures, alternative texts, and the map as text.

## Frame

jours-board-turn-number = Turn { $number }
jours-board-turn = Turn { $number }, { $time }, { $weather }
jours-board-preview = Preview, not done yet
jours-board-points = Victory points: { $count }
jours-board-acts = { $chit } { $value }: { $segment }
jours-board-cup = In the cup: { $counts }
jours-board-segment-orders = orders
jours-board-segment-fire = fire
jours-board-segment-move = movement
jours-board-segment-combat = shocks and charges
jours-board-segment-rally = rally
jours-board-phase-orders = orders
jours-board-phase-initiative = strategic initiative
jours-board-phase-cup = markers into the cup
jours-board-phase-activations = activations
jours-board-phase-rout = rout moves
jours-board-phase-victory = victory check
jours-board-phase-over = the battle is over
jours-board-count-infantry = Infantry: { $count }
jours-board-count-cavalry = Cavalry: { $count }
jours-board-count-artillery = Batteries: { $count }
jours-board-demoralised = Demoralised formations: { $count }

## The last roll

jours-board-roll = { $kind }: { $unit } against { $place }
jours-board-tried = { $kind } of { $unit }: at most { $needed }
jours-board-trial-cohesion = Cohesion test
jours-board-trial-engagement = Engagement test
jours-board-trial-initiative = Commander's initiative
jours-board-trial-rally = Rally
jours-board-trial-square = Square
jours-board-passed = passed
jours-board-failed = failed

## Legend

jours-board-legend-reach = may move here
jours-board-legend-zone = enemy zone, dotted in front
jours-board-legend-cone = field of fire, pale: long range
jours-board-legend-blind = no line of sight
jours-board-legend-moved = moved
jours-board-legend-charged = charged
jours-board-legend-retreated = fell back
jours-board-legend-fired = fired
jours-board-legend-combat = combat
jours-board-legend-lost = level lost
jours-board-legend-gained = level regained
jours-board-legend-disordered = disordered
jours-board-legend-routed = routed
jours-board-legend-square = in square
jours-board-legend-secret = your order
jours-board-legend-orders = orders
jours-board-legend-no-orders = no orders
jours-board-legend-stack = stack, strength
jours-board-legend-active = active
jours-board-legend-facing = front

## The map as text

jours-level-good = good order
jours-level-disordered = disordered
jours-level-routed = routed
jours-level-eliminated = eliminated
jours-arm-infantry = infantry
jours-arm-cavalry = cavalry
jours-arm-heavy = heavy cavalry
jours-arm-artillery = foot artillery
jours-arm-horse = horse artillery
jours-board-broken = lost { $broken } of { $counted }
jours-board-shaken = demoralised
jours-board-renfort = reinforcement
jours-board-beneath = beneath { $unit }
jours-board-has-moved = has moved
jours-board-has-fired = has fired
jours-board-has-fought = has fought
jours-board-has-evaded = has retreated before shock
jours-board-has-reacted = has fired in reaction
jours-board-left-map = has left the map
jours-board-comes = comes from turn { $turn } at { $place }
jours-board-chiefs = Commanders
jours-board-goals = Objectives
jours-board-level = level { $level }
jours-board-road = road
jours-board-track = track
