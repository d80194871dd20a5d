# Bitva o Hoth: otázky, nabídky, záznam a odmítnutí. Názvy jsou v hoth-names.ftl.

## Otázky

hoth-ask-DP-RETURN = Kde se vrátí jednotka do hry?
hoth-ask-DP-PLAY = Kterou kartu rozkazu zahrajete?
hoth-ask-DP-SECTION = Pro kterou část plánu hrajete kartu { $card }?
hoth-ask-DP-ORDER = { $card }: které další jednotce vydáte rozkaz? Zatím vydáno: { $count }.
hoth-ask-DP-ORDER-fallback = { $card }: takovou jednotku nemáte. Vydejte rozkaz jedné libovolné jednotce.
hoth-ask-DP-RECOVER = { $card }: která jednotka získá zpět figurky?
hoth-ask-DP-MOVE = Která jednotka se pohne a kam?
hoth-ask-DP-ATTACK = Která jednotka zaútočí a na co?
hoth-ask-DP-REROLL = { $attacker } { $origin }, padlo: { $dice }. Přehodit?
hoth-ask-DP-RETREAT = Vaše jednotka { $target } na { $hex } musí ustoupit; symbolů ústupu: { $count }. Kudy?
hoth-ask-DP-BREAK = Provede vaše jednotka { $attacker } na { $origin } průlom na { $hex }?
hoth-ask-DP-BREAK-ATTACK = Na co po průlomu zaútočí vaše jednotka { $attacker } na { $origin }?
hoth-ask-DP-POSTMOVE = Která jednotka, která útočila, se ještě pohne?
hoth-ask-DP-DRAW = Kterou z těchto karet si necháte?
hoth-ask-DP-DRAW-discard = Kterou kartu odhodíte? Zatím odhozeno: { $count }.

## Nabídky

hoth-menu-unit = { $hex } { $unit } { $figures }/{ $start }
hoth-menu-board = { $hex } { $unit }: nastoupit do transportu
hoth-menu-hex = { $hex }, { $terrain }
hoth-menu-fort = { $hex } { $fort }
hoth-menu-off = pryč z plánu
hoth-menu-way = { $way }, { $terrain }
hoth-menu-ignore = ignorovat { $count }
hoth-menu-stay = zůstat
hoth-menu-advance = Provést průlom
hoth-menu-reroll-e_web = Přehodit všechny kostky (E-Web blaster)
hoth-menu-reroll-card = Přehodit (karta)
hoth-menu-resign = Vzdát se
hoth-menu-draw = Nabídnout nebo přijmout remízu
hoth-menu-claim = Ukončit uvázlou bitvu
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
hoth-policy-centre = Volný hex nejblíže středu

## Kostky

hoth-dice-range = vzdálenost { $count }
hoth-dice-protection = cíl na terénu { $terrain }
hoth-dice-penalty = útok z terénu { $terrain }
hoth-dice-scouts = zvědové

## Šance

hoth-odds-expected = Očekávané zásahy
hoth-odds-hit = Alespoň jeden zásah
hoth-odds-hit-e-web = Alespoň jeden zásah, s přehozením, když žádný nepadne
hoth-odds-eliminated-by-hits = Eliminace samotnými zásahy
hoth-odds-eliminated = Eliminace včetně znemožněných ústupů
hoth-odds-leaves = Cíl opustí svůj hex
hoth-odds-destroyed = Zničení

## Záznam

hoth-list = { $first }, { $rest }
hoth-list-none = nic
hoth-event-battle-began = Začíná { $scenario }. První na tahu: { $side }.
hoth-event-turn-began = Tah { $number }: { $side }.
hoth-event-card-played = { $side }, zahraná karta: { $card }.
hoth-event-section = Část plánu: { $section }.
hoth-event-ordered = Rozkaz má: { $hexes }.
hoth-event-ordered-fallback = Taková jednotka není; rozkaz má místo ní: { $hexes }.
hoth-event-ordered-none = Rozkaz nemá žádná jednotka.
hoth-event-regained = { $unit } { $hex }, získané figurky: { $count }.
hoth-event-move = Pohyb, { $unit }: { $way }.
hoth-event-breakthrough = Průlom, { $unit }: { $way }.
hoth-event-post-move = Pohyb po útocích, { $unit }: { $way }.
hoth-event-exited = Z hexu { $hex } opouští plán: { $unit }.
hoth-event-boarded = Na hexu { $hex } nastupuje do transportu: { $unit }.
hoth-event-returned = Na hex { $hex } se vrací: { $unit }.
hoth-event-dice-attack = { $attacker } { $origin } proti { $target } { $hex }, kostek { $count }: { $dice }.
hoth-event-dice-reroll = { $attacker } { $origin }, přehozeno: { $dice }.
hoth-event-dice-confirmation = Potvrzovací hod proti { $target } { $hex }: { $dice }.
hoth-event-hit = { $unit } { $hex }, ztráty: { $losses }, zbývá: { $left }.
hoth-event-blocked = { $unit } { $hex }, nelze ustoupit, ztráty: { $losses }, zbývá: { $left }.
hoth-event-eliminated = { $unit } { $hex }: jednotka je eliminována; medaile: { $medals }.
hoth-event-missed = { $target } { $hex }: bez účinku.
hoth-event-saved = { $target } { $hex }: zásahy nic nezpůsobily.
hoth-event-fort = { $fort } na { $hex }: opevnění je zničeno.
hoth-event-retreat = Ústup, { $unit }: { $way }.
hoth-event-retreat-ignoring = Ústup, { $unit }, ignorované symboly { $count }: { $way }.
hoth-event-stays = { $unit } na { $hex }: jednotka ústup ignoruje a zůstává.
hoth-event-objective = { $side }: trvalá medaile z hexu { $hex }.
hoth-event-countdown = { $countdown }: nyní { $value }.
hoth-event-discarded = { $side }, odhozeno: { $cards }.
hoth-event-drew = { $side }, dobrané karty: { $count }.
hoth-event-drew-reshuffled = { $side }, dobrané karty: { $count }. Odhazovací balíček byl zamíchán jako nový.
hoth-event-cards-taken = Dobíráte: { $cards }.
hoth-event-hand-seen = V ruce, { $side }: { $cards }.
hoth-event-draw-offered = { $side }: nabídka remízy.
hoth-event-won = Vítězí { $side }: { $reason }.
hoth-event-drawn = Bitva končí remízou: { $reason }.

