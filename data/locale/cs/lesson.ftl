### The guided first games: what to do now, and why; each step is told once.

## Battle of Hoth

chat-lesson-hoth-goal = **Váš cíl: 2 medaile.** Jednu dostanete za každou nepřátelskou jednotku, která přijde o poslední figurku. Impériu stačí 3. Potrvá to asi deset minut.
chat-lesson-hoth-dp-play-1 = **Teď: zahrajte kartu.** Říká, kolik vašich jednotek bude v tomto tahu jednat a v kterém sektoru: vlevo, ve středu, nebo vpravo. Stiskněte tu, která teď dá rozkaz nejvíce jednotkám; ostatní vám zůstanou v ruce.
chat-lesson-hoth-dp-play-2 = **Váš druhý tah.** Výše stojí, co udělalo Impérium. Útočte na téhož nepřítele dvěma nebo třemi jednotkami: medaili přinese až poslední figurka a oslabené jednotky házejí pořád všemi kostkami.
chat-lesson-hoth-dp-play-3 = **Odteď už víte, jak na to.** Kartu, která dá rozkaz mnoha jednotkám, si nechte na chvíli, kdy budete blízko. Jakou má útok naději, ukáže tlačítko **{ chat-button-odds }** pod plánem ve vlákně; kdo kam dosáhne nebo na co zaútočí, odpoví `/zeptat`.
chat-lesson-hoth-dp-order-1 = **Teď: řekněte jednotkám, co mají dělat.** Každá nabídka níže je jedna jednotka, číslo má i na obrázku. Kde je útok, zvolte útok: vedle nepřítele se hází 3 kostkami, na dva hexy 2, na tři hexy 1. Jinak jděte blíž; po jednom hexu jednotka ještě útočí.
chat-lesson-hoth-dp-order-2 = **Kdo stojí v krytu, déle vydrží.** Na pahorku nebo ve skalách ztrácí jednotka méně figurek: nepřítel hází o kostku méně.
chat-lesson-hoth-dp-move-1 = **Teď: pohněte jednotkami s rozkazem.** Po jednom hexu mohou ještě útočit, po dvou už ne.
chat-lesson-hoth-dp-attack-1 = **Ještě můžete útočit.** Procenta říkají, s jakou pravděpodobností padne celá nepřátelská jednotka. Když nic nestojí za to, ukončete tah.
chat-lesson-hoth-dp-retreat-1 = **Vaše jednotka musí ustoupit.** Na kostkách padl symbol ústupu. Zvolte hex, na který nepřítel špatně vidí a odkud se můžete vrátit.
chat-lesson-hoth-dp-draw-1 = **Teď: vezměte si kartu na příští tah.** Nechte si tu, která dá rozkaz jednotkám blízko nepřítele.

## Lords of War

chat-lesson-lords-goal = **Váš cíl: vyřadit 10 nepřátelských jednotek nebo 2 velitele.** Jednotka padne, když šipky a výstřely na ni dají dohromady víc než číslo na jejím štítu. Potrvá to asi deset minut.
chat-lesson-lords-dp-chal-1-1 = **Teď: položte první kartu.** Zatím nikdo neútočí. Vezměte kartu s vysokou obranou: nepřítel se hned postaví vedle ní.
chat-lesson-lords-dp-chal-2-1 = **Teď: položte první kartu.** Zatím nikdo neútočí. Vezměte kartu s vysokou obranou: nepřítel se hned postaví vedle ní.
chat-lesson-lords-dp-place-1 = **Teď: umístěte jednu kartu** tak, aby její šipka mířila na nepřítele. Pak udeří všechny jednotky naráz, i nepřátelské. Zvolte místo, kde vaše šipky dohromady překonají obranu nepřítele, a jeho šipky tu vaši ne.
chat-lesson-lords-dp-place-2 = **Vaše druhá karta.** Výše stojí, co udělal nepřítel. Dvě karty, které míří na téhož nepřítele, ho srazí; kopiníci a střelci mohou stát i vedle vlastní jednotky.
chat-lesson-lords-dp-place-3 = **Odteď už víte, jak na to.** Před umístěním vždy uvidíte, které jednotky by jistě padly. Velitelé rozhodují: svoje držte z dosahu.
chat-lesson-lords-dp-shoot-1 = **Vaši střelci střílejí.** Výstřel se přičítá k šipkám na cíl. Miřte tam, kde součet překoná obranu.
chat-lesson-lords-dp-reinforce-1 = **Teď: doplňte ruku.** Doberte kartu, nebo odvolejte jednotku, kterou nikdo neohrožuje, a později ji umístěte lépe.

## Commands & Colors: Napoleonics

chat-lesson-napoleonics-goal = **Váš cíl: 3 zástavy.** Jednu dostanete za každou nepřátelskou jednotku, která přijde o poslední blok, a jednu po dobu, kdy na začátku svého tahu držíte mlýn na D9. Francouzi potřebují také 3.
chat-lesson-napoleonics-d-02-1 = **Teď: zahrajte kartu.** Říká, kolik vašich jednotek bude v tomto tahu jednat a v kterém sektoru. Stiskněte tu, která dá rozkaz několika jednotkám; ostatní vám zůstanou v ruce.
chat-lesson-napoleonics-d-02-2 = **Váš druhý tah.** Výše stojí, co udělali Francouzi. Veďte několik jednotek společně: jedna samotná přijde o bloky a s nimi o kostky.
chat-lesson-napoleonics-d-02-3 = **Odteď už víte, jak na to.** Na jednoho nepřítele útočte dvěma jednotkami. Jakou má útok naději, ukáže tlačítko **{ chat-button-odds }** pod plánem ve vlákně; kdo kam dosáhne nebo na co zaútočí, odpoví `/zeptat`.
chat-lesson-napoleonics-d-05-1 = **Teď: řekněte jednotkám, co mají dělat.** Každá nabídka níže je jedna jednotka, číslo má i na obrázku. Kde je útok, zvolte útok, jinak jděte blíž. Pěchota střílí na dva hexy a nejlépe bojuje vedle nepřítele.
chat-lesson-napoleonics-d-05-2 = **Bloky jsou kostky:** jednotka se čtyřmi bloky hází v boji na blízko čtyřmi, proto útočte čerstvými a unavené stáhněte.
chat-lesson-napoleonics-d-06-1 = **Teď: pohněte jednotkami s rozkazem.** Nepřátelé vedle cesty vás nezastaví. Les, kopec a mlýn chrání toho, kdo v nich stojí.
chat-lesson-napoleonics-d-07-1 = **Ještě můžete útočit.** Procenta říkají, s jakou pravděpodobností padne celá nepřátelská jednotka. Když nic nestojí za to, ukončete tah.
chat-lesson-napoleonics-d-08-1 = **Nepřítel na vás útočí zblízka.** Proti jízdě může pěchota utvořit čtverec: přežije v něm, ale málo zmůže.
chat-lesson-napoleonics-d-12-1 = **Vaše jednotka musí ustoupit.** Na kostkách padly prapory. Zvolte hex, kam nepřítel špatně dosáhne.
chat-lesson-napoleonics-d-13-1 = **Váš velitel musí ustoupit.** Zvolte hex s vlastní jednotkou: samotný velitel je v nebezpečí.
