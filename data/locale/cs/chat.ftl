### Slova discordové části. `*-help` jsou popisy (nejvýše 100 znaků).

## Příkazy

chat-cmd-game = hra
chat-cmd-game-help = Zakládání a řízení her
chat-cmd-game-new = nová
chat-cmd-game-new-help = Založí novou hru ve vlákně tohoto kanálu
chat-cmd-game-join = připojit
chat-cmd-game-join-help = Obsadí místo ve hře tohoto vlákna
chat-cmd-game-leave = odejít
chat-cmd-game-leave-help = Uvolní vaše místo, dokud hra nezačala
chat-cmd-game-start = začít
chat-cmd-game-start-help = Začne hned hru pro jednoho; hrajete za všechna volná místa
chat-cmd-game-board = plán
chat-cmd-game-board-help = Ukáže herní plán jen vám, jako obrázek nebo text
chat-cmd-game-status = stav
chat-cmd-game-status-help = Vypíše vaše hry a kdo je v nich na tahu
chat-cmd-game-resign = vzdát
chat-cmd-game-resign-help = Vzdá hru za vaši stranu (nejdřív se zeptá)
chat-cmd-game-draw = remíza
chat-cmd-game-draw-help = Nabídne remízu nebo přijme nabídnutou (nejdřív se zeptá)
chat-cmd-game-undo = zpět
chat-cmd-game-undo-help = Vrátí váš poslední krok; přes kostky jen se souhlasem všech hráčů
chat-cmd-game-log = záznam
chat-cmd-game-log-help = Ukáže, co se stalo naposledy
chat-cmd-game-sight = dohled
chat-cmd-game-sight-help = Ukáže, zda je z jednoho pole vidět na druhé a co tomu brání
chat-cmd-game-export = export
chat-cmd-game-export-help = Stáhne dohranou hru jako soubor, aby šel ověřit každý hod
chat-cmd-hand = ruka
chat-cmd-hand-help = Ukáže vaše karty jen vám
chat-cmd-order = rozkaz
chat-cmd-order-help = Vydá napsaný rozkaz; bez textu otevře panel
chat-cmd-rules = pravidla
chat-cmd-rules-help = Hledání v pravidlech
chat-cmd-rules-search = hledat
chat-cmd-rules-search-help = Hledá v pravidlech slova
chat-cmd-rules-why = proč
chat-cmd-rules-why-help = Vysvětlí pravidlo podle čísla, třeba HOTH-MOVE-04
chat-cmd-scenario = scénář
chat-cmd-scenario-help = Prohlížení scénářů
chat-cmd-scenario-list = seznam
chat-cmd-scenario-list-help = Vypíše scénáře hry
chat-cmd-scenario-show = ukázat
chat-cmd-scenario-show-help = Ukáže přípravu a popis scénáře
chat-cmd-fieldpost = fieldpost
chat-cmd-fieldpost-help = O botovi a vašem nastavení
chat-cmd-fieldpost-language = jazyk
chat-cmd-fieldpost-language-help = Vybere jazyk, kterým vám bot odpovídá
chat-cmd-fieldpost-about = informace
chat-cmd-fieldpost-about-help = Co je tento bot a jak začít
chat-cmd-fieldpost-doctor = kontrola
chat-cmd-fieldpost-doctor-help = Zkontroluje, zda má bot v tomto kanálu potřebná práva
chat-cmd-fieldpost-privacy = soukromí
chat-cmd-fieldpost-privacy-help = Co o vás bot ukládá
chat-opt-scenario = scénář
chat-opt-scenario-help = Který scénář
chat-opt-side = strana
chat-opt-side-help = Za kterou stranu chcete hrát; jinak ji určí los a na kartě hry ji změníte
chat-opt-language = jazyk
chat-opt-language-help = Jazyk
chat-opt-format = podoba
chat-opt-format-help = Obrázek, nebo text
chat-opt-game = hra
chat-opt-game-help = Která z vašich her, pokud to není hra tohoto vlákna
chat-opt-origin = odkud
chat-opt-origin-help = Pole, odkud se hledí, třeba E5
chat-opt-viewed = kam
chat-opt-viewed-help = Pole, na které se hledí, třeba C6
chat-opt-seat = místo
chat-opt-seat-help = Které místo
chat-opt-text = text
chat-opt-text-help = Jeden nebo více rozkazů oddělených středníkem
chat-opt-form = formulář
chat-opt-form-help = Otevře formulář, do kterého lze napsat více rozkazů
chat-opt-words = slova
chat-opt-words-help = Hledaná slova
chat-opt-rule = pravidlo
chat-opt-rule-help = Číslo pravidla
chat-choice-picture = Obrázek
chat-choice-text = Text

