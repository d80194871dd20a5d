# Bitva o Hoth: otázky, nabídky, záznam a odmítnutí. Názvy jsou v hoth-names.ftl.

## Otázky

hoth-ask-DP-RETURN = Kde se jednotka vrátí do hry?
hoth-ask-DP-PLAY = Kterou kartu rozkazu zahrajete?
hoth-ask-DP-SECTION = Pro který sektor hrajete kartu „{ $card }“?
hoth-ask-DP-ORDER = { $card }: { $count ->
    [0] kterým jednotkám vydáte rozkaz?
   *[other] kterým dalším jednotkám vydáte rozkaz? Zatím vydáno: { $count }.
 }
hoth-ask-DP-ORDER-fallback = { $card }: takovou jednotku nemáte. Vydejte rozkaz jedné libovolné jednotce.
hoth-ask-DP-RECOVER = { $card }: která jednotka získá zpět figurky?
hoth-ask-DP-MOVE = Která jednotka se pohne a kam?
hoth-ask-DP-ATTACK = Která jednotka zaútočí a na co?
hoth-ask-DP-REROLL = { $attacker } { $origin }, padlo: { $dice }. Přehodit?
hoth-ask-DP-RETREAT = Vaše jednotka musí ustoupit: { $target } na { $hex }. Symboly ústupu: { $count }. Kudy?
hoth-ask-DP-RETREAT-doubled = Vaše jednotka musí ustoupit: { $target } na { $hex }. Symboly ústupu: { $count }, počítají se dvojnásobně; hexů k ústupu: { $steps }. Kudy?
hoth-ask-DP-BREAK = { $attacker } { $origin }: provést průlom na { $hex }?
hoth-ask-DP-BREAK-ATTACK = { $attacker } { $origin }: na co zaútočit po průlomu?
hoth-ask-DP-POSTMOVE = Která jednotka, která útočila, se ještě pohne?
hoth-ask-DP-DRAW = Kterou z těchto karet si necháte?
hoth-ask-DP-DRAW-discard = Kterou kartu odhodíte? Zatím odhozeno: { $count }.

## Nabídky

hoth-menu-unit = { $hex } { $unit } { $figures }/{ $start }
hoth-now = { $count ->
    [0] Teď nikdo: rozkaz nedostane žádná jednotka.
    [one] Teď { $count } jednotka.
    [few] Teď { $count } jednotky.
   *[other] Teď { $count } jednotek.
 }
hoth-card-now = { hoth-now } { $words }
hoth-menu-board = { $hex } { $unit }: nastoupit do transportu
hoth-menu-hex = { $hex }, { $terrain }
hoth-menu-fort = { $hex } { $fort }
hoth-menu-off = pryč z plánu
hoth-menu-way = { $way }, { $terrain }
hoth-menu-ignore = { $count ->
    [0] neignorovat žádný symbol
    [one] ignorovat { $count } symbol
    [few] ignorovat { $count } symboly
   *[other] ignorovat { $count } symbolů
}
hoth-menu-stay = zůstat
hoth-menu-advance = Provést průlom
hoth-menu-reroll-e_web = Přehodit všechny kostky (E-Web blaster)
hoth-menu-reroll-card = Přehodit (karta)
hoth-menu-claim = Ukončit bitvu, která uvázla
hoth-menu-done-DP-ORDER = Žádné další rozkazy
hoth-menu-done-DP-RECOVER = Nic nezískat
hoth-menu-done-DP-MOVE = Konec pohybů
hoth-menu-done-DP-ATTACK = Konec útoků
hoth-menu-done-DP-REROLL = Nechat kostky
hoth-menu-done-DP-BREAK = Zůstat
hoth-menu-done-DP-BREAK-ATTACK = Žádný druhý útok
hoth-menu-done-DP-POSTMOVE = Konec pohybů
hoth-menu-done-DP-DRAW = Víc neodhazovat

## Trvalé rozkazy

hoth-policy-cover = Nejlepší kryt, ignorovat všechny možné symboly
hoth-policy-far = Co nejdál od nepřítele, ignorovat všechny možné symboly
hoth-policy-cover-keep = Nejlepší kryt, neignorovat žádný symbol
hoth-policy-far-keep = Co nejdál od nepřítele, neignorovat žádný symbol
hoth-policy-list = Nejdřív { $hexes }, ignorovat všechny možné symboly
hoth-policy-list-keep = Nejdřív { $hexes }, neignorovat žádný symbol
hoth-policy-no-support = Před dobráním žádná karta podpory
hoth-policy-centre = Volný hex nejblíže středu

## Kostky

