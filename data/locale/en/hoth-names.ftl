## The game

hoth-title = Battle of Hoth
hoth-side-empire = Empire
hoth-side-rebels = Rebels
hoth-seat-empire-1 = Empire
hoth-seat-empire-2 = Empire, second player
hoth-seat-rebels-1 = Rebels
hoth-seat-rebels-2 = Rebels, second player
hoth-section-left = left flank
hoth-section-centre = centre
hoth-section-right = right flank
hoth-phase-play_card = playing a card
hoth-phase-order = ordering units
hoth-phase-move = moves
hoth-phase-attack = attacks
hoth-phase-post_move = moves after the attacks
hoth-phase-draw = drawing a card
hoth-phase-over = end of the battle

## Units

hoth-unit-snowtroopers = snowtroopers
hoth-unit-at_at = AT-AT
hoth-unit-probe_droids = probe droids
hoth-unit-echo_troopers = Echo Base troopers
hoth-unit-snowspeeders = snowspeeders
hoth-unit-rebel_artillery = Rebel artillery

## Badges and what they do

hoth-badge-elite_squadron = elite squadron
hoth-badge-elite_squadron-text = Starts with 4 figures instead of 3.
hoth-badge-assault_squad = assault squad
hoth-badge-assault_squad-text = When its melee eliminates the enemy or drives it off, it may break through once a turn: advance into the empty hex and attack again.
hoth-badge-e_web = E-Web blaster
hoth-badge-e_web-text = While installed it may re-roll all dice once in each attack. Moving dismounts it; an order without moving sets it up again.
hoth-badge-scouts = scouts
hoth-badge-scouts-text = From a hill they spot: other friendly units roll 1 extra die against an enemy unit the scouts can see.
hoth-badge-elite_squad = elite squad
hoth-badge-elite_squad-text = May move up to 2 hexes and still attack.
hoth-web-installed = installed
hoth-web-moved = moved

## Terrain and what it does

hoth-terrain-snow = snow
hoth-terrain-snow-text = Open ground, no effects.
hoth-terrain-hill = hill
hoth-terrain-hill-text = No AT-ATs. 1 die less against a target here, unless the attacker stands on a hill too. Blocks sight; between two hills only seracs and units on hills do.
hoth-terrain-rocks = rocks
hoth-terrain-rocks-text = Entering ends the move, and the unit may not attack this turn. Against a target here: 1 die less, vehicles 2 less. Blocks sight.
hoth-terrain-building = building
hoth-terrain-building-text = As rocks; a vehicle attacking from here rolls 2 dice less.
hoth-terrain-wreck = wreck
hoth-terrain-wreck-text = As rocks; a vehicle attacking from here rolls 2 dice less.
hoth-terrain-trench = trench
hoth-terrain-trench-text = 1 die less against infantry here, and infantry may ignore 1 retreat. Does not block sight.
hoth-terrain-crevasse = crevasse
hoth-terrain-crevasse-text = Only flying units may enter. Does not block sight.
hoth-terrain-serac = serac
hoth-terrain-serac-text = Nobody may enter. Always blocks sight.

## Fortifications, medals and tracks

hoth-fort-shield_generator = shield generator
hoth-fort-ion_cannon = ion cannon
hoth-fort-text = Nobody may enter while it stands. It blocks sight, is protected by the terrain under it, and one explosion destroys it.
hoth-objective-temporary = temporary medal
hoth-objective-permanent = permanent medal

## Die faces

hoth-face-infantry = infantry
hoth-face-vehicle = vehicle
hoth-face-explosion = explosion
hoth-face-retreat = retreat
hoth-face-miss = miss

## Commanders

hoth-commander-vader = Darth Vader
hoth-commander-veers = Maximilian Veers
hoth-commander-piett = Firmus Piett
hoth-commander-luke = Luke Skywalker
hoth-commander-han = Han Solo
hoth-commander-leia = Leia Organa

## Order cards of both sides

