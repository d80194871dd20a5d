### Words of the dice helper: rolls, results, odds, refusals.

## Headings

dice-heading-plain = { $typed }
dice-heading-repeat = { $typed }, { $count } times
dice-heading-lots = { $system }: who begins
dice-heading-battle = { $system }: { $count ->
    [one] one die
   *[other] { $count } dice
 } against { $target }
dice-heading-battle-mode = { $system }: { $count ->
    [one] one die
   *[other] { $count } dice
 } against { $target }, { $mode }
dice-heading-check = Jours de Gloire: { $test } ({ $value })
dice-heading-check-sides = Jours de Gloire: { $test } ({ $value } against { $against })
dice-heading-standard = Standard test: { $count ->
    [one] one die
   *[other] { $count } dice
 } against { $target }
dice-heading-opposed = Opposed test: A { $first }, B { $second }

## Rows of dice

dice-row-lot = Lot
dice-row-attack = Dice
dice-row-confirm = The hits, rolled again
dice-row-die = Die
dice-row-first = First side
dice-row-second = Second side
dice-row-test = Dice
dice-row-side = Side { $side }

## Why

dice-typed = { $typed }
dice-and = { $first }, { $rest }
dice-list = { $first }, { $rest }
dice-line-tens = d% shows 0, 10, 20 … 90; a die of 1 to 100 is d100.
dice-line-lots = Drawn between two equal lots.
dice-line-hits = Hits with { $faces }: { $hits }
dice-line-hits-flags = Hits with { $faces }: { $hits }; { $flag }: { $flags }
dice-line-confirm = { $count ->
    [one] The hit is
   *[other] The { $count } hits are
 } rolled again once; only an explosion destroys.
dice-line-modifier = { $amount } { $reason }
dice-line-under = { $sum }, at most { $value }: passed
dice-line-over = { $sum }, more than { $value }: failed
dice-line-table = { $sum } in the table
dice-line-higher = First side { $first }, second side { $second }
dice-line-target = A die of { $target } or less is a success.
dice-line-pool = Number of dice: { $sum }, rounded up { $count } ({ $reasons })
dice-line-again-successes = Successes rolled again: { $count }; each die once, the second face stands.
dice-line-again-failures = Failures rolled again: { $count }; each die once, the second face stands.
dice-line-again-none = No die shows what was to be rolled again.
dice-line-cancel-successes = Re-rolls cancel one for one: successes { $successes }, failures { $failures }; successes rolled again: { $count }.
dice-line-cancel-failures = Re-rolls cancel one for one: successes { $successes }, failures { $failures }; failures rolled again: { $count }.
dice-line-cancel-all = Re-rolls cancel one for one: successes { $successes }, failures { $failures }; nothing is rolled again.
dice-line-step-cancel = Lowest { $face }: A { $first }, B { $second }. They cancel.
dice-line-step-wins = Lowest { $face }: A { $first }, B { $second }. Side { $side } wins.
dice-line-bout-again = Everything is equal: both sides roll again.
dice-reason-base = dice
dice-reason-reroll = re-roll

## Results

dice-result-total = Total { $total }
dice-result-totals = { $totals } · sum { $sum }
dice-result-lots = { $side } begins
dice-result-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
 }
dice-result-battle = { $hits ->
    [one] One hit
   *[other] { $hits } hits
 }, { $flags ->
    [one] one retreat
   *[other] { $flags } retreats
 }
dice-result-destroyed = Destroyed
dice-result-unharmed = Nothing happens
dice-result-passed = Passed
dice-result-failed = Failed
dice-result-band = { $result }
dice-result-higher-first = The first side has it
dice-result-higher-second = The second side has it
dice-result-higher-tie = A tie: nobody has it
dice-result-standard = { $successes ->
    [one] One success
   *[other] { $successes } successes
 }, { $failures ->
    [one] one failure
   *[other] { $failures } failures
 }
dice-result-opposed = Side { $side } wins

## Odds

dice-fact-hit = At least one hit
dice-fact-destroyed = Destroyed
dice-fact-flag = At least one retreat
dice-fact-nothing = Neither hit nor retreat
dice-fact-success = At least one success
dice-fact-no-failure = No failure
dice-bar-passed = Passed
dice-bar-failed = Failed
dice-bar-first = First side
dice-bar-second = Second side
dice-bar-tie = Tie
dice-bar-side = Side { $side } wins

