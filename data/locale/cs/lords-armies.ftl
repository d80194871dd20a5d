## Seznamy armád

lords-refused-list =
    Chyby v seznamu armády:
    { $faults }
    Na každém řádku je karta s počtem (`2 orc_catapult`), nebo výměna (`2 orc_ravager_l -> orc_catapult`).
lords-list-faults =
    { $first }
    { $rest }
lords-list-fault = • { $what } ({ $rule })
lords-list-more =
    { $count ->
        [one] • a ještě jedna chyba
        [few] • a ještě { $count } chyby
       *[other] • a ještě { $count } chyb
    }
lords-list-and = { $first }, { $rest }
lords-list-or = { $first } nebo { $rest }
lords-list-with-id = { $name } ({ $id })
lords-list-too-long = Seznam smí mít nejvýše { $most } znaků; tento text je delší.
lords-list-no-army = Řádek { $line }: armáda „{ $said }“ není; jsou { $known }.
lords-list-two-armies = Řádek { $line }: výše je už jiná armáda; seznam vychází z jediné.
lords-list-no-exchange = Řádek { $line }: pište jednu výměnu na řádek: stará karta -> nová karta.
lords-list-uneven = Řádek { $line }: ven jde { $given } a dovnitř { $taken }; napište na obě strany stejný počet.
lords-list-no-cards = Řádek { $line }: výměna žádné karty; napište kolik, nejméně 1.
lords-list-ambiguous = Řádek { $line }: „{ $said }“ může být { $which }; napište celé jméno i se značkou, nebo slovo v závorce.
lords-list-no-card = Řádek { $line }: karta „{ $said }“ není.
lords-list-near = Řádek { $line }: karta „{ $said }“ není; nemyslíte { $near }?
lords-list-which-army = Na první řádek napište, z které armády seznam vychází, například „armáda: orcs“.
lords-list-other-rank = Řádek { $line }: { $old } má hodnost { $old_rank }, { $new } má hodnost { $new_rank }; vyměňujte jen karty téže hodnosti.
lords-list-too-few = Řádek { $line }: ven má jít { $card } ({ $wanted }×), v seznamu je ale jen { $copies }×.
lords-list-size =
    { $copies ->
        [one] Jedna karta místo { $wanted }.
        [few] { $copies } karty místo { $wanted }.
       *[other] { $copies } karet místo { $wanted }.
    }
lords-list-rank = Hodnost { $rank }: { $copies } místo { $wanted }.
lords-list-pool = { $card }: v seznamu { $copies }×, v takové armádě lze mít jen { $there }×.
lords-list-person = { $person }: v armádě { $copies }×, je to ale jediná osoba.
lords-list-base-only = Tato bitva je jen pro základní armády.
lords-list-race = { $card }: jiná rasa; najmout ji smí jen žoldácká armáda.
lords-list-summary =
    { $points ->
        [one] { $army }: { $mode }, { $points } bod
        [few] { $army }: { $mode }, { $points } body
       *[other] { $army }: { $mode }, { $points } bodů
    }
lords-list-mode-base = základní armáda
lords-list-mode-custom = vlastní armáda
lords-list-mode-mercenary = žoldácká armáda
lords-list-line = { $rank }: { $cards }
lords-list-copies = { $copies }× { $card }
