### Words of `/dice`: commands, options, pages.

## Commands

chat-cmd-dice = dice
chat-cmd-dice-help = Dice for any game, with odds and proof
chat-cmd-dice-roll = roll
chat-cmd-dice-roll-help = Roll dice: 2d6+3, 4d6kh3, d20; also in secret
chat-cmd-dice-history = history
chat-cmd-dice-history-help = The latest rolls of this channel
chat-cmd-dice-verify = verify
chat-cmd-dice-verify-help = Compute every roll of a finished session again from its seed
chat-cmd-dice-luck = luck
chat-cmd-dice-luck-help = What was rolled in this session against what was to be expected
chat-cmd-dice-score = score
chat-cmd-dice-score-help = Give a side of the live game points, or take some back
chat-cmd-dice-wargame = wargame
chat-cmd-dice-wargame-help = The special dice of the wargames
chat-cmd-dice-odds = odds
chat-cmd-dice-odds-help = Exact odds of a roll, for you alone
chat-cmd-dice-session = session
chat-cmd-dice-session-help = Rolls of this channel under one sealed seed, with a score
chat-cmd-dice-session-start = start
chat-cmd-dice-session-start-help = Open a session: the hash of the seed is shown now, the seed at the end
chat-cmd-dice-session-end = end
chat-cmd-dice-session-end-help = End the session and show its seed
chat-cmd-dice-session-show = show
chat-cmd-dice-session-show-help = How the session stands
chat-cmd-dice-hoth = hoth
chat-cmd-dice-hoth-help = Battle of Hoth: battle dice against a target
chat-cmd-dice-napoleonics = napoleonics
chat-cmd-dice-napoleonics-help = Commands & Colors: Napoleonics: battle dice against a target
chat-cmd-dice-jours = jours
chat-cmd-dice-jours-help = Jours de Gloire: a check with the d10 whose 0 is zero
chat-cmd-dice-sword = sword
chat-cmd-dice-sword-help = By Fire and Sword: a standard test with re-rolls
chat-cmd-dice-opposed = opposed
chat-cmd-dice-opposed-help = By Fire and Sword: an opposed test of two sides
chat-cmd-dice-plain = roll
chat-cmd-dice-plain-help = An expression in the usual notation, such as 4d6kh3
chat-cmd-dice-lords = lords
chat-cmd-dice-lords-help = Lords of War has no dice: draw lots for who begins

## Options

chat-opt-expression = expression
chat-opt-expression-help = What to roll: 2d6+3, 4d6kh3, (d8,d10)kh1; d% is 0 to 90, d100 is 1 to 100
chat-opt-label = label
chat-opt-label-help = What the roll is for
chat-opt-repeat = repeat
chat-opt-repeat-help = How many times (1 to 20)
chat-opt-secret = secret
chat-opt-secret-help = Only you see the result; the channel sees that you rolled
chat-opt-referee = referee
chat-opt-referee-help = Only this person sees the result, in a direct message
chat-opt-dice = dice
chat-opt-dice-help = How many dice (1 to 40)
chat-opt-target = target
chat-opt-target-help = What is attacked
chat-opt-attack = attack
chat-opt-attack-help = How it is attacked
chat-opt-test = test
chat-opt-test-help = Which check
chat-opt-value = value
chat-opt-value-help = The value not to be exceeded; fire strength; the first side's modifier
chat-opt-modifiers = modifiers
chat-opt-modifiers-help = Separated by commas: +1 hill, -2; names such as long; factors x1.5
chat-opt-against = against
chat-opt-against-help = The second side's modifier (strategic initiative only)
chat-opt-number = number
chat-opt-number-help = The target number: this or less is a success
chat-opt-successes = successes
chat-opt-successes-help = Successes to be re-rolled: 1, 1+1, all
chat-opt-failures = failures
chat-opt-failures-help = Failures to be re-rolled: 1, 1+1, all
chat-opt-first = first
chat-opt-first-help = Dice of side A
chat-opt-second = second
chat-opt-second-help = Dice of side B
chat-opt-session = session
chat-opt-session-help = Which session; the last finished one if left out
chat-opt-person = person
chat-opt-person-help = Whose luck; yours if left out
chat-opt-scoring = side
chat-opt-scoring-help = Which side; its first letters are enough
chat-opt-points = points
chat-opt-points-help = How many points; less than 0 takes them back
chat-opt-played = game
chat-opt-played-help = Which game is on the table
chat-opt-sides = sides
chat-opt-sides-help = The sides, separated by commas
chat-opt-goal = goal
chat-opt-goal-help = Points that win

## Choices

