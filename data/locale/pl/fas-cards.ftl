# Ogniem i Mieczem: karty słowami.

fas-card-values = { $type }, rozmiar { $size }; Szybkość { $speed }, Odporność { $resistance }, Morale { $morale }, Wyszkolenie { $training }; progi Dezorganizacji { $thresholds }; punkty: { $points }
fas-card-command = Dowódca, Punkty Rozkazów: { $cp }
fas-card-melee = Walka Wręcz { $dice }, Impet { $impetus }, Skuteczność { $effectiveness }, ładunki do pistoletów: { $ammo }
fas-card-shooting = Strzelanie { $dice }, zasięg { $range } cali, Skuteczność { $effectiveness }, ładunki: { $ammo }, w ruchu -{ $move }
fas-card-with = { $what }; { $rule }
fas-card-valued = { $rule } ({ $value })
fas-card-rule = { $rule }: { $states }
fas-card-states = { $first }, { $rest }
fas-card-order = Punkty Akcji: { $ap }. Akcje z kosztem: { $actions }
fas-card-no-trait = bez efektu
fas-type-cavalry = Kawaleria
fas-type-infantry = Piechota
fas-type-artillery = Artyleria
fas-type-group = Grupa
