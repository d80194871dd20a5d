## The game

hoth-title = Bitwa o Hoth
hoth-side-empire = Imperium
hoth-side-rebels = Rebelianci
hoth-seat-empire-1 = Imperium
hoth-seat-empire-2 = Imperium, drugi gracz
hoth-seat-rebels-1 = Rebelianci
hoth-seat-rebels-2 = Rebelianci, drugi gracz
hoth-section-left = lewe skrzydło
hoth-section-centre = centrum
hoth-section-right = prawe skrzydło
hoth-phase-play_card = zagranie karty
hoth-phase-order = wydanie rozkazów
hoth-phase-move = ruch
hoth-phase-attack = atak
hoth-phase-post_move = ruch po atakach
hoth-phase-draw = dobranie karty
hoth-phase-over = koniec bitwy

## Units

hoth-unit-snowtroopers = szturmowcy śnieżni
hoth-unit-at_at = AT-AT
hoth-unit-probe_droids = droidy zwiadowcze
hoth-unit-echo_troopers = załoga Bazy Echo
hoth-unit-snowspeeders = śnieżne śmigacze
hoth-unit-rebel_artillery = artyleria Rebeliantów

## Badges and what they do

hoth-badge-elite_squadron = elitarna eskadra
hoth-badge-elite_squadron-text = Zaczyna z 4 figurkami zamiast 3.
hoth-badge-assault_squad = oddział szturmowy
hoth-badge-assault_squad-text = Gdy w walce wręcz wyeliminuje wroga lub zmusi go do odwrotu, raz na turę może wykonać przełamanie: wejść na zwolniony heks i zaatakować ponownie.
hoth-badge-e_web = blaster E-Web
hoth-badge-e_web-text = Rozstawiony może w każdym ataku raz przerzucić wszystkie kości. Ruch go składa; rozkaz bez ruchu rozstawia go znowu.
hoth-badge-scouts = zwiadowcy
hoth-badge-scouts-text = Ze wzgórza naprowadzają: inne własne jednostki rzucają o 1 kość więcej przeciw wrogowi, którego widzą zwiadowcy.
hoth-badge-elite_squad = oddział elitarny
hoth-badge-elite_squad-text = Może ruszyć się do 2 heksów i mimo to atakować.
hoth-web-installed = rozstawiony
hoth-web-moved = przenoszony

## Terrain and what it does

hoth-terrain-snow = śnieg
hoth-terrain-snow-text = Otwarty teren, bez wpływu.
hoth-terrain-hill = wzgórze
hoth-terrain-hill-text = AT-AT nie mają tu wstępu. O 1 kość mniej przeciw celowi tutaj, chyba że atakujący też stoi na wzgórzu. Zasłania widok; między dwoma wzgórzami zasłaniają tylko seraki i jednostki na wzgórzach.
hoth-terrain-rocks = skały
hoth-terrain-rocks-text = Wejście kończy ruch, a jednostka w tej turze nie atakuje. Przeciw celowi tutaj o 1 kość mniej, pojazdy o 2. Zasłania widok.
hoth-terrain-building = budynek
hoth-terrain-building-text = Jak skały; pojazd atakujący stąd rzuca o 2 kości mniej.
hoth-terrain-wreck = wrak
hoth-terrain-wreck-text = Jak skały; pojazd atakujący stąd rzuca o 2 kości mniej.
hoth-terrain-trench = okop
hoth-terrain-trench-text = Przeciw piechocie tutaj o 1 kość mniej, a piechota może zignorować 1 odwrót. Nie zasłania widoku.
hoth-terrain-crevasse = szczelina lodowcowa
hoth-terrain-crevasse-text = Wejść mogą tylko jednostki latające. Nie zasłania widoku.
hoth-terrain-serac = serak
hoth-terrain-serac-text = Nikt nie wejdzie. Zawsze zasłania widok.

## Fortifications, medals and tracks

hoth-fort-shield_generator = generator tarczy
hoth-fort-ion_cannon = działo jonowe
hoth-fort-text = Póki stoi, nikt nie może tu wejść. Zasłania widok, chroni ją teren, na którym stoi, a niszczy ją jedna eksplozja.
hoth-objective-temporary = medal tymczasowy
hoth-objective-permanent = medal trwały

## Die faces

hoth-face-infantry = piechota
hoth-face-vehicle = pojazd
hoth-face-explosion = eksplozja
hoth-face-retreat = odwrót
hoth-face-miss = pudło

## Commanders

hoth-commander-vader = Darth Vader
hoth-commander-veers = Maximilian Veers
hoth-commander-piett = Firmus Piett
hoth-commander-luke = Luke Skywalker
hoth-commander-han = Han Solo
hoth-commander-leia = Leia Organa

## Order cards of both sides

