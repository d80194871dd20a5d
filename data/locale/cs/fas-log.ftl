# Ogniem i Mieczem na živém stole: hlášení.

## Events

fas-event-rule = { $line } ({ $rule })
fas-event-because = { $line } [{ $reasons }]
fas-event-tested = { $unit }, { $test }: kostek { $number }, potřeba { $value } nebo méně: **{ $faces }**; úspěchů { $count }, neúspěchů { $left }
fas-reroll-successes = úspěchy znovu: { $reason }
fas-reroll-failures = neúspěchy znovu: { $reason }
fas-event-contested = { $test }: { $bouts }. Vítěz: { $side }.
fas-event-contested-typed = { $test }: { $bouts }. Vítěz: { $side }.
fas-event-pool = { $side }: { $reasons }
fas-event-bout = { $first } **{ $a }**, { $second } **{ $b }** ({ $steps })
fas-event-step = kostky s číslem { $value }: { $a } proti { $b }
fas-event-step-equal = kostky s číslem { $value }: po { $a }, ruší se
fas-event-dp-more = { $unit }: +{ $value } BD, nyní { $count }, { $state }: { $reason }
fas-event-dp-less = { $unit }: -{ $value } BD, nyní { $count }, { $state }: { $reason }
fas-event-marked = { $unit }, { $marker }: z { $value } na { $count } ({ $reason })
fas-event-gone = { $unit } opouští stůl
fas-event-motivation = { $side }: Motivace -{ $losses }, nyní { $left }: { $reason }
fas-event-order = { $unit }: { $order } leží lícem nahoru
fas-event-order-given = { $unit } má nový skrytý rozkaz
fas-event-order-seen = { $unit } má nyní skrytý rozkaz { $order }
fas-event-corrected = { $side } opravuje { $marker } u { $target }: z { $before } na { $after }
fas-event-reverted = { $side } bere opravu zpět, { $marker } u { $target }: z { $before } na { $after }
fas-event-won = Vítěz: { $side }, { $reason }
fas-event-drawn = Remíza: { $reason }

## What was declared and what follows

fas-told-round = Začíná kolo { $number }
fas-told-orders = Obě strany položily první rozkazy lícem dolů
fas-told-advantage = { $side } si bere výhodu { $advantage }
fas-told-successor = { $side }: { $unit } se vrací jako vrchní velitel, hod { $value }: VB na kolo { $count }. Postavte ho do { $distance } palců od vlastní jednotky.
fas-told-bid = { $side } nabídla VB: { $count }
fas-told-initiative = Iniciativu má { $side }
fas-told-declared = Aktivace: { $unit }
fas-told-end = { $side } už neaktivuje; neaktivovaných prvků: { $count } (kdo může, musí)
fas-told-rule = Podle pravidel { $unit } nesmí: { $action } ({ $why }). Rozhoduje stůl.
fas-told-objective = Cíl { $objective } nyní drží { $side }
fas-told-no-threat = { $unit }: Hrozba 0, bez testu morálky
fas-told-zero = Hrozba 0: bez testu morálky
fas-told-withdraw-withdraw = { $unit } ustupuje o celou Rychlost pryč od zdroje Hrozby
fas-told-withdraw-crush = { $unit } nemůže ustoupit dost daleko: tlačenice
fas-told-withdraw-stuck = { $unit } se nemůže pohnout: tlačenice, zůstává na místě
fas-told-withdraw-dp = { $unit } zůstává do posledního muže
fas-told-defied = { $unit } neposlouchá a bere Reorganizaci
fas-told-no-rally = { $unit } nesrovná řady: nepřátelská jednotka do { $distance } palců, nebo dezorganizující terén
fas-told-no-formation = { $unit } nemá jinou formaci
fas-told-formation = { $unit } se mění: { $formation }
fas-told-disengage = { $unit } se smí pohnout až o dvojnásobek Rychlosti z kteréhokoli bodu
fas-told-morale-none = Žádný neúspěch: nic se neděje
fas-told-morale-dp = Neúspěchů { $count }: 1 BD
fas-told-morale-withdraw = Neúspěchů { $count }: 1 BD, ústup, rozkaz na Reorganizaci
fas-told-occupy = { $unit } obsazuje stavbu; aktivace končí
fas-told-leave = { $unit } opouští stavbu; aktivace končí
fas-told-looters = { $unit } neopustí kořist; aktivace končí
fas-told-dp = BD z palby: { $count }
fas-told-clash = Body převahy: první strana { $a }, druhá strana { $b }
fas-told-no-points = Zásahů { $count }: stavba neztrácí nic
fas-told-points = Ztracené body stavby { $losses }, zbývá { $left } (při 0 jsou to ruiny)
fas-told-ruins = { $unit } vychází ven: postavte ji doprostřed ruin, natočenou libovolně, nebo co nejblíž
fas-told-militia = { $unit } se na zteč neodváží; musí udělat něco jiného nebo skončit
fas-told-charge = { $unit } útočí ztečí na { $target }
fas-told-reaction = { $unit } reaguje: { $action }
fas-told-no-reaction = { $unit } nestíhá zareagovat a pro boj se aktivuje znovu
fas-told-face = { $unit } se staví zteči: { $formation }
fas-told-points-of = Body převahy, { $side }: { $count } [{ $reasons }]
fas-told-tie = Stejně bodů převahy: nikdo nevítězí
fas-told-won = Boj vyhrává { $side }, rozdíl { $count }
fas-told-break = { $unit } se prolamuje: postavte tuto jednotku za cíl a posuňte o 1 palec dál
fas-told-free-pursue = { $unit } pronásleduje; bojovala-li jinou hranou než čelem, obrátí se k nepříteli
fas-told-follow = { $unit } jede rovně k nejbližšímu bodu útočníka celou Rychlostí; smí se ho dotknout a rozkaz jí zůstává
fas-told-free-hold = { $unit } se zadrží a smí se libovolně obrátit
fas-told-free-occupy = { $unit } obsazuje vyklizenou stavbu
fas-told-regroup = { $unit } se přeskupuje: až o Rychlost, mimo nepřátelské kontrolní zóny

