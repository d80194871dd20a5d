## Hodiny

service-pace = Tempo
service-pace-live = živě (4 h + 10 min za tah)
service-pace-brisk = svižně (24 h + 12 h za tah)
service-pace-steady = běžně (72 h + 36 h za tah)
service-pace-slow = pomalu (7 d + 3 d za tah)
service-pace-none = žádné, jen připomínky
service-weekends = Víkendy
service-weekends-count = se počítají
service-weekends-off = jsou volné: hodiny stojí

chat-clock-since = otázka padla { $time }
chat-clock-due = čas vyprší { $time }
chat-clock-over = čas vypršel { $time }
chat-clock-away = na dovolené do { $time }
chat-clock-rests = hodiny stojí
chat-clock-until = Čas do { $time }.
chat-clock-usual = Neodpovíte-li do té doby, platí: { $usual }.
chat-clock-excused = Hráči **{ $player }** vypršel čas. Je to omluveno a hra počká do { $until }. { $left ->
    [0] To byla v této hře poslední omluva.
    [one] V této hře zbývá { $left } omluva.
    [few] V této hře zbývají { $left } omluvy.
   *[other] V této hře zbývá { $left } omluv.
}
chat-clock-out = Hráči **{ $player }** vypršel čas a další omluva už není. Do { $until } mohou ostatní rozhodnout, co bude s jeho místem.
chat-clock-quiet = **{ $player }** neodpovídá na tři připomínky, další se proto neposílají. Hodiny běží dál.
chat-clock-strict = Hráči **{ $player }** vypršel čas třikrát za sebou. Dokud pětkrát neodpoví včas, má na každou odpověď dvanáct hodin bdění.
chat-standing-overdue = Hráči { $player } vypršel čas, použilo se proto obvyklé: { $policy }

chat-cmd-fieldpost-hours = hodiny
chat-cmd-fieldpost-hours-help = Řekne, kdy jste vzhůru: jen tehdy vám běží čas a jen tehdy vás bot volá
chat-opt-zone = pásmo
chat-opt-zone-help = Vaše časové pásmo, například Europe/Prague
chat-opt-wakes = od
chat-opt-wakes-help = Od kolika hodin, například 8 nebo 08:30
chat-opt-sleeps = do
chat-opt-sleeps-help = Do kolika hodin, například 22
chat-opt-free = volno
chat-opt-free-help = Volné dny: so, ne, 2027-12-24, 2027-07-01/2027-07-10; - žádné
chat-cmd-fieldpost-reminders = připomínky
chat-cmd-fieldpost-reminders-help = Vybere, kdy a kde vám bot připomene hru, která na vás čeká
chat-opt-remind = kdy
chat-opt-remind-help = Kdy má připomínka přijít
chat-opt-by = kde
chat-opt-by-help = Kam má připomínka přijít
chat-opt-hand = karty
chat-opt-hand-help = Kdy vám skryté karty přijdou soukromou zprávou
chat-cmd-fieldpost-vacation = dovolená
chat-cmd-fieldpost-vacation-help = Na několik dní zastaví všechny vaše hodiny; skončí prvním rozkazem
chat-opt-days = dny
chat-opt-days-help = Kolik dní; bez čísla všechny, které letos zbývají
chat-opt-back = zpět
chat-opt-back-help = Ukončí dovolenou hned

chat-remind-usual = v polovině času, ve třech čtvrtinách a před koncem
chat-remind-daily = jednou denně
chat-remind-digest = souhrnně soukromou zprávou každé ráno a pak před koncem
chat-remind-last = jen před koncem
chat-remind-none = nikdy
chat-by-thread = ve vlákně
chat-by-dm = soukromou zprávou
chat-by-both = obojí
chat-hand-turn = když jsem na tahu
chat-hand-always = vždy
chat-hand-never = nikdy
chat-reminders-told = Připomínky: **{ $remind }**, { $by }. Karty soukromou zprávou: **{ $hand }**.
chat-weekdays = po út st čt pá so ne
chat-hours-unknown = Neřekli jste, kdy jste vzhůru, takže vám čas běží od 08:00 do 22:00 v pásmu hry. Nastavíte to příkazem `/fieldpost hodiny`.
chat-hours-told = Vzhůru jste od **{ $wakes }** do **{ $sleeps }** ({ $zone }). Volno: { $free }. Jen v té době vám běží čas a jen tehdy vás bot volá.
chat-vacation-begun = Do { $until } máte dovolenou: všechny vaše hodiny stojí. Skončí prvním rozkazem. { $left ->
    [one] Letos zbývá ještě { $left } den.
    [few] Letos zbývají ještě { $left } dny.
   *[other] Letos zbývá ještě { $left } dní.
}
chat-vacation-over = Vítejte zpět: čas vám zase běží. { $left ->
    [one] Letos zbývá { $left } den dovolené.
    [few] Letos zbývají { $left } dny dovolené.
   *[other] Letos zbývá { $left } dní dovolené.
}

