## Lobby a partie

refused-not-seated = V této partii nemáte místo, takže v ní nemůžete jednat. Můžete se dívat.
refused-no-match = Partie { $match } tu není. Vaše partie ukáže `/hra stav`.
refused-no-system = Hra { $system } neexistuje.
refused-no-scenario = Scénář { $scenario } v této hře není.
refused-status-lobby = Tato partie ještě nezačala: čeká na hráče.
refused-status-over = Tato partie už skončila.
refused-status-started = Tato partie už začala; místa jsou obsazena.
refused-status-export = Rozehraná partie obsahuje tajemství. Exportovat ji lze, až skončí.
refused-offer-self = Místo se předává jinému hráči: ne tomu, kdo je nabízí, ani tomu, kdo na něm hraje.
refused-offer-rival = Kdo hraje za druhou stranu, tohle místo převzít nemůže.
refused-offer-early = Tohle místo může předat jen jeho hráč. Zakladatel hry až tehdy, když na něm otázka zůstane otevřená { $hours } hodin.
refused-offer-gone = Tahle nabídka už neplatí.
refused-offer-other = Tohle místo je nabídnuto někomu jinému.
refused-already-seated = Už tu sedíte jako { $seat }.
refused-seat-taken = To místo je obsazené. Vyberte si jiné.
refused-seat-kept = Tohle místo je den vyhrazeno hráči z minulé hry. Zvolte jiné.
refused-not-host = To může jen ten, kdo partii založil.
refused-not-alone = Už se připojil někdo jiný: počkejte, až se obsadí zbývající místa.
refused-order-number = Rozkaz { $number } ({ $order }) byl odmítnut, proto se neprovedl žádný z nich. { $reason }
refused-no-policy = Pro { $point } takový trvalý rozkaz není.
refused-no-seat = V tomto scénáři není místo { $seat }.
refused-still-playing = Ještě hrajete v rozehraných partiích: { $places }. Předejte svá místa příkazem `/hra náhradník`, nebo se vzdejte, a pak to zkuste znovu.
refused-unplayable = V této partii nelze s pravidly, která jsou zde nainstalována, pokračovat. Musí se na to podívat provozovatel bota; nic není ztraceno.
