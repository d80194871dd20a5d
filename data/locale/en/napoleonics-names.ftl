# Commands & Colors: Napoleonics: names of sides, units, terrain, dice and cards, and what they do.

## The game

napoleonics-title = Napoleonics
chat-system-napoleonics = Commands & Colors: Napoleonics
napoleonics-side-bottom = Allies
napoleonics-side-top = French
napoleonics-seat-bottom = Allies
napoleonics-seat-top = French
napoleonics-section-left = left flank
napoleonics-section-centre = centre
napoleonics-section-right = right flank
napoleonics-phase-command = Command
napoleonics-phase-order = orders
napoleonics-phase-move = movement
napoleonics-phase-combat = combat
napoleonics-phase-draw = draw
napoleonics-phase-over = end of the battle

## Units

napoleonics-unit-F-LN = French line infantry
napoleonics-unit-F-LT = French light infantry
napoleonics-unit-F-GR = French grenadiers
napoleonics-unit-F-YG = Young Guard
napoleonics-unit-F-OG = Old Guard
napoleonics-unit-F-MI = French militia
napoleonics-unit-F-LC = French light cavalry
napoleonics-unit-F-HC = French heavy cavalry
napoleonics-unit-F-CU = French cuirassiers
napoleonics-unit-F-GHC = French Guard heavy cavalry
napoleonics-unit-F-FA = French foot artillery
napoleonics-unit-F-HA = French horse artillery
napoleonics-unit-F-GFA = French Guard foot artillery
napoleonics-unit-F-GHA = French Guard horse artillery
napoleonics-unit-B-LN = British line infantry
napoleonics-unit-B-LT = British light infantry
napoleonics-unit-B-RL = British rifles
napoleonics-unit-B-GR = British grenadiers
napoleonics-unit-B-GG = British Guard grenadiers
napoleonics-unit-B-LC = British light cavalry
napoleonics-unit-B-HC = British heavy cavalry
napoleonics-unit-B-GHC = British Guard heavy cavalry
napoleonics-unit-B-FA = British foot artillery
napoleonics-unit-B-HA = British horse artillery
napoleonics-unit-P-LN = Portuguese line infantry
napoleonics-unit-P-LT = Portuguese light infantry
napoleonics-unit-P-MI = Portuguese militia
napoleonics-unit-P-LC = Portuguese light cavalry
napoleonics-unit-P-HC = Portuguese heavy cavalry
napoleonics-unit-P-FA = Portuguese foot artillery
napoleonics-unit-P-HA = Portuguese horse artillery
napoleonics-class-infantry = infantry
napoleonics-class-cavalry = cavalry
napoleonics-class-artillery = artillery
napoleonics-leader = leader
napoleonics-leader-name = { $id ->
    [King-Joseph] King Joseph
    [Jerome] Jérôme
    [Orange] Orange
    [LeMarchant] Le Marchant
    [Massena] Masséna
    [Sebastiani] Sébastiani
    [Thomieres] Thomières
   *[other] { $name }
 }

## Terrain and what it does

napoleonics-terrain-clear = open ground
napoleonics-terrain-clear-text = No effect.
napoleonics-terrain-forest = forest
napoleonics-terrain-forest-text = Entering ends the move, and only light infantry can battle in the same turn. Blocks sight. Dice off into it: infantry 1, cavalry 2, artillery 1; out of it: cavalry 2, artillery 1.
napoleonics-terrain-hill = hill
napoleonics-terrain-hill-text = Blocks sight unless both ends are hills. Dice off into it: infantry 1, cavalry 1; out of it: cavalry 1; from hill to hill only 1 for fire of infantry. Artillery alone fires over lower friends next to it.
napoleonics-terrain-steep = steep slope
napoleonics-terrain-steep-text = Nobody enters. Blocks sight.
napoleonics-terrain-town = town
napoleonics-terrain-town-text = Entering ends the move and forbids battle this turn. No square here. Blocks sight. Dice off into it: infantry 2, cavalry 3, artillery 1; out of it: cavalry 3, artillery 1; no dice for Cavalry Charge.
napoleonics-terrain-mill = mill
napoleonics-terrain-mill-text = Entering ends the move and forbids battle this turn. No square here. Blocks sight. Dice off into it: infantry 2, cavalry 3, artillery 1; out of it: cavalry 3, artillery 1; no dice for Cavalry Charge.
napoleonics-terrain-river = river
napoleonics-terrain-river-text = Nobody enters except over bridges and fords.
napoleonics-terrain-fordable = ford
napoleonics-terrain-fordable-text = Entering ends the move. No square here. 1 die off for melee into it, and for every attack out of it.
napoleonics-terrain-bridge = bridge
napoleonics-terrain-bridge-text = No effect.
napoleonics-terrain-sandpit = sandpit
napoleonics-terrain-sandpit-text = Entering ends the move; artillery cannot enter. Dice off into it: infantry 1 in melee, cavalry 2, artillery 1; out of it: infantry 1, cavalry 2.
napoleonics-field-works = field works
napoleonics-field-works-text = They protect three sides: crossing them ends the move; dice off through them: infantry 1, cavalry 2 inwards, cavalry 2 outwards, and the terrain below does not count. Infantry and artillery may ignore 1 flag. No square here.

## Die faces

napoleonics-face-infantry = infantry
napoleonics-face-cavalry = cavalry
napoleonics-face-artillery = artillery
napoleonics-face-flag = flag
napoleonics-face-saber = saber

