# Słowa na obrazkach Lords of War i w ich opisach.

lords-board-turn = { $number ->
        [0] { $side }
       *[other] Tura { $number } · { $side }
    }
lords-board-won = Zwycięstwo!
lords-board-drawn = Bitwa zakończyła się remisem
lords-board-preview = Podgląd: nic się jeszcze nie stało
lords-board-extra = Dodatkowa tura
lords-board-owed = { $side }: { $count ->
        [one] jeszcze dodatkowa tura
        [few] jeszcze { $count } dodatkowe tury
        [many] jeszcze { $count } dodatkowych tur
       *[other] jeszcze { $count } dodatkowej tury
    }
lords-board-stall = Bez strat: { $count } z { $limit } tur

## Fazy, krótko

lords-board-phase-challenge = Wyzwanie
lords-board-phase-place = Wystawienie karty
lords-board-phase-declare = Strzelcy
lords-board-phase-berserk = Berserkerzy
lords-board-phase-reinforce = Uzupełnienie ręki
lords-board-phase-over = Koniec

## Strony

lords-board-units = Jednostki
lords-board-commands = Dowódcy

## Objaśnienia

lords-board-legend-command = Dowódcza
lords-board-legend-danger = Strzałki wroga
lords-board-legend-threat = Zagrożona

## Duże karty

lords-board-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
lords-board-rule-support = Wsparcie: można ją wystawić także obok dowolnej własnej jednostki.
lords-board-rule-shooter = W turze właściciela może zamiast strzałek strzelić do jednego wroga w swojej siatce, o ile żaden wróg jej nie atakuje.
lords-board-rule-command = Jednostka dowódcza: liczy się przeciwnikowi do zwycięstwa.
lords-board-rule-general = Generał: kto go wyeliminuje, ma dodatkową turę.
lords-board-rule-cavalry = Zasady zaawansowane: można ją odwołać, choć ktoś ją atakuje, byle nie włócznicy.
lords-board-rule-berserker = Zasady zaawansowane: gdy pomoże wyeliminować jednostkę i nikt go nie atakuje, wchodzi na jej pole i wszyscy atakują ponownie.
lords-board-rule-spear = Zasady zaawansowane: trzyma jazdę, którą atakuje.

## Opisy

lords-board-alt-turn = { $number ->
        [0] { $side }, { $phase }
       *[other] Tura { $number }, { $side }, { $phase }
    }
lords-board-alt-side = { $side }: jednostki { $units }/{ $goal }, dowódcy { $commands }/{ $most }, ręka { $hand }, talia { $deck }
lords-board-known = na ręce na pewno: { $cards }
lords-board-alt-hand = Ręka
lords-board-alt-card = { $card }: { $kind }, { $rank }, obrona { $defence }, strzałki { $arrows }
lords-board-alt-card-shot = { $card }: { $kind }, { $rank }, obrona { $defence }, strzałki { $arrows }, strzał { $strength }, pól w siatce { $cells }
lords-board-none = nic

## Plansza jako tekst

lords-board-text-unit = { $cell } { $card } · { $kind }, obrona { $defence } · { $arrows }
lords-board-text-shot = strzał { $strength } na { $cells }
lords-board-text-threat = zagrożenie { $total }
lords-board-text-pile = Wyeliminowane
