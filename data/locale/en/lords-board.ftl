# Words on the pictures of Lords of War and in their descriptions.

lords-board-turn = { $number ->
        [0] { $side }
       *[other] Turn { $number } · { $side }
    }
lords-board-won = Victory!
lords-board-drawn = The battle is a draw
lords-board-preview = Preview: nothing is done yet
lords-board-extra = Extra turn
lords-board-owed = { $side } will have { $count ->
        [one] an extra turn
       *[other] { $count } extra turns
    }
lords-board-stall = Without loss: { $count } of { $limit } turns

## Phases, short

lords-board-phase-challenge = Challenge
lords-board-phase-place = Place a card
lords-board-phase-declare = Shooters
lords-board-phase-berserk = Berserkers
lords-board-phase-reinforce = Refill
lords-board-phase-over = Over

## Sides

lords-board-units = Units
lords-board-commands = Command

## Legend

lords-board-legend-command = Command unit
lords-board-legend-danger = Enemy arrows
lords-board-legend-threat = Threatened

## Large cards

lords-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lords-board-rule-support = Support: may also be placed beside any friendly unit.
lords-board-rule-shooter = On its owner’s turn it may shoot one enemy in its grid instead of using its arrows, unless an enemy engages it.
lords-board-rule-command = Command unit: counts towards the enemy’s goal of command units.
lords-board-rule-general = General: whoever eliminates it takes an extra turn.
lords-board-rule-cavalry = Advanced rules: may be recalled although engaged, unless by spearmen.
lords-board-rule-berserker = Advanced rules: when it helps to eliminate a unit and nobody engages it, it advances and all attack again.
lords-board-rule-spear = Advanced rules: holds cavalry that it engages.

## Descriptions

lords-board-alt-turn = { $number ->
        [0] { $side }, { $phase }
       *[other] Turn { $number }, { $side }, { $phase }
    }
lords-board-alt-side = { $side }: { $units }/{ $goal } units, { $commands }/{ $most } command units, hand { $hand }, deck { $deck }
lords-board-known = known in hand: { $cards }
lords-board-alt-hand = Hand
lords-board-alt-card = { $card }: { $kind }, { $rank }, defence { $defence }, arrows { $arrows }
lords-board-alt-card-shot = { $card }: { $kind }, { $rank }, defence { $defence }, arrows { $arrows }, shot { $strength } on { $cells } cells
lords-board-none = none

## The mat as text

lords-board-text-unit = { $cell } { $card } · { $kind }, defence { $defence } · { $arrows }
lords-board-text-shot = shot { $strength } at { $cells }
lords-board-text-threat = threatened by { $total }
lords-board-text-pile = Eliminated
