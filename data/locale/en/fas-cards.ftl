# By Fire and Sword: the cards in words.

fas-card-values = { $type }, size { $size }; Speed { $speed }, Resistance { $resistance }, Morale { $morale }, Training { $training }; DP thresholds { $thresholds }; points: { $points }
fas-card-command = Commander, CP: { $cp }
fas-card-melee = Melee { $dice }, Impetus { $impetus }, Effectiveness { $effectiveness }, pistol loads: { $ammo }
fas-card-shooting = Shooting { $dice }, range { $range } in, Effectiveness { $effectiveness }, loads: { $ammo }, on the move -{ $move }
fas-card-with = { $what }; { $rule }
fas-card-valued = { $rule } ({ $value })
fas-card-rule = { $rule }: { $states }
fas-card-states = { $first }, { $rest }
fas-card-order = Action points: { $ap }. Actions with their cost: { $actions }
fas-card-no-trait = no effect
fas-type-cavalry = Cavalry
fas-type-infantry = Infantry
fas-type-artillery = Artillery
fas-type-group = Group