hoth-card-E101 = Patrol - Left
hoth-card-E101-text = Order 1 unit on your left flank. When drawing, take 2 cards and keep 1.
hoth-card-E102 = Patrol - Centre
hoth-card-E102-text = Order 1 unit in your centre. When drawing, take 2 cards and keep 1.
hoth-card-E103 = Patrol - Right
hoth-card-E103-text = Order 1 unit on your right flank. When drawing, take 2 cards and keep 1.
hoth-card-E104 = Raid - Left
hoth-card-E104-text = Order up to 2 units on your left flank.
hoth-card-E105 = Raid - Centre
hoth-card-E105-text = Order up to 2 units in your centre.
hoth-card-E106 = Raid - Right
hoth-card-E106-text = Order up to 2 units on your right flank.
hoth-card-E107 = Attack - Left
hoth-card-E107-text = Order up to 3 units on your left flank.
hoth-card-E108 = Attack - Centre
hoth-card-E108-text = Order up to 3 units in your centre.
hoth-card-E109 = Attack - Right
hoth-card-E109-text = Order up to 3 units on your right flank.
hoth-card-E110 = Advance on All Fronts
hoth-card-E110-text = Order up to 1 unit in each of the three sections.
hoth-card-E111 = Pincer
hoth-card-E111-text = Order up to 2 units on your left flank and up to 2 on your right.
hoth-card-R101 = { hoth-card-E101 }
hoth-card-R101-text = { hoth-card-E101-text }
hoth-card-R102 = { hoth-card-E102 }
hoth-card-R102-text = { hoth-card-E102-text }
hoth-card-R103 = { hoth-card-E103 }
hoth-card-R103-text = { hoth-card-E103-text }
hoth-card-R104 = { hoth-card-E104 }
hoth-card-R104-text = { hoth-card-E104-text }
hoth-card-R105 = { hoth-card-E105 }
hoth-card-R105-text = { hoth-card-E105-text }
hoth-card-R106 = { hoth-card-E106 }
hoth-card-R106-text = { hoth-card-E106-text }
hoth-card-R107 = { hoth-card-E107 }
hoth-card-R107-text = { hoth-card-E107-text }
hoth-card-R108 = { hoth-card-E108 }
hoth-card-R108-text = { hoth-card-E108-text }
hoth-card-R109 = { hoth-card-E109 }
hoth-card-R109-text = { hoth-card-E109-text }
hoth-card-R110 = { hoth-card-E110 }
hoth-card-R110-text = { hoth-card-E110-text }
hoth-card-R111 = { hoth-card-E111 }
hoth-card-R111-text = { hoth-card-E111-text }

## Tactic cards of the Empire

hoth-card-E112 = Snowtrooper Advance
hoth-card-E112-text = Order up to 4 infantry units. They can attack even after moving 2 hexes. With no infantry on the board order 1 unit of your choice instead.
hoth-card-E113 = Walkers Forward
hoth-card-E113-text = Order all your vehicles. They can move 2 hexes and attack. With no vehicle on the board order 1 unit of your choice instead.
hoth-card-E114 = Imperial Manoeuvre
hoth-card-E114-text = Order up to 3 units of your choice. They can move 1 hex beyond their maximum, but then not attack.
hoth-card-E115 = Press the Attack
hoth-card-E115-text = Order up to 2 units of your choice. Once all attacks are done, those that attacked can move 1 hex.
hoth-card-E116 = Imperial Command
hoth-card-E116-text = Order up to 3 units of your choice.
hoth-card-E117 = Dark Presence
hoth-card-E117-text = Order up to 2 units of your choice. Each retreat in their attacks counts twice.
hoth-card-E118 = Relentless Pursuit
hoth-card-E118-text = Order up to 3 infantry units. This turn they can break through like assault squads. With no infantry on the board order 1 unit of your choice instead.
hoth-card-E119 = Force Powers
hoth-card-E119-text = Order up to 2 units of your choice. In their attacks retreats become explosions.
hoth-card-E120 = Armoured Column
hoth-card-E120-text = Order all your vehicles, and up to 2 infantry units next to your vehicles. With no vehicle on the board order 1 unit of your choice instead.
hoth-card-E121 = Maximum Firepower
hoth-card-E121-text = Order 1 unit of your choice. It can attack two times.
hoth-card-E122 = Blizzard Force Assault
hoth-card-E122-text = Choose a section and order up to 3 units there, each attacking with 1 die more.
hoth-card-E123 = Fleet, Attack!
hoth-card-E123-text = Order 1 unit of your choice. Instead of the normal draw, discard up to 3 cards and draw 1 more than you discarded. In team play your partner can then swap up to 3 cards.
hoth-card-E124 = Intercepted Signals
hoth-card-E124-text = See the cards in your opponent's hand first. Order up to 2 units of your choice.
hoth-card-E125 = Second Wave
hoth-card-E125-text = Order up to 2 units of your choice. Before they move, one of the infantry units among them with no enemy next to it gets back up to 2 figures.

