# Commands & Colors: Napoleonics: names of sides, units, terrain, dice and cards, and what they do.

## The game

napoleonics-title = Napoleonics
chat-system-napoleonics = Commands & Colors: Napoleonics
napoleonics-side-bottom = Sprzymierzeni
napoleonics-side-top = Francuzi
napoleonics-seat-bottom = Sprzymierzeni
napoleonics-seat-top = Francuzi
napoleonics-section-left = lewe skrzydło
napoleonics-section-centre = środek
napoleonics-section-right = prawe skrzydło
napoleonics-phase-command = dowodzenie
napoleonics-phase-order = rozkazy
napoleonics-phase-move = ruch
napoleonics-phase-combat = walka
napoleonics-phase-draw = dobieranie karty
napoleonics-phase-over = koniec bitwy

## Units

napoleonics-unit-F-LN = francuska piechota liniowa
napoleonics-unit-F-LT = francuska piechota lekka
napoleonics-unit-F-GR = francuscy grenadierzy
napoleonics-unit-F-YG = Młoda Gwardia
napoleonics-unit-F-OG = Stara Gwardia
napoleonics-unit-F-MI = francuska milicja
napoleonics-unit-F-LC = francuska lekka kawaleria
napoleonics-unit-F-HC = francuska ciężka kawaleria
napoleonics-unit-F-CU = francuscy kirasjerzy
napoleonics-unit-F-GHC = francuska gwardyjska ciężka kawaleria
napoleonics-unit-F-FA = francuska artyleria piesza
napoleonics-unit-F-HA = francuska artyleria konna
napoleonics-unit-F-GFA = francuska gwardyjska artyleria piesza
napoleonics-unit-F-GHA = francuska gwardyjska artyleria konna
napoleonics-unit-B-LN = brytyjska piechota liniowa
napoleonics-unit-B-LT = brytyjska piechota lekka
napoleonics-unit-B-RL = brytyjscy strzelcy
napoleonics-unit-B-GR = brytyjscy grenadierzy
napoleonics-unit-B-GG = brytyjscy grenadierzy gwardii
napoleonics-unit-B-LC = brytyjska lekka kawaleria
napoleonics-unit-B-HC = brytyjska ciężka kawaleria
napoleonics-unit-B-GHC = brytyjska gwardyjska ciężka kawaleria
napoleonics-unit-B-FA = brytyjska artyleria piesza
napoleonics-unit-B-HA = brytyjska artyleria konna
napoleonics-unit-P-LN = portugalska piechota liniowa
napoleonics-unit-P-LT = portugalska piechota lekka
napoleonics-unit-P-MI = portugalska milicja
napoleonics-unit-P-LC = portugalska lekka kawaleria
napoleonics-unit-P-HC = portugalska ciężka kawaleria
napoleonics-unit-P-FA = portugalska artyleria piesza
napoleonics-unit-P-HA = portugalska artyleria konna
napoleonics-class-infantry = piechota
napoleonics-class-cavalry = kawaleria
napoleonics-class-artillery = artyleria
napoleonics-leader = dowódca
napoleonics-leader-name = { $id ->
    [King-Joseph] król Józef
    [Jerome] Hieronim
    [Orange] książę Orański
    [LeMarchant] Le Marchant
    [Massena] Masséna
    [Sebastiani] Sébastiani
    [Thomieres] Thomières
   *[other] { $name }
 }

## Terrain and what it does

