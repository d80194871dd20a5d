# Commands & Colors: Napoleonics: names of sides, units, terrain, dice and cards, and what they do.

## The game

napoleonics-title = Napoleonics
chat-system-napoleonics = Commands & Colors: Napoleonics
napoleonics-side-bottom = Spojenci
napoleonics-side-top = Francouzi
napoleonics-seat-bottom = Spojenci
napoleonics-seat-top = Francouzi
napoleonics-section-left = levé křídlo
napoleonics-section-centre = střed
napoleonics-section-right = pravé křídlo
napoleonics-phase-command = velení
napoleonics-phase-order = rozkazy
napoleonics-phase-move = pohyb
napoleonics-phase-combat = boj
napoleonics-phase-draw = dobrání karty
napoleonics-phase-over = konec bitvy

## Units

napoleonics-unit-F-LN = francouzská řadová pěchota
napoleonics-unit-F-LT = francouzská lehká pěchota
napoleonics-unit-F-GR = francouzští granátníci
napoleonics-unit-F-YG = Mladá garda
napoleonics-unit-F-OG = Stará garda
napoleonics-unit-F-MI = francouzská milice
napoleonics-unit-F-LC = francouzská lehká jízda
napoleonics-unit-F-HC = francouzská těžká jízda
napoleonics-unit-F-CU = francouzští kyrysníci
napoleonics-unit-F-GHC = francouzská gardová těžká jízda
napoleonics-unit-F-FA = francouzské pěší dělostřelectvo
napoleonics-unit-F-HA = francouzské jízdní dělostřelectvo
napoleonics-unit-F-GFA = francouzské gardové pěší dělostřelectvo
napoleonics-unit-F-GHA = francouzské gardové jízdní dělostřelectvo
napoleonics-unit-B-LN = britská řadová pěchota
napoleonics-unit-B-LT = britská lehká pěchota
napoleonics-unit-B-RL = britští střelci
napoleonics-unit-B-GR = britští granátníci
napoleonics-unit-B-GG = britští gardoví granátníci
napoleonics-unit-B-LC = britská lehká jízda
napoleonics-unit-B-HC = britská těžká jízda
napoleonics-unit-B-GHC = britská gardová těžká jízda
napoleonics-unit-B-FA = britské pěší dělostřelectvo
napoleonics-unit-B-HA = britské jízdní dělostřelectvo
napoleonics-unit-P-LN = portugalská řadová pěchota
napoleonics-unit-P-LT = portugalská lehká pěchota
napoleonics-unit-P-MI = portugalská milice
napoleonics-unit-P-LC = portugalská lehká jízda
napoleonics-unit-P-HC = portugalská těžká jízda
napoleonics-unit-P-FA = portugalské pěší dělostřelectvo
napoleonics-unit-P-HA = portugalské jízdní dělostřelectvo
napoleonics-class-infantry = pěchota
napoleonics-class-cavalry = jízda
napoleonics-class-artillery = dělostřelectvo
napoleonics-leader = velitel
napoleonics-leader-name = { $id ->
    [King-Joseph] král Josef
    [Jerome] Jeroným
    [Orange] princ oranžský
    [LeMarchant] Le Marchant
    [Massena] Masséna
    [Sebastiani] Sébastiani
    [Thomieres] Thomières
   *[other] { $name }
 }

## Terrain and what it does