## Results of the tables of Jours de Gloire

dice-band-fire-none = No effect
dice-band-fire-ct = Cohesion test
dice-band-fire-d = Disordered
dice-band-fire-d_r = Disordered and retreat
dice-band-fire-rout = Routed
dice-band-shock-a_d_ctr_ca = Attacker disordered, test or retreat; counter-attack
dice-band-shock-a_d_ctr = Attacker disordered, test or retreat
dice-band-shock-a_ctdr = Attacker tests, or disordered and retreat
dice-band-shock-b_ctd = Both test, or disordered
dice-band-shock-d_ctdr = Defender tests, or disordered and retreat
dice-band-shock-d_d_ctr = Defender disordered, test or retreat
dice-band-shock-d_d_r = Defender disordered and retreats
dice-band-shock-d_d_r_bt = Defender disordered and retreats; breakthrough

## Names

dice-decimal = .
dice-face-foot = infantry
dice-face-infantry = infantry
dice-face-vehicle = vehicle
dice-face-explosion = explosion
dice-face-retreat = retreat
dice-face-miss = miss
dice-face-cavalry = cavalry
dice-face-artillery = artillery
dice-face-flag = flag
dice-face-saber = saber
dice-mark-hit = counts
dice-mark-flag = retreat
dice-mark-dropped = dropped
dice-target-infantry = infantry
dice-target-vehicle = vehicle
dice-target-at_at = AT-AT
dice-target-artillery = artillery
dice-target-droids = probe droids
dice-target-fortification = fortification
dice-target-cavalry = cavalry
dice-target-leader = leader alone
dice-mode-ranged = ranged
dice-mode-melee = melee
dice-mode-no_saber = melee without sabers
dice-mode-reform = against retire and reform
dice-test-cohesion = cohesion test
dice-test-engagement = engagement test
dice-test-rally = rally
dice-test-square = forming square
dice-test-commander = commander's initiative
dice-test-initiative = strategic initiative
dice-test-fire = artillery fire
dice-test-shock = shock or charge
dice-system-hoth = Battle of Hoth
dice-system-napoleonics = Napoleonics
dice-system-lords = Lords of War
dice-system-jours = Jours de Gloire
dice-system-fire_and_sword = By Fire and Sword
dice-family-plain = Plain rolls (sum)
dice-family-hoth = Battle of Hoth (hits)
dice-family-napoleonics = Napoleonics (hits)
dice-family-jours = Jours de Gloire (checks passed)
dice-family-jours_table = Jours de Gloire (fire and shock dice)
dice-family-fire_and_sword = By Fire and Sword (successes)
dice-side-hoth-rebels = Rebels
dice-side-hoth-empire = Empire
dice-side-napoleonics-french = French
dice-side-napoleonics-allies = Allies
dice-side-lords-south = South
dice-side-lords-north = North
dice-side-jours-blue = Blue
dice-side-jours-red = Red
dice-side-fire_and_sword-red = Red
dice-side-fire_and_sword-blue = Blue

## Modifiers

dice-modifier = modifier
dice-modifier-night = night
dice-modifier-retreat_one = retreats one hex
dice-modifier-retreat_two = retreats two hexes
dice-modifier-against_heavy = against heavy cavalry
dice-modifier-routed = routed
dice-modifier-combined = combined fire
dice-modifier-adjacent = adjacent
dice-modifier-long = long range
dice-modifier-concentrated = concentrated target
dice-modifier-square = square
dice-modifier-reaction = reaction fire
dice-modifier-reaction_square = reaction out of a square
dice-modifier-wood = wood
dice-modifier-garden = garden
dice-modifier-village = village
dice-modifier-town = town
dice-modifier-castle = castle
dice-modifier-redoubt = redoubt
dice-modifier-wall = wall
dice-modifier-fortification = fortification
dice-modifier-ratio_4_1 = 4:1
dice-modifier-ratio_3_1 = 3:1
dice-modifier-ratio_2_1 = 2:1
dice-modifier-ratio_3_2 = 3:2
dice-modifier-ratio_1_1 = 1:1
dice-modifier-ratio_2_3 = 1:1.5
dice-modifier-ratio_1_2 = 1:2
dice-modifier-ratio_1_3 = 1:3
dice-modifier-ratio_less = less than 1:3
dice-modifier-clear = clear ground
dice-modifier-slope_up = uphill
dice-modifier-slope_down = downhill
dice-modifier-steep_slope_up = up a steep slope
dice-modifier-steep_slope_down = down a steep slope
dice-modifier-steep_slope = steep slope
dice-modifier-ridge = ridge
dice-modifier-stream = stream
dice-modifier-bridge = bridge
dice-modifier-ford = ford
dice-modifier-six_front = six front hexes
dice-modifier-rear = from the rear
dice-modifier-charge_heavy = charge of heavy cavalry
dice-modifier-charge_light = charge of light cavalry
dice-modifier-charge_square = charge against a square
dice-modifier-cavalry_shock = shock by cavalry
dice-modifier-infantry_square = infantry against a square
dice-modifier-pursuit_third = third combat of a pursuit
dice-modifier-pursuit_fourth = fourth combat of a pursuit