hoth-card-E101 = Patrol - lewe skrzydło
hoth-card-E101-text = Wydaj rozkaz 1 jednostce na swoim lewym skrzydle. Przy dobieraniu weź 2 karty i zatrzymaj 1.
hoth-card-E102 = Patrol - centrum
hoth-card-E102-text = Wydaj rozkaz 1 jednostce w swoim centrum. Przy dobieraniu weź 2 karty i zatrzymaj 1.
hoth-card-E103 = Patrol - prawe skrzydło
hoth-card-E103-text = Wydaj rozkaz 1 jednostce na swoim prawym skrzydle. Przy dobieraniu weź 2 karty i zatrzymaj 1.
hoth-card-E104 = Wypad - lewe skrzydło
hoth-card-E104-text = Wydaj rozkaz najwyżej 2 jednostkom na swoim lewym skrzydle.
hoth-card-E105 = Wypad - centrum
hoth-card-E105-text = Wydaj rozkaz najwyżej 2 jednostkom w swoim centrum.
hoth-card-E106 = Wypad - prawe skrzydło
hoth-card-E106-text = Wydaj rozkaz najwyżej 2 jednostkom na swoim prawym skrzydle.
hoth-card-E107 = Natarcie - lewe skrzydło
hoth-card-E107-text = Wydaj rozkaz najwyżej 3 jednostkom na swoim lewym skrzydle.
hoth-card-E108 = Natarcie - centrum
hoth-card-E108-text = Wydaj rozkaz najwyżej 3 jednostkom w swoim centrum.
hoth-card-E109 = Natarcie - prawe skrzydło
hoth-card-E109-text = Wydaj rozkaz najwyżej 3 jednostkom na swoim prawym skrzydle.
hoth-card-E110 = Natarcie na całym froncie
hoth-card-E110-text = Wydaj rozkaz najwyżej 1 jednostce w każdym z trzech sektorów.
hoth-card-E111 = Kleszcze
hoth-card-E111-text = Wydaj rozkaz najwyżej 2 jednostkom na lewym i najwyżej 2 na prawym skrzydle.
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

hoth-card-E112 = Natarcie szturmowców
hoth-card-E112-text = Wydaj rozkaz najwyżej 4 jednostkom piechoty. Mogą atakować nawet po ruchu o 2 heksy. Gdy nie masz na planszy żadnej piechoty, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-E113 = Maszyny naprzód
hoth-card-E113-text = Wydaj rozkaz wszystkim swoim pojazdom. Mogą ruszyć się o 2 heksy i zaatakować. Gdy nie masz na planszy żadnego pojazdu, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-E114 = Manewr Imperium
hoth-card-E114-text = Wydaj rozkaz najwyżej 3 dowolnym jednostkom. Mogą ruszyć się o 1 heks ponad swoje maksimum, ale wtedy nie atakują.
hoth-card-E115 = Podtrzymać atak
hoth-card-E115-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Po wszystkich atakach te, które atakowały, mogą ruszyć się o 1 heks.
hoth-card-E116 = Dowództwo Imperium
hoth-card-E116-text = Wydaj rozkaz najwyżej 3 dowolnym jednostkom.
hoth-card-E117 = Mroczna obecność
hoth-card-E117-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Każdy odwrót w ich atakach liczy się podwójnie.
hoth-card-E118 = Nieustępliwy pościg
hoth-card-E118-text = Wydaj rozkaz najwyżej 3 jednostkom piechoty. W tej turze mogą wykonywać przełamanie jak oddziały szturmowe. Gdy nie masz na planszy żadnej piechoty, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-E119 = Potęga Mocy
hoth-card-E119-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. W ich atakach odwroty liczą się jako eksplozje.
hoth-card-E120 = Kolumna pancerna
hoth-card-E120-text = Wydaj rozkaz wszystkim swoim pojazdom i najwyżej 2 jednostkom piechoty, które z nimi sąsiadują. Gdy nie masz na planszy żadnego pojazdu, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-E121 = Maksymalna siła ognia
hoth-card-E121-text = Wydaj rozkaz 1 dowolnej jednostce. Może zaatakować dwa razy.
hoth-card-E122 = Szturm Zamieci
hoth-card-E122-text = Wybierz sektor i wydaj w nim rozkaz najwyżej 3 jednostkom; każda atakuje z 1 kością więcej.
hoth-card-E123 = Flota, do ataku!
hoth-card-E123-text = Wydaj rozkaz 1 dowolnej jednostce. Zamiast zwykłego dobrania odrzuć najwyżej 3 karty i dobierz o 1 więcej, niż odrzucono. W grze drużynowej partner może potem wymienić najwyżej 3 karty.
hoth-card-E124 = Przechwycone sygnały
hoth-card-E124-text = Najpierw obejrzyj karty na ręce przeciwnika. Wydaj rozkaz najwyżej 2 dowolnym jednostkom.
hoth-card-E125 = Druga fala
hoth-card-E125-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Zanim się ruszą, jedna z nich odzyskuje najwyżej 2 figurki; musi to być piechota, która nie sąsiaduje z wrogiem.

## Tactic cards of the Rebels

