## Ustawienia serwera

chat-cmd-fieldpost-settings = ustawienia
chat-cmd-fieldpost-settings-help = Czego ten serwer chce dla swoich gier; bez opcji tylko je pokazuje
chat-opt-theme = kolory
chat-opt-theme-help = Kolory obrazków w nowych grach
chat-opt-posts = wiadomości
chat-opt-posts-help = O czym w nowych grach mówi jedna wiadomość z planszą
chat-opt-starters = zakładający
chat-opt-starters-help = Rola, która może zakładać gry
chat-opt-lobbies = kanał
chat-opt-lobbies-help = Kanał, w którym zakłada się gry
chat-opt-reset = domyślne
chat-opt-reset-help = Co ma znów być domyślne
chat-theme-day = dzień
chat-theme-dusk = zmierzch
chat-theme-winter = zima
chat-theme-contrast = wysoki kontrast
chat-posts-turn = wiadomość na każdą turę
chat-posts-each = wiadomość na każdą ostateczną akcję
chat-settings-title = Ustawienia tego serwera
chat-settings-how = Co ma się zmienić, podaj w `/fieldpost ustawienia`; opcja `domyślne` to cofa. Trwające gry zachowują to, z czym się zaczęły.
chat-setting-pace = Tempo nowych gier
chat-setting-zone = Strefa czasowa osób, które żadnej nie podały
chat-setting-theme = Kolory obrazków
chat-setting-posts = Wiadomość z planszą
chat-setting-starters = Kto może zakładać gry
chat-setting-lobbies = Gdzie zakłada się gry
chat-setting-any = bez ograniczeń
chat-setting-zone-usual = według języka gry
refused-starters = Na tym serwerze gry zakłada { $role }. Poproś kogoś z nich albo dołącz do gry, która czeka na graczy.
refused-lobbies = Na tym serwerze gry zakłada się w { $channel }. Wpisz polecenie tam.
chat-opt-moderators = moderatorzy
chat-opt-moderators-help = Rola, która może przenosić i cofać gry
chat-setting-moderators = Moderatorzy gier
chat-setting-managers = kto zarządza serwerem
chat-cmd-fieldpost-standby = rezerwa
chat-cmd-fieldpost-standby-help = Bądź na tym serwerze w rezerwie jako zastępca; zobacz, kto jest i kto uratował gry
chat-opt-on = włącz
chat-opt-on-help = Czy wzywać cię, gdy zwolni się miejsce
chat-standby-on = Jesteś tu w rezerwie: gdy zabraknie gracza, dostaniesz wezwanie, ale tylko w godzinach czuwania.
chat-standby-off = Nie jesteś tu w rezerwie. Na listę wpiszesz się poleceniem `/fieldpost rezerwa włącz:True`.
chat-button-standby-on = Wpisz mnie do rezerwy
chat-button-standby-off = Wypisz mnie z rezerwy
chat-standby-nowhere = W rezerwie jest się na serwerze. Wpisz polecenie tam.
chat-standby-count = { $count ->
    [one] W rezerwie jest jedna osoba.
    [few] W rezerwie są { $count } osoby.
   *[other] W rezerwie jest { $count } osób.
 }
chat-standby-saved = { $user }: { $count ->
    [one] jedna uratowana gra
    [few] { $count } uratowane gry
   *[other] { $count } uratowanych gier
 }
chat-seat-called = W rezerwie są tu: { $users }.

chat-cmd-fieldpost-colours = kolory
chat-cmd-fieldpost-colours-help = Kolory obrazków, które widzisz tylko ty, we wszystkich grach
chat-opt-colours = kolory
chat-opt-colours-help = dzień, zmierzch, zima, wysoki kontrast albo jak w każdej grze
chat-theme-match = jak w każdej grze
chat-colours-told = Obrazki tylko dla ciebie: **{ $theme }**. Publiczne plansze zachowują kolory swojej gry.