## Tactic cards of the Rebels

hoth-card-R112 = Man the Trenches
hoth-card-R112-text = Order up to 4 infantry units. They stay where they are and attack with 1 die more. With no infantry on the board order 1 unit of your choice instead.
hoth-card-R113 = Attack Run
hoth-card-R113-text = Order all your vehicles. They attack with 1 die more. With no vehicle on the board order 1 unit of your choice instead.
hoth-card-R114 = Covering Barrage
hoth-card-R114-text = Order all your special units, which can attack two times, and up to 1 infantry unit. With no special unit on the board order 1 unit of your choice instead.
hoth-card-R115 = Point-Blank Fire
hoth-card-R115-text = Order up to 3 units that are next to an enemy unit. In melee they attack with 1 die more. If none of your units is next to an enemy, order 1 unit of your choice instead.
hoth-card-R116 = Echo Base Command
hoth-card-R116-text = Order up to 3 units of your choice.
hoth-card-R117 = Rogue Leader
hoth-card-R117-text = Order all your vehicles. Once all attacks are done, those that attacked can move up to 2 hexes. With no vehicle on the board order 1 unit of your choice instead.
hoth-card-R118 = Trust the Force
hoth-card-R118-text = Order up to 2 units of your choice. Each can once re-roll all dice of its attack.
hoth-card-R119 = Harpoons and Cables
hoth-card-R119-text = Order up to 2 vehicles. In their melee with an AT-AT a vehicle face confirms as well. With no vehicle on the board order 1 unit of your choice instead.
hoth-card-R120 = Orderly Withdrawal
hoth-card-R120-text = Order up to 4 units of your choice. They can move 1 hex beyond their maximum but cannot attack. When drawing, take 2 cards and keep 1.
hoth-card-R121 = Princess's Orders
hoth-card-R121-text = Order up to 2 units of your choice. They attack with 1 die more.
hoth-card-R122 = Inspiring Presence
hoth-card-R122-text = Order up to 2 units of your choice. Before they move, each gets back 1 figure.
hoth-card-R123 = Never Mind the Odds
hoth-card-R123-text = Order 1 unit of your choice. It attacks with 2 dice more.
hoth-card-R124 = Lucky Shot
hoth-card-R124-text = Order up to 2 units of your choice. Once in each attack they can re-roll all crosses.
hoth-card-R125 = Smuggler's Shortcut
hoth-card-R125-text = Order up to 2 units of your choice. For their attacks the terrain of the target gives no protection.

## Support cards

hoth-card-ES1 = Reinforced Platoon
hoth-card-ES1-text = After ordering: one ordered infantry unit with no enemy next to it gets back up to 2 figures.
hoth-card-ES2 = Probe Telemetry
hoth-card-ES2-text = Before an attack, if you have probe droids: roll 1 die more.
hoth-card-ES3 = Forced March
hoth-card-ES3-text = With a sector card: order 1 more infantry unit, anywhere.
hoth-card-ES4 = Walker Barrage
hoth-card-ES4-text = An ordered AT-AT that did not move can attack two times.
hoth-card-ES5 = Tactical Uplink
hoth-card-ES5-text = If you eliminated a unit this turn: when drawing, take 3 cards and keep 1.
hoth-card-RS1 = Bacta Packs
hoth-card-RS1-text = After ordering: one ordered infantry unit gets back up to 2 figures.
hoth-card-RS2 = Scramble
hoth-card-RS2-text = With a sector card: order 1 more vehicle, anywhere.
hoth-card-RS3 = Tow Cable
hoth-card-RS3-text = After snowspeeders failed to confirm against an AT-AT next to them: roll the confirmation again.
hoth-card-RS4 = Dug-in Crossfire
hoth-card-RS4-text = Before an attack of infantry in a trench: roll 1 die more.
hoth-card-RS5 = Sensor Grid
hoth-card-RS5-text = After a roll, if you have artillery or a fortification: re-roll any of the dice once.