refused-zone = Časové pásmo { $typed } neexistuje. Vyberte některé z těch, která se nabízejí při psaní.
refused-time = { $typed } není čas. Napište ho třeba jako 8 nebo 22:30.
refused-date = { $typed } není den v týdnu ani datum. Datum pište jako 2027-12-24, rozsah jako 2027-12-24/2027-12-31.
refused-free-days = Aspoň jeden den v týdnu musí zbýt a volných dat smí být nejvýše { $most }.
refused-vacation-twice = Dovolenou už máte. Skončí prvním rozkazem, nebo příkazem `/fieldpost dovolená` s volbou `zpět`.
refused-vacation-none = Nemáte dovolenou.
refused-vacation-left = Tolik dní nezbývá: letos jich máte ještě { $left }.

service-absent = Kdo se nevrátí
service-absent-usual = jako obvykle: v týmech hraje počítač, jinak hra odpočívá
service-absent-computer = hraje za něj počítač
service-absent-substitute = místo může převzít kdokoli
service-absent-claim = druhá strana vyhrává
service-absent-freeze = hra odpočívá

chat-clock-extended = **{ $player }** má víc času: do { $until }.
chat-clock-partner = Hráči **{ $player }** vypršel čas, a tak platí návrh spoluhráče.
chat-clock-frozen = Nikdo nerozhodl, co bude s místem hráče **{ $player }**, a tak hra odpočívá a hodiny stojí. Pokračuje, jakmile zahraje, nebo jednou z těchto voleb.
chat-clock-warned = O výhru nad hráčem **{ $player }** se někdo hlásí a hráč dostal poslední zprávu. Pokud neodpoví, lze si ji vzít definitivně: { $until }.
chat-clock-ending = Je navrženo ukončit hru s hráčem **{ $player }** bez vítěze. Skončí, až souhlasí všichni, kdo jsou zde.
chat-clock-claimed = Hráči **{ $player }** vypršel čas a nevrátil se, jeho strana proto hru vzdává.
chat-clock-ended = Hráč **{ $player }** se nevrátil. Všichni, kdo jsou zde, souhlasí, že hra končí bez vítěze.
chat-clock-computer = Na místě **{ $seat }** hraje počítač; **{ $player }** je může kdykoli převzít zpět.
chat-clock-offer = Na místo **{ $seat }** se hledá jiný hráč.
chat-clock-seat = Na místě **{ $seat }** hraje od této chvíle **{ $player }**.
chat-clock-vacation = **{ $player }** má dovolenou do { $until }. Čas mu stojí; skončí jeho prvním rozkazem.
chat-clock-here = Dovolená skončila (**{ $player }**) a čas zase běží.
chat-clock-ask-pause = **{ $player }** navrhuje přestávku: všechny hodiny stojí, dokud ji někdo neukončí příkazem `/hra pauza`. Začne, až budou souhlasit všichni.
chat-clock-ask-pace = **{ $player }** navrhuje jiné tempo: **{ $pace }**. Platí, až budou souhlasit všichni.
chat-clock-paused = Všichni souhlasí: hra má přestávku a hodiny stojí. Ukončí ji kdokoli příkazem `/hra pauza`.
chat-clock-resumed = Přestávka skončila (**{ $player }**): hodiny zase běží.
chat-clock-pace = Všichni souhlasí: tempo je odteď **{ $pace }**.
chat-clock-warning = Ostatní se hlásí o výhru, protože vám vypršel čas. Zruší to kterýkoli váš rozkaz.
chat-button-consent = Souhlasím
chat-button-pause = Přerušit nebo pokračovat: { $scenario }
chat-button-away = Na { $days } dní na dovolenou
chat-button-returned = Zpět z dovolené
chat-agreed = Zapsáno. Platí, až budou souhlasit všichni.
chat-seat-anybody = Kdokoli, kdo má čas
chat-absent-extend24 = O 24 h víc
chat-absent-extend24-sure = Dát hráči **{ $player }** dalších 24 hodin bdělého času?
chat-absent-extend72 = O 72 h víc
chat-absent-extend72-sure = Dát hráči **{ $player }** dalších 72 hodin bdělého času?
chat-absent-computer = Ať hraje počítač
chat-absent-computer-sure = Má za hráče **{ $player }** hrát počítač podle jeho stálých rozkazů? Místo si může kdykoli vzít zpět.
chat-absent-substitute = Najít hráče
chat-absent-substitute-sure = Nabídnout místo hráče **{ $player }** tomu, kdo přijde první? Jeho stálé rozkazy tím skončí.
chat-absent-claim = Vzít si výhru
chat-absent-claim-sure = Přihlásit se o výhru nad hráčem **{ $player }**? Dostane poslední zprávu a ještě nějaký čas na odpověď.
chat-absent-end = Ukončit
chat-absent-end-sure = Ukončit hru bez vítěze? Musí souhlasit všichni, kdo jsou zde.
chat-absent-done = Hotovo. Podrobnosti jsou ve vlákně hry.
chat-cmd-game-pause = pauza
chat-cmd-game-pause-help = Navrhne, aby všechny hodiny hry stály, souhlasí s tím, nebo přestávku ukončí
chat-cmd-game-pace = tempo
chat-cmd-game-pace-help = Navrhne rozehrané hře jiné tempo, nebo s ním souhlasí
chat-opt-pace = tempo
chat-opt-pace-help = Nové tempo
chat-pace-live = živě (4 h + 10 min za tah)
chat-pace-brisk = svižně (24 h + 12 h za tah)
chat-pace-steady = běžně (72 h + 36 h za tah)
chat-pace-slow = pomalu (7 d + 3 d za tah)
chat-pace-none = žádné, jen připomínky