## Refusals

dice-refused-too-long = That is too long: at most { $high } characters.
dice-refused-too-deep = Brackets and signs stand too deeply inside each other: at most { $high } levels.
dice-refused-syntax = “{ $order }” cannot be read from place { $at } on; write for example 2d6+3, 4d6kh3 or d20.
dice-refused-hint-explode = “{ $order }”: a die explodes with e and the face, as in { $better }.
dice-refused-hint-again = “{ $order }”: ro rolls again once, as in { $better }; rr rolls again until the face is gone.
dice-refused-hint-words = “{ $order }”: put words into the label, or into brackets as in { $better }.
dice-refused-bound-selector = “{ $order }”: mi and ma need a plain number.
dice-refused-dice-count = Roll { $low } to { $high } dice at a time.
dice-refused-faces = A die has { $low } to { $high } faces.
dice-refused-number = Numbers go up to { $high }.
dice-refused-no-dice = “{ $order }” has no die in it; write for example d20.
dice-refused-zero = Nothing can be divided by zero.
dice-refused-endless = This would roll on and on: a roll takes at most { $high } dice.
dice-refused-group-operation = In brackets values can only be kept or dropped (k, p).
dice-refused-too-much = That is too much to compute; take fewer dice, faces or operations.
dice-refused-odds-endless = Every face would be rolled again, so there are no odds.
dice-refused-odds-again = There are no exact odds for dice that explode, or that are rolled again by rank; roll them instead.
dice-refused-repeat = Repeat a roll { $low } to { $high } times.
dice-refused-battle-dice = Take { $low } to { $high } dice.
dice-refused-target = There is no target “{ $order }”; choose one of the list.
dice-refused-mode = There is no attack “{ $order }”; choose one of the list.
dice-refused-test = There is no check “{ $order }”; choose one of the list.
dice-refused-value = The value lies between { $low } and { $high }.
dice-refused-target-number = The target number lies between { $low } and { $high }.
dice-refused-modifier = “{ $order }” is no modifier; write numbers such as +1 hill, or one of: { $known }.
dice-refused-modifier-count = At most { $high } modifiers at a time.
dice-refused-modifier-amount = A modifier is at most { $high }.
dice-refused-factor = A factor is more than { $low } and at most { $high }.
dice-refused-rerolls = “{ $order }” is no number of re-rolls; write 1, 1+1 or all (up to { $high }).
dice-refused-no-lots = No lots are drawn in “{ $order }”.
dice-refused-session-full = This session is full; end it and the next roll opens another.
dice-refused-session-open = A session is open in this channel already; `/dice session end` ends it.
dice-refused-no-session = There has been no session in this channel yet; `/dice roll` opens one.
dice-refused-unknown-session = There was no session “{ $order }” in this channel.
dice-refused-still-open = The session is still open, and its seed is secret; `/dice session end` shows it.
dice-refused-secrets = The seed would show you what others rolled in secret less than a day ago. Try again a day after the last secret roll.
dice-refused-old-session = This button belongs to an earlier session; `/dice session show` shows the present one.
dice-refused-no-roll = This roll is not known here any more.
dice-refused-points = Give or take 1 to { $high } points.
dice-refused-sides = Name at most { $high } different sides.
dice-refused-side-name = A side's name has 1 to { $high } characters.
dice-refused-side = There is no side “{ $order }” in this session: { $sides }.
