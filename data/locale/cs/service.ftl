## Lobby a hry

refused-not-seated = V této hře nemáte místo, takže v ní nemůžete jednat. Můžete se dívat.
refused-no-match = Hra { $match } tu není. Vaše hry ukáže `/hra stav`.
refused-no-system = Hru jménem { $system } tento bot nezná. Vyberte některou z nabízených.
refused-no-scenario = Scénář { $scenario } v této hře není.
refused-status-lobby = Tato hra ještě nezačala: čeká na hráče.
refused-status-over = Tato hra už skončila.
refused-status-started = Tato hra už začala; místa jsou obsazena.
refused-status-export = Rozehraná hra obsahuje tajemství. Exportovat ji lze, až skončí.
refused-offer-self = Místo se předává jinému hráči: ne tomu, kdo je nabízí, ani tomu, kdo na něm hraje.
refused-offer-rival = Kdo hraje za druhou stranu, tohle místo převzít nemůže.
refused-offer-early = Tohle místo může předat jen jeho hráč. Ostatní hráči až tehdy, když na něm otázka zůstane otevřená { $hours } hodin; mohou ho předat i počítači.
refused-offer-lobby = Tato hra ještě nezačala, takže není co předávat. Kdo v ní sedí, může vstát příkazem `/hra odejít` a založit jinou.
refused-offer-host = Na tomto místě hraje počítač. Jeho dřívější hráč si ho může vzít zpět a zakladatel hry ho může nabídnout.
refused-offer-gone = Tahle nabídka už neplatí.
refused-offer-other = Tohle místo je nabídnuto někomu jinému.
refused-offer-computer = Na tomto místě už hraje počítač.
refused-offer-last = Počítač nemůže převzít poslední místo, na kterém hraje člověk. Chcete-li hru ukončit, vzdejte ji.
refused-free-chosen = Na tomto místě není co vybírat; hra na ně nečeká.
refused-already-seated = Už tu sedíte jako { $seat }.
refused-seat-taken = To místo je obsazené. Vyberte si jiné.
refused-seat-kept = Tohle místo je den vyhrazeno hráči z minulé hry. Zvolte jiné.
refused-sequel = Po této bitvě následuje další bitva téže hry a hraje se v tomto kanálu. O odvetu požádejte, až skončí.
refused-not-host = To může jen ten, kdo hru založil.
refused-not-alone = Už se připojil někdo jiný: počkejte, až se obsadí zbývající místa.
refused-order-number = Rozkaz { $number } ({ $order }) byl odmítnut, proto se neprovedl žádný z nich. { $reason }
refused-unsure = `{ $order }` a co následuje čeká na vaše slovo.
refused-order-stopped = Rozkaz { $number } ({ $order }) a další za ním se neprovedly; co bylo před ním, platí. { $reason }
refused-order-waits = Rozkaz { $number } ({ $order }) a další za ním čekají, nejdřív musí odpovědět někdo jiný. Vaše příští stránka jimi začne.
refused-order-over = Hra skončila; rozkaz { $number } ({ $order }) a další za ním už nebyly potřeba.
refused-end-later = Tah může skončit, až odpoví druhá strana. Pak pokračujete, nebo skončí sám, když už není co dělat.
refused-unforeseen = Další rozkazy čekají: { $what }
refused-by-rule = { $reason } ({ $rule })
refused-no-policy = Pro { $point } takový trvalý rozkaz není.
refused-no-seat = V tomto scénáři není místo { $seat }.
refused-still-playing = Ještě hrajete v rozehraných hrách: { $places }. Předejte svá místa příkazem `/hra náhradník`, nebo se vzdejte, a pak to zkuste znovu.
refused-unplayable = V této hře nelze s pravidly, která jsou zde nainstalována, pokračovat. Musí se na to podívat provozovatel bota; nic není ztraceno.
refused-no-option = Taková volba tu není: { $option }. Vyberte některou z nabízených.
refused-unknown-option = Taková volba ani hodnota tu není: { $option }. Nastavit lze: `{ $known }`.
refused-army-unknown = Armádu „{ $name }“ pro tuto hru nemáte uloženou.
refused-army-taken = Armádu „{ $name }“ už máte uloženou. Dejte této jiné jméno, nebo upravte tu uloženou.
refused-army-too-many = Pro jednu hru lze mít uložených nejvýš { $most } armád. Nejdřív některou smažte.
refused-army-too-long = Seznam je příliš dlouhý: smí mít nejvýš { $most } znaků.
refused-army-name = Armáda potřebuje jméno o délce 1 až { $most } znaků.

## What a board message tells

service-posts = Samostatnou zprávu dostane
service-posts-turn = každý tah, průběžně se doplňuje
service-posts-each = každá konečná akce

service-theme = Barvy obrázků
service-theme-day = den
service-theme-dusk = soumrak
service-theme-winter = zima
service-theme-contrast = vysoký kontrast