refused-extension = Tolik hodin přidat nejde.
refused-claim-team = Na té straně hrají i další, výhru si proto vzít nelze. Povolejte počítač, nebo najděte jiného hráče.
refused-claim-early = O výhru už se někdo přihlásil a poslední zpráva odešla. Počkejte, až uplyne čas, který je v ní uveden.
refused-no-end = Takhle hru ukončit nelze, zvolte něco jiného.
refused-not-absent = Nikomu tu čas nevypršel: hráč odpověděl, nebo se jeho místo změnilo.
refused-absent-self = Čeká se právě na vás: stačí kterýkoli váš rozkaz.
refused-pace = Tempo { $typed } neexistuje. Vyberte některé z nabízených.
refused-no-clocks = V této hře žádné hodiny neběží, není tedy co zastavit.
refused-offer-clock = Tohle místo může předat jen jeho hráč. Ostatní hráči až tehdy, když mu vyprší čas; mohou ho předat i počítači.
chat-clock-lobby-warned = Tahle hra čeká na hráče už dvanáct dní. Pokud nezačne, bude uzavřena: { $until }.
chat-clock-lobby-closed = Za dva týdny se hráči nenašli, a tak je hra uzavřena. Další otevře `/hra nová`.
chat-clock-silent = Šedesát dní nikdo nevydal rozkaz, a tak hra odpočívá. Nic se neztratilo: pokračuje prvním rozkazem.
chat-clock-outage = Od { $until } až doteď se k Fieldpostu nedostalo žádné stisknutí. Po tu dobu neběžely žádné hodiny. { $left ->
    [0] Zprávou žádné rozkazy nepřišly.
    [one] Zprávou přišly rozkazy jednou.
   *[other] Zprávou přišly rozkazy { $left }krát.
}
chat-typed-here = { $done ->
    [0] Nic se neprovedlo a nic se nezměnilo: pište rozkazy jako u `/rozkaz` a ve stejné zprávě mě zmiňte.
   *[other] Provedeno: { $done } z { $every }.
}
chat-lobby-closed = Uzavřeno: hra za dva týdny nezačala.
chat-status-closed = uzavřena dřív, než začala
refused-status-closed = Tato hra byla uzavřena, protože se nenašli hráči. Další otevřete příkazem `/hra nová`.

