## The game

hoth-title = Bitva o Hoth
hoth-side-empire = Impérium
hoth-side-rebels = Povstalci
hoth-seat-empire-1 = Impérium
hoth-seat-empire-2 = Impérium, druhý hráč
hoth-seat-rebels-1 = Povstalci
hoth-seat-rebels-2 = Povstalci, druhý hráč
hoth-section-left = levé křídlo
hoth-section-centre = střed
hoth-section-right = pravé křídlo
hoth-phase-play_card = zahrání karty
hoth-phase-order = vydání rozkazů
hoth-phase-move = pohyb
hoth-phase-attack = útok
hoth-phase-post_move = pohyb po útocích
hoth-phase-draw = dobrání karty
hoth-phase-over = konec bitvy

## Units

hoth-unit-snowtroopers = sněžní vojáci
hoth-unit-at_at = AT-AT
hoth-unit-probe_droids = průzkumní droidi
hoth-unit-echo_troopers = posádka Základny Echo
hoth-unit-snowspeeders = sněžné spídry
hoth-unit-rebel_artillery = povstalecká artilerie

## Badges and what they do

hoth-badge-elite_squadron = elitní letka
hoth-badge-elite_squadron-text = Začíná se 4 figurkami místo 3.
hoth-badge-assault_squad = přepadový oddíl
hoth-badge-assault_squad-text = Když v boji na blízko nepřítele eliminuje nebo zažene, smí jednou za tah provést průlom: postoupit na uvolněný hex a znovu zaútočit.
hoth-badge-e_web = E-Web blaster
hoth-badge-e_web-text = Je-li rozložen, smí v každém útoku jednou přehodit všechny kostky. Pohybem se složí; po rozkazu bez pohybu se opět rozloží.
hoth-badge-scouts = zvědové
hoth-badge-scouts-text = Z pahorku navádějí: ostatní spřátelené jednotky házejí o 1 kostku víc proti nepříteli, na kterého zvědové dohlédnou.
hoth-badge-elite_squad = elitní oddíl
hoth-badge-elite_squad-text = Smí se pohnout až o 2 hexy, a přesto útočit.
hoth-web-installed = rozložen
hoth-web-moved = přesunován

## Terrain and what it does

hoth-terrain-snow = sníh
hoth-terrain-snow-text = Otevřený terén bez vlivu.
hoth-terrain-hill = pahorek
hoth-terrain-hill-text = AT-AT sem nesmějí. Proti cíli zde o 1 kostku méně, nestojí-li na pahorku i útočník. Brání v dohledu; mezi dvěma pahorky brání jen séraky a jednotky na pahorcích.
hoth-terrain-rocks = skály
hoth-terrain-rocks-text = Vstup ukončí pohyb a jednotka v tomto tahu neútočí. Proti cíli zde o 1 kostku méně, vozidla o 2. Brání v dohledu.
hoth-terrain-building = budova
hoth-terrain-building-text = Jako skály; vozidlo útočící odtud hází o 2 kostky méně.
hoth-terrain-wreck = trosky
hoth-terrain-wreck-text = Jako skály; vozidlo útočící odtud hází o 2 kostky méně.
hoth-terrain-trench = zákop
hoth-terrain-trench-text = Proti pěchotě zde o 1 kostku méně a pěchota smí ignorovat 1 ústup. V dohledu nebrání.
hoth-terrain-crevasse = ledovcová trhlina
hoth-terrain-crevasse-text = Vstoupí jen létající jednotky. V dohledu nebrání.
hoth-terrain-serac = sérak
hoth-terrain-serac-text = Nikdo nevstoupí. Vždy brání v dohledu.

## Fortifications, medals and tracks

hoth-fort-shield_generator = generátor štítu
hoth-fort-ion_cannon = iontové dělo
hoth-fort-text = Dokud stojí, nikdo na hex nevstoupí. Brání v dohledu, chrání ho terén pod ním a zničí ho jedna detonace.
hoth-objective-temporary = dočasná medaile
hoth-objective-permanent = trvalá medaile

## Die faces

hoth-face-infantry = pěchota
hoth-face-vehicle = vozidlo
hoth-face-explosion = detonace
hoth-face-retreat = ústup
hoth-face-miss = křížek

## Commanders

hoth-commander-vader = Darth Vader
hoth-commander-veers = Maximilian Veers
hoth-commander-piett = Firmus Piett
hoth-commander-luke = Luke Skywalker
hoth-commander-han = Han Solo
hoth-commander-leia = Leia Organa

## Order cards of both sides

