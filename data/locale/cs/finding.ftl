## Hledání her

chat-cmd-game-next = další
chat-cmd-game-next-help = Otevře vaše nejnaléhavější rozhodnutí ze všech vašich her
chat-cmd-game-list = seznam
chat-cmd-game-list-help = Vypíše hry tohoto serveru, které čekají na hráče nebo se hrají
chat-opt-only = jen
chat-opt-only-help = Jen tyto
chat-list-lobby = ty, které čekají na hráče
chat-list-running = ty, které se hrají
chat-list-title = Hry tohoto serveru
chat-list-none = Žádná tu není. Založí ji `/hra nová`.
chat-list-open = { $thread } · { $game } · { $pace } · volná místa: { $free }
chat-list-plays = { $thread } · { $game } · { $players }
chat-list-join = Přidat se: { $game }
chat-next-none = Žádná hra na vás nečeká.
chat-button-next = Další hra ({ $count })

## Žebříček a co říkají dohrané hry

service-rated = Žebříček
service-rated-on = počítá se
service-rated-off = nepočítá se
chat-cmd-ladder = žebříček
chat-cmd-ladder-help = Síla hráčů na tomto serveru a jak jejich hry dopadly
chat-cmd-ladder-show = ukaž
chat-cmd-ladder-show-help = Žebříček jedné hry na tomto serveru
chat-cmd-ladder-record = bilance
chat-cmd-ladder-record-help = Jak se na tomto serveru dařilo vám nebo jinému hráči
chat-cmd-ladder-scenarios = scénáře
chat-cmd-ladder-scenarios-help = Jak často která strana vyhrála scénáře jedné hry a jak dlouho trvaly
chat-button-ladder = Žebříček
chat-button-record = Moje hry
chat-button-scenarios = Scénáře
chat-ladder-title = Žebříček: { $game }
chat-ladder-none = Nikdo zatím nedohrál hru, která se počítá. Hry založené příkazem `/hra nová` se počítají, pokud zakladatel neurčí jinak.
chat-ladder-how = Každý začíná na 1000 bodech. Výhra nad silným soupeřem dá víc a nejvíc se body hýbou v prvních hrách. Počítají se jen dohrané hry mezi lidmi.
chat-ladder-place = { $place }. { $player } · { $points } · výhry { $won }, remízy { $drawn }, prohry { $lost }
chat-ladder-changed = Žebříček: { $players }
chat-record-title = Hry hráče { $player } na tomto serveru
chat-record-none = Žádná zatím neskončila.
chat-record-game = { $game }: výhry { $won }, remízy { $drawn }, prohry { $lost }
chat-record-computer = { $count ->
    [one] jedna hra proti počítači
    [few] { $count } hry proti počítači
   *[other] { $count } her proti počítači
 }
chat-length-days = { $count ->
    [one] obvykle jeden den
    [few] obvykle { $count } dny
   *[other] obvykle { $count } dní
 }, rozkazů: { $orders }
chat-length-hours = { $count ->
    [one] obvykle jedna hodina
    [few] obvykle { $count } hodiny
   *[other] obvykle { $count } hodin
 }, rozkazů: { $orders }
chat-ladder-scenarios = Scénáře: { $game }
chat-scenarios-none = Nikdo zatím žádný nedohrál.
chat-scenarios-how = Ze všech dohraných her mezi lidmi; v závorce je rozmezí, v němž leží skutečný podíl, pokud se to z tak mála her dá říct (95 %).
chat-scenarios-one = { $scenario } ({ $count ->
    [one] jedna hra
    [few] { $count } hry
   *[other] { $count } her
 })
chat-scenarios-drawn = { $count ->
    [one] jedna remíza
    [few] { $count } remízy
   *[other] { $count } remíz
 }
chat-lobby-length = Tento scénář trvá: { $length }.
refused-no-ladder = Žebříček patří k serveru. Napište příkaz tam.

## Výzvy

chat-opt-opponent = soupeř
chat-opt-opponent-help = Koho vyzýváte: místo na něj čeká tři dny
chat-challenge = { $user }, **{ $player }** vás vyzývá ke hře **{ $game }**. Místo **{ $seat }** na vás čeká tři dny.
chat-challenge-accepted = **{ $player }** výzvu přijímá: **{ $seat }**.
chat-challenge-declined = **{ $player }** výzvu odmítá: místo **{ $seat }** je volné pro každého.
chat-challenge-left = Výzvu jste odmítli. Místo je volné pro každého.
refused-challenge-bot = Bot žádnou výzvu nepřijme. Založte hru bez soupeře a stiskněte tlačítko pro hru proti počítači.
chat-lobby-seat-kept = **{ $seat }**: čeká na hráče { $user } do { $until }
chat-clock-challenge-declined = Výzva byla odmítnuta. Místo je teď volné pro každého.
chat-clock-challenge-over = Výzvu nikdo včas nepřijal. Místo je teď volné pro každého.
refused-challenge-self = Vyzvat můžete někoho jiného, kdo tu ještě nemá místo.
refused-challenge-full = Pro nikoho dalšího tu není volné místo. Založte jinou hru příkazem `/hra nová`.
chat-list-watch = Sledovat { $game }
chat-rematch-same = Znovu stejné strany
chat-rematch-next = Další scénář
refused-no-next = Tohle byl poslední scénář hry. Stiskněte Odvetu, nebo založte jinou hru příkazem `/hra nová`.
chat-cmd-game-learn = výuka
chat-cmd-game-learn-help = Hra proti počítači s výkladem, krok za krokem
refused-no-lesson = Výukové hry jsou pro: { $known }. Zvolte jednu z nich.
chat-record-luck = Štěstí ve hře { $game }, { $matches ->
    [one] poslední zápas
    [few] poslední { $matches } zápasy
   *[other] posledních { $matches } zápasů
}: { $good } z { $dice } kostek padlo, jak mělo, očekávat se dalo { $expected }. Lepší než { $percent } % všech náhod.