hoth-dice-range = základ na vzdálenost { $count }
hoth-dice-protection = terén cíle: { $terrain }
hoth-dice-penalty = terén útočníka: { $terrain }
hoth-dice-scouts = zvědové
hoth-dice-part = { $amount } { $reason } ({ $rule })

## Šance

hoth-odds-expected = Očekávané zásahy
hoth-odds-hit = Alespoň jeden zásah
hoth-odds-hit-e-web = Alespoň jeden zásah, když se při neúspěchu přehodí
hoth-odds-eliminated-by-hits = Eliminace jen zásahy
hoth-odds-eliminated = Eliminace, včetně ztrát za znemožněný ústup
hoth-odds-leaves = Cíl opustí svůj hex
hoth-odds-destroyed = Zničení
hoth-odds-destroyed-e-web = Zničení, když se při neúspěchu přehodí

## Záznam

hoth-list = { $first }, { $rest }
hoth-list-none = nic
hoth-event-battle-began = Začíná bitva: { $scenario }. První na tahu: { $side }.
hoth-event-turn-began = Tah { $number }: { $side }.
hoth-event-card-played = { $side }, zahraná karta: { $card }.
hoth-event-section = Sektor: { $section }.
hoth-event-ordered = Jednotky s rozkazem: { $hexes }.
hoth-event-ordered-fallback = Taková jednotka není; náhradní rozkaz: { $hexes }.
hoth-event-ordered-none = Rozkaz nedostává žádná jednotka.
hoth-event-regained = Získané figurky: { $unit } { $hex }, { $count }.
hoth-event-move = Pohyb, { $unit }: { $way }.
hoth-event-breakthrough = Průlom, { $unit }: { $way }.
hoth-event-post-move = Pohyb po útocích, { $unit }: { $way }.
hoth-event-exited = Odchod z plánu přes { $hex }: { $unit }.
hoth-event-boarded = Nástup do transportu na { $hex }: { $unit }.
hoth-event-returned = Návrat do hry na { $hex }: { $unit }.
hoth-event-dice-attack = Útok: { $attacker } { $origin }, cíl: { $target } { $hex }. { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 }: { $dice }.
hoth-event-dice-reroll = Přehození, { $attacker } { $origin }: { $dice }.
hoth-event-dice-confirmation = Potvrzovací hod, cíl { $target } { $hex }: { $dice }.
hoth-event-hit = Zásah, { $unit } { $hex }: ztráty { $losses }, zbývá { $left }.
hoth-event-blocked = Znemožněný ústup, { $unit } { $hex }: ztráty { $losses }, zbývá { $left }.
hoth-event-eliminated = Eliminace: { $unit } { $hex }; medaile ({ $side }): { $medals }.
hoth-event-missed = Bez účinku: { $target } { $hex }.
hoth-event-saved = Zásahy bez účinku: { $target } { $hex }.
hoth-event-fort = Zničeno: { $fort } { $hex }.
hoth-event-retreat = Ústup, { $unit }: { $way }.
hoth-event-retreat-ignoring = Ústup, { $unit }: { $way }. Ignorované symboly: { $count }.
hoth-event-stays = Ústup ignorován, jednotka zůstává: { $unit } { $hex }.
hoth-event-objective = { $side }, trvalá medaile z hexu { $hex }.
hoth-event-countdown = Nový stav, { $countdown }: { $value }.
hoth-event-discarded = { $side }, odhozené karty: { $cards }.
hoth-event-drew = { $side }, dobrané karty: { $count }.
hoth-event-drew-reshuffled = { $side }, dobrané karty: { $count }. Z odhozených karet je nový zamíchaný balíček.
hoth-event-cards-taken = Dobíráte: { $cards }.
hoth-event-hand-seen = Karty v ruce, { $side }: { $cards }.
hoth-event-won = Vítězství: { $side } ({ $reason }).
hoth-event-drawn = Bitva končí remízou ({ $reason }).

## Konce

hoth-over-medals = dost medailí
hoth-over-sudden-death = náhlá smrt
hoth-over-no-units = žádné zbylé jednotky
hoth-over-resigned = kapitulace
hoth-over-agreed = dohoda
hoth-over-stalled = bitva uvázla

## Odmítnutí