hoth-card-E101 = Hlídka - vlevo
hoth-card-E101-text = Vydejte rozkaz 1 jednotce na svém levém křídle. Při dobírání si vezměte 2 karty a 1 si nechte.
hoth-card-E102 = Hlídka - střed
hoth-card-E102-text = Vydejte rozkaz 1 jednotce ve svém středu. Při dobírání si vezměte 2 karty a 1 si nechte.
hoth-card-E103 = Hlídka - vpravo
hoth-card-E103-text = Vydejte rozkaz 1 jednotce na svém pravém křídle. Při dobírání si vezměte 2 karty a 1 si nechte.
hoth-card-E104 = Nájezd - vlevo
hoth-card-E104-text = Vydejte rozkaz až 2 jednotkám na svém levém křídle.
hoth-card-E105 = Nájezd - střed
hoth-card-E105-text = Vydejte rozkaz až 2 jednotkám ve svém středu.
hoth-card-E106 = Nájezd - vpravo
hoth-card-E106-text = Vydejte rozkaz až 2 jednotkám na svém pravém křídle.
hoth-card-E107 = Útok - vlevo
hoth-card-E107-text = Vydejte rozkaz až 3 jednotkám na svém levém křídle.
hoth-card-E108 = Útok - střed
hoth-card-E108-text = Vydejte rozkaz až 3 jednotkám ve svém středu.
hoth-card-E109 = Útok - vpravo
hoth-card-E109-text = Vydejte rozkaz až 3 jednotkám na svém pravém křídle.
hoth-card-E110 = Postup na všech frontách
hoth-card-E110-text = Vydejte rozkaz až 1 jednotce v každém ze tří sektorů.
hoth-card-E111 = Kleště
hoth-card-E111-text = Vydejte rozkaz až 2 jednotkám na levém a až 2 na pravém křídle.
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

hoth-card-E112 = Postup sněžných vojáků
hoth-card-E112-text = Vydejte rozkaz až 4 jednotkám pěchoty. Mohou útočit i po pohybu o 2 hexy. Nemáte-li na plánu žádnou pěchotu, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-E113 = Chodci vpřed
hoth-card-E113-text = Vydejte rozkaz všem svým vozidlům. Mohou se pohnout o 2 hexy a zaútočit. Nemáte-li na plánu žádné vozidlo, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-E114 = Imperiální manévr
hoth-card-E114-text = Vydejte rozkaz až 3 libovolným jednotkám. Mohou se pohnout o 1 hex nad své maximum, ale pak neútočí.
hoth-card-E115 = Stupňovat útok
hoth-card-E115-text = Vydejte rozkaz až 2 libovolným jednotkám. Po všech útocích se ty, které útočily, mohou pohnout o 1 hex.
hoth-card-E116 = Imperiální velení
hoth-card-E116-text = Vydejte rozkaz až 3 libovolným jednotkám.
hoth-card-E117 = Temná přítomnost
hoth-card-E117-text = Vydejte rozkaz až 2 libovolným jednotkám. Každý ústup v jejich útocích platí dvakrát.
hoth-card-E118 = Neúprosné pronásledování
hoth-card-E118-text = Vydejte rozkaz až 3 jednotkám pěchoty. V tomto tahu mohou provádět průlom jako přepadové oddíly. Nemáte-li na plánu žádnou pěchotu, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-E119 = Schopnosti Síly
hoth-card-E119-text = Vydejte rozkaz až 2 libovolným jednotkám. V jejich útocích se ústupy počítají za detonace.
hoth-card-E120 = Obrněná kolona
hoth-card-E120-text = Vydejte rozkaz všem svým vozidlům a až 2 jednotkám pěchoty, které s nimi sousedí. Nemáte-li na plánu žádné vozidlo, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-E121 = Maximální palebná síla
hoth-card-E121-text = Vydejte rozkaz 1 libovolné jednotce. Může zaútočit dvakrát.
hoth-card-E122 = Útok svazu Blizzard
hoth-card-E122-text = Zvolte sektor a vydejte v něm rozkaz až 3 jednotkám; každá útočí o 1 kostku víc.
hoth-card-E123 = Floto, do útoku!
hoth-card-E123-text = Vydejte rozkaz 1 libovolné jednotce. Místo běžného dobrání odhoďte až 3 karty a doberte o 1 víc. V týmové hře pak spoluhráč smí vyměnit až 3 karty.
hoth-card-E124 = Zachycené signály
hoth-card-E124-text = Nejprve se podívejte na karty v ruce soupeře. Vydejte rozkaz až 2 libovolným jednotkám.
hoth-card-E125 = Druhá vlna
hoth-card-E125-text = Vydejte rozkaz až 2 libovolným jednotkám. Než se pohnou, získá jedna z nich zpět až 2 figurky; musí to být pěchota, která nesousedí s nepřítelem.

## Tactic cards of the Rebels

