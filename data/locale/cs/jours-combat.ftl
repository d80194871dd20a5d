# Jours de Gloire: střet, jízdní útok, ústup: úpravy hodu, odmítnutí, vyhlídky.

## Úpravy

jours-why-ratio = síla
jours-why-cohesion = soudržnost
jours-why-cavalry-shock = jízda mimo jízdní útok
jours-why-pursuit = další jízdní útok při pronásledování
jours-why-rear = zezadu
jours-why-charge = jízdní útok
jours-why-charge-square = jízdní útok na karé
jours-why-square-shock = pěchota proti karé
jours-why-hexside = hrana hexu nebo ze zástavby
jours-why-heavy = těžký útočník
jours-why-evasion = ústup před střetem

## Odmítnutí

jours-refused-gun-shocks-not = { $unit } je dělostřelectvo a do střetu nevstupuje.
jours-refused-shock-order = { $unit } musí být v pořádku a mimo karé, aby mohla do střetu.
jours-refused-shock-together = Jednotky v { $place }, které mohou útočit, útočí společně, nebo vůbec; uveďte všechny.
jours-refused-shock-closed = Na { $place } odtud zaútočit nelze: hex nebo hrana je pro jednotku uzavřená.
jours-refused-shock-front = { $place } neleží před čelem jednotky; útočí se jen přes čelní hexy.
jours-refused-shock-shape = Na { $place } je už ohlášen jiný útok: více hexů útočí na jeden, nebo jeden na dva.
jours-refused-shock-all = { $by } musí zaútočit i na { $place } před sebou, nebo tak musí učinit jiná hromádka.
jours-refused-target-twice = { $place } je uvedeno dvakrát.
jours-refused-not-declared = { $place } žádný střet neohlásilo, není co odvolat.
jours-refused-charge-weather = V noci a v mlze se jízdní útoky nekonají.
jours-refused-charge-cavalry = { $unit } není vaše jízda a jízdní útok vést nemůže.
jours-refused-charge-order = { $unit } musí být v pořádku, aby mohla vést jízdní útok.
jours-refused-charge-ground = Jízdní útok nesmí začínat, vést ani mířit přes { $place }: terén to nedovoluje.
jours-refused-charge-guns = Jízdní útok neprojede vlastním dělostřelectvem v { $place }.
jours-refused-charge-move = Jízdní útok ujede aspoň jeden hex.
jours-refused-charge-facing = { $unit } začíná v nepřátelské zóně kontroly a při jízdním útoku si drží natočení.
jours-refused-charge-joins = Jízdní útok by v { $place } dojel k jednotkám s jiným natočením.
jours-refused-charge-contact = Jízdní útok musí skončit tak, aby { $place } bylo před čelem.
jours-refused-no-target = { $unit } není nepřítel na mapě.

## Nabídky

jours-menu-withdraw = Neútočit
jours-menu-pursue = { $unit } za { $prey }
jours-menu-occupy = Z { $place } do { $cell }, čelem { $facing }

## Vyhlídky

jours-odds-attacker = v neprospěch útočníka
jours-odds-both = v neprospěch obou
jours-odds-defender = v neprospěch obránce
jours-odds-effect = nějaký účinek
jours-odds-overrun = samotné dělostřelectvo: přejeto bez hodu
jours-odds-overrun-after = samotné dělostřelectvo: přejeto bez hodu, zbude-li po jeho palbě útočník
jours-odds-shot = palba z { $place } má nějaký účinek
jours-odds-engages = útočníci uspějí ve zkoušce odhodlání
jours-odds-passes = podaří se
jours-odds-squares = { $place } utvoří karé
jours-odds-counters = { $place } vyrazí do protiútoku
jours-forecast-march = { $place } za { $cost } z { $value } bodů pohybu.
jours-forecast-level = { $unit } ztratí na { $place } kvůli terénu úroveň ({ $rule }).
jours-forecast-level-front = { $unit } ztratí na { $place }, před čelem nepřítele, úroveň ({ $rule }).
jours-forecast-no-orders = { $count ->
    [one] V tomto kole nedostane rozkaz žádná skupina, i když jedna by mohla.
    [few] V tomto kole nedostane rozkaz žádná skupina, i když { $count } by mohly.
   *[other] V tomto kole nedostane rozkaz žádná skupina, i když { $count } by mohlo.
 }
jours-forecast-no-rally = { $count ->
    [one] V této aktivaci se nikdo nezkusí seřadit, i když jedna jednotka by mohla.
    [few] V této aktivaci se nikdo nezkusí seřadit, i když { $count } jednotky by mohly.
   *[other] V této aktivaci se nikdo nezkusí seřadit, i když { $count } jednotek by mohlo.
 }
jours-sight-free = Přímku z { $a } na { $b } nic nezakrývá: je mezi nimi vidět ({ $rule }).
jours-sight-higher = terén vyšší než oba hexy

## Stálé rozkazy

jours-point-SO-ORDERS = Rozkazy skupinám
jours-point-SO-SQUARE = Karé proti jízdnímu útoku
jours-point-SO-COUNTERCHARGE = Jízdní protiútok
jours-point-SO-REACTION = Reakční palba
jours-point-SO-COUNTERBATTERY = Protibaterijní palba
jours-point-SO-RETREAT-BEFORE = Ústup před střetem
jours-point-SO-RETREAT-PATH = Cesta ústupu
jours-point-SO-COUNTERATTACK = Protiútok
jours-point-SO-DEF-PURSUIT = Pronásledování obráncem
jours-point-SO-CINC = Velitel v ohrožení
jours-point-SO-ROUT = Útěk
jours-point-SO-RALLY = Seřazení
jours-point-SO-ADVANCE = Postup po boji
jours-point-SO-RECALL = Odvolání jízdního útoku
jours-policy-nearest = nejdřív skupiny blízko nepřítele
jours-policy-always = vždy zkusit
jours-policy-never = nikdy
jours-policy-heavy = jen proti těžké jízdě
jours-policy-weakest = na nejnižší soudržnost
jours-policy-strongest = na nejvíc bodů síly
jours-policy-likely = může-li uškodit
jours-policy-keep = šetřit palbu, dokud je nepřítel blízko
jours-policy-stand = stát
jours-policy-one = zpět o jeden hex
jours-policy-two = zpět o dva hexy
jours-policy-safest = s nejmenší ztrátou úrovní
jours-policy-stay = zůstat u jednotky
jours-policy-straight = přímo a zastavit v zástavbě
jours-policy-all = všichni, kdo mohou
jours-policy-plain = bez natočení a průlomu