hoth-refused-scenario = Scénář { $scenario } neexistuje. Vyberte některý ze seznamu.
hoth-refused-seats = Tato místa neodpovídají scénáři. Zvolte místa, která má.
hoth-refused-commander = Velitel na místě { $seat } musí patřit ke své straně. Zvolte jiného.
hoth-refused-over = Bitva skončila, další rozkazy už nejsou možné.
hoth-refused-wrong-step = V tomto kroku to nejde; teď je na řadě: { $step }. Nejdřív odpovězte na položenou otázku.
hoth-refused-open-question = Teď ne, nejdřív je tu otevřená otázka: { $question } Můžete napsat: { $how }
hoth-refused-section-first = Nejdřív určete sektor pro kartu „{ $card }“: section left, section centre nebo section right.
hoth-refused-compulsory = Tohle nelze odmítnout. Vyberte jednu z nabízených možností.
hoth-refused-not-stalled = { $count ->
    [one] Bitva ještě neuvázla: chybí { $count } tah bez hodu kostkami. Hrajte dál.
    [few] Bitva ještě neuvázla: chybí { $count } tahy bez hodu kostkami. Hrajte dál.
   *[other] Bitva ještě neuvázla: chybí { $count } tahů bez hodu kostkami. Hrajte dál.
 }
hoth-refused-no-such-card = Kartu „{ $card }“ teď zvolit nelze. Vyberte jednu z nabízených karet.
hoth-refused-unknown-card = Karta { $id } neexistuje. Zkontrolujte číslo.
hoth-refused-keep-one = Teď se nic neodhazuje: jednu z těchto karet si nechte: { $cards }.
hoth-refused-discard-or-done = Tady se nevybírá karta, kterou si necháte. Odhoďte některou, nebo skončete slovem done.
hoth-refused-no-own-unit = Na { $hex } nemáte jednotku. Uveďte hex, na kterém nějaká vaše stojí.
hoth-refused-no-hex = Hex { $hex } na plánu není. Zkontrolujte řadu a číslo.
hoth-refused-already-ordered = Tato jednotka už rozkaz má: { $unit } na { $hex }. Vyberte jinou.
hoth-refused-fallback-one = Jednotku, kterou určuje „{ $card }“, nemáte, rozkaz proto dostává jen jedna libovolná. Pokračujte pohybem.
hoth-refused-wrong-section = { $hex } neleží v sektoru, který určuje karta „{ $card }“. Vyberte jednotku, která v něm stojí.
hoth-refused-card-filter = Karta „{ $card }“ této jednotce rozkaz nedává: { $unit } na { $hex }. Vyberte jednotku, kterou karta určuje.
hoth-refused-no-fallback = Karta „{ $card }“ této jednotce rozkaz nedává: { $unit } na { $hex }. Náhradní rozkaz má jen ten, kdo takovou jednotku nemá, a vy máte: { $other } ({ $hexes }).
hoth-refused-too-many-orders = Karta „{ $card }“ už pro { $hex } žádný rozkaz nemá. Pokračujte pohybem.
hoth-refused-not-ordered = Tato jednotka nemá v tomto tahu rozkaz: { $unit } na { $hex }. Vyberte jednotku s rozkazem.
hoth-refused-moved = Tato jednotka se už pohnula: { $unit } na { $hex }. Vyberte jinou.
hoth-refused-cannot-move = Tato jednotka se teď pohnout nemůže. Vyberte jinou.
hoth-refused-immobile = Tato jednotka se nikdy nepohybuje: { $unit }. Vyberte jinou.
hoth-refused-card-no-move = Zahraná karta této jednotce pohyb nedovoluje: { $unit } na { $hex }. Ukončete pohyby.
hoth-refused-no-post-move = Tato jednotka se po útocích už nepohne: { $unit } na { $hex }. Vyberte jinou.
hoth-refused-path = Cesta musí začínat na { $hex } a mít alespoň jeden krok: { $unit }. Uveďte její hexy po řadě.
hoth-refused-not-adjacent = { $hex } nesousedí s { $other }. Uveďte každý hex cesty.
hoth-refused-no-way = { $unit }: z { $hex } na { $other } nevede cesta (nejvýše hexů: { $count }); překáží: { $way }. Zvolte jiný hex.
hoth-in-the-way = { $hex } { $what } ({ $rule })
hoth-refused-occupied = { $hex } je obsazen. Zvolte jinou cestu.
hoth-refused-fort = Na { $hex } stojí v cestě opevnění: { $fort }. Zvolte jinou cestu.
hoth-refused-terrain = Tato jednotka nesmí na { $hex } ({ $terrain }): { $unit }. Zvolte jinou cestu.
hoth-refused-stops = Na { $hex } pohyb končí ({ $terrain }). Zastavte tam, nebo zvolte jinou cestu.
hoth-refused-too-far = Tato jednotka se teď smí pohnout nejvýše o { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
 }: { $unit }. Zvolte kratší cestu.