## Reasons

fas-why-none = bez důvodu
fas-why-base = podle pravidla
fas-why-scouts = prvky se Zvědy
fas-why-bid = nabídnuté VB
fas-why-again = znovu aktivována
fas-why-auxiliary = pomocný prvek
fas-why-collect = sebrání mužů
fas-why-order = nový rozkaz
fas-why-insist = rozkaz platí
fas-why-intervention = zásah velitele
fas-why-rally = srovnání řad
fas-why-load = nabito
fas-why-group = konec kola
fas-why-half = zbývá polovina jednotek nebo méně
fas-why-objectives = méně cílů než nepřítel
fas-why-forward = méně jednotek vpředu než nepřítel
fas-why-lost = ztráta: { $unit }
fas-why-morale = neúspěchy morálky { $count }
fas-why-crush = tlačenice
fas-why-last-man = zůstala do posledního muže
fas-why-disengage = odpoutání, neúspěchů { $count }
fas-why-passing = průchod, neúspěchů { $count }
fas-why-terrain = dezorganizující terén, neúspěchů { $count }
fas-why-square = už není pevná: konec čtverce
fas-why-typed = zadáno
fas-why-shot = palba, zásahů { $count }
fas-why-ruins = její stavba je v ruinách
fas-why-blow = úder útočníka, BD { $count }
fas-why-spent = spotřebováno v boji
fas-why-overrun = přejeta, BD { $count }
fas-why-melee = útoky v boji
fas-why-break = proražena
fas-why-won = nepřítel couvl
fas-why-stays = neprohrála: sníženo na práh útěku
fas-why-hold = zadržení
fas-why-regroup = přeskupení

## Rules stated

fas-rule-charge = zteč vyžaduje rozkaz Útok a ne stav Zlomený
fas-rule-symbol = jeho karta tuto akci nemá
fas-rule-no-cp = nemá VB
fas-rule-no-load = nemá žádný náboj
fas-rule-tested = jednou za kolo
fas-rule-disengage = ne s rozkazem Útok
fas-rule-formation = jeho karta nyní jinou formaci nemá, nebo rozkaz Útok
fas-rule-load = není co nabíjet, nebo rozkaz Útok
fas-rule-rally = srovnání řad vyžaduje rozkaz Reorganizace a BD
fas-rule-shoot = nemá střelbu, nebo rozkaz Útok
fas-rule-other-type = v nynější podobě, v sedle nebo pěšky, nemá čím střílet
fas-rule-twice = jednou za aktivaci