## Konce

hoth-over-medals = dost medailí
hoth-over-sudden-death = náhlá smrt
hoth-over-no-units = žádné jednotky
hoth-over-resigned = vzdání se
hoth-over-agreed = dohoda
hoth-over-stalled = uvázlá bitva

## Odmítnutí

hoth-refused-scenario = Scénář { $scenario } neexistuje.
hoth-refused-seats = Tato místa neodpovídají scénáři.
hoth-refused-commander = Místo { $seat } potřebuje velitele své strany.
hoth-refused-ambiguous = Možností je víc; zvolte jednu z nich: { $orders }.
hoth-refused-over = Bitva skončila.
hoth-refused-wrong-step = Teď ne. Právě probíhá: { $step }.
hoth-refused-compulsory = Toto nelze odmítnout.
hoth-refused-resign = Teď se vzdát nemůžete.
hoth-refused-draw-offered = Vaše nabídka remízy už platí.
hoth-refused-not-stalled = Bitva neuvázla: kostky padly nedávno.
hoth-refused-no-such-card = Kartu { $card } zvolit nemůžete.
hoth-refused-no-own-unit = Na { $hex } nemáte jednotku.
hoth-refused-no-hex = { $hex } není hex plánu.
hoth-refused-already-ordered = { $unit } na { $hex }: rozkaz už byl vydán.
hoth-refused-fallback-one = { $card }: bez takových jednotek smí rozkaz dostat jen jedna jednotka.
hoth-refused-wrong-section = { $hex } není v části plánu, kterou určuje { $card }.
hoth-refused-card-filter = { $card } nevydává rozkaz jednotce { $unit } na { $hex }.
hoth-refused-too-many-orders = { $card } už nemá rozkaz pro { $hex }.
hoth-refused-not-ordered = { $unit } na { $hex }: jednotka nedostala rozkaz.
hoth-refused-moved = { $unit } na { $hex }: jednotka se už pohnula.
hoth-refused-cannot-move = Žádná taková jednotka se pohnout nemůže.
hoth-refused-immobile = { $unit }: jednotka se nikdy nepohybuje.
hoth-refused-card-no-move = { $unit } na { $hex }: karta pohyb nedovoluje.
hoth-refused-no-post-move = { $unit } na { $hex }: po útocích už se nepohne.
hoth-refused-path = { $unit }: cesta začíná na { $hex } a má alespoň jeden krok.
hoth-refused-not-adjacent = { $hex } nesousedí s { $other }.
hoth-refused-occupied = { $hex } je obsazen.
hoth-refused-fort = { $fort } na { $hex } brání v cestě.
hoth-refused-terrain = { $unit } na { $hex } nesmí: { $terrain }.
hoth-refused-stops = Pohyb končí na { $hex }: { $terrain }.
hoth-refused-too-far = { $unit }: nejvýše { $count } hexů pohybu.
hoth-refused-no-exit = Z { $hex } nelze plán opustit.
hoth-refused-card-no-attack = { $card } zakazuje útoky.
hoth-refused-entered-stop = { $unit } na { $hex }: jednotka v tomto tahu vstoupila do krytu a neútočí.
hoth-refused-moved-too-far = { $unit }: po pohybu o víc než { $count } hexů jednotka neútočí.
hoth-refused-attacked = { $unit } na { $hex }: žádný útok nezbývá.
hoth-refused-breakthrough-first = Nejdřív útočí jednotka, která provedla průlom.
hoth-refused-no-enemy = Na { $hex } není nepřítel.
hoth-refused-out-of-range = { $hex } je vzdálen { $count } hexů; { $unit } má dostřel { $limit }.
hoth-refused-no-sight = Na { $hex } není vidět, brání: { $hexes }.
hoth-refused-no-dice = Na útok proti { $hex } nezbývá žádná kostka.
hoth-refused-no-boarding = V tomto scénáři nikdo nenastupuje.
hoth-refused-not-at-hangar = { $unit } na { $hex } odtud nastoupit nemůže.
hoth-refused-boarding-acted = { $unit } na { $hex }: jednotka se pohnula nebo útočila, nemůže nastoupit.
hoth-refused-boarding-enemy = S { $hex } sousedí nepřátelská jednotka.
hoth-refused-no-reroll = Toto přehození teď použít nelze.
hoth-refused-cannot-recover = Jednotka na { $hex } nemůže získat figurky.
hoth-refused-cannot-return = Na { $hex } se žádná jednotka vrátit nemůže.
hoth-refused-ignore = Zde lze ignorovat nejvýše { $count } symbolů ústupu.
hoth-refused-retreat-direction = { $hex } není krok zpět k vlastní základní linii.
hoth-refused-retreat-blocked = Na { $hex } nelze vstoupit.
hoth-refused-retreat-long = Délka ústupu v hexech je jen { $count }.
hoth-refused-retreat-short = Ústup musí být co nejdelší, hexů: { $count }.