hoth-refused-no-exit = Z { $hex } nelze plán opustit. Zvolte hex na plánu.
hoth-refused-card-no-attack = Karta „{ $card }“ útoky nedovoluje. Ukončete útoky.
hoth-refused-entered-stop = Tato jednotka v tomto tahu vstoupila na { $hex } a terén ji zastavil ({ $terrain }): { $unit }. Útočit nemůže, vyberte jinou.
hoth-refused-moved-too-far = Tato jednotka se pohnula o víc než { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
 }, a proto neútočí: { $unit }. Vyberte jinou.
hoth-refused-attacked = Této jednotce už žádný útok nezbývá: { $unit } na { $hex }. Vyberte jinou.
hoth-refused-breakthrough-first = Nejdřív útočí jednotka, která provedla průlom. Vyberte její cíl, nebo se jejího útoku vzdejte.
hoth-refused-no-enemy = Na { $hex } není nepřítel. Vyberte hex s nepřítelem.
hoth-refused-out-of-range = { $hex } je mimo dostřel: vzdálenost { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
 }, dostřel { $limit } ({ $unit }). Vyberte bližší cíl.
hoth-refused-no-sight = { $hex } není v dohledu, brání: { $hexes }. Vyberte jiný cíl.
hoth-refused-no-dice = Na útok proti { $hex } nezbývá žádná kostka: { $sum }. Vyberte jiný cíl.
hoth-refused-no-boarding = V tomto scénáři se do transportů nenastupuje. Zaútočte, nebo ukončete útoky.
hoth-refused-not-at-hangar = Tato jednotka na { $hex } nastoupit nemůže: { $unit }. Které jednotky smějí nastoupit a kde, říká popis scénáře.
hoth-refused-boarding-acted = Tato jednotka se v tomto tahu pohnula nebo útočila, takže nastoupit nemůže: { $unit } na { $hex }. Nastupte v některém dalším tahu.
hoth-refused-boarding-enemy = Na { $hex } nelze nastoupit, dokud s ním sousedí nepřátelská jednotka. Nejdřív ji zažeňte.
hoth-refused-no-reroll = Toto přehození teď použít nelze. Vyberte nabízené, nebo kostky nechte.
hoth-refused-cannot-recover = Jednotka na { $hex } figurky získat nemůže. Vyberte nabízenou, nebo zvolte, že nic nezískáte.
hoth-refused-cannot-return = Na { $hex } se žádná jednotka vrátit nemůže. Vyberte nabízený hex.
hoth-refused-ignore = { $count ->
    [0] Zde nelze ignorovat žádný symbol ústupu. Zvolte ústup za všechny.
    [one] Zde lze ignorovat nejvýše { $count } symbol ústupu.
    [few] Zde lze ignorovat nejvýše { $count } symboly ústupu.
   *[other] Zde lze ignorovat nejvýše { $count } symbolů ústupu.
 }
hoth-refused-retreat-direction = { $hex } není krok k vaší základní linii. Vyberte nabízenou cestu.
hoth-refused-retreat-blocked = Na { $hex } nelze vstoupit. Vyberte nabízenou cestu.
hoth-refused-retreat-long = { $count ->
    [0] Jednotka teď svůj hex neopouští: zůstává.
    [one] Ustupuje se jen o { $count } hex. Zvolte kratší cestu.
    [few] Ustupuje se jen o { $count } hexy. Zvolte kratší cestu.
   *[other] Ustupuje se jen o { $count } hexů. Zvolte kratší cestu.
 }
hoth-refused-retreat-short = { $count ->
    [0] Jednotka nemá kam ustoupit: zůstává.
    [one] Ustoupit je nutné co nejdál: o { $count } hex. Zvolte takovou cestu.
    [few] Ustoupit je nutné co nejdál: o { $count } hexy. Zvolte takovou cestu.
   *[other] Ustoupit je nutné co nejdál: o { $count } hexů. Zvolte takovou cestu.
 }
hoth-refused-retreat-short-ignore = { $count ->
    [0] Jednotka nemá kam ustoupit; zůstane, když bude symbol ignorovat: zakončete rozkaz slovy ignore { $ignore }.
    [one] Bez ignorování symbolu se ustupuje o { $count } hex. Zvolte takovou cestu, nebo zakončete rozkaz slovy ignore { $ignore }.
    [few] Bez ignorování symbolu se ustupuje o { $count } hexy. Zvolte takovou cestu, nebo zakončete rozkaz slovy ignore { $ignore }.
   *[other] Bez ignorování symbolu se ustupuje o { $count } hexů. Zvolte takovou cestu, nebo zakončete rozkaz slovy ignore { $ignore }.
 }
hoth-refused-retreat-ignored = Když se symbol ignoruje, neustupuje se. Napište: { $order }
