# Ogniem i Mieczem: karty slovy.

fas-card-values = { $type }, velikost { $size }; rychlost { $speed }, odolnost { $resistance }, morálka { $morale }, výcvik { $training }; prahy dezorganizace { $thresholds }; body: { $points }
fas-card-command = Velitel, velitelské body: { $cp }
fas-card-melee = Boj { $dice }, ráz { $impetus }, účinnost { $effectiveness }, střelivo do boje: { $ammo }
fas-card-shooting = Střelba { $dice }, dostřel { $range } palců, účinnost { $effectiveness }, náboje: { $ammo }, za pohybu -{ $move }
fas-card-with = { $what }; { $rule }
fas-card-valued = { $rule } ({ $value })
fas-card-rule = { $rule }: { $states }
fas-card-states = { $first }, { $rest }
fas-card-order = Akční body: { $ap }. Akce s cenou: { $actions }
fas-card-no-trait = bez účinku
fas-type-cavalry = Jízda
fas-type-infantry = Pěchota
fas-type-artillery = Dělostřelectvo
fas-type-group = Skupina
