## Army lists

lords-refused-list =
    This is wrong with the list:
    { $faults }
    Each line is a card with its number (`2 orc_catapult`) or an exchange (`2 orc_ravager_l -> orc_catapult`).
lords-list-faults =
    { $first }
    { $rest }
lords-list-fault = • { $what } ({ $rule })
lords-list-more =
    { $count ->
        [one] • and one more fault
       *[other] • and { $count } more faults
    }
lords-list-and = { $first }, { $rest }
lords-list-or = { $first } or { $rest }
lords-list-with-id = { $name } ({ $id })
lords-list-too-long = A list may have at most { $most } characters; this text is longer.
lords-list-no-army = Line { $line }: there is no army “{ $said }”; there are { $known }.
lords-list-two-armies = Line { $line }: another army was named above; a list is made from one army.
lords-list-no-exchange = Line { $line }: write one exchange a line: old card -> new card.
lords-list-uneven = Line { $line }: { $given } given for { $taken } taken; write the same number on both sides.
lords-list-no-cards = Line { $line }: an exchange of no card at all; write how many, at least 1.
lords-list-ambiguous = Line { $line }: “{ $said }” may be { $which }; write the whole name with its mark, or the word in brackets.
lords-list-no-card = Line { $line }: there is no card “{ $said }”.
lords-list-near = Line { $line }: there is no card “{ $said }”; did you mean { $near }?
lords-list-which-army = Say in the first line which army the list is made from, for example “army: orcs”.
lords-list-other-rank = Line { $line }: { $old } has the rank { $old_rank }, { $new } the rank { $new_rank }; exchange cards of one rank only.
lords-list-too-few = Line { $line }: { $wanted } of { $card } to give away, but the list has only { $copies }.
lords-list-size =
    { $copies ->
        [one] One card instead of { $wanted }.
       *[other] { $copies } cards instead of { $wanted }.
    }
lords-list-rank = Rank { $rank }: { $copies } instead of { $wanted }.
lords-list-pool = { $card }: { $copies } in the list, but only { $there } to be had in this kind of army.
lords-list-person = { $person } is in the army { $copies } times, but is one person.
lords-list-base-only = This battle is for base armies only.
lords-list-race = { $card } is of another people; only a mercenary army may hire it.
lords-list-summary = { $army }: { $mode }, { $points } points
lords-list-mode-base = base army
lords-list-mode-custom = custom army
lords-list-mode-mercenary = mercenary army
lords-list-line = { $rank }: { $cards }
lords-list-copies = { $copies }× { $card }
