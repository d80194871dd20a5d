# By Fire and Sword: army lists that players type, and profiles typed by hand.

fas-army-refused =
    { $count ->
        [one] The army list has a fault; nothing was stored.
       *[other] The army list has { $count } faults; nothing was stored.
    }
    { $faults }
fas-army-lines =
    { $first }
    { $rest }
fas-army-fault = - { $place }: { $reason } ({ $rule })
fas-army-fault-whole = - { $reason }
fas-army-fault-plain = - { $place }: { $reason }
fas-army-more = - and { $count } more
fas-army-too-long = the text is too long; at most { $count } characters
fas-army-yaml = line { $line } cannot be read: { $problem }
fas-army-no-map = write name, motivation and elements, one in a line
fas-army-no-elements = give a list of elements, each after a dash
fas-army-no-element = an element is a card id, or a map with card or profile
fas-army-missing = “{ $what }” is missing
fas-army-unknown = nobody knows “{ $what }” here
fas-army-not-one = “{ $what }” is not among the allowed words
fas-army-type-int = a whole number is expected
fas-army-type-str = a text is expected
fas-army-type-bool = “true” or “false” is expected
fas-army-type-array = a list is expected
fas-army-type-object = keys with values are expected
fas-army-type-other = this value cannot stand here
fas-army-name = a name has 1 to { $count } printable characters
fas-army-no-faction = there is no nation { $name }
fas-army-chiefs = an army has exactly one commander-in-chief, this one has { $count }
fas-army-card-or-profile = give either a card or a profile
fas-army-no-card = there is no card { $name }
fas-army-no-upgrade = there is no upgrade { $name }
fas-army-upgrades = at most { $count } upgrades for one Unit, each once
fas-army-not-for = { $upgrade } is not for this element
fas-army-group-order = Groups have no orders
fas-army-mode = only Dragoons are set up as cavalry or infantry
fas-army-summary = Units: { $count }, Groups: { $groups }, points: { $points }, Motivation: { $motivation }
fas-army-named = { $name } ({ $card })
fas-army-with = { $name } + { $upgrade }

fas-kind-unit = a Unit
fas-kind-group = a Group
fas-flaw-type = this type does not go with { $kind }
fas-flaw-size = size { $size } does not go with { $kind }
fas-flaw-coins = a Unit has coins, a Group has a banner
fas-flaw-melee = a Unit has a melee profile, a Group has none
fas-flaw-actions = only Groups have actions on the card
fas-flaw-command = only Groups have command points
fas-flaw-thresholds = the thresholds must rise: steady, shaken, flight
fas-flaw-group-states = a Group is always Steady: leave shaken out
fas-flaw-range = { $number } is not from { $least } to { $most }
fas-flaw-no-rule = there is no special rule { $name }
fas-flaw-no-weapon = there is no weapon rule { $name }
fas-flaw-needs-value = { $name } needs a value
fas-flaw-no-value = { $name } has no value
fas-flaw-states = name the states in which the rule works, each once
fas-flaw-two-speeds = Dragoons, and only they, have two Speeds
fas-flaw-only-as = only Dragoons have rules for one type
fas-flaw-dice = states with dice: { $count }, numbers given: { $found }
fas-flaw-lances = lances and lance sets go together
fas-flaw-second-dice = bows, and only they, have a second row of dice
fas-flaw-max-range = artillery, and only it, has a maximum range, not below the range
fas-flaw-shared-ammo = a profile that shoots with melee ammo has no ammo of its own

fas-build-card = in a free battle every element is a card: a typed profile has no points
fas-build-faction = name the nation, one of { $names }
fas-build-stranger = { $card } belongs to another nation
fas-build-points = { $count } points, at most { $most } are allowed
fas-build-units = Units: { $count }, allowed are { $least } to { $most }
fas-build-commanders = Commanders besides the commander-in-chief: { $count }, at most { $most }
fas-build-groups = Groups besides Commanders: { $count }, at most { $most }
fas-build-bronze = bronze Units: { $count }, at most { $percent } % of the Units
fas-build-cavalry = cavalry Units: { $count }, at least { $percent } % of the Units
fas-build-motivation = this nation’s list gives { $count }
fas-build-chief = this nation’s list needs { $card }, once
fas-build-limit = { $cards }: { $count }, at most { $most } together
fas-build-needs = { $cards }: the army also needs { $card }
