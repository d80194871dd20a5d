## Listy armii

lords-refused-list =
    Błędy na liście armii:
    { $faults }
    W każdym wierszu stoi karta z liczbą (`2 orc_catapult`) albo wymiana (`2 orc_ravager_l -> orc_catapult`).
lords-list-faults =
    { $first }
    { $rest }
lords-list-fault = • { $what } ({ $rule })
lords-list-more =
    { $count ->
        [one] • i jeszcze jeden błąd
        [few] • i jeszcze { $count } błędy
       *[many] • i jeszcze { $count } błędów
    }
lords-list-and = { $first }, { $rest }
lords-list-or = { $first } lub { $rest }
lords-list-with-id = { $name } ({ $id })
lords-list-too-long = Lista może mieć najwyżej { $most } znaków; ten tekst jest dłuższy.
lords-list-no-army = Wiersz { $line }: nie ma armii „{ $said }”; są { $known }.
lords-list-two-armies = Wiersz { $line }: wyżej podano już inną armię; lista powstaje z jednej.
lords-list-no-exchange = Wiersz { $line }: jedna wymiana w wierszu: stara karta -> nowa karta.
lords-list-uneven = Wiersz { $line }: oddane { $given }, wzięte { $taken }; po obu stronach napisz tę samą liczbę.
lords-list-no-cards = Wiersz { $line }: wymiana żadnej karty; napisz ile, co najmniej 1.
lords-list-ambiguous = Wiersz { $line }: „{ $said }” to może być { $which }; napisz pełną nazwę ze znakiem albo słowo w nawiasie.
lords-list-no-card = Wiersz { $line }: nie ma karty „{ $said }”.
lords-list-near = Wiersz { $line }: nie ma karty „{ $said }”; czy chodzi o { $near }?
lords-list-which-army = W pierwszym wierszu napisz, z której armii powstaje lista, na przykład „armia: orcs”.
lords-list-other-rank = Wiersz { $line }: { $old } ma stopień { $old_rank }, { $new } ma stopień { $new_rank }; wymieniaj tylko karty tego samego stopnia.
lords-list-too-few = Wiersz { $line }: do oddania { $card } ({ $wanted }×), ale na liście jest tylko { $copies }×.
lords-list-size =
    { $copies ->
        [one] Jedna karta zamiast { $wanted }.
        [few] { $copies } karty zamiast { $wanted }.
       *[many] { $copies } kart zamiast { $wanted }.
    }
lords-list-rank = Stopień { $rank }: { $copies } zamiast { $wanted }.
lords-list-pool = { $card }: na liście { $copies }×, w takiej armii można mieć tylko { $there }×.
lords-list-person = { $person }: w armii { $copies }×, a to jedna osoba.
lords-list-base-only = Ta bitwa jest tylko dla armii podstawowych.
lords-list-race = { $card }: inna rasa; nająć ją może tylko armia najemna.
lords-list-summary =
    { $points ->
        [one] { $army }: { $mode }, { $points } punkt
        [few] { $army }: { $mode }, { $points } punkty
       *[many] { $army }: { $mode }, { $points } punktów
    }
lords-list-mode-base = armia podstawowa
lords-list-mode-custom = armia własna
lords-list-mode-mercenary = armia najemna
lords-list-line = { $rank }: { $cards }
lords-list-copies = { $copies }× { $card }