hoth-card-R112 = Obsadit zákopy
hoth-card-R112-text = Vydejte rozkaz až 4 jednotkám pěchoty. Zůstanou na místě a útočí o 1 kostku víc. Nemáte-li na plánu žádnou pěchotu, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-R113 = Bojový nálet
hoth-card-R113-text = Vydejte rozkaz všem svým vozidlům. Útočí o 1 kostku víc. Nemáte-li na plánu žádné vozidlo, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-R114 = Krycí palba
hoth-card-R114-text = Vydejte rozkaz všem svým speciálním jednotkám, které mohou útočit dvakrát, a až 1 jednotce pěchoty. Nemáte-li na plánu žádnou speciální jednotku, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-R115 = Palba zblízka
hoth-card-R115-text = Vydejte rozkaz až 3 jednotkám sousedícím s nepřítelem. V boji na blízko útočí o 1 kostku víc. Nesousedí-li s nepřítelem žádná vaše jednotka, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-R116 = Velení Základny Echo
hoth-card-R116-text = Vydejte rozkaz až 3 libovolným jednotkám.
hoth-card-R117 = Velitel letky Rogue
hoth-card-R117-text = Vydejte rozkaz všem svým vozidlům. Po všech útocích se ta, která útočila, mohou pohnout až o 2 hexy. Nemáte-li na plánu žádné vozidlo, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-R118 = Věř Síle
hoth-card-R118-text = Vydejte rozkaz až 2 libovolným jednotkám. Každá může jednou přehodit všechny kostky svého útoku.
hoth-card-R119 = Harpuny a lana
hoth-card-R119-text = Vydejte rozkaz až 2 vozidlům. V jejich boji na blízko s AT-AT potvrzuje zničení i symbol vozidla. Nemáte-li na plánu žádné vozidlo, vydejte místo toho rozkaz 1 libovolné jednotce.
hoth-card-R120 = Spořádaný ústup
hoth-card-R120-text = Vydejte rozkaz až 4 libovolným jednotkám. Mohou se pohnout o 1 hex nad své maximum, ale neútočí. Při dobírání si vezměte 2 karty a 1 si nechte.
hoth-card-R121 = Princezniny rozkazy
hoth-card-R121-text = Vydejte rozkaz až 2 libovolným jednotkám. Útočí o 1 kostku víc.
hoth-card-R122 = Povzbudivá přítomnost
hoth-card-R122-text = Vydejte rozkaz až 2 libovolným jednotkám. Než se pohnou, každá získá zpět 1 figurku.
hoth-card-R123 = Nemluv mi o pravděpodobnosti
hoth-card-R123-text = Vydejte rozkaz 1 libovolné jednotce. Útočí o 2 kostky víc.
hoth-card-R124 = Šťastná trefa
hoth-card-R124-text = Vydejte rozkaz až 2 libovolným jednotkám. V každém útoku mohou jednou přehodit všechny křížky.
hoth-card-R125 = Pašerácká zkratka
hoth-card-R125-text = Vydejte rozkaz až 2 libovolným jednotkám. Proti jejich útokům terén cíl nechrání.

## Support cards

hoth-card-ES1 = Posílená četa
hoth-card-ES1-text = Po rozkazech: jedna jednotka pěchoty s rozkazem, která nesousedí s nepřítelem, získá zpět až 2 figurky.
hoth-card-ES2 = Telemetrie droidů
hoth-card-ES2-text = Před útokem, máte-li průzkumné droidy: házejte o 1 kostku víc.
hoth-card-ES3 = Rychlý pochod
hoth-card-ES3-text = K sektorové kartě: vydejte rozkaz ještě 1 jednotce pěchoty kdekoli.
hoth-card-ES4 = Palba chodců
hoth-card-ES4-text = AT-AT s rozkazem, který se nepohnul, může útočit dvakrát.
hoth-card-ES5 = Taktické spojení
hoth-card-ES5-text = Eliminovala-li některá vaše jednotka v tomto tahu nepřátelskou: při dobírání si vezměte 3 karty a 1 si nechte.
hoth-card-RS1 = Bactové balíčky
hoth-card-RS1-text = Po rozkazech: jedna jednotka pěchoty s rozkazem získá zpět až 2 figurky.
hoth-card-RS2 = Okamžitý start
hoth-card-RS2-text = K sektorové kartě: vydejte rozkaz ještě 1 vozidlu kdekoli.
hoth-card-RS3 = Vlečné lano
hoth-card-RS3-text = Když sněžným spídrům nevyjde potvrzovací hod proti sousednímu AT-AT: opakujte ho.
hoth-card-RS4 = Křížová palba ze zákopů
hoth-card-RS4-text = Před útokem pěchoty v zákopu: házejte o 1 kostku víc.
hoth-card-RS5 = Síť senzorů
hoth-card-RS5-text = Po hodu, máte-li artilerii nebo opevnění: jednou přehoďte libovolné kostky.
