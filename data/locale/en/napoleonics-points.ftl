# Commands & Colors: Napoleonics: odds of a combat, and standing orders.

## Odds

napoleonics-odds-expected = Expected hits
napoleonics-odds-hit = At least one hit
napoleonics-odds-flag = At least one flag
napoleonics-odds-eliminated = Eliminated
napoleonics-odds-eliminated-strike = if First Strike
napoleonics-odds-eliminated-retire = if it retires
napoleonics-odds-eliminated-square = if it forms square
napoleonics-odds-vacated = Hex emptied
napoleonics-odds-vacated-strike = if First Strike
napoleonics-odds-vacated-square = if it forms square
napoleonics-odds-leader = Its leader falls
napoleonics-odds-killed = Leader killed
napoleonics-odds-back-hit = Own losses by battle back
napoleonics-odds-back-eliminated = Own elimination by battle back
napoleonics-odds-strike-eliminated = Own elimination by First Strike
napoleonics-odds-flags = losses for flags included ({ $rule })

## What standing orders are about

napoleonics-point-D-08-strike = First Strike in a melee against you
napoleonics-point-D-08-retire = Cavalry retires before infantry
napoleonics-point-D-08-square = Infantry forms square against cavalry
napoleonics-point-D-11 = Flags that may be ignored
napoleonics-point-D-12 = When a unit must retreat or retires
napoleonics-point-D-13 = When a leader must retreat
napoleonics-point-D-16 = Battle back

## Standing orders

napoleonics-policy-always = Always
napoleonics-policy-never = Never
napoleonics-policy-pass = Pass
napoleonics-policy-max = Ignore as many flags as possible
napoleonics-policy-none = Ignore no flag
napoleonics-policy-strike-never = Never
napoleonics-policy-strike-always = Whenever I hold the card
napoleonics-policy-strike-hits = If I may expect { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 } or more
napoleonics-policy-retire-never = Never
napoleonics-policy-retire-always = Whenever possible
napoleonics-policy-retire-blocks = With { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 } or fewer left
napoleonics-policy-retire-dice = Against { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } or more
napoleonics-policy-square-never = Never
napoleonics-policy-square-always = Whenever possible
napoleonics-policy-square-dice = Against { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } or more
napoleonics-policy-reaction = how to react to a melee
napoleonics-policy-keep-support = Where support remains, then cover
napoleonics-policy-cover = To the best cover
napoleonics-policy-leader = Towards a leader, then cover
napoleonics-policy-nearest-friend = To the nearest friendly unit, avoiding enemies
napoleonics-policy-furthest = As far as possible, avoiding enemies
napoleonics-policy-off-board = To a friendly unit, else off the board, avoiding enemies