## Předsíň

chat-lobby-title = { $game }: { $scenario }
chat-lobby-seats = Místa
chat-lobby-seat-taken = { $seat }: **{ $player }**
chat-lobby-seat-free = { $seat }: volné
chat-lobby-waiting = { $free ->
    [one] Jedno místo je volné. Připojte se tlačítkem dole.
    [few] { $free } místa jsou volná. Připojte se tlačítkem dole.
   *[other] { $free } míst je volných. Připojte se tlačítkem dole.
 }
chat-lobby-full = Všechna místa jsou obsazená. Bitva začíná.
chat-lobby-commitment = { $held ->
    [orders] Hody jsou už určené: SHA-256 tajného semínka je `{ $hash }`. Semínko se na konci zveřejní, takže každý hod půjde ověřit.
   *[cards] Hody i karty jsou už určené: SHA-256 tajného semínka je `{ $hash }`. Semínko se na konci zveřejní, takže každý hod i zamíchání půjde ověřit.
}
chat-lobby-join = Přidat se: { $seat }
chat-lobby-random = Náhodná strana
chat-lobby-start = Začít sólo (obě strany)
chat-lobby-computer = Hrát proti počítači
chat-lobby-host = { $seats ->
    [2] Kdo tam stiskne **Přidat se**, bude hrát proti vám; stiskem téhož tlačítka můžete strany vyměnit sami. Nebo začněte hned:
   *[other] Kdo tam stiskne **Přidat se**, obsadí některé z dalších míst, vedle vás nebo proti vám; stiskem téhož tlačítka můžete své místo změnit. Nebo začněte hned:
 }
chat-lobby-fair = Počítač hraje podle stejných pravidel jako vy, ví jen to, co je vidět z jeho místa, a štěstí mu nepřeje víc než ostatním.
chat-computer = Počítač
chat-lobby-leave = Odejít
chat-lobby-rules = Jak se hraje: až bitva začne, stiskněte **Hrát tah**. { $held ->
    [orders] Své zakryté rozkazy vidíte jen vy.
   *[cards] Vaše karty jsou tajné.
}
chat-thread-name = { $players }: { $scenario } ({ $game })
chat-thread-open = Vaše hra je připravená: { $thread }
chat-thread-news = { $player } zakládá hru: **{ $game }**. Přidat se nebo přihlížet můžete v { $thread }
chat-thread-full = Hra **{ $game }** je obsazena. Přihlížet můžete v { $thread }
chat-thread-none = Vlákna tu nejdou založit, hra tedy poběží v tomto kanálu.
chat-system-hoth = Bitva o Hoth
chat-joined = Vaše místo: **{ $seat }**. { $held ->
    [orders] Zakryté rozkazy zůstanou tajné; vám je kdykoli ukáže tlačítko **Moje rozkazy**.
   *[cards] Až bitva začne, dostanete karty; kdykoli je ukáže tlačítko **Moje karty**.
}
chat-joined-random = Los vám určil místo: **{ $seat }**. { $held ->
    [orders] Zakryté rozkazy zůstanou tajné; vám je kdykoli ukáže tlačítko **Moje rozkazy**.
   *[cards] Až bitva začne, dostanete karty; kdykoli je ukáže tlačítko **Moje karty**.
}
chat-joined-begun = Vaše místo: **{ $seat }**. Bitva začíná. { $held ->
    [orders] Zakryté rozkazy zůstanou tajné; vám je kdykoli ukáže tlačítko **Moje rozkazy**.
   *[cards] Vaše karty kdykoli ukáže tlačítko **Moje karty**.
}
chat-left = Už v té hře nehrajete.
chat-started = Bitva začíná.

## Plán

chat-board-turn-named = { $turn } · { $side }
chat-board-turn = { $turn ->
    [0] Před prvním tahem
   *[other] { $turn }. tah
 } · { $side }
chat-board-decides = Rozhoduje **{ $player }** ({ $seat })
chat-board-over = Bitva skončila.
chat-board-draft = Ještě to není konečné: poslední kroky lze vrátit.
chat-board-more = { $count ->
    [one] … ještě { $count } řádek: viz `/hra záznam`
    [few] … ještě { $count } řádky: viz `/hra záznam`
   *[other] … ještě { $count } řádků: viz `/hra záznam`
 }