napoleonics-terrain-clear = otevřený terén
napoleonics-terrain-clear-text = Bez vlivu.
napoleonics-terrain-forest = les
napoleonics-terrain-forest-text = Vstup ukončí pohyb a v tomtéž tahu odtud smí bojovat jen lehká pěchota. Brání ve výhledu. Kostek méně při útoku sem: pěchota 1, jízda 2, dělostřelectvo 1; odtud: jízda 2, dělostřelectvo 1.
napoleonics-terrain-hill = kopec
napoleonics-terrain-hill-text = Brání ve výhledu, nejsou-li kopci oba konce. Kostek méně při útoku sem: pěchota 1, jízda 1; odtud: jízda 1; z kopce na kopec jen 1 pro palbu pěchoty. Samotné dělostřelectvo střílí přes níže stojící sousední přátele.
napoleonics-terrain-steep = strmý svah
napoleonics-terrain-steep-text = Nikdo sem nevstoupí. Brání ve výhledu.
napoleonics-terrain-town = město
napoleonics-terrain-town-text = Vstup ukončí pohyb a v tomto tahu odtud nelze bojovat. Nelze tvořit čtverec. Brání ve výhledu. Kostek méně při útoku sem: pěchota 2, jízda 3, dělostřelectvo 1; odtud: jízda 3, dělostřelectvo 1; kostky za Útok jízdy se nepřidávají.
napoleonics-terrain-mill = mlýn
napoleonics-terrain-mill-text = Vstup ukončí pohyb a v tomto tahu odtud nelze bojovat. Nelze tvořit čtverec. Brání ve výhledu. Kostek méně při útoku sem: pěchota 2, jízda 3, dělostřelectvo 1; odtud: jízda 3, dělostřelectvo 1; kostky za Útok jízdy se nepřidávají.
napoleonics-terrain-river = řeka
napoleonics-terrain-river-text = Nikdo sem nevstoupí, jen po mostech a brodech.
napoleonics-terrain-fordable = brod
napoleonics-terrain-fordable-text = Vstup ukončí pohyb. Nelze tvořit čtverec. O 1 kostku méně v boji na blízko sem a v každém útoku odtud.
napoleonics-terrain-bridge = most
napoleonics-terrain-bridge-text = Bez vlivu.
napoleonics-terrain-sandpit = pískový lom
napoleonics-terrain-sandpit-text = Vstup ukončí pohyb, dělostřelectvo nevstoupí. Kostek méně při útoku sem: pěchota 1 v boji na blízko, jízda 2, dělostřelectvo 1; odtud: pěchota 1, jízda 2.
napoleonics-field-works = polní opevnění
napoleonics-field-works-text = Chrání tři strany: přechod přes ně ukončí pohyb; kostek méně dovnitř: pěchota 1, jízda 2, ven: jízda 2 a terén pod ním se nepočítá. Pěchota a dělostřelectvo smějí ignorovat 1 prapor. Nelze tvořit čtverec.

## Die faces

napoleonics-face-infantry = pěchota
napoleonics-face-cavalry = jízda
napoleonics-face-artillery = dělostřelectvo
napoleonics-face-flag = prapor
napoleonics-face-saber = šavle

## Section cards

napoleonics-card-scout_left = Průzkum - levé křídlo
napoleonics-card-scout_left-text = Vydejte rozkaz 1 jednotce nebo veliteli na svém levém křídle. Při dobírání vezměte 2 karty a 1 si nechte.
napoleonics-card-probe_left = Výpad - levé křídlo
napoleonics-card-probe_left-text = Vydejte rozkaz až 2 jednotkám nebo velitelům na svém levém křídle.
napoleonics-card-attack_left = Napadení - levé křídlo
napoleonics-card-attack_left-text = Vydejte rozkaz až 3 jednotkám nebo velitelům na svém levém křídle.
napoleonics-card-assault_left = Útok - levé křídlo
napoleonics-card-assault_left-text = Vydejte rozkaz tolika jednotkám nebo velitelům na svém levém křídle, kolik činí vaše velení: karty v ruce včetně této.
napoleonics-card-scout_centre = Průzkum - střed
napoleonics-card-scout_centre-text = Vydejte rozkaz 1 jednotce nebo veliteli ve svém středu. Při dobírání vezměte 2 karty a 1 si nechte.
napoleonics-card-probe_centre = Výpad - střed
napoleonics-card-probe_centre-text = Vydejte rozkaz až 2 jednotkám nebo velitelům ve svém středu.
napoleonics-card-attack_centre = Napadení - střed
napoleonics-card-attack_centre-text = Vydejte rozkaz až 3 jednotkám nebo velitelům ve svém středu.
napoleonics-card-assault_centre = Útok - střed
napoleonics-card-assault_centre-text = Vydejte rozkaz tolika jednotkám nebo velitelům ve svém středu, kolik činí vaše velení: karty v ruce včetně této.
napoleonics-card-scout_right = Průzkum - pravé křídlo
napoleonics-card-scout_right-text = Vydejte rozkaz 1 jednotce nebo veliteli na svém pravém křídle. Při dobírání vezměte 2 karty a 1 si nechte.
napoleonics-card-probe_right = Výpad - pravé křídlo
napoleonics-card-probe_right-text = Vydejte rozkaz až 2 jednotkám nebo velitelům na svém pravém křídle.
napoleonics-card-attack_right = Napadení - pravé křídlo
napoleonics-card-attack_right-text = Vydejte rozkaz až 3 jednotkám nebo velitelům na svém pravém křídle.
napoleonics-card-assault_right = Útok - pravé křídlo
napoleonics-card-assault_right-text = Vydejte rozkaz tolika jednotkám nebo velitelům na svém pravém křídle, kolik činí vaše velení: karty v ruce včetně této.
napoleonics-card-coordinated_advance = Koordinovaný postup
napoleonics-card-coordinated_advance-text = Vydejte rozkaz 1 jednotce nebo veliteli na levém křídle, 2 ve středu a 1 na pravém křídle.
napoleonics-card-flank_attack = Útok na křídlech
napoleonics-card-flank_attack-text = Vydejte rozkaz 2 jednotkám nebo velitelům na každém křídle.
napoleonics-card-forward = Postup vpřed
napoleonics-card-forward-text = Vydejte rozkaz 2 jednotkám nebo velitelům v každé sekci.
napoleonics-card-recon_in_force = Průzkum bojem
napoleonics-card-recon_in_force-text = Vydejte rozkaz 1 jednotce nebo veliteli v každé sekci.