napoleonics-terrain-clear = otwarty teren
napoleonics-terrain-clear-text = Bez wpływu.
napoleonics-terrain-forest = las
napoleonics-terrain-forest-text = Wejście kończy ruch i w tej samej turze może stąd walczyć tylko piechota lekka. Zasłania widok. Mniej kości przy ataku tutaj: piechota 1, kawaleria 2, artyleria 1; stąd: kawaleria 2, artyleria 1.
napoleonics-terrain-hill = wzgórze
napoleonics-terrain-hill-text = Zasłania widok, chyba że oba końce to wzgórza. Mniej kości przy ataku tutaj: piechota 1, kawaleria 1; stąd: kawaleria 1; ze wzgórza na wzgórze tylko 1 przy ostrzale piechoty. Sama artyleria strzela nad niżej stojącymi sąsiednimi swoimi.
napoleonics-terrain-steep = stromy stok
napoleonics-terrain-steep-text = Nikt tu nie wejdzie. Zasłania widok.
napoleonics-terrain-town = miasto
napoleonics-terrain-town-text = Wejście kończy ruch i w tej turze nie można stąd walczyć. Bez czworoboków. Zasłania widok. Mniej kości przy ataku tutaj: piechota 2, kawaleria 3, artyleria 1; stąd: kawaleria 3, artyleria 1; bez kości za Szarżę kawalerii.
napoleonics-terrain-mill = młyn
napoleonics-terrain-mill-text = Wejście kończy ruch i w tej turze nie można stąd walczyć. Bez czworoboków. Zasłania widok. Mniej kości przy ataku tutaj: piechota 2, kawaleria 3, artyleria 1; stąd: kawaleria 3, artyleria 1; bez kości za Szarżę kawalerii.
napoleonics-terrain-river = rzeka
napoleonics-terrain-river-text = Nikt tu nie wejdzie, chyba że mostem lub brodem.
napoleonics-terrain-fordable = bród
napoleonics-terrain-fordable-text = Wejście kończy ruch. Bez czworoboków. O 1 kość mniej w walce wręcz tutaj i w każdym ataku stąd.
napoleonics-terrain-bridge = most
napoleonics-terrain-bridge-text = Bez wpływu.
napoleonics-terrain-sandpit = piaskownia
napoleonics-terrain-sandpit-text = Wejście kończy ruch, artyleria nie wejdzie. Mniej kości przy ataku tutaj: piechota 1 w walce wręcz, kawaleria 2, artyleria 1; stąd: piechota 1, kawaleria 2.
napoleonics-field-works = szaniec
napoleonics-field-works-text = Osłania trzy boki: przejście przez nie kończy ruch; mniej kości do środka: piechota 1, kawaleria 2, na zewnątrz: kawaleria 2, a teren pod nim się nie liczy. Piechota i artyleria mogą zignorować 1 flagę. Bez czworoboków.

## Die faces

napoleonics-face-infantry = piechota
napoleonics-face-cavalry = kawaleria
napoleonics-face-artillery = artyleria
napoleonics-face-flag = flaga
napoleonics-face-saber = szabla

## Section cards

napoleonics-card-scout_left = Zwiad - lewe skrzydło
napoleonics-card-scout_left-text = Wydaj rozkaz 1 jednostce lub dowódcy na swoim lewym skrzydle. Dobierając, weź 2 karty i zatrzymaj 1.
napoleonics-card-probe_left = Sondowanie - lewe skrzydło
napoleonics-card-probe_left-text = Wydaj rozkaz najwyżej 2 jednostkom lub dowódcom na swoim lewym skrzydle.
napoleonics-card-attack_left = Atak - lewe skrzydło
napoleonics-card-attack_left-text = Wydaj rozkaz najwyżej 3 jednostkom lub dowódcom na swoim lewym skrzydle.
napoleonics-card-assault_left = Szturm - lewe skrzydło
napoleonics-card-assault_left-text = Wydaj rozkaz tylu jednostkom lub dowódcom na swoim lewym skrzydle, ile wynosi twoje dowodzenie: karty na ręce razem z tą.
napoleonics-card-scout_centre = Zwiad - środek
napoleonics-card-scout_centre-text = Wydaj rozkaz 1 jednostce lub dowódcy w swoim środku. Dobierając, weź 2 karty i zatrzymaj 1.
napoleonics-card-probe_centre = Sondowanie - środek
napoleonics-card-probe_centre-text = Wydaj rozkaz najwyżej 2 jednostkom lub dowódcom w swoim środku.
napoleonics-card-attack_centre = Atak - środek
napoleonics-card-attack_centre-text = Wydaj rozkaz najwyżej 3 jednostkom lub dowódcom w swoim środku.
napoleonics-card-assault_centre = Szturm - środek
napoleonics-card-assault_centre-text = Wydaj rozkaz tylu jednostkom lub dowódcom w swoim środku, ile wynosi twoje dowodzenie: karty na ręce razem z tą.
napoleonics-card-scout_right = Zwiad - prawe skrzydło
napoleonics-card-scout_right-text = Wydaj rozkaz 1 jednostce lub dowódcy na swoim prawym skrzydle. Dobierając, weź 2 karty i zatrzymaj 1.
napoleonics-card-probe_right = Sondowanie - prawe skrzydło
napoleonics-card-probe_right-text = Wydaj rozkaz najwyżej 2 jednostkom lub dowódcom na swoim prawym skrzydle.
napoleonics-card-attack_right = Atak - prawe skrzydło
napoleonics-card-attack_right-text = Wydaj rozkaz najwyżej 3 jednostkom lub dowódcom na swoim prawym skrzydle.
napoleonics-card-assault_right = Szturm - prawe skrzydło
napoleonics-card-assault_right-text = Wydaj rozkaz tylu jednostkom lub dowódcom na swoim prawym skrzydle, ile wynosi twoje dowodzenie: karty na ręce razem z tą.
napoleonics-card-coordinated_advance = Skoordynowane natarcie
napoleonics-card-coordinated_advance-text = Wydaj rozkaz 1 jednostce lub dowódcy na lewym skrzydle, 2 w środku i 1 na prawym skrzydle.
napoleonics-card-flank_attack = Atak na skrzydłach
napoleonics-card-flank_attack-text = Wydaj rozkaz 2 jednostkom lub dowódcom na każdym skrzydle.
napoleonics-card-forward = Naprzód
napoleonics-card-forward-text = Wydaj rozkaz 2 jednostkom lub dowódcom w każdej sekcji.
napoleonics-card-recon_in_force = Rozpoznanie bojem
napoleonics-card-recon_in_force-text = Wydaj rozkaz 1 jednostce lub dowódcy w każdej sekcji.