chat-button-now = Jak to stojí teď
chat-button-turn = Hrát tah
chat-button-hand = { $held ->
    [orders] Moje rozkazy
   *[cards] Moje karty
}
chat-button-odds = Šance
chat-button-fight = Zblízka
chat-fight-none = Zatím tu není boj, který by šlo ukázat zblízka.
chat-button-undo = Vrátit
chat-button-text = Plán jako text
chat-button-back = Zpět
chat-button-type = Napsat rozkazy
chat-button-attack = Hodit kostkami
chat-button-confirm = Ano, provést
chat-button-end = Ukončit tah
chat-button-keep = Ne, zpět
chat-button-options = Ukázat mé možnosti
chat-button-rematch = Odveta
chat-button-log = Co se stalo
chat-button-edit = Upravit znovu
chat-button-board = Ukázat plán
chat-ping = { $user } – ve hře **{ $game }** rozhodujete vy: { $what }
chat-ping-answered = { $player }: zodpovězeno. { $line }
chat-ping-turn = jste na tahu.
chat-ping-last = Tohle byla poslední připomínka. Zůstane-li otázka bez odpovědi { $hours } h, může kterýkoli hráč hry místo předat příkazem `/hra náhradník` někomu jinému, nebo počítači, když zvolí tohoto bota.

## Panel

chat-panel-title = { $seat } · { $question }
chat-panel-this = Právě toto
chat-panel-picked = Vybráno: { $picks }
chat-panel-sole = Jen jedna možnost: **{ $picks }**
chat-run-option = { $answer } · { $field }
chat-run-roll = Hodit { $odds }
chat-run-carry = Potvrdit
chat-run-lead = { $action }: vyberte cíl…
chat-pass-device = Podejte zařízení: hraje **{ $seat }**. Co přijde teď, je jen pro jejich oči.
chat-pass-hand = Kdo drží zařízení? { $held ->
    [orders] Rozkazy
   *[cards] Karty
 } druhé strany zůstanou skryté.
chat-button-here = Hraje { $seat }
chat-panel-pick = Vyberte…
chat-panel-pick-range = Vyberte ({ $first } – { $last })…
chat-panel-many = Vyberte jednu nebo více možností…
chat-panel-numbers = Čísla jsou táž jako na obrázku.
chat-panel-chances = Šance: { $odds }
chat-panel-forecast = Předpověď pro `{ $order }`: { $odds }
chat-panel-dice = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 }
chat-panel-added = kostka { $sum }
chat-panel-final = Tohle už nepůjde vrátit.
chat-panel-counts = Volba platí hned a některou už nelze vzít zpět.
chat-panel-counts-all = Volba platí hned a už ji nelze vzít zpět.
chat-panel-counts-these = Volba platí hned; vzít zpět už nepůjde: { $picks }.
chat-panel-several-final = Jakmile dojde na { $pick }, nic z toho už nepůjde vrátit.
chat-panel-accepted = ✅ Uloženo (potvrzení { $receipt }) · `{ $order }`
chat-panel-stored = ✅ Uloženo (potvrzení { $receipt })
chat-panel-undone = ↩️ Váš poslední krok je vzat zpět.
chat-panel-repeated = Uložilo se to už při prvním odeslání. Nic se neprovedlo dvakrát.
chat-panel-as-of = { $turn }. tah, krok { $step }
chat-computer-moves = **{ $player }** je na tahu, za okamžik pokračujete.
chat-not-your-turn = Teď rozhoduje **{ $player }**. Své { $held ->
    [orders] rozkazy
   *[cards] karty
 } si můžete prohlédnout.
chat-not-a-player = V této hře nehrajete. Plán je veřejný, karty a rozkazy patří hráčům.
chat-panel-outdated = Tahle stránka už neplatí: hra pokračuje v jiné zprávě.
chat-stale = Tohle už je zodpovězeno, nebo je tlačítko ze starší chvíle. Takhle to vypadá teď.
chat-over = Tato hra už skončila.
chat-not-started = Tato hra ještě nezačala.
chat-unknown-button = Tomuto starému tlačítku už nerozumím. Tady je, co můžete udělat teď.

## Karty, šance, text

chat-hand-title = { $held ->
    [orders] Vaše armáda
   *[cards] Vaše karty
} · { $seat }
chat-hand-none = { $held ->
    [orders] Nemáte na stole už nic.
   *[cards] Nemáte žádné karty.
}
chat-hand-dm = { $held ->
    [orders] Vaše rozkazy ve hře **{ $game }**. Kdykoli je ukáže tlačítko **Moje rozkazy**.
   *[cards] Vaše karty ve hře **{ $game }**. Kdykoli je ukáže tlačítko **Moje karty**.
}
chat-dm-closed = { $held ->
    [orders] Jeden z hráčů nepřijímá soukromé zprávy. Nevadí: rozkazy kdykoli ukáže tlačítko **Moje rozkazy**.
   *[cards] Jeden z hráčů nepřijímá soukromé zprávy. Nevadí: karty kdykoli ukáže tlačítko **Moje karty**.
}
chat-button-dm-test = Zkusit znovu soukromé zprávy
chat-dm-trying = Co smíte vidět jen vy, vám právě posílám soukromou zprávou. Nepřijde-li nic, povolte v nastavení soukromí zprávy z tohoto serveru a stiskněte tlačítko znovu.
chat-odds-title = Co mohou vaše rozkazy přinést
chat-odds-none = Teď není co počítat.
chat-odds-line = `{ $order }` · { $odds }
chat-text-title = Plán jako text