## Tactic cards

napoleonics-card-bayonet_charge = Útok na bodáky
napoleonics-card-bayonet_charge-text = Vydejte rozkaz až 4 jednotkám pěchoty. Smějí se pohnout o 2 hexy a bojovat zblízka, ale ne střílet. Gardová pěchota hází o 1 kostku víc. Bez takové jednotky vydejte rozkaz 1 jednotce dle volby.
napoleonics-card-bombard = Ostřelování
napoleonics-card-bombard-text = Vydejte rozkaz až 4 jednotkám dělostřelectva. Každá se buď pohne až o 3 hexy a nebojuje, nebo stojí a bojuje o 2 kostky silněji, garda o 3. Bez takové jednotky vydejte rozkaz 1 jednotce dle volby.
napoleonics-card-cavalry_charge = Útok jízdy
napoleonics-card-cavalry_charge-text = Vydejte rozkaz až 4 jednotkám jízdy nebo jízdního dělostřelectva. Jízda hází zblízka celý tah o 1 kostku víc, garda o 2; těžká jízda se smí pohnout o 3 hexy. Bez takové jednotky vydejte rozkaz 1 jednotce dle volby.
napoleonics-card-counter_attack = Protiúder
napoleonics-card-counter_attack-text = Platí jako poslední karta, kterou zahrál soupeř, se zaměněnou levou a pravou stranou.
napoleonics-card-elan = Elán
napoleonics-card-elan-text = Hoďte tolika kostkami, kolik činí vaše velení. Každý druh dá rozkaz 1 své jednotce, každý prapor komukoli. Celý tah házejí o 1 kostku víc. Pak se balíček zamíchá s odhozenými kartami.
napoleonics-card-fire_and_hold = Vystřelit a držet
napoleonics-card-fire_and_hold-text = Vydejte rozkaz až 4 jednotkám pěchoty nebo dělostřelectva. Nepohybují se ani nebojují zblízka, ale střílejí o 1 kostku silněji. Bez takové jednotky vydejte rozkaz 1 jednotce dle volby.
napoleonics-card-first_strike = První úder
napoleonics-card-first_strike-text = Zahrajte, když je vaší jednotce ohlášen boj na blízko: vaše jednotka udeří první. Ve vlastním tahu znamená jen pas.
napoleonics-card-force_march = Rychlý pochod
napoleonics-card-force_march-text = Vydejte rozkaz veškeré své pěchotě v jedné sekci. Lehká pěchota, střelci, granátníci, garda a jednotky s velitelem se smějí pohnout o 2 hexy a bojovat. Bez takové jednotky vydejte rozkaz 1 jednotce dle volby.
napoleonics-card-cold_steel = Do nich chladnou ocelí
napoleonics-card-cold_steel-text = Rozkaz dostanou všechny vaše jednotky vedle nepřátelské. Nepohybují se a nestřílejí, zblízka házejí o 1 kostku víc, ale ne v bonusovém útoku.
napoleonics-card-leadership = Vůdcovství
napoleonics-card-leadership-text = Rozkaz dostanou všichni vaši velitelé a s každým jeho jednotka, která hází o 1 kostku víc; oddělený velitel se pohne sám. Bez velitele vydejte rozkaz 1 jednotce dle volby.
napoleonics-card-la_grande_manoeuvre = Velký manévr
napoleonics-card-la_grande_manoeuvre-text = Až 4 jednotky nebo velitelé, ne čtverce, se pohnou až o 4 hexy a nebojují; nebo vydejte 1 obyčejný rozkaz jedné jednotce.
napoleonics-card-rally = Shromáždění
napoleonics-card-rally-text = Hoďte tolika kostkami, kolik činí vaše velení. Každý druh vrátí 1 ztracený blok vaší jednotce toho druhu. Doplněným jednotkám smíte dát rozkaz.
napoleonics-card-short_supply = Nedostatek zásob
napoleonics-card-short_supply-text = Postavte jednu jednotku kterékoli strany, která není ve čtverci, zpět na její první řadu v sekci, kde stojí. Nedáváte žádné rozkazy.