hoth-card-R112 = Obsadzić okopy
hoth-card-R112-text = Wydaj rozkaz najwyżej 4 jednostkom piechoty. Zostają na miejscu i atakują z 1 kością więcej. Gdy nie masz na planszy żadnej piechoty, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-R113 = Nalot bojowy
hoth-card-R113-text = Wydaj rozkaz wszystkim swoim pojazdom. Atakują z 1 kością więcej. Gdy nie masz na planszy żadnego pojazdu, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-R114 = Ogień osłonowy
hoth-card-R114-text = Wydaj rozkaz wszystkim swoim jednostkom specjalnym, które mogą atakować dwa razy, i najwyżej 1 jednostce piechoty. Gdy nie masz na planszy żadnej jednostki specjalnej, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-R115 = Ogień z bliska
hoth-card-R115-text = Wydaj rozkaz najwyżej 3 jednostkom sąsiadującym z wrogiem. W walce wręcz atakują z 1 kością więcej. Gdy żadna twoja jednostka nie sąsiaduje z wrogiem, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-R116 = Dowództwo Bazy Echo
hoth-card-R116-text = Wydaj rozkaz najwyżej 3 dowolnym jednostkom.
hoth-card-R117 = Dowódca Łotrów
hoth-card-R117-text = Wydaj rozkaz wszystkim swoim pojazdom. Po wszystkich atakach te, które atakowały, mogą ruszyć się do 2 heksów. Gdy nie masz na planszy żadnego pojazdu, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-R118 = Zaufaj Mocy
hoth-card-R118-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Każda może raz przerzucić wszystkie kości swojego ataku.
hoth-card-R119 = Harpuny i liny
hoth-card-R119-text = Wydaj rozkaz najwyżej 2 pojazdom. W ich walce wręcz z AT-AT zniszczenie potwierdza także symbol pojazdu. Gdy nie masz na planszy żadnego pojazdu, wydaj zamiast tego rozkaz 1 dowolnej jednostce.
hoth-card-R120 = Uporządkowany odwrót
hoth-card-R120-text = Wydaj rozkaz najwyżej 4 dowolnym jednostkom. Mogą ruszyć się o 1 heks ponad swoje maksimum, ale nie atakują. Przy dobieraniu weź 2 karty i zatrzymaj 1.
hoth-card-R121 = Rozkazy księżniczki
hoth-card-R121-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Atakują z 1 kością więcej.
hoth-card-R122 = Krzepiąca obecność
hoth-card-R122-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Zanim się ruszą, każda odzyskuje 1 figurkę.
hoth-card-R123 = Nie mów mi o szansach
hoth-card-R123-text = Wydaj rozkaz 1 dowolnej jednostce. Atakuje z 2 kośćmi więcej.
hoth-card-R124 = Szczęśliwy strzał
hoth-card-R124-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. W każdym ataku mogą raz przerzucić wszystkie pudła.
hoth-card-R125 = Skrót przemytnika
hoth-card-R125-text = Wydaj rozkaz najwyżej 2 dowolnym jednostkom. Przed ich atakami teren nie chroni celu.

## Support cards

hoth-card-ES1 = Wzmocniony pluton
hoth-card-ES1-text = Po rozkazach: jedna jednostka piechoty z rozkazem, która nie sąsiaduje z wrogiem, odzyskuje najwyżej 2 figurki.
hoth-card-ES2 = Telemetria droidów
hoth-card-ES2-text = Przed atakiem, jeśli masz droidy zwiadowcze: rzuć o 1 kość więcej.
hoth-card-ES3 = Forsowny marsz
hoth-card-ES3-text = Do karty sektora: wydaj rozkaz jeszcze 1 jednostce piechoty gdziekolwiek.
hoth-card-ES4 = Kanonada maszyn
hoth-card-ES4-text = AT-AT z rozkazem, który się nie ruszył, może atakować dwa razy.
hoth-card-ES5 = Łącze taktyczne
hoth-card-ES5-text = Jeśli twoja jednostka wyeliminowała w tej turze wrogą: przy dobieraniu weź 3 karty i zatrzymaj 1.
hoth-card-RS1 = Pakiety bacty
hoth-card-RS1-text = Po rozkazach: jedna jednostka piechoty z rozkazem odzyskuje najwyżej 2 figurki.
hoth-card-RS2 = Alarmowy start
hoth-card-RS2-text = Do karty sektora: wydaj rozkaz jeszcze 1 pojazdowi gdziekolwiek.
hoth-card-RS3 = Lina holownicza
hoth-card-RS3-text = Gdy śnieżnym śmigaczom nie wyjdzie rzut potwierdzający przeciw sąsiedniemu AT-AT: powtórz go.
hoth-card-RS4 = Krzyżowy ogień z okopów
hoth-card-RS4-text = Przed atakiem piechoty w okopie: rzuć o 1 kość więcej.
hoth-card-RS5 = Sieć czujników
hoth-card-RS5-text = Po rzucie, jeśli masz artylerię lub fortyfikację: raz przerzuć dowolne kości.
