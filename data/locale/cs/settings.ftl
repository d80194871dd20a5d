## Nastavení serveru

chat-cmd-fieldpost-settings = nastavení
chat-cmd-fieldpost-settings-help = Co tento server chce pro své hry; bez voleb se jen zobrazí
chat-opt-theme = barvy
chat-opt-theme-help = Barvy obrázků v nových hrách
chat-opt-posts = zprávy
chat-opt-posts-help = Co v nových hrách shrne jedna zpráva s herním plánem
chat-opt-starters = zakladatelé
chat-opt-starters-help = Role, která smí zakládat hry
chat-opt-lobbies = kanál
chat-opt-lobbies-help = Kanál, ve kterém se hry zakládají
chat-opt-reset = výchozí
chat-opt-reset-help = Co má být zase výchozí
chat-theme-day = den
chat-theme-dusk = soumrak
chat-theme-winter = zima
chat-theme-contrast = vysoký kontrast
chat-posts-turn = zpráva za každý tah
chat-posts-each = zpráva za každou konečnou akci
chat-settings-title = Nastavení tohoto serveru
chat-settings-how = Co se má změnit, zadejte do `/fieldpost nastavení`; volba `výchozí` to vrátí. Rozehrané hry si nechají to, s čím začaly.
chat-setting-pace = Tempo nových her
chat-setting-zone = Časové pásmo lidí, kteří žádné neuvedli
chat-setting-theme = Barvy obrázků
chat-setting-posts = Zpráva s herním plánem
chat-setting-starters = Kdo smí zakládat hry
chat-setting-lobbies = Kde se hry zakládají
chat-setting-any = bez omezení
chat-setting-zone-usual = podle jazyka hry
refused-starters = Na tomto serveru hry zakládá { $role }. Požádejte někoho z nich, nebo se přidejte ke hře, která čeká na hráče.
refused-lobbies = Na tomto serveru se hry zakládají v { $channel }. Napište příkaz tam.
chat-opt-moderators = moderátoři
chat-opt-moderators-help = Role, která smí hry přesouvat a vracet
chat-setting-moderators = Moderátoři her
chat-setting-managers = kdo spravuje server
chat-cmd-fieldpost-standby = pohotovost
chat-cmd-fieldpost-standby-help = Nabídnout se na tomto serveru jako náhradník; kdo se nabízí a kdo zachránil hry
chat-opt-on = zapnout
chat-opt-on-help = Zda vás zavolat, když se uvolní místo
chat-standby-on = Jste tu v pohotovosti: když bude chybět hráč, dostanete výzvu, ale jen v době, kdy bdíte.
chat-standby-off = V pohotovosti tu nejste. Na seznam se zapíšete příkazem `/fieldpost pohotovost zapnout:True`.
chat-button-standby-on = Chci být v pohotovosti
chat-button-standby-off = Už nechci být v pohotovosti
chat-standby-nowhere = V pohotovosti lze být na serveru. Zadejte příkaz tam.
chat-standby-count = { $count ->
    [one] V pohotovosti je jeden člověk.
    [few] V pohotovosti jsou { $count } lidé.
   *[other] V pohotovosti je { $count } lidí.
 }
chat-standby-saved = { $user }: { $count ->
    [one] jedna zachráněná hra
    [few] { $count } zachráněné hry
   *[other] { $count } zachráněných her
 }
chat-seat-called = V pohotovosti jsou tu: { $users }.

chat-cmd-fieldpost-colours = barvy
chat-cmd-fieldpost-colours-help = Barvy obrázků, které vidíte jen vy, ve všech vašich hrách
chat-opt-colours = barvy
chat-opt-colours-help = den, soumrak, zima, vysoký kontrast, nebo podle každé hry
chat-theme-match = podle každé hry
chat-colours-told = Obrázky jen pro vás: **{ $theme }**. Veřejné herní plány si nechávají barvy své hry.
