### Slova filmů a přehrávání.

chat-cmd-game-replay = přehrát
chat-cmd-game-replay-help = Přehraje hru znovu po tazích nebo celou jako film jen pro vás
chat-button-film = Film
chat-button-film-first = První tah
chat-button-film-back = Předchozí tah
chat-button-film-forward = Další tah
chat-button-film-last = Poslední tah
chat-button-film-match = Celá hra
chat-film-painting = Maluji film …
chat-film-place = { $number } z { $count }
chat-film-match = { $count ->
    [one] Celá dosavadní hra, jeden tah
    [few] Celá dosavadní hra, { $count } tahy
   *[other] Celá dosavadní hra, { $count } tahů
 }
chat-cmd-game-recap = souhrn
chat-cmd-game-recap-help = Co se stalo od vašeho posledního pohledu, jako obrázek i film, jen pro vás
chat-button-recap = Co je nového
chat-button-recap-again = Ukázat znovu
chat-button-recap-picture = Obrázek
chat-recap-title = Od vašeho posledního pohledu
chat-recap-none = Od vašeho posledního pohledu se nic nestalo.
chat-recap-quiet = Nic, co byste mohli vidět.
chat-recap-more = { $count ->
    [one] Další řádek je v záznamu.
    [few] Další { $count } řádky jsou v záznamu.
   *[other] Dalších { $count } řádků je v záznamu.
 }
chat-cmd-game-note = poznámka
chat-cmd-game-note-help = Zapsat si něco ke hře jen pro sebe, nebo si to znovu přečíst
chat-opt-note = poznámka
chat-opt-note-help = Co uvidíte jen vy; - poznámku smaže
chat-note-title = **Vaše poznámka k této hře** (jen pro vás)
chat-note-none = Nic zapsáno nemáte.
refused-note = Poznámka smí mít nejvýše { $most } znaků a tato má { $count }. Nic se nezměnilo; zkraťte ji a zkuste to znovu.
chat-log-folded = … běžný průběh, řádků: { $count }
chat-log-unfold = Všechny řádky
chat-log-fold = Skrýt běžný průběh
chat-button-diary = Deník jednotky
chat-diary-choice = Čí deník?
chat-diary-nobody = Ve hře není žádná jednotka, kterou byste viděli.
chat-diary-title = Deník: { $pieces }
chat-diary-empty = Nic se tu zatím nestalo.
chat-diary-gone = Ve hře už není.
chat-button-chronicle = Kronika
chat-chronicle-title = Kronika: { $game }
chat-chronicle-running = Kronika prozrazuje všechno, a tak vznikne, až hra skončí.
chat-chronicle-length = Tahů: { $turns }. Kroků: { $steps }.
chat-chronicle-force = { $side }: na začátku figurek { $pieces }, síla { $strength }; na konci { $left }, síla { $rest }
chat-chronicle-luck = Štěstí: kostky, které padly, jak měly
chat-chronicle-luck-side = { $name }: { $good } z { $dice } kostek; očekávat se dalo { $expected }. Lepší než { $percent } % všech náhod.
chat-chronicle-turning-judged = Zlomové tahy podle počítače
chat-chronicle-turning-strength = Zlomové tahy podle zbývající síly
chat-chronicle-good-for = obrat ve prospěch: { $side }