## Tactic cards

napoleonics-card-bayonet_charge = Atak na bagnety
napoleonics-card-bayonet_charge-text = Wydaj rozkaz najwyżej 4 jednostkom piechoty. Mogą ruszyć się o 2 heksy i walczyć wręcz, ale nie strzelać. Piechota gwardii rzuca 1 kością więcej. Bez takiej jednostki wydaj rozkaz 1 dowolnej jednostce.
napoleonics-card-bombard = Bombardowanie
napoleonics-card-bombard-text = Wydaj rozkaz najwyżej 4 jednostkom artylerii. Każda rusza się do 3 heksów bez walki albo stoi i walczy z 2 kośćmi więcej, gwardia z 3. Bez takiej jednostki wydaj rozkaz 1 dowolnej jednostce.
napoleonics-card-cavalry_charge = Szarża kawalerii
napoleonics-card-cavalry_charge-text = Wydaj rozkaz najwyżej 4 jednostkom kawalerii lub artylerii konnej. Kawaleria przez całą turę rzuca wręcz 1 kością więcej, gwardia 2; ciężka może ruszyć się o 3 heksy. Bez takiej jednostki wydaj rozkaz 1 dowolnej jednostce.
napoleonics-card-counter_attack = Kontratak
napoleonics-card-counter_attack-text = Działa jak ostatnia karta zagrana przez przeciwnika, z zamianą lewej i prawej strony.
napoleonics-card-elan = Élan
napoleonics-card-elan-text = Rzuć tyloma kośćmi, ile wynosi twoje dowodzenie. Każdy rodzaj daje rozkaz 1 takiej jednostce, każda flaga komukolwiek. Przez całą turę rzucają 1 kością więcej. Potem talię tasuje się z odrzuconymi.
napoleonics-card-fire_and_hold = Strzelać i trwać
napoleonics-card-fire_and_hold-text = Wydaj rozkaz najwyżej 4 jednostkom piechoty lub artylerii. Nie ruszają się ani nie walczą wręcz, ale strzelają z 1 kością więcej. Bez takiej jednostki wydaj rozkaz 1 dowolnej jednostce.
napoleonics-card-first_strike = Pierwszy cios
napoleonics-card-first_strike-text = Zagraj, gdy twojej jednostce zapowiedziano walkę wręcz: twoja jednostka uderza pierwsza. W twojej turze to tylko pas.
napoleonics-card-force_march = Forsowny marsz
napoleonics-card-force_march-text = Wydaj rozkaz całej swojej piechocie w jednej sekcji. Lekka, strzelcy, grenadierzy, gwardia i jednostki z dowódcą mogą ruszyć się o 2 heksy i walczyć. Bez takiej jednostki wydaj rozkaz 1 dowolnej jednostce.
napoleonics-card-cold_steel = Zimna stal
napoleonics-card-cold_steel-text = Rozkaz dostają wszystkie twoje jednostki obok wrogiej. Nie ruszają się i nie strzelają, wręcz rzucają 1 kością więcej, lecz nie w ataku dodatkowym.
napoleonics-card-leadership = Przywództwo
napoleonics-card-leadership-text = Rozkaz dostają wszyscy twoi dowódcy, a z każdym jego jednostka, która rzuca 1 kością więcej; odłączony dowódca rusza się sam. Bez dowódcy wydaj rozkaz 1 dowolnej jednostce.
napoleonics-card-la_grande_manoeuvre = Wielki manewr
napoleonics-card-la_grande_manoeuvre-text = Do 4 jednostek lub dowódców, bez czworoboków, rusza się do 4 heksów i nie walczy; albo wydaj 1 zwykły rozkaz jednej jednostce.
napoleonics-card-rally = Zbiórka
napoleonics-card-rally-text = Rzuć tyloma kośćmi, ile wynosi twoje dowodzenie. Każdy rodzaj przywraca 1 stracony blok twojej jednostce tego rodzaju. Uzupełnionym możesz wydać rozkaz.
napoleonics-card-short_supply = Braki w zaopatrzeniu
napoleonics-card-short_supply-text = Postaw jedną jednostkę dowolnej strony, nie w czworoboku, z powrotem w jej pierwszym rzędzie, w sekcji, gdzie stoi. Nie wydajesz rozkazów.