chat-clock-used = Spotřebovaný čas bdění: { $people }.
chat-clock-used-one = **{ $player }** { $hours } h na { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}
chat-clock-ask-here = **{ $player }** navrhuje, aby hra pokračovala v { $where }. Stane se tak, až budou souhlasit všichni hráči.
chat-clock-moved = Hra pokračuje v { $where }.
chat-clock-returned = Za hráče **{ $player }** počítač hrát nesmí, soupeř je proti. Místo mu zase patří.
chat-absent-veto = Bez počítače
chat-absent-veto-sure = Odmítnout počítač místo hráče **{ $player }**? V této hře za něj už hrát nesmí. Místo mu zase bude patřit a ostatní zvolí jinou cestu.
chat-cmd-game-here = sem
chat-cmd-game-here-help = Přesunout hru do tohoto kanálu, až budou souhlasit všichni hráči
refused-computer-vetoed = Soupeř odmítl, aby za tohoto hráče hrál počítač. Zvolte jinou cestu: více času, náhradníka, nárok na výhru, nebo konec.
refused-veto-none = Počítač tu už za nikoho nehraje.
refused-veto-own = Odmítnout počítač smí jen soupeř; tady hraje na vaší straně.

## Vracení přes kostky

chat-clock-ask-back = **{ $player }** žádá vrátit { $left ->
    [one] poslední rozkaz
    [few] poslední { $left } rozkazy
   *[other] posledních { $left } rozkazů
}, i s kostkami. Musí souhlasit všichni hráči; rozkaz podaný mezitím žádost ukončí. Co se od té doby ukázalo:
chat-clock-shown = Něco skrytého odhalily rozkazy: { $seats }. Kdo to viděl, už to ví.
chat-clock-ask-waive = **{ $player }** žádá, aby byl dovolen jiný útok než ten vrácený. Musí souhlasit všichni hráči.
chat-clock-waived = Všichni souhlasí: co bylo vráceno, se nemusí opakovat.
chat-clock-declined = **{ $player }** nesouhlasí. Hra pokračuje beze změny.
chat-clock-back = Všichni souhlasí: hra se vrátila před ten rozkaz.{ $bound ->
    [yes] { " " }Vrácené kostky padnou znovu stejně a přijdou na řadu první; jiný útok vyžaduje souhlas všech.
   *[no] { "" }
}
chat-clock-rolled-back = **{ $player }** jako moderátor rozhoduje: hra se vrací o { $left ->
    [one] jeden rozkaz
    [few] { $left } rozkazy
   *[other] { $left } rozkazů
}. Důvod: { $why }
chat-log-back-consent = ↶ Vráceno i s kostkami, se souhlasem všech.
chat-log-back-moderator = ↶ Vrátil moderátor: { $why }
chat-button-waive = Dovolit jiný útok
chat-button-ask-all = Zeptat se všech
chat-declined = Odmítnuto. Vlákno hry to oznámí.
chat-undo-behind = Se souhlasem všech hráčů lze vrátit { $count ->
    [one] tento rozkaz
    [few] tyto { $count } rozkazy
   *[other] těchto { $count } rozkazů
}. Stejný útok pak hodí stejné kostky; jiný je dovolen, jen když souhlasí všichni. Všichni hráči si přečtou, co se od té doby ukázalo:
chat-undo-ask = přes kostky: zeptat se všech hráčů
chat-undo-waive = jiný útok: zeptat se všech hráčů
chat-undo-decline = odmítnout, co je navrženo
chat-opt-how = jak
chat-opt-how-help = Víc než váš poslední krok
chat-opt-to = kam
chat-opt-to-help = Rozkaz, za kterým má hra znovu stát
chat-opt-reason = důvod
chat-opt-reason-help = Moderátoři: proč hru vracíte; přečtou si to všichni
chat-digest-title = { $count ->
    [one] Čeká na vás hra:
    [few] Čekají na vás { $count } hry:
   *[other] Čeká na vás { $count } her:
 }
