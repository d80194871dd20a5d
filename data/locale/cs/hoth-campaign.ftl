# Bitva o Hoth: kampaň a karty podpory. Rozkazy a výsledky jsou v datech kampaní.

hoth-ask-DP-SUPPORT = Zahrajete před dobráním kartu podpory?
hoth-ask-DP-REROLL-failed = { $attacker } { $origin }: potvrzovací hod nevyšel ({ $dice }). Přehodit?
hoth-menu-done-DP-SUPPORT = Žádná karta podpory
hoth-menu-support = Karta podpory: { $card }
hoth-menu-support-dice = přehodit: { $dice }
hoth-menu-no-support = bez karty podpory

hoth-event-node = { $campaign }, bitva { $number }. { $words }
hoth-event-node-again = { $campaign }, bitva { $number }: znovu, protože minulá skončila remízou. { $words }
hoth-event-briefing = Vaše tajné rozkazy: { $words } Sekundární cíl: { $objective }
hoth-event-result = { $side }, přečtený výsledek: { $words }
hoth-event-commander-cards = { $side }, karty velitelů pro tuto bitvu: { $cards }.
hoth-event-left-out = Do této bitvy nenastupuje: { $unit } { $hex }.
hoth-event-secondary = { $side }, splněný sekundární cíl: { $words } Karty podpory: { $count }.
hoth-event-support-drawn = { $side }, dobrané karty podpory: { $count }.
hoth-event-support-drawn-reshuffled = { $side }, dobrané karty podpory: { $count }. Ze zahraných karet je nový zamíchaný balíček.
hoth-event-support-seen = Dobíráte karty podpory: { $cards }.
hoth-event-support = { $side }, karta podpory: { $card }.
hoth-event-campaign = Vítěz kampaně: { $side }.
hoth-over-campaign = konec kampaně; vyhrané bitvy: Impérium { $empire }, povstalci { $rebels }; splněné sekundární cíle: Impérium { $empiremet }, povstalci { $rebelsmet }

hoth-campaign-standing = { $campaign }, bitva { $number } · vyhrané bitvy: Impérium { $empire }, povstalci { $rebels }
hoth-when = { $battle }. bitva, { $number }. tah
hoth-campaign-goes-on = Skončí tím jen tato bitva: kampaň pokračuje další bitvou.

hoth-note-orders = Tajné rozkazy: { $words }
hoth-note-objective = Sekundární cíl: { $words } Zatím { $done } z { $wanted }. Odměna v kartách podpory: { $count }.
hoth-note-met = Sekundární cíl, splněno: { $words }
hoth-note-support = Karta podpory { $card } ({ $id }): { $words }

hoth-refused-campaign-seats = Kampaň hrají právě dva hráči.
hoth-refused-campaign-commanders = V kampani se velitel nevybírá: karty velitelů přinášejí výsledky bitev.
hoth-refused-no-campaign = Karty podpory jsou jen v kampani.
hoth-refused-support-own-turn = Karty podpory se hrají ve vlastním tahu. Počkejte na něj.
hoth-refused-support-played = Za tah lze zahrát jen jednu kartu podpory a „{ $card }“ už zahrána byla. Pokračujte bez další.
hoth-refused-support-with-attack = Kartu „{ $card }“ uveďte u útoku, například D4xE5 support { $id }; její podmínka musí platit.
hoth-refused-support-not-now = Kartu „{ $card }“ teď zahrát nelze. { $words }