chat-choice-target-infantry = Infantry
chat-choice-target-vehicle = Vehicle
chat-choice-target-at_at = AT-AT
chat-choice-target-artillery = Artillery
chat-choice-target-droids = Probe droids
chat-choice-target-fortification = Fortification
chat-choice-target-cavalry = Cavalry
chat-choice-target-leader = Leader alone
chat-choice-attack-ranged = Ranged combat
chat-choice-attack-melee = Melee
chat-choice-attack-no_saber = Melee of militia or rifles (sabers miss)
chat-choice-attack-reform = Against retire and reform (cavalry symbols only)
chat-choice-test-cohesion = Cohesion test
chat-choice-test-engagement = Engagement test
chat-choice-test-rally = Rally
chat-choice-test-square = Forming square
chat-choice-test-commander = Commander's initiative
chat-choice-test-initiative = Strategic initiative
chat-choice-test-fire = Artillery fire
chat-choice-test-shock = Shock or charge
chat-choice-system-hoth = Battle of Hoth
chat-choice-system-napoleonics = Commands & Colors: Napoleonics
chat-choice-system-lords = Lords of War
chat-choice-system-jours = Jours de Gloire
chat-choice-system-fire_and_sword = By Fire and Sword

## Pages

chat-button-dice-again = Roll again
chat-dice-by = { $user } · roll { $number }
chat-dice-secret-note = Only you see this. When the session ends its seed lets everybody compute the dice.
chat-dice-opened = Session { $session } is open. SHA-256 of its secret seed: `{ $hash }`. `/dice session end` shows the seed, `/dice verify` checks every roll.
chat-dice-secret-own = 🎲 { $user } made a secret roll (number { $number }).
chat-dice-secret-referee = 🎲 { $user } made a secret roll for { $referee } (number { $number }).
chat-dice-sent = { $referee } gets the result by direct message, and finds it in `/dice history` too.
chat-dice-dm-closed = { $referee } takes no direct messages from the bot. Nothing is lost: `/dice history` shows the result to that person alone.
chat-dice-kept = Roll { $number } is stored, but it could not be shown here. `/dice history` shows it.
chat-dice-repeated = This roll was made when it was first asked for. Nothing was rolled anew.
chat-dice-odds = Odds: { $roll }
chat-dice-mean = Mean: **{ $mean }**
chat-dice-history = Latest rolls
chat-dice-history-none = Nobody has rolled in this channel yet. `/dice roll` begins.
chat-dice-history-secret = a secret roll
chat-dice-luck = Luck in this session
chat-dice-luck-line = { $kind }: { $count ->
    [one] one roll
   *[other] { $count } rolls
 }, { $scored } rolled, { $expected } expected: percentile **{ $percentile }**
chat-dice-luck-none = There is nothing to count in this session yet.
chat-dice-luck-note = A percentile of 38 means: of a hundred people with these rolls 38 would have had less luck. The sign ≈ marks many rolls, reckoned by the normal curve.
chat-dice-verified =
    ✅ Session { $session }: the seed fits its hash, and { $rolls } rolls with { $count } dice are what it gives.
    Seed `{ $seed }`
    SHA-256 `{ $hash }`
    The file holds everything; `fieldpost verify FILE` checks it without the bot.
chat-dice-verified-bad =
    ❌ Session { $session }: something was changed. Rolls that differ: { $numbers } (of { $rolls } rolls, { $count } dice).
    Seed `{ $seed }`
    SHA-256 `{ $hash }`
chat-dice-digest = Digest of rolls 1 to { $count }: `{ $digest }`
chat-dice-unsealed = ⚠️ This session began before rolls were sealed: its dice are proven, but neither what was asked for nor that no roll is missing at the end.
chat-dice-session = Session { $session }
chat-dice-session-started = The session is open. Its dice are fixed already.
chat-dice-session-over = The session is over. The seed below lets everybody check every roll.
chat-dice-session-facts = { $count ->
    [one] One roll
   *[other] { $count } rolls
 } · opened by { $user }
chat-dice-session-open = Open. SHA-256 of the secret seed: `{ $hash }`
chat-dice-session-ended = Ended. Seed `{ $seed }`, SHA-256 `{ $hash }`
chat-dice-session-sealed = Ended. SHA-256 of the seed: `{ $hash }`. There were secret rolls: `/dice verify` shows the seed a day after the last one.
chat-dice-score = { $side }: **{ $count }**
chat-dice-score-goal = { $side }: **{ $count }** of { $goal }
chat-dice-score-won = 🏅 { $side }: **{ $count }** of { $goal }, the goal is reached
