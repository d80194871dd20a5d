### Plány: rozkazy předem, s podmínkami.

## Co je na plánu špatně a proč se zastaví

plan-refused-length = Plán má 1 až { $most } řádků a v nich aspoň jeden rozkaz. Napište třeba: E4>E6; E6xG7 když šance>=50
plan-refused-else = Před „{ $words }“ není řádek s „když“. Nejdřív napište podmínku, potom „jinak“.
plan-refused-line = „{ $words }“ neumím přečíst jako řádek plánu. Napište „když E6 volno: E4>E6“ nebo „E4>E6 když E6 volno“.
plan-refused-condition = Podmínku „{ $words }“ neznám. Jsou tyto: E6 volno, E6 obsazeno, E6 vlastní, E6 nepřítel, síla E6>=2, šance>=50, kostky>=3, tah>=4, ztráta; „ne“ před nimi je obrátí.
plan-refused-place = Místo { $place } na této mapě není. Opravte podmínku; plán nebyl zadán.
plan-refused-device = U tohoto zařízení sedí dva hráči, plán by tedy nezůstal tajný. Rozkazy vydejte ve svém tahu.
plan-stop-condition = Podmínka „{ $condition }“ neplatila.
plan-stop-watch = Nastalo „{ $condition }“.
plan-stop-unknown = „{ $condition }“ tu nelze rozhodnout.
plan-stop-asked = Plán se tu má podle svých slov zastavit.
plan-stop-anytime = Plán nic nevzdává ani nenabízí remízu. Udělejte to sami.
plan-stop-by-hand = Vydali jste rozkaz sami.
plan-stop-taken-back = Kroky byly vzaty zpět.

## Stránka plánu

chat-cmd-plan = plán
chat-cmd-plan-help = Rozkazy předem na váš příští tah, s podmínkami a přesnými šancemi
chat-opt-plan = plán
chat-opt-plan-help = Třeba: když E6 volno: E4>E6; jinak nic; E6xG7 když šance>=50; stop když ztráta
chat-plan-title = Plán
chat-plan-about = Rozkazy na váš příští tah. Provedou se jeden po druhém, jakmile na vás přijde řada, jako byste je tehdy napsali. Dokud plán nejedná, nikdo o něm neví, a nejedná-li vůbec, nikdo se o něm nedozví. Zastaví se u prvního rozkazu, který není možný nebo jehož podmínka neplatí, a řekne to jen vám.
    Rozkaz složte v nabídce, nebo napište: `když E6 volno: E4>E6; jinak nic; E6xG7 když šance>=50; stop když ztráta`
chat-plan-draft = **Ještě není zadán.** Prohlédněte si ho a stiskněte **Zadat plán**. Na hody kostkou ani na ukázání karet se pak už nikdo neptá.
chat-plan-waits = ⏳ Váš plán čeká na váš tah. Víte o něm jen vy.
chat-plan-done = ✅ Váš plán je proveden.
chat-plan-stopped = ⏹ Váš plán se zastavil na řádku { $line }: { $reason }
chat-plan-stopped-at = ⏹ Váš plán se zastavil na řádku { $line } u rozkazu `{ $order }`: { $reason }
chat-plan-ordered = Provedl: `{ $orders }`
chat-plan-given = ✅ Plán je zadán.
chat-plan-dropped = ✅ Plán je odvolán. Co už provedl, platí.
chat-plan-stops = Zastaví se na řádku { $line }: { $reason }
chat-plan-end-done = provede se do konce
chat-plan-end-stopped = zastaví se
chat-plan-end-waits = čeká na druhou stranu
chat-plan-end-shown = pokračuje, až se něco ukáže
chat-plan-end-uncounted = nespočteno, příliš mnoho možností
chat-plan-foreseen = Přesné šance podle toho, co víte; jako by druhá strana do vašeho tahu nic neudělala.
chat-plan-unforeseen = Jak to bude vypadat ve vašem tahu, tu předem vidět nelze, proto žádné šance. Každý rozkaz se prověří, až na něj dojde.
chat-plan-add = Přidat rozkaz…
chat-plan-more = Přidat podmínku…
chat-plan-add-odds = Poslední rozkaz jen při šanci 50 % a více
chat-plan-add-skip = Jinak ho vynechat a pokračovat
chat-plan-add-lost = Zastavit, jakmile utrpím ztrátu
chat-plan-add-end = Ukončit tah
chat-plan-add-less = Vyškrtnout poslední řádek
chat-plan-form-label = Řádky oddělené středníkem
chat-plan-form-hint = { $example }
chat-button-plan-give = Zadat plán
chat-button-plan-edit = Upravit
chat-button-plan-write = Napsat plán
chat-button-plan-drop = Odvolat

## Slova plánů, jak se píší; několik jich dělí středník

chat-plan-word-if = když;pokud
chat-plan-word-else = jinak
chat-plan-word-then = pak;potom
chat-plan-word-and = a;zároveň
chat-plan-word-not = ne
chat-plan-word-hold = nic;čekat
chat-plan-word-stop = stop;konec
chat-plan-word-free = volno;volné
chat-plan-word-taken = obsazeno;obsazené
chat-plan-word-own = vlastní;moje
chat-plan-word-enemy = nepřítel
chat-plan-word-strength = síla
chat-plan-word-odds = šance
chat-plan-word-dice = kostky
chat-plan-word-turn = tah;kolo
chat-plan-word-lost = ztráta