## Section cards

napoleonics-card-scout_left = Scout - Left Flank
napoleonics-card-scout_left-text = Order 1 unit or leader on your left flank. When drawing, take 2 cards and keep 1.
napoleonics-card-probe_left = Probe - Left Flank
napoleonics-card-probe_left-text = Order up to 2 units or leaders on your left flank.
napoleonics-card-attack_left = Attack - Left Flank
napoleonics-card-attack_left-text = Order up to 3 units or leaders on your left flank.
napoleonics-card-assault_left = Assault - Left Flank
napoleonics-card-assault_left-text = Order as many units or leaders on your left flank as your Command says: the cards in your hand, this one included.
napoleonics-card-scout_centre = Scout - Centre
napoleonics-card-scout_centre-text = Order 1 unit or leader in your centre. When drawing, take 2 cards and keep 1.
napoleonics-card-probe_centre = Probe - Centre
napoleonics-card-probe_centre-text = Order up to 2 units or leaders in your centre.
napoleonics-card-attack_centre = Attack - Centre
napoleonics-card-attack_centre-text = Order up to 3 units or leaders in your centre.
napoleonics-card-assault_centre = Assault - Centre
napoleonics-card-assault_centre-text = Order as many units or leaders in your centre as your Command says: the cards in your hand, this one included.
napoleonics-card-scout_right = Scout - Right Flank
napoleonics-card-scout_right-text = Order 1 unit or leader on your right flank. When drawing, take 2 cards and keep 1.
napoleonics-card-probe_right = Probe - Right Flank
napoleonics-card-probe_right-text = Order up to 2 units or leaders on your right flank.
napoleonics-card-attack_right = Attack - Right Flank
napoleonics-card-attack_right-text = Order up to 3 units or leaders on your right flank.
napoleonics-card-assault_right = Assault - Right Flank
napoleonics-card-assault_right-text = Order as many units or leaders on your right flank as your Command says: the cards in your hand, this one included.
napoleonics-card-coordinated_advance = Coordinated Advance
napoleonics-card-coordinated_advance-text = Order 1 unit or leader on the left flank, 2 in the centre and 1 on the right flank.
napoleonics-card-flank_attack = Flank Attack
napoleonics-card-flank_attack-text = Order 2 units or leaders on each flank.
napoleonics-card-forward = Forward
napoleonics-card-forward-text = Order 2 units or leaders in each section.
napoleonics-card-recon_in_force = Recon in Force
napoleonics-card-recon_in_force-text = Order 1 unit or leader in each section.

## Tactic cards

napoleonics-card-bayonet_charge = Bayonet Charge
napoleonics-card-bayonet_charge-text = Order up to 4 infantry units. They can move 2 hexes and still fight in melee, but not fire. Guard infantry rolls 1 die more. With no such unit order 1 unit of your choice.
napoleonics-card-bombard = Bombard
napoleonics-card-bombard-text = Order up to 4 artillery units. Each moves up to 3 hexes without battle, or stays and battles with 2 dice more, Guard with 3. With no such unit order 1 unit of your choice.
napoleonics-card-cavalry_charge = Cavalry Charge
napoleonics-card-cavalry_charge-text = Order up to 4 units of cavalry or horse artillery. Cavalry rolls 1 die more in melee all turn, Guard 2; heavy cavalry can move 3 hexes. With no such unit order 1 unit of your choice.
napoleonics-card-counter_attack = Counter-Attack
napoleonics-card-counter_attack-text = Plays as the last card your opponent played, with left and right exchanged.
napoleonics-card-elan = Élan
napoleonics-card-elan-text = Roll as many dice as your Command. Each class orders 1 unit of it, each flag any unit or leader. They roll 1 die more all turn. Then deck and discards are shuffled.
napoleonics-card-fire_and_hold = Fire and Hold
napoleonics-card-fire_and_hold-text = Order up to 4 units of infantry or artillery. They do not move and cannot fight in melee, but fire with 1 die more. With no such unit order 1 unit of your choice.
napoleonics-card-first_strike = First Strike
napoleonics-card-first_strike-text = Play it when a melee is declared against your unit: your unit strikes first. In your own turn it is only a pass.
napoleonics-card-force_march = Force March
napoleonics-card-force_march-text = Order all your infantry in one section. Light, rifle, grenadier and Guard infantry and units with a leader can move 2 hexes and battle. With no such unit order 1 unit of your choice.
napoleonics-card-cold_steel = Give Them the Cold Steel
napoleonics-card-cold_steel-text = All your units next to an enemy unit are ordered. They do not move or fire and roll 1 die more in melee, but not in a bonus melee.
napoleonics-card-leadership = Leadership
napoleonics-card-leadership-text = All your leaders are ordered, and each with the leader's unit, which rolls 1 die more; a leader who detaches moves alone. With no leader order 1 unit of your choice.
napoleonics-card-la_grande_manoeuvre = La Grande Manœuvre
napoleonics-card-la_grande_manoeuvre-text = Up to 4 units or leaders move up to 4 hexes each and do not battle, squares excepted; or give 1 plain order to one unit.
napoleonics-card-rally = Rally
napoleonics-card-rally-text = Roll as many dice as your Command. Each class gives a lost block back to one of your units of it. Units that regained blocks are ordered if you like.
napoleonics-card-short_supply = Short Supply
napoleonics-card-short_supply-text = Put one unit of either side that is not in square back on its own baseline, in a section where it stands. You order nobody.