## Výsledek

chat-result-title = Bitva skončila
chat-result-winner = Vítězství: **{ $side }** ({ $players })
chat-result-draw = Bitva končí remízou.
chat-result-reason = Důvod: { $reason } ({ $rule })
chat-result-seed = Tajné semínko: `{ $seed }`. Jeho SHA-256 je číslo zveřejněné na začátku.
chat-result-verify = Každý hod lze ověřit: `/hra export` a pak `fieldpost verify SOUBOR`.
chat-result-again = Ještě jednu bitvu, s prohozenými stranami?

## Psané rozkazy

chat-form-title = Vaše rozkazy
chat-form-label = Rozkazy: po řádcích, nebo se středníky
chat-form-hint = Například { $example }

## Odmítnutí a chyby

chat-refused = ⛔ { $reason }
chat-refused-rule = Pravidlo { $rule }. Vysvětlí ho `/pravidla proč`.
chat-refused-now = Nic se nezměnilo.
chat-error = Na naší straně se něco pokazilo (chyba { $id }). Mohlo se to přesto provést: než to zkusíte znovu, podívejte se, jak to stojí.
chat-error-after = Co stojí výše, je uloženo. Co následuje, se nepodařilo ukázat (chyba { $id }): ukáže to `/rozkaz`.
chat-no-game-here = V tomto kanálu žádná hra není. Založte ji příkazem `/hra nová`, nebo otevřete vlákno své hry.
chat-no-game-yours = Nemáte žádnou rozehranou hru.
chat-which-game = Hrajete více her. Otevřete vlákno jedné z nich, nebo ji určete volbou příkazu.
chat-unknown-scenario = Scénář „{ $scenario }“ neexistuje. Všechny vypíše `/scénář seznam`.
chat-unknown-system = Hru „{ $system }“ tu nemáme. Vyberte jednu z těchto: { $games }.
chat-missing-rights = V { $channel } mi chybějí práva: { $rights }. Požádejte správce serveru a zkuste to znovu. Všechna práva ukáže `/fieldpost kontrola`.
chat-right-view_channel = Zobrazit kanál
chat-right-send_messages = Posílat zprávy
chat-right-send_messages_in_threads = Posílat zprávy ve vláknech
chat-right-create_public_threads = Vytvářet veřejná vlákna
chat-right-attach_files = Připojovat soubory
chat-right-embed_links = Vkládat odkazy
chat-right-read_message_history = Číst historii zpráv
chat-confirm-resign = Vzdát bitvu? Vaše místo: **{ $seat }**. Druhá strana ihned vyhraje. Nelze to vzít zpět.
chat-confirm-draw = Nabídnout remízu? Vaše místo: **{ $seat }**. Pokud ji nabídla i druhá strana, bitva ihned skončí.
chat-resigned = Bitva je vzdaná.
chat-draw-offered = Nabídka je podaná.
chat-kept = Nic se nezměnilo.
chat-no-draw = Remízu teď nabídnout nelze.

## Seznamy

