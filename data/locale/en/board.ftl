### Words on pictures and in their descriptions.

board-turn = Turn { $number }
board-won = Victory!
board-drawn = The battle is a draw
board-fallback = no such unit: any 1
board-sudden = sudden death
board-countdown-salvo = Salvo
board-medals = Medals
board-hand = Hand
board-threats = within range of { $hexes }
board-none = none
board-places = On the board
board-terrain = Terrain

## Phases, short

board-phase-play_card = Play a card
board-phase-order = Give orders
board-phase-move = Move
board-phase-attack = Attack
board-phase-post_move = Move again
board-phase-draw = Draw
board-phase-over = Over

## Legend

board-legend-ordered = ordered
board-legend-moved = moved
board-legend-retreated = retreated
board-legend-fired = fired
board-legend-eliminated = eliminated
board-legend-lost = lost figure

## Rolls

board-roll-attack = Attack: { $unit } { $hex } against { $target } { $at }
board-roll-reroll = Re-roll: { $unit } { $hex } against { $target } { $at }
board-roll-confirmation = Confirmation roll: { $unit } { $hex } against { $target } { $at }
board-roll-again = second roll
board-before = before:

## What happened

board-event-turn = Turn { $number }: { $side }
board-event-card = Card: { $card }
board-event-ordered = Ordered: { $hexes }
board-event-no-orders = No unit ordered
board-event-moved = Move: { $unit } { $hex } to { $to }
board-event-retreated = Retreat: { $unit } { $hex } to { $to }
board-event-left = Off the board from { $hex }: { $unit }
board-event-lost = Losses: { $unit } { $hex }, lost { $count }, left { $left }
board-event-eliminated = Eliminated: { $unit } { $hex }
board-event-missed = Not harmed: { $target } { $hex }
board-event-destroyed = Destroyed: { $target } { $hex }
board-event-objective = { $side }: permanent medal { $hex } taken
board-event-boarded = Aboard a transport from { $hex }: { $unit }
board-event-returned = Back on { $hex }: { $unit }
board-event-regained = Figures regained: { $unit } { $hex }, { $count }
board-event-won = Victory: { $side }

## Descriptions

board-alt-turn = Turn { $number }, { $side }, { $phase }

## Campaigns

board-support = Support card
board-campaign = { $campaign }, battle { $number }. Battles won: { $won }
