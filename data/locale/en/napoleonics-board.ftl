### Words on pictures of Napoleonics and in their descriptions.

napoleonics-board-turn = Turn { $number }
napoleonics-board-won = Victory, { $side }: { $reason }
napoleonics-board-drawn = A draw: { $reason }
napoleonics-board-preview = Preview, not done yet
napoleonics-board-plain = one plain order
napoleonics-board-banners = Banners
napoleonics-board-leaders = leaders
napoleonics-board-square = square { $number }
napoleonics-board-held = held
napoleonics-board-none = none
napoleonics-board-threats = threatened from { $hexes }
napoleonics-board-card = Card: { $card }
napoleonics-board-alt-turn = Turn { $number }, { $side }, { $phase }

## Legend

napoleonics-board-legend-moved = moved
napoleonics-board-legend-retreated = fell back
napoleonics-board-legend-fired = fired
napoleonics-board-legend-melee = close combat
napoleonics-board-legend-ordered = ordered
napoleonics-board-legend-battled = has battled
napoleonics-board-legend-square = square
napoleonics-board-legend-goal = objective
napoleonics-board-legend-lost = lost block

## Rolls

napoleonics-board-roll-fire = Fire: { $unit } { $hex } at { $target } { $at }
napoleonics-board-roll-melee = Melee: { $unit } { $hex } against { $target } { $at }
napoleonics-board-roll-first_strike = First Strike: { $unit } { $hex } against { $target } { $at }
napoleonics-board-roll-square = Square: { $unit } { $hex } against { $target } { $at }
napoleonics-board-roll-battle_back = Battle back: { $unit } { $hex } against { $target } { $at }
napoleonics-board-result = hits: { $hits }, flags: { $flags }

## Cards

napoleonics-board-hand = Hand
napoleonics-board-section = Section card
napoleonics-board-tactic = Tactic card
napoleonics-board-on-track = On square track: { $number }
napoleonics-board-looked-at = To choose from

## Sides of a hex with field works

napoleonics-direction-W = W
napoleonics-direction-E = E
napoleonics-direction-NW = NW
napoleonics-direction-NE = NE
napoleonics-direction-SW = SW
napoleonics-direction-SE = SE