chat-status-title = Vaše hry
chat-status-line = { $thread } · { $game }: { $scenario } · { $state }
chat-status-lobby = čeká na hráče
chat-status-yours = **rozhodujete vy**
chat-status-theirs = rozhoduje { $player }
chat-status-over = dohráno
chat-log-title = Co se stalo
chat-log-empty = Zatím se nic nestalo.
chat-log-page = Strana { $number } z { $count }
chat-log-earlier = Dříve
chat-log-later = Později
chat-scenarios-title = Scénáře hry { $game }
chat-scenarios-painted = Kreslí se rozestavení: hotovo { $done } z { $all }.
chat-scenarios-pictures = S obrázky rozestavení: `/scénář seznam systém:`
chat-scenarios-look = Větší a s popisem: `/scénář ukázat`
chat-scenario-title = { $id } · { $name }
chat-scenario-begin = Zahrát si ho: `/hra nová scénář:{ $id }`
chat-rules-title = Pravidla
chat-rules-none = Žádné pravidlo neodpovídá slovům „{ $words }“.
chat-export-ready = Tady je hra jako soubor.
chat-language-set = Od teď vám odpovídám česky.
chat-language-automatic = Odpovídám vám jazykem vašeho Discordu.
chat-about-title = Fieldpost
chat-about-text =
    Deskové válečné hry na dálku: já se starám o plán, karty a pravidla, vy vydáváte rozkazy.

    1. `/hra nová` založí hru ve vlákně a posadí vás k ní. Druhý hráč stiskne **Přidat se**, nebo vy **Hrát proti počítači**.
    2. Stiskněte **Hrát tah** a vybírejte. Nabízím jen přípustné možnosti a vidíte je jen vy.
    3. Po každém konečném kroku zveřejním nový plán. **Moje karty** ukáže karty jen vám.

    Hry patří svým vydavatelům, Fieldpost s nimi není nijak spojen. Hrajte prosím hry, které vlastníte.
chat-about-games = Zdejší hry: { $games }
chat-privacy-text =
    Ukládám vaše číslo uživatele Discordu, vaše jméno v době připojení ke hře, váš jazyk, rozkazy vašich her, armády, které si ukládáte, vaše hodiny a připomínky, až kam jste hry sledovali, vaše poznámky k nim, zda jste v pohotovosti jako náhradník, a vaše hody příkazem `/kostky`. Zprávy nečtu.
    Karty vidí jen jejich majitel, v soukromé odpovědi nebo v soukromé zprávě. Tajné semínko ani karty se nezapisují do provozních záznamů.
    Zde si můžete vše, co je o vás uloženo, stáhnout jako soubor, nebo to nechat smazat.
chat-doctor-good = Všechna práva mám. Dá se tu hrát.
chat-rematch-open = Odveta je otevřená: připojte se na nové kartě.
chat-export-running = Rozehranou hru stáhnout nejde: prozradila by skryté karty. Zkuste to, až skončí.

## A whole turn on one page

chat-sheet-title = Celý tah
chat-sheet-so-far = **Vybráno, zatím se nic nestalo:**
chat-sheet-clash = Vypadlo, protože se to neslučuje s ostatními volbami: { $orders }
chat-sheet-how = U každé jednotky vyberte, co udělá. Nic se nestane, dokud nestisknete tlačítko, které se pak objeví.
chat-sheet-idle = Vedle této volby už nic neudělají: { $pieces }. Položka „Nic“ v nabídce výběr zruší.
chat-sheet-nothing = Nic
chat-sheet-order = Dostane rozkaz a zůstane
chat-sheet-move = Na { $place }
chat-sheet-attack = Zaútočit: { $target }
chat-sheet-move-attack = Na { $place }, pak zaútočit: { $target }
chat-sheet-roll = { $count ->
    [one] Provést a hodit kostkami
    [few] Provést a házet za { $count } útoky
   *[other] Provést a házet za { $count } útoků
 }
chat-sheet-carry = Provést
chat-sheet-carry-end = Provést a ukončit tah
chat-sheet-roll-end = { $count ->
    [one] Hodit a ukončit tah
    [few] Házet za { $count } útoky a ukončit tah
   *[other] Házet za { $count } útoků a ukončit tah
 }
chat-sheet-end-final = Konec tahu už nepůjde vrátit.
chat-sheet-order-idle = Dostane rozkaz, ač teď nemůže táhnout ani útočit
chat-end-waits = Tah ještě nekončí: nejdřív je třeba odpovědět na tohle.
chat-end-title = Ukončit tah?
chat-end-ask = Nikdo už nepotáhne ani nezaútočí.
chat-end-idle = Něco by ještě mohli udělat: { $pieces }.
chat-sheet-steps = Krok za krokem
chat-sheet-more = Další jednotky ({ $count })
chat-draft-do = { $count ->
    [one] Provést
    [few] Provést všechny { $count }
   *[other] Provést všech { $count }
}
chat-draft-do-end = { $count ->
    [one] Provést · { $end }
    [few] Provést všechny { $count } · { $end }
   *[other] Provést všech { $count } · { $end }
}
chat-draft-end-final = „{ $end }“ už nepůjde vrátit.
chat-draft-left = Vynecháno, teď to nejde: { $orders }
chat-draft-way = Vlastní cesta
chat-draft-where = Kam?
chat-draft-nothing = Užitečný rozkaz tu není znám: pokračujte po krocích, nebo ho napište.
chat-draft-done = Hotovo
chat-boxes-send = Odeslat
chat-boxes-empty = zeptat se
